import { type Insertable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';

/** With the title and address of what goes live, or of the draft when something is taken off. */
const withPage = (db: Executor) =>
  db
    .selectFrom('page_schedule as s')
    .innerJoin('page as p', 'p.id', 's.page_id')
    .innerJoin('page_draft as d', 'd.page_id', 's.page_id')
    .leftJoin('page_revision as r', 'r.id', 's.revision_id')
    .leftJoin('page_revision as live', 'live.id', 'p.published_revision_id')
    .select([
      's.id',
      's.page_id',
      'p.kind',
      's.action',
      's.at',
      's.zone',
      's.state',
      's.revision_id',
      personName('s.author').as('author'),
      's.error',
      's.created_at',
      sql<unknown>`coalesce(r.document, live.document, d.document) -> 'title'`.as('title'),
      sql<unknown>`coalesce(r.document, live.document, d.document) -> 'slug'`.as('slug'),
      sql<unknown>`coalesce(r.document, live.document, d.document) -> 'audience'`.as('audience'),
    ]);

/** What is to come, the next first; of one page or of all. */
export function findPending(db: Executor, pageId?: string) {
  const query = withPage(db).where('s.state', '=', 'pending').orderBy('s.at').orderBy('s.id');
  return (pageId ? query.where('s.page_id', '=', pageId) : query).execute();
}
export type ScheduleRow = Awaited<ReturnType<typeof findPending>>[number];

/** The last that ran, failed or were cancelled. */
export function findEnded(db: Executor, limit: number) {
  return withPage(db)
    .where('s.state', '!=', 'pending')
    .orderBy('s.ended_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}

export function findSchedule(db: Executor, id: string) {
  return withPage(db).where('s.id', '=', id).executeTakeFirst();
}

export async function insertSchedule(db: Executor, schedule: Insertable<Tables['page_schedule']>) {
  await db.insertInto('page_schedule').values(schedule).execute();
}

/** False when it is not to come any more. */
export async function movePending(db: Executor, id: string, to: { at: Date; zone: string }) {
  const { numUpdatedRows } = await db
    .updateTable('page_schedule')
    .set({ at: to.at.toISOString(), zone: to.zone })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Another snapshot goes live by it. */
export async function setSnapshot(db: Executor, id: string, revision: string) {
  await db.updateTable('page_schedule').set({ revision_id: revision }).where('id', '=', id).execute();
}

/** False when it is not to come any more. */
export async function endPending(
  db: Executor,
  id: string,
  end: { state: 'done' | 'failed' | 'cancelled'; error: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page_schedule')
    .set({ ...end, ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those of a page that are to come, locked before the page is: in the order in which the runner locks. */
export function lockPendingOf(db: Executor, pageId: string) {
  return db
    .selectFrom('page_schedule')
    .select('id')
    .where('page_id', '=', pageId)
    .where('state', '=', 'pending')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * One that is due, for this transaction alone: others skip it until that ends, and have it when that fails. Those of
 * one page come in the order of their moments, also with many processes.
 */
export function takeDue(db: Executor, now: Date, except: readonly string[]) {
  let query = db
    .selectFrom('page_schedule as s')
    .selectAll('s')
    .where('s.state', '=', 'pending')
    .where('s.at', '<=', now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('page_schedule as e')
            .select('e.id')
            .whereRef('e.page_id', '=', 's.page_id')
            .where('e.state', '=', 'pending')
            .where(sql<boolean>`(e.at, e.id) < (s.at, s.id)`),
        ),
      ),
    );
  if (except.length > 0) query = query.where('s.id', 'not in', except);
  return query.orderBy('s.at').orderBy('s.id').limit(1).forUpdate().skipLocked().executeTakeFirst();
}

/** When the first of those that are to come after `now` is due; null when there is none. */
export async function findNextMoment(db: Executor, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('page_schedule')
    .select('at')
    .where('state', '=', 'pending')
    .where('at', '>', now.toISOString())
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}
