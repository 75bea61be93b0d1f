/** Money that was received goes out again: refunded, returned by the bank, or posted by mistake. Its invoices are open again. */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import {
  addToReceipt,
  findAppliedOf,
  insertRefund,
  type ReceiptDocument,
} from '#api/sales/storage/ledger.ts';
import type { TakenOff } from '#schemas/domain/sales/sales-statuses.ts';
import { takeOff } from './apply-credit.ts';
import { postEntry } from './post-entry.ts';

export type Reversal = {
  /** At most what is left of the receipt. */
  cents: number;
  kind: TakenOff;
  operationId: string | null;
};

/** What is not used yet goes first, then what was put toward the latest invoices. The caller holds the locks. */
export async function reverseReceipt(
  services: Pick<Services, 'now'>,
  db: Executor,
  receipt: ReceiptDocument,
  { cents, kind, operationId }: Reversal,
): Promise<void> {
  let applied = cents - (receipt.cents - receipt.applied_cents - receipt.refunded_cents);
  for (const { invoice_id, cents: most } of applied > 0 ? await findAppliedOf(db, receipt.id) : []) {
    const off = Math.min(applied, most);
    if (off > 0) await takeOff(services, db, invoice_id, receipt, off, kind);
    applied -= off;
  }
  const id = newId();
  const { company_id, account_id, order_id, payment_id, method } = receipt;
  await insertRefund(db, {
    id,
    payment_id,
    receipt_id: receipt.id,
    credit_memo_id: null,
    operation_id: operationId,
    kind,
    method,
    cents,
    created_at: services.now().toISOString(),
  });
  await addToReceipt(db, receipt.id, { refunded: cents });
  receipt.refunded_cents += cents;
  await postEntry(services, db, {
    source: `${kind}:${id}`,
    kind,
    customer: { company_id, account_id, order_id },
    documentId: receipt.id,
    lines: { receivable: cents, [method]: -cents },
  });
}
