/** POST /api/v1/desk/order-fulfilments (ours): all that is left of several orders is handed over, each by itself. */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findFulfilments } from '#api/sales/storage/order-desk.ts';
import { findOrderById, type OrderRow } from '#api/sales/storage/orders.ts';
import { findPaymentOfOrder } from '#api/sales/storage/payments.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { FulfilOrders, FulfilResult } from '#schemas/domain/sales/order-batch.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { countLines } from './order-lines.ts';

/** Throws invalid where nothing is left, and all that a fulfillment throws. */
async function fulfilRest(context: Context, row: OrderRow, version: number, capture: boolean): Promise<void> {
  const db = context.database.kysely;
  if (row.status === 'canceled') throw new ProblemError('invalid', because('order_canceled'));
  const done = countLines(await findFulfilments(db, row.id));
  const lines = row.document.cart.items.flatMap(({ _id: item, quantity }) => {
    const left = row.status === 'fulfilled' ? 0 : quantity - (done.get(item) ?? 0);
    return left > 0 ? [{ item, quantity: left }] : [];
  });
  if (lines.length === 0) throw new ProblemError('invalid', because('order_nothing_left'));
  const payment = capture ? await findPaymentOfOrder(db, row.id) : undefined;
  await fulfilOrder(context, row.id, {
    version,
    lines,
    carrier: '',
    tracking: '',
    capture: payment?.status === 'authorized',
  });
}

/**
 * One order's refusal stops none of the others. An order that is named twice is done once. Throws unauthenticated,
 * forbidden.
 */
export async function fulfilOrders(
  context: Context,
  { orders, capture }: FulfilOrders,
): Promise<{ results: FulfilResult[] }> {
  requirePermission(context.actor, 'fulfilOrders');
  const results: FulfilResult[] = [];
  for (const [_id, version] of new Map(orders.map((order) => [order._id, order.version]))) {
    const row = await findOrderById(context.database.kysely, _id);
    const result = { _id, number: row?.number ?? '', problem: null };
    try {
      if (!row) throw new ProblemError('not_found', because('order_not_found'));
      await fulfilRest(context, row, version, capture);
      results.push(result);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      results.push({ ...result, problem: { ...error.reason, message: error.message } });
    }
  }
  return { results };
}
