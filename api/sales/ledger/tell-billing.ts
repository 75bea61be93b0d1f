/**
 * What the desk posts to a customer's books, and takes back again, is told to the customer (docs/product.md#ledger). A
 * correction is told where its document was told.
 */
import type { Transaction } from 'kysely';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import {
  type CreditMemoDocument,
  findCreditMemosOfOrder,
  type InvoiceDocument,
  markTold,
  type ReceiptDocument,
} from '#api/sales/storage/ledger.ts';
import { findAppliedInvoices } from '#api/sales/storage/ledger-lists.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { tellCustomer } from './tell-customer.ts';

type Tx = Transaction<Tables>;

const dollars = (cents: number) => formatDollars(toDollars(cents));
const payments = '/a/payments';
const creditMemos = '/a/credit-memos';
const toPayments = () => ({ path: payments, label: m.mail_payment_link() });
const toCredits = () => ({ path: creditMemos, label: m.mail_credit_link() });

/** One line for each invoice that the receipt is, or was, put toward: what it settled, and what is left to pay. */
const linesOf = (invoices: Awaited<ReturnType<typeof findAppliedInvoices>>, isTakenBack: boolean): string[] =>
  invoices.map(({ number, applied_cents, open_cents }) =>
    isTakenBack
      ? m.mail_payment_open_again({ number, open: dollars(open_cents) })
      : m.mail_payment_settled({ number, amount: dollars(applied_cents), open: dollars(open_cents) }),
  );

/**
 * A receipt for money that the desk posted: what it settled, and what is left. `unused`: cents that stay on the account,
 * or wait for the invoices of the order of that number.
 */
export async function tellPayment(
  context: Context,
  tx: Tx,
  receipt: ReceiptDocument,
  unused: number,
  order?: string,
): Promise<void> {
  const { number, cents } = receipt;
  const words = { number, amount: dollars(cents) };
  const invoices = await findAppliedInvoices(tx, receipt.id);
  await tellCustomer(context, tx, receipt, {
    kind: 'payment_posted',
    params: words,
    href: payments,
    mail: () => ({
      subject: m.mail_payment_subject(words),
      paragraphs: [
        m.mail_payment_text(words),
        ...linesOf(invoices, false),
        ...(unused > 0 && order !== undefined
          ? [m.mail_payment_for_order({ amount: dollars(unused), number: order })]
          : unused > 0
            ? [m.mail_payment_unused({ amount: dollars(unused) })]
            : []),
      ],
      link: toPayments(),
    }),
  });
  await markTold(tx, 'receipt', receipt.id);
}

/** `how`: the bank did not pay the check, or it was posted by mistake. `due`: cents that are to be paid again. */
export async function tellPaymentTakenBack(
  context: Context,
  tx: Tx,
  receipt: ReceiptDocument,
  cents: number,
  how: 'returned' | 'reversed',
  due: number,
): Promise<void> {
  if (!receipt.is_told) return;
  const words = { number: receipt.number, amount: dollars(cents) };
  const isReturned = how === 'returned';
  const invoices = await findAppliedInvoices(tx, receipt.id);
  await tellCustomer(context, tx, receipt, {
    kind: 'payment_posted',
    params: { ...words, how },
    href: payments,
    mail: () => ({
      subject: isReturned ? m.mail_returned_check_subject(words) : m.mail_reversed_subject(words),
      paragraphs: [
        isReturned
          ? due > 0
            ? m.mail_returned_check_due({ ...words, due: dollars(due) })
            : m.mail_returned_check_text(words)
          : m.mail_reversed_text(words),
        ...linesOf(invoices, true),
      ],
      link: toPayments(),
    }),
  });
}

