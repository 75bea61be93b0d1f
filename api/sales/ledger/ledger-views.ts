/** Invoices, payments and credit memos as the wire shows them. Pure. */
import type {
  ApplicationRow,
  CreditMemoListRow,
  InvoiceListRow,
  ReceiptListRow,
} from '#api/sales/storage/ledger-lists.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { Application, CreditMemo, InvoiceRow, Receipt } from '#schemas/domain/sales/ledger.ts';
import type { InvoiceStatus } from '#schemas/domain/sales/sales-statuses.ts';
import { unusedOf } from './apply-credit.ts';

type Sums = { total_cents: number; paid_cents: number; due_on: string };

/** On that day (YYYY-MM-DD). */
export function invoiceStatus({ total_cents, paid_cents, due_on }: Sums, today: string): InvoiceStatus {
  if (paid_cents >= total_cents) return 'paid';
  if (due_on < today) return 'past_due';
  return paid_cents > 0 ? 'partly_paid' : 'open';
}

const orderOf = (order_id: string | null, order_number: string | null) =>
  order_id && order_number ? { _id: order_id, number: order_number } : null;

export const invoiceRowView = (
  row: Pick<
    InvoiceListRow,
    | 'id'
    | 'number'
    | 'issued_at'
    | 'total_cents'
    | 'paid_cents'
    | 'po_number'
    | 'order_id'
    | 'order_number'
    | 'due_on'
  >,
  today: string,
): InvoiceRow => ({
  _id: row.id,
  number: row.number,
  issued_at: row.issued_at,
  due_on: row.due_on,
  status: invoiceStatus(row, today),
  total: toDollars(row.total_cents),
  paid: toDollars(row.paid_cents),
  open: toDollars(row.total_cents - row.paid_cents),
  po_number: row.po_number,
  order: orderOf(row.order_id, row.order_number),
});

export const applicationView = (row: ApplicationRow): Application => ({
  at: row.created_at,
  kind: row.receipt_id ? 'payment' : 'credit_memo',
  document: {
    _id: row.receipt_id ?? row.credit_memo_id ?? '',
    number: row.receipt_number ?? row.memo_number ?? '',
  },
  invoice: { _id: row.invoice_id, number: row.invoice_number },
  amount: toDollars(row.cents),
});

export const receiptView = (row: ReceiptListRow, applications: readonly ApplicationRow[]): Receipt => ({
  _id: row.id,
  number: row.number,
  received_at: row.received_at,
  method: row.method,
  reference: row.reference,
  amount: toDollars(row.cents),
  refunded: toDollars(row.refunded_cents),
  unapplied: toDollars(row.cents - row.applied_cents - row.refunded_cents),
  order: orderOf(row.order_id, row.order_number),
  note: row.note,
  applications: applications.filter(({ receipt_id }) => receipt_id === row.id).map(applicationView),
});

export const creditMemoView = (
  row: CreditMemoListRow,
  applications: readonly ApplicationRow[],
): CreditMemo => ({
  _id: row.id,
  number: row.number,
  issued_at: row.issued_at,
  kind: row.kind,
  amount: toDollars(row.total_cents),
  refunded: toDollars(row.refunded_cents),
  held: toDollars(row.held_cents),
  withdrawn: toDollars(row.withdrawn_cents),
  open: toDollars(unusedOf({ kind: 'credit_memo', document: row })),
  expires_on: row.expires_on,
  order: orderOf(row.order_id, row.order_number),
  note: row.note,
  is_void: row.voided_at !== null,
  applications: applications.filter(({ credit_memo_id }) => credit_memo_id === row.id).map(applicationView),
});
