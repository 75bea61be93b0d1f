/** What was handed over is invoiced, in the transaction that says so (docs/product.md#ledger). */
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { findAllWarehouses } from '#api/platform/storage/site.ts';
import { findCompanyTerms } from '#api/pricing/public-storage.ts';
import { payWithHeldCredit } from '#api/sales/rebates/hold-credit.ts';
import {
  findCreditMemosOfOrder,
  findReceiptsOfOrder,
  findRefundedOf,
  type InvoiceDocument,
  insertInvoice,
  nextDocumentNumber,
} from '#api/sales/storage/ledger.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';
import { findPaymentOfOrder, lockPayment } from '#api/sales/storage/payments.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { invoiceAmounts } from '#schemas/domain/sales/invoice-amounts.ts';
import type { InvoiceLine } from '#schemas/domain/sales/ledger.ts';
import type { OrderLineCount } from '#schemas/domain/sales/order-desk.ts';
import { applyCredit, openOf } from './apply-credit.ts';
import { customerOf, issueCreditMemo, taxWithin } from './issue-credit-memo.ts';
import { postEntry } from './post-entry.ts';
import { isWrittenOff, writeOffInvoices } from './write-off.ts';

/** YYYY-MM-DD so many days later. */
export function daysLater(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Writes the invoice down and posts it. */
export async function postInvoice(
  services: Pick<Services, 'now'>,
  db: Executor,
  values: Omit<InvoiceDocument, 'id' | 'number' | 'issued_at' | 'paid_cents' | 'version' | 'voided_at'>,
): Promise<InvoiceDocument> {
  const invoice: InvoiceDocument = {
    ...values,
    id: newId(),
    number: await nextDocumentNumber(db, 'invoice'),
    issued_at: services.now().toISOString(),
    paid_cents: 0,
    version: 1,
    voided_at: null,
  };
  await insertInvoice(db, { ...invoice, lines: JSON.stringify(invoice.lines satisfies InvoiceLine[]) });
  await postEntry(services, db, {
    source: `invoice:${invoice.id}`,
    kind: 'invoice',
    customer: { company_id: invoice.company_id, account_id: invoice.account_id, order_id: invoice.order_id },
    documentId: invoice.id,
    lines: {
      receivable: invoice.total_cents,
      sales: -invoice.goods_cents,
      freight: -invoice.shipping_cents,
      fees: -invoice.fee_cents,
      tax: -invoice.tax_cents,
    },
  });
  return invoice;
}

/**
 * An order that was paid in full owes nothing after a refund (docs/decisions/0047-ledger.md): what was refunded of it
 * before there was this invoice is something off it now.
 */
async function allowRefunded(
  services: Pick<Services, 'now'>,
  db: Executor,
  order: OrderRow,
  paymentId: string,
  invoice: InvoiceDocument,
): Promise<void> {
  const open = openOf(invoice);
  if (open <= 0) return;
  const memos = await findCreditMemosOfOrder(db, order.id);
  const allowed = memos
    .filter(({ kind, voided_at }) => kind === 'allowance' && voided_at === null)
    .reduce((sum, { applied_cents }) => sum + applied_cents, 0);
  const cents = Math.min(open, (await findRefundedOf(db, paymentId)) - allowed);
  if (cents <= 0) return;
  const document = await issueCreditMemo(services, db, {
    kind: 'allowance',
    customer: customerOf(order),
    cents,
    taxCents: taxWithin(order, cents),
    by: null,
  });
  await applyCredit(services, db, invoice, { kind: 'credit_memo', document });
}

export type Fulfilled = { id: string; lines: readonly OrderLineCount[]; by: string | null };

/**
 * `before`: sell units by line that were handed over already. Money that the order has brought pays it at once. Orders
 * on terms are due after the company's net days, all others the same day.
 */
export async function invoiceFulfilment(
  services: Pick<Services, 'now'>,
  db: Executor,
  order: OrderRow,
  before: ReadonlyMap<string, number>,
  { id, lines, by }: Fulfilled,
): Promise<InvoiceDocument> {
  const unlocked = await findPaymentOfOrder(db, order.id);
  const payment = unlocked && (await lockPayment(db, unlocked.id));
  const { cart, po_number } = order.document;
  const warehouse = (await findAllWarehouses(db)).find((candidate) => candidate.id === cart.warehouse);
  const today = dayIn(warehouse?.time_zone ?? 'UTC', services.now());
  const company =
    payment?.kind === 'terms' && order.company_id ? await findCompanyTerms(db, order.company_id) : undefined;
  const invoice = await postInvoice(services, db, {
    ...customerOf(order),
    ...invoiceAmounts(cart, before, lines),
    fulfilment_id: id,
    po_number,
    due_on: daysLater(today, company?.net_days ?? 0),
    bill_to: '',
    note: '',
    issued_by: by,
  });
  await payWithHeldCredit(services, db, order.id, invoice);
  for (const document of await findReceiptsOfOrder(db, order.id))
    await applyCredit(services, db, invoice, { kind: 'receipt', document });
  if (payment?.status === 'captured') await allowRefunded(services, db, order, payment.id, invoice);
  if (isWrittenOff(payment)) await writeOffInvoices(services, db, order, [invoice], by);
  return invoice;
}