/** A payment of a bill from a bank account that the bank did not pay. */
export async function tellDebitRefused(
  context: Context,
  tx: Tx,
  customer: { company_id: string | null; account_id: string | null },
  { id, amount_cents }: { id: string; amount_cents: number },
): Promise<void> {
  const words = { amount: dollars(amount_cents) };
  const href = `/a/pay-bill?payment=${id}`;
  await tellCustomer(context, tx, customer, {
    kind: 'payment_posted',
    params: { ...words, how: 'refused' },
    href,
    mail: () => ({
      subject: m.mail_debit_refused_subject(words),
      paragraphs: [m.mail_debit_refused_text(words)],
      link: { path: href, label: m.mail_debit_refused_link() },
    }),
  });
}

/** One that the bank took back after it had paid it. */
export async function tellDebitReturned(
  context: Context,
  tx: Tx,
  receipt: ReceiptDocument,
  cents: number,
): Promise<void> {
  const words = { number: receipt.number, amount: dollars(cents) };
  const invoices = await findAppliedInvoices(tx, receipt.id);
  await tellCustomer(context, tx, receipt, {
    kind: 'payment_posted',
    params: { ...words, how: 'taken_back' },
    href: payments,
    mail: () => ({
      subject: m.mail_debit_returned_subject(words),
      paragraphs: [m.mail_debit_returned_text(words), ...linesOf(invoices, true)],
      link: toPayments(),
    }),
  });
}

/** A credit that an employee gave, with the reason that was written for the customer to read. */
export async function tellCredit(context: Context, tx: Tx, memo: CreditMemoDocument): Promise<void> {
  const words = { number: memo.number, amount: dollars(memo.total_cents) };
  await tellCustomer(context, tx, memo, {
    kind: 'credit_issued',
    params: words,
    href: creditMemos,
    mail: () => ({
      subject: m.mail_credit_subject(words),
      paragraphs: [m.mail_credit_text(words), ...(memo.note ? [memo.note] : [])],
      link: toCredits(),
    }),
  });
  await markTold(tx, 'credit_memo', memo.id);
}

/** `cents`: what was not used of it. */
export async function tellCreditVoided(
  context: Context,
  tx: Tx,
  memo: CreditMemoDocument,
  cents: number,
): Promise<void> {
  if (!memo.is_told) return;
  const words = { number: memo.number, amount: dollars(cents) };
  await tellCustomer(context, tx, memo, {
    kind: 'credit_issued',
    params: { ...words, how: 'voided' },
    href: creditMemos,
    mail: () => ({
      subject: m.mail_credit_voided_subject(words),
      paragraphs: [m.mail_credit_voided_text(words)],
      link: toCredits(),
    }),
  });
}

/** What was written off of an order's invoices, once. Its caller holds the lock of the order or of its payment. */
export async function tellWriteOffs(
  context: Context,
  tx: Tx,
  order: { id: string; number: string },
): Promise<void> {
  const memos = await findCreditMemosOfOrder(tx, order.id);
  for (const memo of memos.filter(({ kind, is_told }) => kind === 'write_off' && !is_told)) {
    const words = { number: order.number, amount: dollars(memo.total_cents) };
    await tellCustomer(context, tx, memo, {
      kind: 'credit_issued',
      params: { ...words, how: 'written_off' },
      href: creditMemos,
      mail: () => ({
        subject: m.mail_write_off_subject(words),
        paragraphs: [m.mail_write_off_text(words)],
        link: toCredits(),
      }),
    });
    await markTold(tx, 'credit_memo', memo.id);
  }
}

/** An invoice that an employee wrote is told when it is written, so its end is told too. */
export async function tellInvoiceVoided(context: Context, tx: Tx, invoice: InvoiceDocument): Promise<void> {
  const words = { number: invoice.number, amount: dollars(invoice.total_cents) };
  const href = `/a/invoices/${invoice.id}`;
  await tellCustomer(context, tx, invoice, {
    kind: 'invoice_issued',
    params: { ...words, how: 'voided' },
    href,
    mail: () => ({
      subject: m.mail_invoice_voided_subject(words),
      paragraphs: [m.mail_invoice_voided_text(words)],
      link: { path: href, label: m.mail_invoice_link() },
    }),
  });
}
