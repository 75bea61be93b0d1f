/** The shop's setting that a page is published only after another person approved it (docs/decisions/0090-review.md). */
import { findOpenReview } from '#api/content/storage/reviews.ts';
import { recordAudit } from '#api/platform/auth/audit.ts';
import { mayDo } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { readSettingRow } from '#api/platform/storage/site.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { countsAsApproved } from './view.ts';

const key = 'publishing';

/** Off until an admin switches it on. */
export async function isApprovalRequired(db: Executor): Promise<boolean> {
  const row = await readSettingRow(db, key);
  return (row?.value as { approval?: boolean } | undefined)?.approval === true;
}

/** What keeps the draft from counting as approved; null when nothing does. */
async function whyNotApproved(tx: Executor, pageId: string): Promise<Reason | null> {
  const review = await findOpenReview(tx, pageId);
  if (!review) return because('approval_needed');
  if (countsAsApproved(review)) return null;
  if (review.state === 'asked') return because('approval_waiting');
  if (review.state === 'changes') return because('approval_changes_asked');
  return review.revision === review.draft_revision ? because('approval_own') : because('approval_older');
}

/**
 * The draft, which `tx` has locked, may go live. An admin may do without an approval, for a reason that the log keeps.
 * Throws forbidden with what is missing.
 */
export async function requireApproval(
  context: Context,
  tx: Executor,
  page: { id: string; name: string },
  without: string | undefined,
): Promise<void> {
  if (!(await isApprovalRequired(tx))) return;
  const missing = await whyNotApproved(tx, page.id);
  if (missing === null) return;
  if (without === undefined) throw new ProblemError('forbidden', missing);
  if (!mayDo(context.actor, 'overrideApproval'))
    throw new ProblemError('forbidden', because('approval_admins_only'));
  await recordAudit(tx, context, 'page.unapproved', page.id, page.name, { note: without });
}

/** Imports go live without a draft that anybody could approve: the machine’s own do, an account’s do not. Throws forbidden. */
export async function requireNoApproval(context: Context, tx: Executor): Promise<void> {
  if (context.actor.accountId !== null && (await isApprovalRequired(tx)))
    throw new ProblemError('forbidden', because('approval_needed'));
}
