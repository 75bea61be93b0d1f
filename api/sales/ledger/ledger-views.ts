/** Invoices, payments and credit memos as the wire shows them. Pure. */
import type {
  ApplicationRow,
  CreditMemoListRow,
  InvoiceListRow,
  ReceiptListRow,
} from '#api/sales/storage/ledger-lists.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { Application, CreditMemo, InvoiceRow, Receipt } from '#schemas/domain/sales/ledger.ts';
import type { InvoiceStatus, ReceiptMethod } from '#schemas/domain/sales/sales-statuses.ts';
import { unusedOf } from './apply-credit.ts';

type Sums = { total_cents: number; paid_cents: number; due_on: string; voided_at: string | null };

/** On that day (YYYY-MM-DD). */
export function invoiceStatus(
  { total_cents, paid_cents, due_on, voided_at }: Sums,
  today: string,
): InvoiceStatus {
  if (voided_at !== null) return 'void';
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
    | 'voided_at'
    | 'written_cents'
  >,
  today: string,
): InvoiceRow => ({
  _id: row.id,
  number: row.number,
  issued_at: row.issued_at,
  due_on: row.due_on,
  status: invoiceStatus(row, today),
  total: toDollars(row.written_cents),
  paid: toDollars(row.paid_cents),
  open: toDollars(row.total_cents - row.paid_cents),
  po_number: row.po_number,
  order: orderOf(row.order_id, row.order_number),
  voided_at: row.voided_at,
});

/** The wire's word: a check that the bank did not pay is a returned check. */
export const takenOffWord = <Kind extends string>(
  kind: Kind,
  method: ReceiptMethod | null,
): Kind | 'returned_check' => (kind === 'returned_debit' && method === 'check' ? 'returned_check' : kind);

export const applicationView = (row: ApplicationRow): Application => ({
  at: row.created_at,
  kind: row.receipt_id ? 'payment' : 'credit_memo',
  document: {
    _id: row.receipt_id ?? row.credit_memo_id ?? '',
    number: row.receipt_number ?? row.memo_number ?? '',
  },
  invoice: { _id: row.invoice_id, number: row.invoice_number },
  amount: toDollars(row.cents),
  taken_off: row.taken_off && takenOffWord(row.taken_off, row.method),
});

export const receiptView = (row: ReceiptListRow, applications: readonly ApplicationRow[]): Receipt => ({
  _id: row.id,
  number: row.number,
  received_at: row.received_at,
  method: row.method,
  reference: row.reference,
  amount: toDollars(row.cents),
  refunded: toDollars(row.refunded_cents - row.returned_cents - row.reversed_cents),
  returned: toDollars(row.returned_cents),
  reversed: toDollars(row.reversed_cents),
  unapplied: toDollars(row.cents - row.applied_cents - row.refunded_cents),
  order: orderOf(row.order_id, row.order_number),
  note: row.note,
  applications: applications.filter(({ receipt_id }) => receipt_id === row.id).map(applicationView),
  version: row.version,
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
  version: row.version,
});
