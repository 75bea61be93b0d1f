/** Names of payments, credits and ages of what is owed, for the account, the desk and their papers. */
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type {
  Aging,
  Application,
  CreditMemo,
  Invoice,
  Receipt,
  Statement,
} from '#schemas/domain/sales/ledger.ts';
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
  void: m.billing_void,
};

export const invoiceStatusName = (status: InvoiceStatus): string => invoices[status]();

/** What one of a line was invoiced at; '' of a single one, and where a coupon left no whole cents for each. */
export function invoiceEach({ quantity, amount }: Invoice['lines'][number]): string {
  // Without money.ts: its schemas are more than an account's screen may weigh.
  const cents = Math.round(amount * 100) / quantity;
  return quantity > 1 && Number.isInteger(cents)
    ? m.customers_cart_each({ price: formatDollars(cents / 100) })
    : '';
}

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

/** What is owed today on a statement: by age, less what no invoice is paid with yet, where there is any. */
export const owedRows = ({ aging, unapplied }: Statement): [name: string, dollars: number][] => [
  ...agingRows(aging),
  ...(unapplied > 0 ? [[m.statement_unapplied(), -unapplied] as [string, number]] : []),
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
  returned_check: m.statement_returned_check,
  withdrawal: m.statement_withdrawal,
  reversal: m.statement_reversal,
  void: m.statement_void,
};

/** "Invoice INV-200001". */
export const movementName = ({ kind, number }: Pick<StatementRow, 'kind' | 'number'>): string =>
  `${movements[kind]()} ${number}`;

const partOf = (
  cents: number,
  whole: number,
  all: () => string,
  part: (words: { amount: string }) => string,
) => (cents === 0 ? [] : [cents === whole ? all() : part({ amount: formatDollars(cents) })]);

/** How a payment stands: what went out of it again and why, and what is not applied yet. */
export function receiptStanding(
  receipt: Pick<Receipt, 'method' | 'amount' | 'refunded' | 'returned' | 'reversed' | 'unapplied'>,
): string[] {
  const { method, amount, refunded, returned, reversed, unapplied } = receipt;
  const isCheck = method === 'check';
  return [
    ...partOf(reversed, amount, m.billing_reversed_all, m.billing_reversed),
    ...partOf(
      returned,
      amount,
      isCheck ? m.statement_returned_check : m.statement_returned,
      isCheck ? m.billing_returned_check : m.billing_returned,
    ),
    ...(refunded > 0 ? [m.billing_refunded({ amount: formatDollars(refunded) })] : []),
    ...(unapplied > 0 ? [m.billing_unused({ amount: formatDollars(unapplied) })] : []),
  ];
}

/** How a credit memo stands: what of it can be used, or where it went. */
export function creditMemoStanding({
  is_void,
  kind,
  open,
  held,
  withdrawn,
  refunded,
}: Pick<CreditMemo, 'is_void' | 'kind' | 'open' | 'held' | 'withdrawn' | 'refunded'>): string[] {
  if (is_void) return [m.billing_void()];
  const taken = kind === 'adjustment' ? m.billing_voided : m.billing_withdrawn;
  const parts = [
    ...(open > 0 ? [m.billing_usable({ amount: formatDollars(open) })] : []),
    ...(held > 0 ? [m.billing_held({ amount: formatDollars(held) })] : []),
    ...(withdrawn > 0 ? [taken({ amount: formatDollars(withdrawn) })] : []),
    ...(refunded > 0 ? [m.billing_refunded({ amount: formatDollars(refunded) })] : []),
  ];
  return parts.length > 0 ? parts : [m.billing_used()];
}

const takenOffNames: Record<
  NonNullable<Application['taken_off']>,
  (words: { number: string; day: string }) => string
> = {
  refund: m.invoice_refunded_by,
  returned_debit: m.invoice_returned_by,
  returned_check: m.invoice_returned_check_by,
  reversal: m.invoice_reversed_by,
};

/** "Payment PMT-300001, Nov 25, 2026"; also what took it off the invoice again. */
function applicationName({ kind, taken_off, document, at }: Application, dayOf: (moment: string) => string) {
  const name = taken_off
    ? takenOffNames[taken_off]
    : kind === 'payment'
      ? m.invoice_paid_by
      : m.invoice_credited_by;
  return name({ number: document.number, day: dayOf(at) });
}

type Shown = Pick<
  Invoice,
  'goods' | 'shipping' | 'fee' | 'tax' | 'total' | 'open' | 'applications' | 'voided_at'
>;

/** An invoice's sums down to what is open; `dayOf`: a moment's day as the shop's calendar has it. */
export const invoiceSums = (
  { goods, shipping, fee, tax, total, open, applications, voided_at }: Shown,
  dayOf: (moment: string) => string,
): [name: string, dollars: number][] => [
  [m.cart_subtotal(), goods],
  ...(shipping > 0 ? [[m.cart_shipping(), shipping] as [string, number]] : []),
  ...(fee > 0 ? [[m.cart_fee(), fee] as [string, number]] : []),
  [m.cart_tax(), tax],
  [m.cart_total(), total],
  ...applications.map((one): [string, number] => [applicationName(one, dayOf), -one.amount]),
  ...(voided_at ? [[m.invoice_voided({ day: dayOf(voided_at) }), -total] as [string, number]] : []),
  [m.invoice_open(), open],
];
