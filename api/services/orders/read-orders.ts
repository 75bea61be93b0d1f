/** GET /api/v1/orders and /orders/{id}, ours: the account's own orders. */
import { requireAccount } from '#api/services/account/require-account.ts';
import { unsign } from '#api/services/account/sessions.ts';
import type { Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { toPage, toWindow } from '#api/services/window.ts';
import { findOrderById, findOrdersOf } from '#api/storage/repositories/orders.ts';
import { toDollars } from '#schemas/domain/money.ts';
import type { Order } from '#schemas/domain/order.ts';
import type { OrderSummary } from '#schemas/domain/order-summary.ts';
import { orderView } from './order-view.ts';

export async function listOrders(context: Context, query: { page: number; limit: number }) {
  const accountId = requireAccount(context.actor);
  const rows = await findOrdersOf(context.database.kysely, accountId, toWindow(query));
  const items: OrderSummary[] = rows.map((row) => ({
    _id: row.id,
    number: row.number,
    placed_at: row.placed_at,
    status: row.status,
    total: toDollars(row.total_cents),
    count: row.count,
    po_number: row.po_number,
  }));
  return toPage(items, rows[0]?.total ?? 0, query);
}

/** For its account or the bearer of its token. Throws unauthenticated, and not_found for anybody else's. */
export async function getOrder(context: Context, id: string, token?: string): Promise<Order> {
  const invited = token !== undefined && unsign(context.secret, 'order', token) === id;
  const accountId = invited ? null : requireAccount(context.actor);
  const row = await findOrderById(context.database.kysely, id);
  if (!row || !(invited || row.account_id === accountId))
    throw new ProblemError('not_found', 'There is no such order.');
  return orderView(context, context.database.kysely, row);
}
