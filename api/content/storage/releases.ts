/** Releases, and the documents that are in them. */
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import { blockKinds } from '#schemas/domain/content/content-kinds.ts';
import { statesToCome } from '#schemas/domain/content/release.ts';

const releases = (db: Executor) =>
  db
    .selectFrom('page_release as r')
    .select(['r.id', 'r.name', 'r.at', 'r.zone', 'r.state', 'r.error', 'r.created_at', 'r.ended_at'])
    .select([
      personName('r.author').as('author'),
      sql<number>`(select count(*) from page_release_entry e where e.release_id = r.id)::int`.as('size'),
    ]);

/** The next first, those without a time after them. */
export function findReleasesToCome(db: Executor) {
  return releases(db)
    .where('r.state', 'in', statesToCome)
    .orderBy(sql`r.at nulls last`)
    .orderBy('r.id')
    .execute();
}
export type ReleaseRow = Awaited<ReturnType<typeof findReleasesToCome>>[number];

export function findEndedReleases(db: Executor, limit: number) {
  return releases(db)
    .where('r.state', 'not in', statesToCome)
    .orderBy('r.ended_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

export function findRelease(db: Executor, id: string) {
  return releases(db).where('r.id', '=', id).executeTakeFirst();
}

/** Nobody else changes it or lets it go live until the transaction ends. */
export function lockRelease(db: Executor, id: string) {
  return db.selectFrom('page_release').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertRelease(
  db: Executor,
  release: Insertable<Tables['page_release']>,
): Promise<void> {
  await db.insertInto('page_release').values(release).execute();
}

export async function updateRelease(
  db: Executor,
  id: string,
  set: Updateable<Tables['page_release']>,
): Promise<void> {
  await db.updateTable('page_release').set(set).where('id', '=', id).execute();
}

/** With what each document is called: as the snapshot says, or the draft where something is taken off. */
export function findReleaseEntries(db: Executor, releaseId: string) {
  return db
    .selectFrom('page_release_entry as e')
    .innerJoin('page as p', 'p.id', 'e.page_id')
    .innerJoin('page_draft as d', 'd.page_id', 'e.page_id')
    .leftJoin('page_revision as r', 'r.id', 'e.revision_id')
    .where('e.release_id', '=', releaseId)
    .select([
      'e.page_id',
      'p.kind',
      'p.deleted_at',
      'e.action',
      'e.revision_id',
      'e.added_at',
      'd.revision as draft',
    ])
    .select([
      personName('e.author').as('author'),
      sql<unknown>`coalesce(r.document, d.document) -> 'title'`.as('title'),
      sql<unknown>`coalesce(r.document, d.document) -> 'slug'`.as('slug'),
      sql<unknown>`coalesce(r.document, d.document) -> 'audience'`.as('audience'),
      sql<boolean>`r.document is not null and r.document <> d.document`.as('is_outdated'),
    ])
    .orderBy('e.added_at')
    .orderBy('e.page_id')
    .execute();
}
export type ReleaseEntryRow = Awaited<ReturnType<typeof findReleaseEntries>>[number];

export async function putEntry(db: Executor, entry: Insertable<Tables['page_release_entry']>): Promise<void> {
  const { action, revision_id, author, added_at } = entry;
  await db
    .insertInto('page_release_entry')
    .values(entry)
    .onConflict((conflict) =>
      conflict.columns(['release_id', 'page_id']).doUpdateSet({ action, revision_id, author, added_at }),
    )
    .execute();
}

/** False when it was no part of it. */
export async function deleteEntry(db: Executor, releaseId: string, pageId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('page_release_entry')
    .where('release_id', '=', releaseId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function findReleasesOfPage(db: Executor, pageId: string) {
  return db
    .selectFrom('page_release_entry as e')
    .innerJoin('page_release as r', 'r.id', 'e.release_id')
    .where('e.page_id', '=', pageId)
    .where('r.state', 'in', statesToCome)
    .select(['r.id', 'r.name', 'r.at', 'r.zone', 'e.action'])
    .orderBy(sql`r.at nulls last`)
    .orderBy('r.id')
    .execute();
}

/** One that is due, for this transaction alone: others skip it until that ends, and have it when that fails. */
export function takeDueRelease(db: Executor, now: Date, except: readonly string[]) {
  let query = db
    .selectFrom('page_release')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('at', '<=', now.toISOString());
  if (except.length > 0) query = query.where('id', 'not in', except);
  return query.orderBy('at').orderBy('id').limit(1).forUpdate().skipLocked().executeTakeFirst();
}
export type DueRelease = NonNullable<Awaited<ReturnType<typeof takeDueRelease>>>;

/** When the first that comes after `now` is due; null when there is none. */
export async function findNextRelease(db: Executor, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('page_release')
    .select('at')
    .where('state', '=', 'scheduled')
    .where('at', '>', now.toISOString())
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** What happens to pages and sections until a moment, in order: by schedules, by releases, and by `releaseId` last. */
export async function findUpcomingPages(db: Executor, until: Date, releaseId: string | null) {
  const moment = until.toISOString();
  const scheduled = db
    .selectFrom('page_schedule as s')
    .innerJoin('page as p', 'p.id', 's.page_id')
    .leftJoin('page_revision as r', 'r.id', 's.revision_id')
    .where('s.state', '=', 'pending')
    .where('s.at', '<=', moment)
    .where('p.deleted_at', 'is', null)
    .where('p.kind', 'in', blockKinds)
    .select(['p.id', 'p.kind', 'r.id as revision_id', 'r.document', 's.at']);
  const released = db
    .selectFrom('page_release_entry as e')
    .innerJoin('page_release as l', 'l.id', 'e.release_id')
    .innerJoin('page as p', 'p.id', 'e.page_id')
    .leftJoin('page_revision as r', 'r.id', 'e.revision_id')
    .where('p.deleted_at', 'is', null)
    .where('p.kind', 'in', blockKinds)
    .where('l.state', 'in', statesToCome)
    .where((eb) =>
      eb.or([
        eb.and([eb('l.state', '=', 'scheduled'), eb('l.at', '<=', moment)]),
        ...(releaseId === null ? [] : [eb('l.id', '=', releaseId)]),
      ]),
    )
    .select(['p.id', 'p.kind', 'r.id as revision_id', 'r.document', 'l.at', 'l.id as release']);
  const [alone, together] = await Promise.all([scheduled.execute(), released.execute()]);
  const last = (row: { release?: string }) => Number(releaseId !== null && row.release === releaseId);
  return [...alone.map((row) => ({ ...row, release: '' })), ...together].sort(
    (one, other) => last(one) - last(other) || (one.at ?? '').localeCompare(other.at ?? ''),
  );
}
