/**
 * What was not handed over of an order is canceled: it is never invoiced, its stock is free again, and its money goes
 * back. The order is fulfilled then: whatever its lines have more of than was handed over is canceled.
 */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { insertRebateDue } from '#api/pricing/public-storage.ts';
import { restCanceledMail } from '#api/sales/orders/order-step-mail.ts';
import { owedAfterCents } from '#api/sales/payments/balance.ts';
import { releaseCredit } from '#api/sales/rebates/hold-credit.ts';
import { findInvoicesOfOrder } from '#api/sales/storage/ledger.ts';
import { findFulfilments, findOrderItems, findReturnedCents } from '#api/sales/storage/order-desk.ts';
import { type OrderRow, updateOrder } from '#api/sales/storage/orders.ts';
import { findPayment, findPaymentOfOrder, lockPayment, updatePayment } from '#api/sales/storage/payments.ts';
import type { OrderLineCount } from '#schemas/domain/sales/order-desk.ts';
import { recordOrderAction, writeEvent } from './change-order.ts';
import { countLines, unitsOf } from './order-lines.ts';
import { type RestMoney, restMoney, unusedByHand } from './preview-rest.ts';
import { putBackRest } from './stock-movements.ts';
import { tellShopper } from './tell-shopper.ts';

type Tx = Transaction<Tables>;

/** Cents of the order that are not owed any more: all that was not invoiced, with its share of delivery, fee and tax. */
async function lowerPayment(context: Context, tx: Tx, order: OrderRow): Promise<RestMoney> {
  const unlocked = await findPaymentOfOrder(tx, order.id);
  if (!unlocked) return null;
  await lockPayment(tx, unlocked.id);
  const invoices = await findInvoicesOfOrder(tx, order.id);
  const invoiced = invoices.reduce((sum, { total_cents }) => sum + total_cents, 0);
  const at = context.now().toISOString();
  await updatePayment(tx, unlocked.id, { canceled_cents: order.total_cents - invoiced, updated_at: at });
  await releaseCredit(tx, order.id);
  const payment = await findPayment(tx, unlocked.id);
  if (!payment) return null;
  const returned = await findReturnedCents(tx, order.id);
  const isOpen = payment.status === 'due' || payment.status === 'pending';
  if (isOpen && owedAfterCents(payment, returned) <= 0)
    await updatePayment(tx, payment.id, { status: 'captured', updated_at: at });
  return restMoney(payment, returned, await unusedByHand(tx, order.id));
}

async function giveBackStock(
  context: Context,
  tx: Tx,
  order: OrderRow,
  done: ReadonlyMap<string, number>,
  left: OrderLineCount[],
) {
  const items = await findOrderItems(tx, order.id);
  const gone = [...done].map(([item, quantity]) => ({ item, quantity }));
  await putBackRest(context, tx, order, { gone: unitsOf(items, gone), left: unitsOf(items, left) });
  await context.versions.bump(tx, [...new Set(items.map(({ product_id }) => `product:${product_id}`))]);
}

/** The caller has locked the order. What is to be done with its money is the answer. */
export async function cancelRest(
  context: Context,
  tx: Tx,
  order: OrderRow,
  reason: string,
): Promise<RestMoney> {
  const done = countLines(await findFulfilments(tx, order.id));
  const left = order.document.cart.items.flatMap(({ _id, quantity }) => {
    const rest = quantity - (done.get(_id) ?? 0);
    return rest > 0 ? [{ item: _id, quantity: rest }] : [];
  });
  await updateOrder(tx, order.id, { status: 'fulfilled' });
  const money = await lowerPayment(context, tx, order);
  await giveBackStock(context, tx, order, done, left);
  if (order.company_id !== null) await insertRebateDue(tx, order.company_id);
  await writeEvent(context, tx, order, 'rest_canceled', reason);
  await recordOrderAction(context, tx, order, 'cancel_rest', reason);
  await tellShopper(context, tx, order, {
    kind: 'order_canceled',
    params: { how: 'rest' },
    mail: restCanceledMail(context, order, left),
  });
  return money;
}
