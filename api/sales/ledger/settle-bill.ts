/** A bill's money is held, there, or not to be had: in the transaction that says so of its payment. */
import type { Transaction } from 'kysely';
import type { Services } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { type BillPaymentRow, updateBillPayment } from '#api/sales/storage/bill-payments.ts';
import { lockReceipts } from '#api/sales/storage/ledger.ts';
import { insertOperation, type PaymentRow } from '#api/sales/storage/payments.ts';
import { postReceipt } from './post-receipt.ts';
import { reverseReceipt } from './reverse-receipt.ts';
import { settleInvoices } from './settle-invoices.ts';

type Tx = Transaction<Tables>;

/** A card's money is held first and taken at once; who asked does it, or the job. */
async function beginCapture(services: Services, tx: Tx, payment: PaymentRow): Promise<void> {
  const now = services.now().toISOString();
  await insertOperation(tx, {
    id: `${payment.id}-capture`,
    payment_id: payment.id,
    kind: 'capture',
    amount_cents: payment.amount_cents,
    status: 'starting',
    note: '',
    account_id: null,
    created_at: now,
    next_check_at: now,
  });
}

/** A debit that the bank returned after all: its invoices are open again. */
async function takeBack(
  services: Services,
  tx: Tx,
  bill: BillPaymentRow,
  before: PaymentRow,
  after: PaymentRow,
) {
  if (after.status !== 'failed' || before.status === 'failed' || bill.receipt_id === null) return;
  const [receipt] = await lockReceipts(tx, [bill.receipt_id]);
  const cents = receipt ? receipt.cents - receipt.refunded_cents : 0;
  if (receipt && cents > 0)
    await reverseReceipt(services, tx, receipt, { cents, kind: 'returned_debit', operationId: null });
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
  } else if (after.status === 'declined' || after.status === 'failed' || after.status === 'voided')
    await updateBillPayment(tx, after.id, { ended_at: now });
}
