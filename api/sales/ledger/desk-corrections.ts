/**
 * What was posted, given or written by hand is taken back by entries that balance it (docs/decisions/0057-corrections.md).
 * Each answers the document's number and amount for the log; null where it was done before, so that twice is once.
 */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { writeEvent } from '#api/sales/orders/change-order.ts';
import { owedAfterCents } from '#api/sales/payments/balance.ts';
import { withdrawCredit } from '#api/sales/rebates/withdraw-credit.ts';
import {
  addToSettled,
  findAppliedOf,
  findReceipt,
  findTakenOff,
  lockCreditMemos,
  lockReceipts,
  type ReceiptDocument,
  updateCreditMemo,
  voidInvoiceRow,
} from '#api/sales/storage/ledger.ts';
import { type CustomerKey, findPending, findPromisedMemos } from '#api/sales/storage/ledger-lists.ts';
import { findReturnedCents } from '#api/sales/storage/order-desk.ts';
import { findOrderById, type OrderRow } from '#api/sales/storage/orders.ts';
import { findPayment, findPaymentOfOrder, updatePayment } from '#api/sales/storage/payments.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { OperateReceivable } from '#schemas/domain/sales/ledger.ts';
import { isByHand } from '#schemas/domain/sales/sales-statuses.ts';
import { unusedOf } from './apply-credit.ts';
import { isOf } from './desk-customer.ts';
import { postEntry } from './post-entry.ts';
import { reverseReceipt } from './reverse-receipt.ts';
import { lockBill } from './settle-invoices.ts';
import { tellCreditVoided, tellInvoiceVoided, tellPaymentTakenBack } from './tell-billing.ts';

type Tx = Transaction<Tables>;
type Deed<Name extends OperateReceivable['do']> = Extract<OperateReceivable, { do: Name }>;

const stale = () => new ProblemError('stale_version', because('document_changed'));
const summary = (number: string, cents: number) => `${number} ${formatDollars(toDollars(cents))}`;

/** A customer's receipt with all that it is put toward, locked as everybody does. Throws not_found and stale_version. */
async function lockReceipt(tx: Tx, key: CustomerKey, id: string): Promise<ReceiptDocument> {
  const unlocked = await findReceipt(tx, id);
  if (!unlocked || !isOf(key, unlocked)) throw new ProblemError('not_found', because('receipt_not_found'));
  const invoices = async () => (await findAppliedOf(tx, id)).map(({ invoice_id }) => invoice_id);
  const locked = new Set(await invoices());
  await lockBill(tx, [...locked], unlocked.order_id);
  const [receipt] = await lockReceipts(tx, [id]);
  // It was put toward another invoice meanwhile, which is not locked.
  if (!receipt || (await invoices()).some((invoice) => !locked.has(invoice))) throw stale();
  return receipt;
}

type ReversedEvent = { kind: 'payment_reversed' | 'check_returned'; why?: string };

/** Of money that paid what a card or a bank did not (postRest): the order owes that again. */
async function oweRest(tx: Tx, { order_id }: ReceiptDocument, cents: number): Promise<OrderRow | undefined> {
  const order = order_id === null ? undefined : await findOrderById(tx, order_id);
  const payment = order && (await findPaymentOfOrder(tx, order.id));
  if (!payment) return undefined;
  await addToSettled(tx, payment.id, -cents);
  return order;
}

/** An order that this money was for owes it again. */
async function oweAgain(
  context: Context,
  tx: Tx,
  receipt: ReceiptDocument,
  cents: number,
): Promise<OrderRow | undefined> {
  if (receipt.payment_id === null) return oweRest(tx, receipt, cents);
  const payment = await findPayment(tx, receipt.payment_id);
  const order = payment && (await findOrderById(tx, payment.order_id));
  if (!order) return undefined;
  const captured_cents = payment.captured_cents - cents;
  const owed = owedAfterCents({ ...payment, captured_cents }, await findReturnedCents(tx, order.id));
  const isDue = payment.status === 'captured' && order.status !== 'canceled' && owed > 0;
  await updatePayment(tx, payment.id, {
    captured_cents,
    status: isDue ? 'due' : payment.status,
    updated_at: context.now().toISOString(),
  });
  return order;
}

/** Takes all that is left of it back, tells the customer, and says so in its order's history. */
async function takeBack(
  context: Context,
  tx: Tx,
  receipt: ReceiptDocument,
  left: number,
  event: ReversedEvent,
): Promise<void> {
  const applied = receipt.applied_cents;
  const isReturned = event.kind === 'check_returned';
  const kind = isReturned ? 'returned_debit' : 'reversal';
  await reverseReceipt(context, tx, receipt, { cents: left, kind, operationId: null });
  const order = await oweAgain(context, tx, receipt, left);
  const note = [summary(receipt.number, left), event.why].filter(Boolean).join(': ');
  if (order) await writeEvent(context, tx, order, event.kind, note);
  // An order is to be paid before it is invoiced, too.
  const due = order && order.status !== 'canceled' ? left : Math.min(left, applied);
  await tellPaymentTakenBack(context, tx, receipt, left, isReturned ? 'returned' : 'reversed', due);
}

