/** POST /api/v1/desk/orders/{id}/cancellation (ours): an order, or what was not handed over of it, is canceled. */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { deleteRedemption, insertRebateDue } from '#api/pricing/public-storage.ts';
import { voidAllowances } from '#api/sales/ledger/void-allowances.ts';
import { canceledMail } from '#api/sales/orders/order-step-mail.ts';
import { beginOperation, finishOperation } from '#api/sales/payments/operate-payment.ts';
import { releaseCredit } from '#api/sales/rebates/hold-credit.ts';
import { findOrderItems } from '#api/sales/storage/order-desk.ts';
import { type OrderRow, updateOrder } from '#api/sales/storage/orders.ts';
import { findPaymentOfOrder, lockPayment } from '#api/sales/storage/payments.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { DeskOrder } from '#schemas/domain/sales/order.ts';
import type { CancelOrder } from '#schemas/domain/sales/order-desk.ts';
import { cancelRest } from './cancel-rest.ts';
import { changeOrder, deskAnswer, recordOrderAction, withMoney, writeEvent } from './change-order.ts';
import type { RestMoney } from './preview-rest.ts';
import { putBackTaken } from './stock-movements.ts';
import { tellShopper } from './tell-shopper.ts';

/** What the order took is in the warehouse again; the pages of its products say so. */
async function giveBack(context: Context, tx: Transaction<Tables>, row: OrderRow): Promise<void> {
  await putBackTaken(context, tx, row.id, 'return');
  const products = new Set(
    (await findOrderItems(tx, row.id)).map(({ product_id }) => `product:${product_id}`),
  );
  await context.versions.bump(tx, [...products]);
}

/** What is to be done with the money of an order that is canceled whole. */
async function moneyOf(tx: Transaction<Tables>, row: OrderRow): Promise<RestMoney> {
  const payment = await findPaymentOfOrder(tx, row.id);
  if (!payment) return null;
  if (payment.captured_cents > payment.refunded_cents) return { kind: 'refund' };
  const isHeld = payment.status !== 'voided' && payment.captured_cents === 0;
  return isHeld && payment.amount_cents > payment.credit_cents ? { kind: 'void' } : null;
}

/** What is held is to be let go of, and what was taken to be given back; null where there is nothing of either. */
async function beginReturn(
  context: Context,
  tx: Transaction<Tables>,
  row: OrderRow,
  money: RestMoney,
  note: string,
) {
  if (money === null) return null;
  try {
    return await beginOperation(context, tx, money.kind, row.id, { cents: money.cents, note });
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await writeEvent(context, tx, row, 'payment_problem', error.message);
    return null;
  }
}

/** Nothing of it was handed over. */
async function cancelWhole(
  context: Context,
  tx: Transaction<Tables>,
  order: OrderRow,
  reason: string,
): Promise<RestMoney> {
  const { id } = order;
  await updateOrder(tx, id, { status: 'canceled' });
  // A refund that the processor tells of waits: it is posted as one of a canceled order.
  const payment = await findPaymentOfOrder(tx, id);
  if (payment) await lockPayment(tx, payment.id);
  await voidAllowances(context, tx, order);
  await giveBack(context, tx, order);
  await releaseCredit(tx, id);
  if (order.company_id !== null) await insertRebateDue(tx, order.company_id);
  await deleteRedemption(tx, id);
  await writeEvent(context, tx, order, 'canceled', reason);
  await recordOrderAction(context, tx, order, 'cancel', reason);
  await tellShopper(context, tx, order, { kind: 'order_canceled', mail: canceledMail(context, order) });
  return moneyOf(tx, order);
}

/**
 * The order, or what was not handed over of it, is canceled first: a payment that cannot be returned then is said in the
 * history and stays for the desk. Throws unauthenticated, forbidden, not_found, stale_version, and invalid for one that
 * was handed over whole or canceled.
 */
export async function cancelOrder(context: Context, id: string, input: CancelOrder): Promise<DeskOrder> {
  const { row, operation } = await changeOrder(context, id, input.version, async (tx, order) => {
    if (order.status === 'canceled') throw new ProblemError('invalid', because('order_already_canceled'));
    if (order.status === 'fulfilled') throw new ProblemError('invalid', because('order_shipped'));
    const cancel = order.status === 'placed' ? cancelWhole : cancelRest;
    const money = await cancel(context, tx, order, input.reason);
    const returns = input.payment === 'return';
    return {
      row: order,
      operation: returns ? await beginReturn(context, tx, order, money, input.reason) : null,
    };
  });
  if (operation) await withMoney(context, row, () => finishOperation(context, operation));
  return deskAnswer(context, id);
}
