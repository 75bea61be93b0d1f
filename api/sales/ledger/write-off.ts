/** What will not be collected: open invoices are settled by a credit memo that is nobody's to use. */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { InvoiceDocument } from '#api/sales/storage/ledger.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import { findOperations, type PaymentRow } from '#api/sales/storage/payments.ts';
import { applyToAll, openOf } from './apply-credit.ts';
import { customerOf, issueCreditMemo } from './issue-credit-memo.ts';

/** Whether the dealer let the rest of a payment go; a hold that ran out is nobody's decision, and is still owed. */
export async function isLetGo(db: Executor, payment: PaymentRow | undefined): Promise<boolean> {
  if (payment?.status !== 'voided') return false;
  if (payment.processor_id === null) return true;
  const operations = await findOperations(db, payment.id);
  return operations.some(({ kind, status }) => kind === 'void' && status !== 'refused');
}

export async function writeOffInvoices(
  services: Pick<Services, 'now'>,
  db: Executor,
  order: OrderRow,
  invoices: readonly InvoiceDocument[],
  by: string | null,
): Promise<void> {
  const cents = invoices.reduce((sum, invoice) => sum + openOf(invoice), 0);
  if (cents === 0) return;
  const customer = customerOf(order);
  const document = await issueCreditMemo(services, db, { kind: 'write_off', customer, cents, by });
  await applyToAll(services, db, invoices, { kind: 'credit_memo', document });
}
