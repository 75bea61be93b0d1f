/** Requests as the wire shows them, and who may see and answer them (docs/product.md#approvals). */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type AccountRow, findAccountById } from '#api/platform/storage/accounts.ts';
import { priceOne } from '#api/sales/carts/cart-view.ts';
import { asCustomer } from '#api/sales/customers/customer.ts';
import { type ApprovalRow, findApproval } from '#api/sales/storage/approvals.ts';
import { findCart, findLines } from '#api/sales/storage/carts.ts';
import { mayApprove } from '#schemas/domain/people/company-roles.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Approval, ListedApproval } from '#schemas/domain/sales/approval.ts';
import type { ApprovalStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { coversGoods, coversOrder, goodsOf } from './approved-goods.ts';

/** Whether the account answers requests of its company. */
export const isApprover = ({ company_status, company_features, company_role }: AccountRow): boolean =>
  mayApprove({ status: company_status ?? '', features: company_features ?? [] }, company_role);

/** Throws not_found for another company's, and a colleague's for who answers none. */
export function requireVisible<Row extends { company_id: string; requested_by: string }>(
  account: AccountRow | undefined,
  row: Row | undefined,
): { account: AccountRow; row: Row } {
  const isVisible =
    account &&
    row?.company_id === account.company_id &&
    (row.requested_by === account.id || isApprover(account));
  if (!isVisible || !row) throw new ProblemError('not_found', because('approval_not_found'));
  return { account, row };
}

const isOpen = (status: ApprovalStatus): boolean => status === 'pending' || status === 'approved';

type Asked = Pick<
  ApprovalRow,
  'status' | 'cart_id' | 'requested_by' | 'company_id' | 'goods' | 'total_cents'
>;

/**
 * Whether the cart is gone, ordered, or holds other or more goods than were asked for; with `total` also whether it
 * comes to more by now.
 */
export async function isOutdated(
  context: Context,
  db: Executor,
  row: Asked,
  { total }: { total: boolean },
): Promise<boolean> {
  if (!isOpen(row.status)) return false;
  const cart = row.cart_id ? await findCart(db, row.cart_id) : undefined;
  if (cart?.status !== 'open' || cart.account_id !== row.requested_by) return true;
  if (!total) return !coversGoods(row.goods, goodsOf(await findLines(db, [cart])));
  const buyer = await findAccountById(db, row.requested_by);
  if (buyer?.company_id !== row.company_id) return true;
  const priced = await priceOne(asCustomer(context, buyer, cart.warehouse_id), db, cart);
  return !coversOrder(row, priced);
}

export const listedView = (row: ApprovalRow, caller: AccountRow, outdated: boolean): ListedApproval => ({
  _id: row.id,
  status: row.status,
  outdated,
  requested_at: row.requested_at,
  requester: row.requester,
  own: row.requested_by === caller.id,
  total: toDollars(row.total_cents),
  count: row.goods.reduce((sum, { quantity }) => sum + quantity, 0),
});

/** One request with everything; the row is read anew. */
export async function approvalView(
  context: Context,
  db: Executor,
  id: string,
  caller: AccountRow,
): Promise<Approval> {
  const { row, account } = requireVisible(caller, await findApproval(db, id));
  const outdated = await isOutdated(context, db, row, { total: true });
  const own = row.requested_by === account.id;
  const { cart, po_number, warehouse_name } = row.document;
  return {
    ...listedView(row, account, outdated),
    note: row.note,
    cart,
    po_number,
    warehouse_name,
    decided: row.decided_at ? { by: row.decider ?? '', at: row.decided_at, reason: row.reason } : null,
    order: row.order_id && row.order_number ? { _id: row.order_id, number: row.order_number } : null,
    can: {
      decide: row.status === 'pending' && !own && isApprover(account),
      cancel: own && isOpen(row.status),
      order: own && row.status === 'approved' && !outdated,
    },
  };
}
