/** What customers owe: invoices, payments, credit memos, statements (docs/product.md#ledger). Sums on the wire are dollars. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { paymentStatuses, paymentTokenSchema } from './payment.ts';
import { creditMemoKinds, handMethods, invoiceStatuses, receiptMethods } from './sales-statuses.ts';

/** One line of an invoice: `quantity` sell units were handed over. */
export type InvoiceLine = {
  /** Of the order's cart; null on an invoice that an employee wrote. */
  item: string | null;
  name: string;
  sku: string;
  quantity: number;
  /** After the coupon, before tax. */
  cents: number;
};

const numbered = z.object({ _id: idSchema, number: z.string() });

export const invoiceRowSchema = numbered
  .extend({
    issued_at: z.iso.datetime(),
    due_on: z.iso.date(),
    status: z.enum(invoiceStatuses),
    total: dollarsSchema,
    paid: dollarsSchema,
    open: dollarsSchema,
    po_number: z.string(),
    order: numbered.nullable(),
    /** When it was voided: nothing of it is open then. */
    voided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InvoiceRow' });
export type InvoiceRow = z.output<typeof invoiceRowSchema>;

/** A document as it was read: whoever corrects it names it. */
const version = z.number().int().min(1);

/** In a list: with what a payment that is under way will settle of it. */
export const listedInvoiceSchema = invoiceRowSchema
  .extend({ pending: dollarsSchema, version })
  .meta({ id: 'ListedInvoice' });
export type ListedInvoice = z.output<typeof listedInvoiceSchema>;

/** Why money was taken off an invoice again; a check that the bank did not pay is a returned check. */
const takenOffWays = ['refund', 'returned_debit', 'returned_check', 'reversal'] as const;

/** What was put toward an invoice: of a payment or a credit memo; below zero where it was taken off again. */
export const applicationSchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['payment', 'credit_memo']),
  document: numbered,
  invoice: numbered,
  amount: dollarsSchema,
  taken_off: z.enum(takenOffWays).nullable(),
});
export type Application = z.output<typeof applicationSchema>;

