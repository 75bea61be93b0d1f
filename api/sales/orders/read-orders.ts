/** GET /api/v1/orders and /orders/{id}, ours: the account's own orders. */
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { mayOrder } from '#api/sales/checkout/require-buyer.ts';
import { standingPayment } from '#api/sales/payments/balance.ts';
import { findOrderById, findOrdersOf, type OrderFilter } from '#api/sales/storage/orders.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import type { OrderSummary } from '#schemas/domain/sales/order-summary.ts';
import { maySeeOrder } from './may-see-order.ts';
import { orderView } from './order-view.ts';

/** Throws unauthenticated. */
export async function listOrders(
  context: Context,
  { page, limit, ...filter }: OrderFilter & { page: number; limit: number },
) {
  const query = { page, limit };
  const accountId = requireAccount(context.actor);
  const { companyId } = context.actor;
  const rows = await findOrdersOf(context.database.kysely, { accountId, companyId }, filter, toWindow(query));
  const items: OrderSummary[] = rows.map((row) => ({
    _id: row.id,
    number: row.number,
    placed_at: row.placed_at,
    status: row.status,
    total: toDollars(row.total_cents - (row.canceled_cents ?? 0)),
    count: row.count,
    po_number: row.po_number,
    delivery: row.delivery,
    warehouse: row.warehouse,
    payment:
      row.kind && row.payment_status
        ? {
            kind: row.kind,
            ...standingPayment(row.status, { ...row, status: row.payment_status }),
          }
        : null,
    returns: row.returns,
    by: row.account_id === accountId ? '' : (row.by ?? ''),
  }));
  return toPage(items, rows[0]?.total ?? 0, query);
}

/** For who may see it. Throws not_found for anybody else, and unauthenticated for nobody: a login may help. */
export async function getOrder(context: Context, id: string, token?: string): Promise<Order> {
  const row = await findOrderById(context.database.kysely, id);
  if (!row || !maySeeOrder(context, row, token)) {
    requireAccount(context.actor);
    throw new ProblemError('not_found', because('order_not_found'));
  }
  const order = await orderView(context, context.database.kysely, row);
  // Whoever bears the token may ask for returns: a role that may not order gets none.
  const isHeld =
    row.company_id !== null && row.company_id === context.actor.companyId && !mayOrder(context.actor);
  return isHeld ? { ...order, token: '' } : order;
}
