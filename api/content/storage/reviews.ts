/** Reviews of drafts: one row for each asking, of which a page has one that is open at most. */
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { personName } from '#api/platform/storage/person-name.ts';
import type { ReviewEnd, ReviewState } from '#schemas/domain/content/review.ts';
import { rolesThatMay } from '#schemas/domain/people/permissions.ts';

const open = (db: Executor) =>
  db
    .selectFrom('page_review as r')
    .innerJoin('page_draft as d', 'd.page_id', 'r.page_id')
    .where('r.ended_at', 'is', null)
    .select([
      'r.id',
      'r.page_id',
      'r.state',
      'r.note',
      'r.asked_by',
      personName('r.asked_by').as('asker'),
      'r.asked_at',
      'r.reviewer_id',
      personName('r.reviewer_id').as('reviewer'),
      'r.answer_note',
      'r.answered_by',
      personName('r.answered_by').as('answerer'),
      'r.answered_at',
      sql<number>`coalesce(r.answered_revision, r.revision)`.as('revision'),
      'd.revision as draft_revision',
      'd.updated_by as changed_by',
    ]);

/** The one that is open; undefined when nobody asked. */
export function findOpenReview(db: Executor, pageId: string) {
  return open(db).where('r.page_id', '=', pageId).executeTakeFirst();
}
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findOpenReview>>>;

/** Of all pages, for a list of them. */
export function findOpenReviews(db: Executor): Promise<ReviewRow[]> {
  return open(db).execute();
}

/** How the open one stands, as often asked as somebody is in the editor. */
export function findReviewState(db: Executor, pageId: string) {
  return db
    .selectFrom('page_review')
    .where('page_id', '=', pageId)
    .where('ended_at', 'is', null)
    .select(['id', 'state'])
    .executeTakeFirst();
}

/** One that is open or over; whose page may be deleted. */
export function findReview(db: Executor, id: string) {
  return db.selectFrom('page_review').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * What waits for this person, the longest first: asked of them, or of everybody who may publish; also what was asked of
 * somebody who may not publish any more.
 */
export function findWaitingReviews(db: Executor, accountId: string) {
  return db
    .selectFrom('page_review as r')
    .innerJoin('page as p', 'p.id', 'r.page_id')
    .innerJoin('page_draft as d', 'd.page_id', 'r.page_id')
    .leftJoin('account as w', (join) =>
      join
        .onRef('w.id', '=', 'r.reviewer_id')
        .on('w.role', 'in', rolesThatMay('publishPages'))
        .on('w.disabled_at', 'is', null),
    )
    .where('r.ended_at', 'is', null)
    .where('r.state', '=', 'asked')
    .where('r.asked_by', '!=', accountId)
    .where('p.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('w.id', 'is', null), eb('w.id', '=', accountId)]))
    .select(['r.id', 'r.page_id', 'p.kind', 'r.note', 'r.asked_at', personName('r.asked_by').as('asker')])
    .select([sql<unknown>`d.document -> 'title'`.as('title'), sql<unknown>`d.document -> 'slug'`.as('slug')])
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .execute();
}

export async function insertReview(db: Executor, review: Insertable<Tables['page_review']>) {
  await db.insertInto('page_review').values(review).execute();
}

/** False when it does not wait for an answer any more. */
export async function setAnswer(
  db: Executor,
  id: string,
  answer: { state: Exclude<ReviewState, 'asked'>; revision: number; note: string; by: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page_review')
    .set({
      state: answer.state,
      answered_revision: answer.revision,
      answer_note: answer.note,
      answered_by: answer.by,
      answered_at: now.toISOString(),
    })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the one of a page that is open; true when there was one. */
export async function endReview(db: Executor, pageId: string, ended: ReviewEnd, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page_review')
    .set({ ended, ended_at: now.toISOString() })
    .where('page_id', '=', pageId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const endWhereSame = (db: Executor, pageId: string, ended: ReviewEnd, now: Date) =>
  db
    .updateTable('page_review')
    .set({ ended, ended_at: now.toISOString() })
    .where('page_id', '=', pageId)
    .where('ended_at', 'is', null)
    .where(
      sql<SqlBool>`exists (select from page p
        join page_draft d on d.page_id = p.id
        join page_revision l on l.id = p.published_revision_id
        where p.id = ${pageId} and d.document = l.document)`,
    )
    .execute();

/** The same where the draft is what was published: what was written since is still looked at. */
export async function endPublishedReview(db: Executor, pageId: string, now: Date): Promise<void> {
  await endWhereSame(db, pageId, 'published', now);
}

/** The same of a draft whose changes were all undone. Documents are compared only while one is open. */
export async function endNeedlessReview(db: Executor, pageId: string, now: Date): Promise<void> {
  if (await findReviewState(db, pageId)) await endWhereSame(db, pageId, 'discarded', now);
}
