/** What moved in an order's payment is posted: money that came, went back, or was taken back by the bank. */
import type { Transaction } from 'kysely';
import type { Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import { insertRebateDue } from '#api/pricing/public-storage.ts';
import { returnOf } from '#api/sales/payments/operation-id.ts';
import {
  addToCreditMemo,
  addToSettled,
  findInvoicesOfOrder,
  findPostedOf,
  findReceiptsOfOrder,
  findUnpostedRefunds,
  insertRefund,
  type ReceiptDocument,
} from '#api/sales/storage/ledger.ts';
import { findOrderById, type OrderRow } from '#api/sales/storage/orders.ts';
import {
  findPayment,
  type OperationRow,
  type PaymentRow,
  updatePayment,
} from '#api/sales/storage/payments.ts';
import type { PaymentKind } from '#schemas/domain/sales/payment.ts';
import type { ReceiptMethod } from '#schemas/domain/sales/sales-statuses.ts';
import { applyToAll, unusedOf } from './apply-credit.ts';
import { customerOf, issueCreditMemo, taxWithin } from './issue-credit-memo.ts';
import { postEntry } from './post-entry.ts';
import { postReceipt } from './post-receipt.ts';
import { reverseReceipt } from './reverse-receipt.ts';
import { isWrittenOff, writeOffInvoices } from './write-off.ts';

type Tx = Transaction<Tables>;
type Clock = Pick<Services, 'now'>;

export const methodOf: Record<PaymentKind, ReceiptMethod> = {
  card: 'card',
  bank: 'ach',
  check: 'check',
  cash: 'cash',
  // Orders on terms are paid by check unless they are paid through the company's bill.
  terms: 'check',
};

/** How money came that an employee wrote down, and who did. */
export type Hand = { method: ReceiptMethod; reference: string; by: string | null };

/** A receipt of the order's money, put toward what is open of its invoices. */
async function postReceived(
  services: Clock,
  tx: Tx,
  order: OrderRow,
  paymentId: string | null,
  cents: number,
  { method, reference, by }: Hand,
): Promise<ReceiptDocument> {
  const document = await postReceipt(services, tx, {
    ...customerOf(order),
    payment_id: paymentId,
    method,
    reference,
    cents,
    received_at: services.now().toISOString(),
    note: '',
    posted_by: by,
  });
  await applyToAll(services, tx, await findInvoicesOfOrder(tx, order.id), { kind: 'receipt', document });
  return document;
}

type Out = { cents: number; kind: 'refund' | 'returned_debit'; operationId: string | null };

/**
 * Money by hand for what a card or a bank did not pay of an order: it counts as paid on it at once, and no refund asks
 * the processor for it. The caller holds the payment's lock.
 */
export async function postRest(
  services: Clock,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  cents: number,
  hand: Hand,
): Promise<ReceiptDocument> {
  const receipt = await postReceived(services, tx, order, null, cents, hand);
  await addToSettled(tx, payment.id, cents);
  // A hold that ran out or was let go of is over: what is not paid yet is due.
  if (payment.status === 'voided')
    await updatePayment(tx, payment.id, { status: 'captured', updated_at: services.now().toISOString() });
  if (order.company_id !== null) await insertRebateDue(tx, order.company_id);
  return receipt;
}

/** Money of the order goes out again, the latest first: its invoices are open by as much. */
async function takeBack(services: Clock, tx: Tx, order: OrderRow, payment: PaymentRow, out: Out) {
  let left = out.cents;
  const receipts = await findReceiptsOfOrder(tx, order.id);
  for (const receipt of receipts.filter(({ payment_id }) => payment_id === payment.id).reverse()) {
    const cents = Math.min(left, receipt.cents - receipt.refunded_cents);
    if (cents > 0) await reverseReceipt(services, tx, receipt, { ...out, cents });
    left -= cents;
  }
}

/** Money of the order that no invoice has used goes out again, at most so much of it; answers how many cents. */
async function takeUnused(services: Clock, tx: Tx, order: OrderRow, payment: PaymentRow, out: Out) {
  let left = out.cents;
  const receipts = await findReceiptsOfOrder(tx, order.id);
  for (const document of receipts.filter(({ payment_id }) => payment_id === payment.id).reverse()) {
    const cents = Math.min(left, unusedOf({ kind: 'receipt', document }));
    if (cents > 0) await reverseReceipt(services, tx, document, { ...out, cents });
    left -= Math.max(0, cents);
  }
  return out.cents - left;
}

/** Money goes out for goods that came back or for something off: a credit memo says what for. */
async function refundByMemo(
  services: Clock,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  { cents, operationId }: Out,
  returnId: string | null,
) {
  const customer = customerOf(order);
  const memo = await issueCreditMemo(services, tx, {
    kind: returnId ? 'return' : 'allowance',
    customer,
    cents,
    taxCents: taxWithin(order, cents),
    returnId,
    by: null,
  });
  const id = newId();
  const method = methodOf[payment.kind];
  await insertRefund(tx, {
    id,
    payment_id: payment.id,
    receipt_id: null,
    credit_memo_id: memo.id,
    operation_id: operationId,
    kind: 'refund',
    method,
    cents,
    created_at: services.now().toISOString(),
  });
  await addToCreditMemo(tx, memo.id, { refunded: cents });
  await postEntry(services, tx, {
    source: `refund:${id}`,
    kind: 'refund',
    customer,
    documentId: memo.id,
    lines: { receivable: cents, [method]: -cents },
  });
}

/**
 * What the employees asked for is posted as that once it is answered, in whatever order the answers come; anything else
 * was given back at the processor itself. While an answer is missing it may be about either, so the rest waits for it.
 */
async function postRefunds(
  services: Clock,
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  { cents, answered }: { cents: number; answered: string | undefined },
) {
  let left = cents;
  const post = async (amount: number, operationId: string | null, returnId: string | null) => {
    const out: Out = { cents: amount, kind: 'refund', operationId };
    // A part payment that is given back is due again, and of a canceled order there is nothing to pay.
    const isDue = payment.status === 'due' || payment.status === 'pending';
    const isTakenBack = returnId === null && (isDue || order.status === 'canceled');
    if (isTakenBack) await takeBack(services, tx, order, payment, out);
    else {
      // What no invoice has used goes back first; what was paid for goods is something off them.
      const unused = returnId === null ? await takeUnused(services, tx, order, payment, out) : 0;
      const cents = amount - unused;
      if (cents > 0) await refundByMemo(services, tx, order, payment, { ...out, cents }, returnId);
    }
    left -= amount;
  };
  const unposted = await findUnpostedRefunds(tx, payment.id);
  const isAnswered = ({ id, status }: OperationRow) => status === 'done' || id === answered;
  for (const operation of unposted.filter(isAnswered))
    if (operation.amount_cents <= left) await post(operation.amount_cents, operation.id, returnOf(operation));
  if (left > 0 && unposted.every(isAnswered)) await post(left, null, null);
}

/**
 * Brings the ledger to where the payment stands; what was posted before is not posted again. Nothing happens before
 * there is an order. `answered`: the operation that the processor has just done. The caller holds the payment's lock.
 * Answers the receipt of money that came.
 */
export async function postPayment(
  services: Clock,
  tx: Tx,
  paymentId: string,
  answered?: string,
  hand?: Hand,
): Promise<ReceiptDocument | undefined> {
  const payment = await findPayment(tx, paymentId);
  const order = payment && (await findOrderById(tx, payment.order_id));
  if (!order) return undefined;
  const posted = await findPostedOf(tx, paymentId);
  const received = payment.captured_cents - posted.received;
  const how = hand ?? { method: methodOf[payment.kind], reference: payment.last4, by: null };
  const receipt =
    received > 0 ? await postReceived(services, tx, order, payment.id, received, how) : undefined;
  const refunded = payment.refunded_cents - posted.refunded;
  if (refunded > 0) await postRefunds(services, tx, order, payment, { cents: refunded, answered });
  if (payment.status === 'failed') {
    const cents = payment.captured_cents - payment.refunded_cents - posted.returned;
    if (cents > 0)
      await takeBack(services, tx, order, payment, { cents, kind: 'returned_debit', operationId: null });
  }
  if (isWrittenOff(payment))
    await writeOffInvoices(services, tx, order, await findInvoicesOfOrder(tx, order.id), null);
  return receipt;
}
