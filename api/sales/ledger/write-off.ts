/** What will not be collected: open invoices are settled by a credit memo that is nobody's to use. */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { InvoiceDocument } from '#api/sales/storage/ledger.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import type { PaymentRow } from '#api/sales/storage/payments.ts';
import { applyToAll, openOf } from './apply-credit.ts';
import { customerOf, issueCreditMemo } from './issue-credit-memo.ts';

/** Whether the dealer wrote the rest off. A hold that ran out or was let go of is no such thing: the goods are owed. */
export const isWrittenOff = (payment: Pick<PaymentRow, 'status' | 'processor_id'> | undefined): boolean =>
  payment?.status === 'voided' && payment.processor_id === null;

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
