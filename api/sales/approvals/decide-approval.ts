/** PUT /api/v1/approvals/{id}, ours: an approver or admin of the company answers (docs/product.md#approvals). */
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { onCommit } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findAccountById } from '#api/platform/storage/accounts.ts';
import { lockApproval, moveApproval } from '#api/sales/storage/approvals.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Approval, DecideApproval } from '#schemas/domain/sales/approval.ts';
import { tellRequester } from './approval-mail.ts';
import { approvalView, isApprover, isOutdated, requireVisible } from './approval-view.ts';

/**
 * Throws unauthenticated, not_found, forbidden for one's own, and stale_version where it was answered before or the cart
 * has changed since: that is declined or asked for anew.
 */
export function decideApproval(context: Context, id: string, decision: DecideApproval): Promise<Approval> {
  const accountId = requireAccount(context.actor);
  const { status, reason } = decision;
  return context.database.transaction(async (tx) => {
    const { account, row } = requireVisible(await findAccountById(tx, accountId), await lockApproval(tx, id));
    if (!isApprover(account) || row.requested_by === accountId)
      throw new ProblemError('forbidden', because('approval_not_yours'));
    if (row.status !== 'pending') throw new ProblemError('stale_version', because('approval_answered'));
    if (status === 'approved' && (await isOutdated(context, tx, row, { total: true })))
      throw new ProblemError('stale_version', because('approval_cart_changed'));
    await moveApproval(tx, id, ['pending'], {
      status,
      decided_by: accountId,
      decided_at: context.now().toISOString(),
      reason: status === 'declined' ? reason : '',
    });
    await tellRequester(context, tx, row, account, decision);
    onCommit(tx, context.mailWaiting);
    return approvalView(context, tx, id, account);
  });
}
