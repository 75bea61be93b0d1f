/** PUT /api/v1/editor/pages/{id}/presence: who has a page open. A hint for people, never a lock. */

import { findCommentState } from '#api/content/storage/comments.ts';
import {
  deleteOldPresence,
  deletePresence,
  findPresence,
  savePresence,
} from '#api/content/storage/presence.ts';
import { findReviewState } from '#api/content/storage/reviews.ts';
import { findPending } from '#api/content/storage/schedules.ts';
import { authorOf } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import type { EditorPageHead, Presence } from '#schemas/domain/content/editor.ts';
import type { PageReview } from '#schemas/domain/content/review.ts';
import { requireDraftNumber } from './page-access.ts';
import { nextView } from './views.ts';

/** After this a tab that says nothing is gone. */
const forgottenMs = 30_000;

type Touch = { tab: string; block: string | null; leaving: boolean };

/** Answers who else is here, the draft's number, what is published, what comes next, and how review and comments stand. Throws unauthenticated, forbidden, not_found. */
export async function touchPresence(
  context: Context,
  pageId: string,
  { tab, block, leaving }: Touch,
): Promise<{
  others: Presence[];
  revision: number;
  published: string | null;
  next: EditorPageHead['next'];
  review: Pick<PageReview, '_id' | 'state'> | null;
  comments: { version: number; open: number };
}> {
  requirePermission(context.actor, 'editPages');
  const db = context.database.kysely;
  const { revision, published } = await requireDraftNumber(db, pageId);
  const accountId = authorOf(context);
  const now = context.now();
  const limit = new Date(now.getTime() - forgottenMs);
  await deleteOldPresence(db, limit);
  if (leaving) await deletePresence(db, pageId, tab, accountId);
  else {
    const account = await findAccountById(db, accountId);
    const name = account ? `${account.first_name} ${account.last_name}`.trim() : accountId;
    await savePresence(db, {
      page_id: pageId,
      tab,
      account_id: accountId,
      name,
      block,
      seen_at: now.toISOString(),
    });
  }
  const rows = await findPresence(db, pageId, limit);
  const others = rows
    .filter((row) => row.tab !== tab || row.account_id !== accountId)
    .map((row) => ({ tab: row.tab, name: row.name, block: row.block, self: row.account_id === accountId }));
  const [next] = await findPending(db, pageId);
  const review = await findReviewState(db, pageId);
  return {
    others,
    revision,
    published,
    next: next ? nextView(next) : null,
    review: review ? { _id: review.id, state: review.state } : null,
    comments: await findCommentState(db, pageId),
  };
}
