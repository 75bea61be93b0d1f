import { type Selectable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { MediaKind } from '#schemas/domain/media/media.ts';
import { usedMediaIds } from './media-places.ts';

export type MediaRow = Selectable<Tables['media']>;
export type MediaFilter = {
  words: string[];
  kind: MediaKind | undefined;
  /** An id, or null for what lies in none; without it both. */
  folder: string | null | undefined;
  unused: boolean;
};

const matching = (db: Executor, { words, kind, folder, unused }: MediaFilter) => {
  let query = db.selectFrom('media').where('account_id', 'is', null);
  if (kind) query = query.where('kind', '=', kind);
  if (folder !== undefined) query = query.where('folder_id', folder === null ? 'is' : '=', folder);
  if (unused) query = query.where(sql<boolean>`id not in (${usedMediaIds})`);
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

/** Of the library alone, in the order of their ids, held until the transaction ends. */
export function lockLibraryItems(db: Executor, ids: readonly string[]): Promise<MediaRow[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('id', 'in', ids)
    .where('account_id', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Which of these something shows. */
export async function findUsedAmong(db: Executor, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`id in (${usedMediaIds})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export function findMediaBySource(db: Executor, sourceHash: string) {
  return db.selectFrom('media').selectAll().where('source_hash', '=', sourceHash).executeTakeFirst();
}

/** False when the same file came in meanwhile. */
export async function insertMedia(db: Executor, row: MediaRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('media')
    .values({ ...row, edit: row.edit && JSON.stringify(row.edit) })
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

export async function deleteMediaRows(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('media').where('id', 'in', ids).execute();
}

/** Answers the items of the library that there were to move. */
export function moveMediaRows(db: Executor, ids: readonly string[], folder: string | null) {
  return db
    .updateTable('media')
    .set({ folder_id: folder })
    .where('id', 'in', ids)
    .where('account_id', 'is', null)
    .returning(['id', 'name'])
    .execute();
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
