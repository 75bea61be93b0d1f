/** Whether an order needs approval, and the one that it uses (docs/product.md#approvals). */
import { findOrderLimit } from '#api/people/public-storage.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { PricedCart } from '#api/sales/carts/cart-view.ts';
import { findCartApproval, moveApproval } from '#api/sales/storage/approvals.ts';
import { needsApprovals } from '#schemas/domain/people/company-roles.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { CheckoutApproval } from '#schemas/domain/sales/approval.ts';
import { outgrownBy } from './approved-goods.ts';

type Order = Pick<PricedCart, 'lines' | 'totalCents'> & { row: Pick<PricedCart['row'], 'id'> };

/** The caller's limit in cents that an order of this total (cents) is above; null where it needs no approval. */
export async function exceededLimit(
  { actor }: Pick<Context, 'actor'>,
  db: Executor,
  totalCents: number,
): Promise<number | null> {
  const { accountId, companyId, companyRole } = actor;
  if (!accountId || !companyId || companyRole !== 'buyer') return null;
  const company = await findOrderLimit(db, accountId, companyId);
  if (!company || company.limit_cents === null || !needsApprovals(company, companyRole)) return null;
  return totalCents > company.limit_cents ? company.limit_cents : null;
}

/** How the request for a cart stands beside the cart as it is. Null where none is needed. */
export async function orderApproval(
  context: Context,
  db: Executor,
  priced: Order,
): Promise<CheckoutApproval | null> {
  const { accountId, companyId } = context.actor;
  const limitCents = await exceededLimit(context, db, priced.totalCents);
  if (limitCents === null || !accountId) return null;
  const limit = toDollars(limitCents);
  const row = await findCartApproval(db, priced.row.id, accountId);
  if (!row || row.company_id !== companyId)
    return { limit, state: 'needed', outdated_by: null, request: null };
  const outdated_by = row.status === 'declined' ? null : outgrownBy(row, priced);
  return {
    limit,
    state: outdated_by === null ? (row.status as 'pending' | 'approved' | 'declined') : 'outdated',
    outdated_by,
    request: {
      _id: row.id,
      requested_at: row.requested_at,
      total: toDollars(row.total_cents),
      decided_by: row.decider ?? '',
      reason: row.reason,
    },
  };
}

function refusalOf({ state, outdated_by, limit }: CheckoutApproval): Reason {
  if (state === 'pending') return because('order_approval_pending');
  if (state === 'declined') return because('order_approval_declined');
  if (outdated_by === 'goods') return because('order_approval_goods_changed');
  if (outdated_by === 'total') return because('order_approval_outdated');
  return because('order_needs_approval', { limit: formatDollars(limit) });
}

/**
 * Uses the approval of a cart for the order of that id, in the transaction that places it; nothing where none is needed.
 * Throws forbidden while there is none that covers the order.
 */
export async function spendApproval(
  context: Context,
  db: Executor,
  priced: Order,
  orderId: string,
): Promise<void> {
  const approval = await orderApproval(context, db, priced);
  if (!approval) return;
  const { state, request } = approval;
  if (state !== 'approved') throw new ProblemError('forbidden', refusalOf(approval));
  const change = { status: 'used', order_id: orderId, used_at: context.now().toISOString() } as const;
  if (!request || !(await moveApproval(db, request._id, ['approved'], change)))
    throw new ProblemError('forbidden', refusalOf({ ...approval, state: 'needed' }));
}
