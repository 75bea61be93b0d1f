/** Money and credit memos are put toward invoices, and taken off again. All of it under the lock of the order's payment. */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { insertRebateDue } from '#api/pricing/public-storage.ts';
import { balanceCents } from '#api/sales/payments/balance.ts';
import {
  addToCreditMemo,
  addToInvoice,
  addToReceipt,
  addToSettled,
  type CreditMemoDocument,
  findInvoice,
  type InvoiceDocument,
  insertApplication,
  type ReceiptDocument,
} from '#api/sales/storage/ledger.ts';
import { findReturnedCents } from '#api/sales/storage/order-desk.ts';
import {
  findPayment,
  findPaymentOfOrder,
  type PaymentRow,
  updatePayment,
} from '#api/sales/storage/payments.ts';
import type { TakenOff } from '#schemas/domain/sales/sales-statuses.ts';

export type Credit =
  | { kind: 'receipt'; document: ReceiptDocument }
  /** `isCounted`: toward an order that owes so much less already, since it was placed. */
  | { kind: 'credit_memo'; document: CreditMemoDocument; isCounted?: boolean };

/** Cents of an invoice that are still to be paid. */
export const openOf = ({
  total_cents,
  paid_cents,
}: Pick<InvoiceDocument, 'total_cents' | 'paid_cents'>): number => total_cents - paid_cents;

/** Whether money came for this order: it counts as paid on it since then, before any invoice. */
export const isMoneyOf = (
  { payment_id, order_id }: Pick<ReceiptDocument, 'payment_id' | 'order_id'>,
  payment: Pick<PaymentRow, 'id' | 'order_id'>,
): boolean => payment_id === payment.id || order_id === payment.order_id;

/** Cents of a credit that can still be used. */
export function unusedOf({ kind, document }: Credit): number {
  if (kind === 'receipt')
    return Math.max(0, document.cents - document.applied_cents - document.refunded_cents);
  const { total_cents, applied_cents, refunded_cents, held_cents, withdrawn_cents, voided_at } = document;
  return voided_at
    ? 0
    : Math.max(0, total_cents - applied_cents - refunded_cents - held_cents - withdrawn_cents);
}

async function write(
  services: Pick<Services, 'now'>,
  db: Executor,
  invoiceId: string,
  { kind, document }: Credit,
  cents: number,
  taken_off: TakenOff | null = null,
): Promise<void> {
  await insertApplication(db, {
    id: newId(),
    invoice_id: invoiceId,
    receipt_id: kind === 'receipt' ? document.id : null,
    credit_memo_id: kind === 'credit_memo' ? document.id : null,
    cents,
    created_at: services.now().toISOString(),
    taken_off,
  });
  await addToInvoice(db, invoiceId, cents);
  if (kind === 'receipt') await addToReceipt(db, document.id, { applied: cents });
  else await addToCreditMemo(db, document.id, { applied: cents });
}

/**
 * An order whose invoice is settled by other money than its own owes so much less, and is paid once it owes nothing.
 * What is written off is not paid.
 */
async function settle(
  services: Pick<Services, 'now'>,
  db: Executor,
  invoice: InvoiceDocument,
  credit: Credit,
  cents: number,
): Promise<void> {
  const { kind, document } = credit;
  if (kind === 'credit_memo' && credit.isCounted) return;
  const payment = invoice.order_id ? await findPaymentOfOrder(db, invoice.order_id) : undefined;
  if (!payment) return;
  if (kind === 'receipt' ? isMoneyOf(document, payment) : document.kind === 'write_off') return;
  await addToSettled(db, payment.id, cents);
  const after = await findPayment(db, payment.id);
  // A card's hold that is over may be paid otherwise, too.
  const isOver = after?.status === 'voided' && after.processor_id !== null;
  const isOpen = isOver || after?.status === 'due' || after?.status === 'pending';
  if (!after || !isOpen || balanceCents(after, await findReturnedCents(db, after.order_id)) > 0) return;
  await updatePayment(db, after.id, { status: 'captured', updated_at: services.now().toISOString() });
  if (invoice.company_id !== null) await insertRebateDue(db, invoice.company_id);
}

/** Puts at most `most` cents of a credit toward an invoice; answers how many. The caller has locked all three. */
export async function applyCredit(
  services: Pick<Services, 'now'>,
  db: Executor,
  invoice: InvoiceDocument,
  credit: Credit,
  most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  const cents = Math.min(most, openOf(invoice), unusedOf(credit));
  if (cents <= 0) return 0;
  await write(services, db, invoice.id, credit, cents);
  await settle(services, db, invoice, credit, cents);
  invoice.paid_cents += cents;
  credit.document.applied_cents += cents;
  return cents;
}

/** Puts a credit toward these invoices, the oldest first, until one of both is used up. */
export async function applyToAll(
  services: Pick<Services, 'now'>,
  db: Executor,
  invoices: readonly InvoiceDocument[],
  credit: Credit,
): Promise<void> {
  for (const invoice of invoices) await applyCredit(services, db, invoice, credit);
}

/** An order that was settled by this money owes it again. */
async function unsettle(
  services: Pick<Services, 'now'>,
  db: Executor,
  invoiceId: string,
  receipt: ReceiptDocument,
  cents: number,
): Promise<void> {
  const invoice = await findInvoice(db, invoiceId);
  const payment = invoice?.order_id ? await findPaymentOfOrder(db, invoice.order_id) : undefined;
  if (!payment || isMoneyOf(receipt, payment)) return;
  await addToSettled(db, payment.id, -cents);
  if (payment.status !== 'captured' || payment.processor_id !== null) return;
  await updatePayment(db, payment.id, { status: 'due', updated_at: services.now().toISOString() });
}

/** Takes money off an invoice again, and writes down why. */
export async function takeOff(
  services: Pick<Services, 'now'>,
  db: Executor,
  invoiceId: string,
  receipt: ReceiptDocument,
  cents: number,
  why: TakenOff,
): Promise<void> {
  await write(services, db, invoiceId, { kind: 'receipt', document: receipt }, -cents, why);
  receipt.applied_cents -= cents;
  await unsettle(services, db, invoiceId, receipt, cents);
}