/** Throws not_found for another customer's, stale_version, and invalid for one that went through the processor or is gone. */
export async function bounceCheck(
  context: Context,
  tx: Tx,
  key: CustomerKey,
  { receipt: id, version }: Deed<'bounce'>,
): Promise<string> {
  const receipt = await lockReceipt(tx, key, id);
  const left = receipt.cents - receipt.refunded_cents;
  if (receipt.method !== 'check' || left <= 0)
    throw new ProblemError('invalid', because('receipt_not_bounced'));
  if (version !== undefined && receipt.version !== version) throw stale();
  await takeBack(context, tx, receipt, left, { kind: 'check_returned' });
  return receipt.number;
}

/** Throws not_found, stale_version, and invalid for one that went through the processor or is gone. */
export async function reversePosted(
  context: Context,
  tx: Tx,
  key: CustomerKey,
  { receipt: id, version, why }: Deed<'reverse'>,
): Promise<string | null> {
  const receipt = await lockReceipt(tx, key, id);
  const left = receipt.cents - receipt.refunded_cents;
  if (left <= 0 && (await findTakenOff(tx, id)).includes('reversal')) return null;
  // Money of the processor goes back where it came from.
  if (!isByHand(receipt.method) || left <= 0)
    throw new ProblemError('invalid', because('receipt_not_reversed'));
  if (receipt.version !== version) throw stale();
  await takeBack(context, tx, receipt, left, { kind: 'payment_reversed', why });
  return summary(receipt.number, left);
}

/** What is not used of it. Throws not_found, stale_version, and invalid for one that is used, promised or not given by hand. */
export async function voidCredit(
  context: Context,
  tx: Tx,
  key: CustomerKey,
  { credit_memo: id, version }: Deed<'void_credit'>,
): Promise<string | null> {
  const [memo] = await lockCreditMemos(tx, [id]);
  if (!memo || !isOf(key, memo)) throw new ProblemError('not_found', because('credit_memo_not_found'));
  const { number } = memo;
  if (memo.kind !== 'adjustment') throw new ProblemError('invalid', because('credit_not_voided', { number }));
  const unused = unusedOf({ kind: 'credit_memo', document: memo });
  if (unused === 0 && memo.withdrawn_cents > 0) return null;
  if (memo.version !== version) throw stale();
  if ((await findPromisedMemos(tx)).has(id))
    throw new ProblemError('invalid', because('credit_on_its_way', { number }));
  if (unused === 0) throw new ProblemError('invalid', because('credit_used', { number }));
  await withdrawCredit(context, tx, memo, unused, 'void');
  if (memo.withdrawn_cents === memo.total_cents)
    await updateCreditMemo(tx, id, { voided_at: context.now().toISOString() });
  await tellCreditVoided(context, tx, memo, unused);
  return summary(number, unused);
}

/** Throws not_found, stale_version, and invalid for one of an order, and while something is paid on it or on its way. */
export async function voidInvoice(
  context: Context,
  tx: Tx,
  key: CustomerKey,
  { invoice: id, version }: Deed<'void_invoice'>,
): Promise<string | null> {
  const [invoice] = await lockBill(tx, [id]);
  if (!invoice || !isOf(key, invoice)) throw new ProblemError('not_found', because('invoice_not_found'));
  const { number, company_id, account_id, order_id } = invoice;
  if (order_id !== null) throw new ProblemError('invalid', because('invoice_not_voided', { number }));
  if (invoice.voided_at !== null) return null;
  if (invoice.version !== version) throw stale();
  if (invoice.paid_cents > 0) {
    const amount = formatDollars(toDollars(invoice.paid_cents));
    throw new ProblemError('invalid', because('invoice_partly_paid', { number, amount }));
  }
  if ((await findPending(tx, [id])).size > 0)
    throw new ProblemError('invalid', because('invoice_on_its_way', { number }));
  await voidInvoiceRow(tx, id, context.now().toISOString());
  await postEntry(context, tx, {
    source: `void:${id}`,
    kind: 'void',
    customer: { company_id, account_id, order_id },
    documentId: id,
    lines: {
      receivable: -invoice.total_cents,
      sales: invoice.goods_cents,
      freight: invoice.shipping_cents,
      fees: invoice.fee_cents,
      tax: invoice.tax_cents,
    },
  });
  await tellInvoiceVoided(context, tx, invoice);
  return summary(number, invoice.total_cents);
}
