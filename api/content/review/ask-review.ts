/** A draft is to be looked at before it is published: asked for, taken back, and what waits for whom. */
import { isDeepStrictEqual } from 'node:util';
import { requireDraft, requirePage } from '#api/content/pages/page-access.ts';
import { nameOf, textOf } from '#api/content/pages/views.ts';
import { findDraft } from '#api/content/storage/drafts.ts';
import { findLiveDocument } from '#api/content/storage/pages.ts';
import {
  endReview,
  findOpenReview,
  findReview,
  findWaitingReviews,
  insertReview,
} from '#api/content/storage/reviews.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { mayDo, requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { PageReview, WaitingReview } from '#schemas/domain/content/review.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { findReviewers, tellAsked } from './tell-review.ts';
import { reviewView } from './view.ts';

export const noReview = () => new ProblemError('not_found', because('review_not_asked'));
export const overtaken = () => new ProblemError('stale_version', because('review_answered'));

/** The open one of a page. Throws not_found. */
export async function readReview(db: Executor, pageId: string): Promise<PageReview> {
  const row = await findOpenReview(db, pageId);
  if (!row) throw noReview();
  return reviewView(row);
}

/**
 * Whoever may edit asks, with problems in the draft or without. One that was open before is over with it. Throws
 * unauthenticated, forbidden, not_found, invalid for a person who cannot answer and for a draft that is what is published,
 * and stale_version for another draft's number and where somebody asked about the same draft already.
 */
export function askReview(
  context: Context,
  pageId: string,
  { revision, note, reviewer }: { revision: number; note: string; reviewer: string | null },
): Promise<PageReview> {
  requirePermission(context.actor, 'editPages');
  const now = context.now();
  return context.database.transaction(async (tx) => {
    await requirePage(tx, pageId);
    const document = await requireDraft(tx, pageId, revision);
    const open = await findOpenReview(tx, pageId);
    if (open?.state === 'asked' && open.revision === revision)
      throw new ProblemError('stale_version', because('review_asked'));
    if (isDeepStrictEqual(document, await findLiveDocument(tx, pageId)))
      throw new ProblemError('invalid', because('review_nothing'));
    if (reviewer !== null && !(await findReviewers(context, tx)).some(({ id }) => id === reviewer)) {
      const reason = because('review_reviewer');
      throw new ProblemError('invalid', reason, { '/reviewer': [reason] });
    }
    if (open) await endReview(tx, pageId, 'replaced', now);
    await insertReview(tx, {
      id: newId(),
      page_id: pageId,
      revision,
      state: 'asked',
      note,
      asked_by: authorOf(context),
      asked_at: now.toISOString(),
      reviewer_id: reviewer,
      answered_revision: null,
      answer_note: '',
      answered_by: null,
      answered_at: null,
      ended: null,
      ended_at: null,
    });
    const name = nameOf(document);
    await recordAudit(tx, context, 'page.review_ask', pageId, name, note ? { note } : {});
    await tellAsked(context, tx, { id: pageId, name }, { note, reviewer });
    return readReview(tx, pageId);
  });
}

/** Throws unauthenticated, forbidden where another person asked, not_found, stale_version once it is answered or over. */
export async function withdrawReview(context: Context, id: string): Promise<Record<never, never>> {
  requirePermission(context.actor, 'editPages');
  await context.database.transaction(async (tx) => {
    const before = await findReview(tx, id);
    if (!before) throw noReview();
    await requirePage(tx, before.page_id);
    if (before.asked_by !== authorOf(context))
      throw new ProblemError('forbidden', because('review_of_another'));
    const open = await findOpenReview(tx, before.page_id);
    if (open?.id !== id || open.state !== 'asked') throw overtaken();
    await endReview(tx, before.page_id, 'withdrawn', context.now());
    const draft = await findDraft(tx, before.page_id);
    await recordAudit(tx, context, 'page.review_withdraw', before.page_id, nameOf(draft?.document ?? {}));
  });
  return {};
}

/** Throws unauthenticated, forbidden. */
export async function listReviewers(context: Context): Promise<{ _id: string; name: string }[]> {
  requirePermission(context.actor, 'editPages');
  const people = await findReviewers(context, context.database.kysely);
  return people
    .map(({ id, first_name, last_name }) => ({ _id: id, name: `${first_name} ${last_name}`.trim() }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Throws unauthenticated, forbidden. */
export async function listWaitingReviews(context: Context): Promise<WaitingReview[]> {
  requirePermission(context.actor, 'readPages');
  if (!mayDo(context.actor, 'publishPages')) return [];
  const rows = await findWaitingReviews(context.database.kysely, authorOf(context));
  return rows.map(({ id, page_id, kind, note, asked_at, asker, title, slug }) => ({
    _id: id,
    page: page_id,
    kind,
    title: textOf(title) || textOf(slug),
    asker,
    asked_at,
    note,
  }));
}
