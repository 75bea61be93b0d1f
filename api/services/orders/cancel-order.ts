/** POST /api/v1/desk/orders/{id}/cancellation (ours): an order of which nothing was handed over is taken back. */
import type { Transaction } from 'kysely';
import type { Context } from '#api/services/context.ts';
import { canceledMail } from '#api/services/mail/order-step-mail.ts';
import { newId } from '#api/services/new-id.ts';
import { beginOperation, finishOperation } from '#api/services/payments/operate-payment.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { onCommit } from '#api/storage/database.ts';
import { deleteRedemption } from '#api/storage/repositories/coupons.ts';
import { insertMail } from '#api/storage/repositories/mail.ts';
import { findOrderItems } from '#api/storage/repositories/order-desk.ts';
import { type OrderRow, updateOrder } from '#api/storage/repositories/orders.ts';
import { findPaymentOfOrder } from '#api/storage/repositories/payments.ts';
import { addStock, findTakenBy, insertMovements } from '#api/storage/repositories/stock.ts';
import type { Tables } from '#api/storage/schema.ts';
import type { DeskOrder } from '#schemas/domain/order.ts';
import type { CancelOrder } from '#schemas/domain/order-desk.ts';
import { changeOrder, deskAnswer, withMoney, writeDeed, writeEvent } from './change-order.ts';

/** What the order took is in the warehouse again; the pages of its products say so. */
async function putBack(context: Context, tx: Transaction<Tables>, row: OrderRow): Promise<void> {
  const taken = await findTakenBy(tx, row.id);
  for (const { sku_id, warehouse_id, quantity } of taken) await addStock(tx, sku_id, warehouse_id, -quantity);
  await insertMovements(
    tx,
    taken.map(({ sku_id, warehouse_id, quantity }) => ({
      id: newId(),
      order_id: row.id,
      sku_id,
      warehouse_id,
      quantity: -quantity,
      reason: 'return',
      created_at: context.now().toISOString(),
    })),
  );
  const products = new Set(
    (await findOrderItems(tx, row.id)).map(({ product_id }) => `product:${product_id}`),
  );
  await context.versions.bump(tx, [...products]);
}

/** What is held is to be let go of, and what was taken to be given back; null where there is nothing of either. */
async function beginReturn(context: Context, tx: Transaction<Tables>, row: OrderRow, note: string) {
  const payment = await findPaymentOfOrder(tx, row.id);
  if (!payment || payment.status === 'voided') return null;
  const kind =
    payment.captured_cents > payment.refunded_cents
      ? 'refund'
      : payment.captured_cents === 0 && payment.amount_cents > 0
        ? 'void'
        : null;
  if (kind === null) return null;
  try {
    return await beginOperation(context, tx, kind, row.id, { note });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await writeEvent(context, tx, row, 'payment_problem', error.message);
    return null;
  }
}

/**
 * The order is canceled first: a payment that cannot be returned then is said in the history and stays for the desk.
 * Throws unauthenticated, forbidden, not_found, stale_version, and invalid for one that was handed over or canceled.
 */
export async function cancelOrder(context: Context, id: string, input: CancelOrder): Promise<DeskOrder> {
  const { row, operation } = await changeOrder(context, id, input.version, async (tx, order) => {
    if (order.status === 'canceled') throw new ProblemError('invalid', 'This order is canceled already.');
    if (order.status !== 'placed')
      throw new ProblemError(
        'invalid',
        'Something of this order was handed over: it comes back as a return.',
      );
    await updateOrder(tx, id, { status: 'canceled' });
    await putBack(context, tx, order);
    await deleteRedemption(tx, id);
    await writeEvent(context, tx, order, 'canceled', input.reason);
    await writeDeed(context, tx, order, 'cancel', input.reason);
    await insertMail(tx, canceledMail(context, order));
    onCommit(tx, context.mailWaiting);
    const returns = input.payment === 'return';
    return { row: order, operation: returns ? await beginReturn(context, tx, order, input.reason) : null };
  });
  if (operation) await withMoney(context, row, () => finishOperation(context, operation));
  return deskAnswer(context, id);
}
