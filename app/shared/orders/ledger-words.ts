/** Names of payments, credits and ages of what is owed, for the account, the desk and their papers. */
import * as m from '#messages';
import type { Aging, Invoice, Statement } from '#schemas/domain/sales/ledger.ts';
import type { CreditMemoKind, InvoiceStatus, ReceiptMethod } from '#schemas/domain/sales/sales-statuses.ts';

const methods: Record<ReceiptMethod, () => string> = {
  card: m.receipt_card,
  ach: m.receipt_ach,
  check: m.receipt_check,
  cash: m.receipt_cash,
  wire: m.receipt_wire,
};

/** "Check 1001", "Card ending in 4242". */
export function receiptMethodName(method: ReceiptMethod, reference: string): string {
  const name = methods[method]();
  if (reference === '') return name;
  return method === 'card' || method === 'ach'
    ? m.receipt_ending({ method: name, last4: reference })
    : m.receipt_reference({ method: name, reference });
}

const invoices: Record<InvoiceStatus, () => string> = {
  open: m.invoice_status_open,
  partly_paid: m.invoice_status_partly_paid,
  past_due: m.invoice_status_past_due,
  paid: m.invoice_status_paid,
};

export const invoiceStatusName = (status: InvoiceStatus): string => invoices[status]();

const memos: Record<CreditMemoKind, () => string> = {
  return: m.credit_memo_return,
  allowance: m.credit_memo_allowance,
  rebate: m.credit_memo_rebate,
  write_off: m.credit_memo_write_off,
  adjustment: m.credit_memo_adjustment,
};

export const creditMemoName = (kind: CreditMemoKind): string => memos[kind]();

/** What is owed by how late it is, in dollars, from what is not late on. */
export const agingRows = (aging: Aging): [name: string, dollars: number][] => [
  [m.aging_current(), aging.current],
  [m.aging_1_30(), aging.days_1_30],
  [m.aging_31_60(), aging.days_31_60],
  [m.aging_61_90(), aging.days_61_90],
  [m.aging_over_90(), aging.over_90],
];

const nothing: Aging = { current: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90: 0 };
export const agingNames = (): string[] => agingRows(nothing).map(([name]) => name);

type StatementRow = Statement['rows'][number];

const movements: Record<StatementRow['kind'], () => string> = {
  invoice: m.statement_invoice,
  receipt: m.statement_receipt,
  refund: m.statement_refund,
  credit_memo: m.statement_credit_memo,
  returned_debit: m.statement_returned,
  withdrawal: m.statement_withdrawal,
};

/** "Invoice INV-200001". */
export const movementName = ({ kind, number }: Pick<StatementRow, 'kind' | 'number'>): string =>
  `${movements[kind]()} ${number}`;

type Shown = Pick<Invoice, 'goods' | 'shipping' | 'fee' | 'tax' | 'total' | 'open' | 'applications'>;

/** An invoice's sums down to what is open; `dayOf`: a moment's day as the shop's calendar has it. */
export const invoiceSums = (
  { goods, shipping, fee, tax, total, open, applications }: Shown,
  dayOf: (moment: string) => string,
): [name: string, dollars: number][] => [
  [m.cart_subtotal(), goods],
  ...(shipping > 0 ? [[m.cart_shipping(), shipping] as [string, number]] : []),
  ...(fee > 0 ? [[m.cart_fee(), fee] as [string, number]] : []),
  [m.cart_tax(), tax],
  [m.cart_total(), total],
  ...applications.map(({ at, kind, document, amount }): [string, number] => [
    (kind === 'payment' ? m.invoice_paid_by : m.invoice_credited_by)({
      number: document.number,
      day: dayOf(at),
    }),
    -amount,
  ]),
  [m.invoice_open(), open],
];
