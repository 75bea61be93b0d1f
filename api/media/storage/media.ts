import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { MediaKind } from '#schemas/domain/media/media.ts';

export type MediaRow = Selectable<Tables['media']>;
export type MediaFilter = { words: string[]; kind: MediaKind | undefined };

const matching = (db: Executor, { words, kind }: MediaFilter) => {
  let query = db.selectFrom('media').where('account_id', 'is', null);
  if (kind) query = query.where('kind', '=', kind);
  for (const word of words) {
    query = query.where(sql<string>`name || ' ' || alt`, 'ilike', anywhere(word));
  }
  return query;
};

/** The last uploaded first: their ids are in the order of time. */
export function findMedia(db: Executor, filter: MediaFilter, page: { limit: number; offset: number }) {
  return matching(db, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countMedia(db: Executor, filter: MediaFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select((row) => row.fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findMediaByIds(db: Executor, ids: readonly string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
}

export function findMediaById(db: Executor, id: string) {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, none of which is deleted until the transaction ends. */
export function keepMediaByIds(db: Executor, ids: readonly string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('media').selectAll().where('id', 'in', ids).orderBy('id').forShare().execute();
}

/** Held until the transaction ends. */
export function lockMedia(db: Executor, id: string) {
  return db.selectFrom('media').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findMediaBySource(db: Executor, sourceHash: string) {
  return db.selectFrom('media').selectAll().where('source_hash', '=', sourceHash).executeTakeFirst();
}

/** False when the same file came in meanwhile. */
export async function insertMedia(db: Executor, row: Insertable<Tables['media']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('media')
    .values(row)
    .onConflict((conflict) => conflict.column('source_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function updateMedia(db: Executor, id: string, change: Updateable<Tables['media']>) {
  return db.updateTable('media').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

export async function deleteMediaRow(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

/** Shoppers' photos from before a moment that neither a review, whatever its state, nor a profile shows. */
export async function findUnusedPhotos(db: Executor, before: string, limit: number): Promise<MediaRow[]> {
  const { rows } = await sql<MediaRow>`select m.* from media m
    where m.account_id is not null and m.created_at < ${before} and not exists (
      select 1 from review r where r.photos @> jsonb_build_array(jsonb_build_object('id', m.id)))
    and not exists (
      select 1 from account a where a.id = m.account_id and position(m.id in coalesce(a.image, '')) > 0)
    limit ${limit}`.execute(db);
  return rows;
}

/**
 * Documents that stand or will stand somewhere and hold this text: drafts, what is published, what is scheduled.
 * Deleted pages and history are not asked: they show nothing.
 */
export async function findDocumentsHolding(db: Executor, text: string) {
  const { rows } = await sql<{
    page: string;
    state: 'draft' | 'published' | 'scheduled';
    document: Record<string, unknown>;
  }>`
    select p.id as page, 'published' as state, r.document
      from page p join page_revision r on r.id = p.published_revision_id
      where p.deleted_at is null and position(${text} in r.document::text) > 0
    union all
    select p.id, 'draft', d.document
      from page p join page_draft d on d.page_id = p.id
      where p.deleted_at is null and position(${text} in d.document::text) > 0
    union all
    select p.id, 'scheduled', r.document
      from page_schedule s join page p on p.id = s.page_id join page_revision r on r.id = s.revision_id
      where s.state = 'pending' and p.deleted_at is null and position(${text} in r.document::text) > 0
  `.execute(db);
  return rows;
}