export const invoiceSchema = invoiceRowSchema
  .extend({
    bill_to: z.array(z.string()),
    /** The name of the job that the order is for; empty where none was chosen. */
    job: z.string(),
    lines: z.array(
      z.object({ name: z.string(), sku: z.string(), quantity: z.number().int(), amount: dollarsSchema }),
    ),
    goods: dollarsSchema,
    shipping: dollarsSchema,
    fee: dollarsSchema,
    tax: dollarsSchema,
    note: z.string(),
    applications: z.array(applicationSchema),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.output<typeof invoiceSchema>;

export const receiptSchema = numbered
  .extend({
    received_at: z.iso.datetime(),
    method: z.enum(receiptMethods),
    reference: z.string(),
    amount: dollarsSchema,
    refunded: dollarsSchema,
    /** The bank did not pay it after all. */
    returned: dollarsSchema,
    /** It was posted by mistake. */
    reversed: dollarsSchema,
    /** Not put toward an invoice yet. */
    unapplied: dollarsSchema,
    order: numbered.nullable(),
    note: z.string(),
    applications: z.array(applicationSchema),
    version,
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.output<typeof receiptSchema>;

export const creditMemoSchema = numbered
  .extend({
    issued_at: z.iso.datetime(),
    kind: z.enum(creditMemoKinds),
    amount: dollarsSchema,
    refunded: dollarsSchema,
    /** For orders that are placed and not invoiced yet. */
    held: dollarsSchema,
    /** Expired, taken back because what earned it came back, or voided. */
    withdrawn: dollarsSchema,
    /** What can still be used. */
    open: dollarsSchema,
    /** Its last good day. */
    expires_on: z.iso.date().nullable(),
    order: numbered.nullable(),
    note: z.string(),
    is_void: z.boolean(),
    applications: z.array(applicationSchema),
    version,
  })
  .meta({ id: 'CreditMemo' });
export type CreditMemo = z.output<typeof creditMemoSchema>;

/** What is owed, by how late it is: days after the due date. */
export const agingSchema = z.object({
  current: dollarsSchema,
  days_1_30: dollarsSchema,
  days_31_60: dollarsSchema,
  days_61_90: dollarsSchema,
  over_90: dollarsSchema,
});
export type Aging = z.output<typeof agingSchema>;

/** The caller's balance: what is owed less what is not used yet. */
export const balanceSchema = z
  .object({
    /** Open invoices. */
    owed: dollarsSchema,
    past_due: dollarsSchema,
    /** Credit memos and payments that were not used yet. */
    credit: dollarsSchema,
    aging: agingSchema,
    /** On terms: the limit and what is left of it; null for who has none. */
    terms: z.object({ limit: dollarsSchema, left: dollarsSchema, net_days: z.number().int() }).nullable(),
    may_pay: z.boolean(),
    /** Payments of the bill that are on their way, newest first. */
    pending: z.array(
      z.object({
        _id: idSchema,
        begun_at: z.iso.datetime(),
        method: z.enum(receiptMethods),
        reference: z.string(),
        amount: dollarsSchema,
      }),
    ),
    /** Who takes cards and bank accounts, and where the browser finds it; null where nobody does. */
    processor: z
      .object({ provider: z.enum(['stripe', 'sandbox']), origin: z.string(), publishableKey: z.string() })
      .nullable(),
  })
  .meta({ id: 'Balance' });
export type Balance = z.output<typeof balanceSchema>;

export const statementKinds = [
  'invoice',
  'receipt',
  'refund',
  'credit_memo',
  'returned_debit',
  'returned_check',
  'withdrawal',
  'reversal',
  'void',
] as const;

/** A month of the account: what stood before, what came, what stands after. */
export const statementSchema = z
  .object({
    /** YYYY-MM, of the shop's calendar. */
    month: z.string(),
    customer: z.array(z.string()),
    opening: dollarsSchema,
    closing: dollarsSchema,
    rows: z.array(
      z.object({
        at: z.iso.datetime(),
        kind: z.enum(statementKinds),
        number: z.string(),
        /** Above zero raises what is owed. */
        amount: dollarsSchema,
        balance: dollarsSchema,
      }),
    ),
    /** Of today, as `unapplied` is: payments and credits that no invoice is paid with yet. */
    aging: agingSchema,
    unapplied: dollarsSchema,
  })
  .meta({ id: 'Statement' });
export type Statement = z.output<typeof statementSchema>;

export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, problemKey('month_invalid'));

/** Dollars of a payment or credit. */
export const amountSchema = z
  .number(problemKey('amount_missing'))
  .min(0.01, problemKey('amount_missing'))
  .max(100_000_000)
  .refine((dollars) => Number.isInteger(Math.round(dollars * 1e6) / 1e4), problemKey('decimals_too_many'));

export const allocationsSchema = z
  .array(z.strictObject({ invoice: idSchema, amount: amountSchema }))
  .max(200)
  .refine(
    (list) => new Set(list.map(({ invoice }) => invoice)).size === list.length,
    problemKey('invoice_twice'),
  );

/** Body of POST /api/v1/bill/payments: what is paid of each invoice. Credit memos are used first. */
export const payBillSchema = z
  .strictObject({
    invoices: allocationsSchema.min(1, problemKey('invoices_missing')),
    credit_memos: z.array(idSchema).max(200).default([]),
    payment_type: z.enum(['Credit Card', 'ACH']).default('Credit Card'),
    /** What is to be charged, in dollars, as the payer saw it; nothing where credit memos pay all of it. */
    amount: z.number().min(0).max(100_000_000).default(0),
    /** Of the processor, for what the credit memos do not cover. */
    payment_token: paymentTokenSchema.nullish(),
  })
  .meta({ id: 'PayBill' });
export type PayBill = z.output<typeof payBillSchema>;

export const billPaymentSchema = z
  .object({
    /** Null where credit memos paid all of it. */
    _id: idSchema.nullable(),
    status: z.enum(paymentStatuses),
    amount: dollarsSchema,
    /** What it is for: dollars of each invoice, and the credit memos that are used first. */
    invoices: z.array(z.object({ invoice: idSchema, amount: dollarsSchema })),
    credit_memos: z.array(idSchema),
    /** Where the bank asks, while `status` is `action`. */
    action_url: z.string().nullable(),
    /** The payment's id in the ledger, once the money is there. */
    receipt: idSchema.nullable(),
  })
  .meta({ id: 'BillPayment' });
export type BillPayment = z.output<typeof billPaymentSchema>;

export const customerKinds = ['company', 'account'] as const;

/** A customer at the desk: what is owed and by how late. */
export const receivableSchema = z
  .object({
    kind: z.enum(customerKinds),
    _id: idSchema,
    name: z.string(),
    email: z.string(),
    owed: dollarsSchema,
    past_due: dollarsSchema,
    credit: dollarsSchema,
    aging: agingSchema,
  })
  .meta({ id: 'Receivable' });
export type Receivable = z.output<typeof receivableSchema>;

/** One customer's books, as the desk works on them. */
export const receivableDetailSchema = receivableSchema
  .extend({
    net_days: z.number().int(),
    /** Unpaid ones, the oldest due first. */
    invoices: z.array(listedInvoiceSchema),
    receipts: z.array(receiptSchema),
    credit_memos: z.array(creditMemoSchema),
  })
  .meta({ id: 'ReceivableDetail' });
export type ReceivableDetail = z.output<typeof receivableDetailSchema>;

const noteSchema = z.string().trim().max(500).default('');

/** Money that came by itself: a check, cash, a wire. What is not put toward invoices stays on the account. */
export const recordReceiptSchema = z
  .strictObject({
    method: z.enum(handMethods, problemKey('receipt_method_missing')),
    reference: z.string().trim().max(80).default(''),
    amount: amountSchema,
    invoices: allocationsSchema.default([]),
    note: noteSchema,
  })
  .superRefine(({ amount, invoices, method, reference }, context) => {
    const sum = invoices.reduce((cents, one) => cents + Math.round(one.amount * 100), 0);
    if (sum > Math.round(amount * 100))
      context.addIssue({ code: 'custom', path: ['amount'], message: problemKey('receipt_too_small') });
    if (method === 'check' && reference === '')
      context.addIssue({ code: 'custom', path: ['reference'], message: problemKey('check_number_missing') });
  })
  .meta({ id: 'RecordReceipt' });
export type RecordReceipt = z.output<typeof recordReceiptSchema>;

/** A credit that an employee gives; used for invoices that are chosen, or later. */
export const giveCreditSchema = z
  .strictObject({ amount: amountSchema, note: z.string().trim().min(3, problemKey('note_missing')).max(500) })
  .meta({ id: 'GiveCredit' });
export type GiveCredit = z.output<typeof giveCreditSchema>;

/** An invoice that an employee writes: for work, freight, or goods that no order knows. */
export const writeInvoiceSchema = z
  .strictObject({
    po_number: z.string().trim().max(60).default(''),
    lines: z
      .array(
        z.strictObject({
          name: z.string().trim().min(1, problemKey('line_text_missing')).max(200),
          quantity: z.number().int().min(1).max(99_999),
          /** Of all of it. */
          amount: amountSchema,
        }),
      )
      .min(1, problemKey('lines_missing'))
      .max(50),
    tax: z.number().min(0).max(1_000_000).default(0),
    /** Lines of text; without any, the company's address or the person's name. */
    bill_to: z.string().trim().max(500).default(''),
    note: noteSchema,
  })
  .meta({ id: 'WriteInvoice' });
export type WriteInvoice = z.output<typeof writeInvoiceSchema>;

/** Why a document is corrected: for the log of activity, not for the customer. */
const why = z.string().trim().min(3, problemKey('correction_reason_missing')).max(500);

/**
 * Credits and unused payments of the account are put toward its oldest invoices; a check did not clear; or what was
 * posted, given or written by mistake is reversed or voided, as it was when it was looked at (`version`).
 */
export const operateReceivableSchema = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('apply') }),
    z.strictObject({ do: z.literal('bounce'), receipt: idSchema, version: version.optional() }),
    z.strictObject({ do: z.literal('reverse'), receipt: idSchema, version, why }),
    z.strictObject({ do: z.literal('void_credit'), credit_memo: idSchema, version, why }),
    z.strictObject({ do: z.literal('void_invoice'), invoice: idSchema, version, why }),
  ])
  .meta({ id: 'OperateReceivable' });
export type OperateReceivable = z.output<typeof operateReceivableSchema>;
