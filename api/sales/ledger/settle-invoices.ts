/** Credits first, then money, are put toward the invoices that were chosen. What is left of the money is a credit. */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import {
  type InvoiceDocument,
  lockCreditMemos,
  lockInvoices,
  lockPaymentsOfOrders,
  type ReceiptDocument,
} from '#api/sales/storage/ledger.ts';
import type { Allocation } from '#api/sales/storage/tables/ledger.ts';
import { applyCredit, type Credit, openOf, unusedOf } from './apply-credit.ts';

/** Locks invoices after the payments of their orders, and of one more, as everybody does. */
export async function lockBill(
  db: Executor,
  ids: string[],
  order: string | null = null,
): Promise<InvoiceDocument[]> {
  const unlocked = ids.length
    ? await db.selectFrom('invoice').select('order_id').where('id', 'in', ids).execute()
    : [];
  const orders = [{ order_id: order }, ...unlocked].flatMap(({ order_id }) => order_id ?? []);
  if (orders.length > 0) await lockPaymentsOfOrders(db, orders);
  return ids.length ? lockInvoices(db, ids) : [];
}

export type Bill = {
  allocations: readonly Allocation[];
  creditMemos: readonly string[];
  /** Written in this transaction. */
  receipt: ReceiptDocument | null;
};

/** Never more than is open of an invoice, also where it was paid in the meantime. */
export async function settleInvoices(
  services: Pick<Services, 'now'>,
  db: Executor,
  { allocations, creditMemos, receipt }: Bill,
): Promise<void> {
  const invoices = await lockBill(
    db,
    allocations.map(({ invoice }) => invoice),
  );
  const memos = creditMemos.length > 0 ? await lockCreditMemos(db, [...creditMemos]) : [];
  const byAge = memos.sort((a, b) => (a.issued_at < b.issued_at ? -1 : 1));
  const credits: Credit[] = [
    ...byAge.map((document) => ({ kind: 'credit_memo' as const, document })),
    ...(receipt ? [{ kind: 'receipt' as const, document: receipt }] : []),
  ];
  for (const { invoice: id, cents } of allocations) {
    const invoice = invoices.find((one) => one.id === id);
    let left = invoice ? Math.min(cents, openOf(invoice)) : 0;
    for (const credit of credits)
      if (invoice && left > 0 && unusedOf(credit) > 0)
        left -= await applyCredit(services, db, invoice, credit, left);
  }
}
