/** A bill's money is held, there, or not to be had: in the transaction that says so of its payment. */
import type { Transaction } from 'kysely';
import { operatorContext, type Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { insertRebateDue } from '#api/pricing/public-storage.ts';
import { leaseMs } from '#api/sales/payments/payments.ts';
import { type BillPaymentRow, updateBillPayment } from '#api/sales/storage/bill-payments.ts';
import { lockReceipts } from '#api/sales/storage/ledger.ts';
import { insertOperation, type PaymentRow } from '#api/sales/storage/payments.ts';
import { unusedOf } from './apply-credit.ts';
import { postReceipt } from './post-receipt.ts';
import { reverseReceipt } from './reverse-receipt.ts';
import { lockBill, settleInvoices } from './settle-invoices.ts';
import { tellDebitRefused, tellDebitReturned, tellPayment } from './tell-billing.ts';

type Tx = Transaction<Tables>;

/** A card's money is held first and taken at once; who asked does it, or the job. */
async function beginCapture(services: Services, tx: Tx, payment: PaymentRow): Promise<void> {
  const now = services.now();
  await insertOperation(tx, {
    id: `${payment.id}-capture`,
    payment_id: payment.id,
    kind: 'capture',
    amount_cents: payment.amount_cents,
    status: 'starting',
    note: '',
    account_id: null,
    created_at: now.toISOString(),
    // Whoever asked for the payment takes it; the job does where they were killed.
    next_check_at: new Date(
      now.getTime() + (services.payments ? leaseMs(services.payments) : 0),
    ).toISOString(),
  });
}

/** A debit that the bank returned after all, or money that was refunded at the processor: its invoices are open again. */
async function takeBack(
  services: Services,
  tx: Tx,
  bill: BillPaymentRow,
  before: PaymentRow,
  after: PaymentRow,
) {
  if (bill.receipt_id === null) return;
  const isReturned = after.status === 'failed' && before.status !== 'failed';
  const refunded = after.refunded_cents - before.refunded_cents;
  if (!isReturned && refunded <= 0) return;
  await lockBill(
    tx,
    bill.allocations.map(({ invoice }) => invoice),
  );
  const [receipt] = await lockReceipts(tx, [bill.receipt_id]);
  if (!receipt) return;
  const left = receipt.cents - receipt.refunded_cents;
  const cents = isReturned ? left : Math.min(left, refunded);
  const kind = isReturned ? ('returned_debit' as const) : ('refund' as const);
  if (cents <= 0) return;
  await reverseReceipt(services, tx, receipt, { cents, kind, operationId: null });
  if (isReturned) await tellDebitReturned(operatorContext(services), tx, receipt, cents);
}

/** Nothing came of it: the credit memos that it promised are free again, and a rebate among them is looked at. */
export async function dropBill(
  tx: Tx,
  { company_id }: Pick<BillPaymentRow, 'company_id'>,
  paymentId: string,
  at: string,
): Promise<void> {
  await updateBillPayment(tx, paymentId, { ended_at: at });
  if (company_id !== null) await insertRebateDue(tx, company_id);
}

/** `before`: the payment as it was; `after`: as it is now. */
export async function settleBill(
  services: Services,
  tx: Tx,
  bill: BillPaymentRow,
  before: PaymentRow,
  after: PaymentRow,
): Promise<void> {
  if (bill.ended_at !== null) return takeBack(services, tx, bill, before, after);
  const now = services.now().toISOString();
  if (after.status === 'authorized' && before.status !== 'authorized')
    return beginCapture(services, tx, after);
  if (after.status === 'captured') {
    const { company_id, account_id } = bill;
    const receipt = await postReceipt(services, tx, {
      company_id,
      account_id,
      order_id: null,
      payment_id: after.id,
      method: after.kind === 'card' ? 'card' : 'ach',
      reference: after.last4,
      cents: after.captured_cents,
      received_at: now,
      note: '',
      posted_by: bill.paid_by,
    });
    await settleInvoices(services, tx, {
      allocations: bill.allocations,
      creditMemos: bill.credit_memos,
      receipt,
    });
    await updateBillPayment(tx, after.id, { ended_at: now, receipt_id: receipt.id });
    const unused = unusedOf({ kind: 'receipt', document: receipt });
    await tellPayment(operatorContext(services), tx, receipt, unused);
  } else if (after.status === 'declined' || after.status === 'failed' || after.status === 'voided') {
    await dropBill(tx, bill, after.id, now);
    // Nobody looks at the screen by then: a debit is refused after days.
    if (before.status === 'processing') await tellDebitRefused(operatorContext(services), tx, bill, after);
  }
}
