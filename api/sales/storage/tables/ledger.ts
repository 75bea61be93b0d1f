/** Tables of migrations/0043-ledger.ts, 0047-offers.ts, 0050-reminders.ts and 0054-corrections.ts. Sums are cents. */
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '#api/platform/database/schema.ts';
import type { InvoiceLine } from '#schemas/domain/sales/ledger.ts';
import type { CreditMemoKind, ReceiptMethod, TakenOff } from '#schemas/domain/sales/sales-statuses.ts';

/** Debits are above zero, credits below. */
export type LedgerAccount =
  | 'receivable'
  | 'sales'
  | 'freight'
  | 'fees'
  | 'tax'
  | 'returns'
  | 'rebates'
  | 'bad_debt'
  | ReceiptMethod;

/** Cents for one invoice. */
export type Allocation = { invoice: string; cents: number };

export type EntryKind =
  | 'invoice'
  | 'receipt'
  | 'refund'
  | 'credit_memo'
  | 'returned_debit'
  | 'withdrawal'
  | 'reversal'
  | 'void';

type LedgerTables = {
  ledger_entry: {
    id: string;
    /** What it was posted for: each is posted once. */
    source: string;
    kind: EntryKind;
    company_id: string | null;
    account_id: string | null;
    order_id: string | null;
    /** Of the invoice, receipt or credit memo. */
    document_id: string;
    created_at: Moment;
  };
  ledger_line: { entry_id: string; ledger_account: LedgerAccount; cents: number };
  invoice: {
    id: string;
    number: string;
    company_id: string | null;
    account_id: string | null;
    order_id: string | null;
    fulfilment_id: string | null;
    po_number: Generated<string>;
    issued_at: Moment;
    /** YYYY-MM-DD; late from the day after. */
    due_on: string;
    lines: Json<InvoiceLine[]>;
    goods_cents: number;
    shipping_cents: number;
    fee_cents: number;
    tax_cents: number;
    /** The sum of its parts; 0 of one that is voided. */
    total_cents: number;
    paid_cents: Generated<number>;
    note: Generated<string>;
    issued_by: string | null;
    /** Lines of text, of an invoice that an employee wrote; an order's are its own (migrations/0055-order-rest.ts). */
    bill_to: Generated<string>;
    version: Generated<number>;
    voided_at: ColumnType<string | null, string | null | undefined, string | null>;
  };
  receipt: {
    id: string;
    number: string;
    company_id: string | null;
    account_id: string | null;
    /** Of money that was collected for one order: it pays that order's invoices alone. */
    order_id: string | null;
    payment_id: string | null;
    method: ReceiptMethod;
    reference: Generated<string>;
    cents: number;
    applied_cents: Generated<number>;
    refunded_cents: Generated<number>;
    received_at: Moment;
    note: Generated<string>;
    posted_by: string | null;
    version: Generated<number>;
    /** Whether the customer was told of it. */
    is_told: Generated<boolean>;
  };
  credit_memo: {
    id: string;
    number: string;
    company_id: string | null;
    account_id: string | null;
    order_id: string | null;
    return_id: string | null;
    kind: CreditMemoKind;
    total_cents: number;
    applied_cents: Generated<number>;
    refunded_cents: Generated<number>;
    /** For orders that are placed and not invoiced yet. */
    held_cents: Generated<number>;
    /** Expired, or taken back. */
    withdrawn_cents: Generated<number>;
    /** YYYY-MM-DD: its last good day. */
    expires_on: ColumnType<string | null, string | null | undefined, string | null>;
    issued_at: Moment;
    note: Generated<string>;
    issued_by: string | null;
    voided_at: Moment | null;
    version: Generated<number>;
    /** Whether the customer was told of it. */
    is_told: Generated<boolean>;
  };
  credit_application: {
    id: string;
    invoice_id: string;
    receipt_id: string | null;
    credit_memo_id: string | null;
    cents: number;
    created_at: Moment;
    /** Why it was taken off again, where `cents` is below zero. */
    taken_off: ColumnType<TakenOff | null, TakenOff | null | undefined, TakenOff | null>;
  };
  /** `stage`: days past due from which it is sent. */
  invoice_reminder: { invoice_id: string; stage: number; sent_at: Moment };
  /** Credit that pays an order's invoices as they come. */
  order_credit: { order_id: string; credit_memo_id: string; cents: number; used_cents: Generated<number> };
  /** What an offer brought a company. */
  offer_credit: {
    credit_memo_id: string;
    offer_id: string;
    company_id: string;
    taken_back_cents: Generated<number>;
    created_at: Moment;
  };
  bill_payment: {
    id: string;
    /** Null where credit memos paid all of it. */
    payment_id: string | null;
    company_id: string | null;
    account_id: string | null;
    paid_by: string;
    key: string;
    fingerprint: string;
    /** What the money is for, in cents. */
    allocations: Json<Allocation[]>;
    /** Credit memos that are used first. */
    credit_memos: Json<string[]>;
    created_at: Moment;
    /** When its money was there, or was not to be had. */
    ended_at: Moment | null;
    receipt_id: string | null;
  };
  refund: {
    id: string;
    payment_id: string | null;
    receipt_id: string | null;
    credit_memo_id: string | null;
    operation_id: string | null;
    kind: TakenOff;
    method: ReceiptMethod;
    cents: number;
    created_at: Moment;
  };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends LedgerTables {}
}
