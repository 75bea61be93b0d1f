/** POST and DELETE /api/v1/approvals, ours: a buyer asks for approval of a cart (docs/product.md#approvals). */
import { requireAccount } from '#api/platform/auth/require-account.ts';
import { countUse, whoAsks } from '#api/platform/auth/usage-limits.ts';
import type { Context } from '#api/platform/context.ts';
import { type Executor, onCommit } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { type PricedCart, priceOne } from '#api/sales/carts/cart-view.ts';
import { lockOpenCart } from '#api/sales/carts/change-cart.ts';
import { assertPayable } from '#api/sales/checkout/assert-payable.ts';
import { pricingVersion } from '#api/sales/checkout/checkout.ts';
import { requireBuyer } from '#api/sales/checkout/require-buyer.ts';
import {
  cancelCartApprovals,
  findCartApproval,
  insertApproval,
  lockApproval,
  moveApproval,
} from '#api/sales/storage/approvals.ts';
import { findDraft } from '#api/sales/storage/checkout-drafts.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { Approval, RequestApproval } from '#schemas/domain/sales/approval.ts';
import { tellApprovers } from './approval-mail.ts';
import { approvalView, requireVisible } from './approval-view.ts';
import { coversOrder, goodsOf } from './approved-goods.ts';
import { tellClosed } from './close-approvals.ts';
import { exceededLimit } from './order-approval.ts';

const refuse = (pointer: string, reason: Reason) =>
  new ProblemError('invalid', reason, { [pointer]: [reason] });

/** Everything that an order would be refused for, but the limit. */
async function checkOrder(context: Context, tx: Executor, priced: PricedCart, version: string) {
  requireBuyer(context, priced.terms);
  if (priced.lines.length === 0) throw new ProblemError('cart_empty', because('cart_empty'));
  if (!priced.row.delivery_method)
    throw refuse('/details/Delivery_method', because('delivery_method_missing'));
  if (!priced.row.payment_type) throw refuse('/details/payment_type', because('payment_type_missing'));
  if (pricingVersion(priced) !== version)
    throw new ProblemError('pricing_changed', because('prices_changed'));
  await assertPayable(context, tx, priced);
  if ((await exceededLimit(context, tx, priced.totalCents)) === null)
    throw new ProblemError('invalid', because('approval_not_needed'));
}

async function write(
  context: Context,
  tx: Executor,
  buyer: AccountRow & { company_id: string },
  priced: PricedCart,
  note: string,
): Promise<string> {
  const id = newId();
  const { row, view, totalCents, lines } = priced;
  const draft = await findDraft(tx, row.id);
  const warehouse = (await findWarehouses(tx)).find((one) => one.id === row.warehouse_id);
  // Those who answer hear of the new one.
  await cancelCartApprovals(tx, row.id);
  await insertApproval(tx, {
    id,
    company_id: buyer.company_id,
    requested_by: buyer.id,
    cart_id: row.id,
    status: 'pending',
    total_cents: totalCents,
    goods: JSON.stringify(goodsOf(lines)),
    document: JSON.stringify({
      cart: view,
      po_number: draft?.details?.po_number ?? '',
      warehouse_name: warehouse?.name ?? '',
    }),
    note,
    requested_at: context.now().toISOString(),
    decided_by: null,
    decided_at: null,
    reason: '',
    order_id: null,
    used_at: null,
  });
  await tellApprovers(context, tx, { buyer, id, total: view.total, note, items: view.items });
  return id;
}

/**
 * Asking again for what is asked for already, or approved, answers that request. Throws unauthenticated, forbidden,
 * not_found, cart_empty, cart_closed, cart_paying, pricing_changed, too_many_requests, and invalid for an order that
 * needs no approval or could not be placed with one.
 */
export async function requestApproval(context: Context, input: RequestApproval): Promise<Approval> {
  const accountId = requireAccount(context.actor);
  // Each request writes to every approver.
  if (!(await countUse(context, whoAsks(context, 'approval', { address: 300, visitor: 40 }), 3_600_000)))
    throw new ProblemError('too_many_requests', because('approval_too_many'));
  return context.database.transaction(async (tx) => {
    const { row } = await lockOpenCart(context, tx, input.cart_id);
    const priced = await priceOne(context, tx, row);
    await checkOrder(context, tx, priced, input.pricing_version);
    const account = await findAccountById(tx, accountId);
    if (!account?.company_id) throw new ProblemError('forbidden', because('company_none'));
    const buyer = { ...account, company_id: account.company_id };
    const before = await findCartApproval(tx, row.id, accountId);
    const isAsked =
      before?.company_id === buyer.company_id && before.status !== 'declined' && coversOrder(before, priced);
    const id = isAsked ? before.id : await write(context, tx, buyer, priced, input.note);
    onCommit(tx, context.mailWaiting);
    return approvalView(context, tx, id, account);
  });
}

/** Throws unauthenticated, not_found for everybody else's, and stale_version where it is answered or used by now. */
export function cancelApproval(context: Context, id: string): Promise<Approval> {
  const accountId = requireAccount(context.actor);
  return context.database.transaction(async (tx) => {
    const { account, row } = requireVisible(await findAccountById(tx, accountId), await lockApproval(tx, id));
    if (row.requested_by !== accountId) throw new ProblemError('not_found', because('approval_not_found'));
    if (!(await moveApproval(tx, id, ['pending', 'approved'], { status: 'canceled' })))
      throw new ProblemError('stale_version', because('approval_answered'));
    await tellClosed(context, tx, row);
    return approvalView(context, tx, id, account);
  });
}
