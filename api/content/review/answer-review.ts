/** A draft that waits for review is approved, or sent back with what is to be changed. */
import type { Transaction } from 'kysely';
import { requireDraft, requirePage } from '#api/content/pages/page-access.ts';
import { nameOf } from '#api/content/pages/views.ts';
import {
  endReview,
  findOpenReview,
  findReview,
  type ReviewRow,
  setAnswer,
} from '#api/content/storage/reviews.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { PageReview, reviewAnswers } from '#schemas/domain/content/review.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { isApprovalRequired } from './approval.ts';
import { noReview, overtaken, readReview } from './ask-review.ts';
import { tellAnswered } from './tell-review.ts';

type Answer = { answer: (typeof reviewAnswers)[number]; note: string };

/** Where an approval counts for publishing, it is another person's. Throws forbidden. */
async function requireAnother(context: Context, tx: Transaction<Tables>, open: ReviewRow): Promise<void> {
  const caller = authorOf(context);
  if (open.asked_by !== caller && open.changed_by !== caller) return;
  if (await isApprovalRequired(tx))
    throw new ProblemError(
      'forbidden',
      open.asked_by === caller ? because('review_own') : because('review_own_change'),
    );
}

/** Page and draft are locked by `tx`; the draft is at this number. Throws stale_version, forbidden. */
async function answerOpen(
  context: Context,
  tx: Transaction<Tables>,
  open: ReviewRow | undefined,
  { answer, note, revision }: Answer & { revision: number },
): Promise<ReviewRow> {
  if (open?.state !== 'asked') throw overtaken();
  if (answer === 'approved') await requireAnother(context, tx, open);
  const written = { state: answer, revision, note, by: authorOf(context) };
  if (!(await setAnswer(tx, open.id, written, context.now()))) throw overtaken();
  return open;
}

/**
 * Throws unauthenticated, forbidden for who may not publish and for one's own where the shop wants another person's,
 * not_found, stale_version when it is over or the draft is another, invalid for changes without a note.
 */
export function answerReview(
  context: Context,
  id: string,
  { answer, note, revision }: Answer & { revision: number },
): Promise<PageReview> {
  requirePermission(context.actor, 'publishPages');
  if (answer === 'changes' && note === '') {
    const reason = because('review_note_missing');
    throw new ProblemError('invalid', reason, { '/note': [reason] });
  }
  return context.database.transaction(async (tx) => {
    const before = await findReview(tx, id);
    if (!before) throw noReview();
    const pageId = before.page_id;
    await requirePage(tx, pageId);
    const open = await findOpenReview(tx, pageId);
    if (open?.id !== id) throw overtaken();
    const document = await requireDraft(tx, pageId, revision);
    await answerOpen(context, tx, open, { answer, note, revision });
    const name = nameOf(document);
    const action = answer === 'approved' ? 'page.review_approve' : 'page.review_changes';
    await recordAudit(tx, context, action, pageId, name, note ? { note } : {});
    await tellAnswered(context, tx, { id: pageId, name }, { askedBy: open.asked_by, what: answer, note });
    return readReview(tx, pageId);
  });
}

/** Approves what is about to go live in the same transaction. Throws stale_version, forbidden. */
export async function approveWithin(
  context: Context,
  tx: Transaction<Tables>,
  page: { id: string; name: string },
  revision: number,
): Promise<void> {
  const open = await findOpenReview(tx, page.id);
  await answerOpen(context, tx, open, { answer: 'approved', note: '', revision });
  await recordAudit(tx, context, 'page.review_approve', page.id, page.name);
}

/** The same of a draft that goes live later: who asked hears of it now. Throws stale_version, forbidden. */
export async function giveApproval(
  context: Context,
  tx: Transaction<Tables>,
  page: { id: string; name: string },
  revision: number,
): Promise<void> {
  const open = await findOpenReview(tx, page.id);
  await approveWithin(context, tx, page, revision);
  if (open) await tellAnswered(context, tx, page, { askedBy: open.asked_by, what: 'approved', note: '' });
}

/** The draft was published: its review is over, and who waited for an answer, or had it with this, hears of it. */
export async function endReviewWithin(
  context: Context,
  tx: Transaction<Tables>,
  page: { id: string; name: string },
  review: ReviewRow | undefined,
): Promise<void> {
  await endReview(tx, page.id, 'published', context.now());
  if (review?.state === 'asked')
    await tellAnswered(context, tx, page, { askedBy: review.asked_by, what: 'published', note: '' });
}
