/** What a customer owes, was invoiced, paid and was credited (docs/product.md#ledger). */
import { mayDo } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { creditOf } from '#api/pricing/prices/cart-terms.ts';
import { findCompanyTerms } from '#api/pricing/public-storage.ts';
import {
  type CreditMemoFilter,
  findApplications,
  findBillsUnderWay,
  findCreditMemos,
  findInvoices,
  findPending,
  findReceipts,
  findScopedInvoice,
  type InvoiceFilter,
  type ReceiptFilter,
  type Scope,
} from '#api/sales/storage/ledger-lists.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Balance, Invoice } from '#schemas/domain/sales/ledger.ts';
import { readOwed } from './aging.ts';
import { requireCaller } from './customer-scope.ts';
import { applicationView, creditMemoView, invoiceRowView, receiptView } from './ledger-views.ts';
import { methodOf } from './post-payment.ts';

function processorOf({ payments, origin }: Context): Balance['processor'] {
  if (!payments) return null;
  const { provider, publishableKey, browserOrigin } = payments.processor;
  return { provider, publishableKey, origin: browserOrigin(origin) };
}

type Paged = { page: number; limit: number };

/** Throws unauthenticated. */
export async function getBalance(context: Context): Promise<Balance> {
  const db = context.database.kysely;
  const { scope, mayPay } = await requireCaller(context, db);
  const company = scope.companyId === null ? undefined : await findCompanyTerms(db, scope.companyId);
  const credit = creditOf(company, await shopDay(context, db));
  return {
    ...(await readOwed(context, db, scope)),
    terms:
      company && credit
        ? {
            limit: toDollars(credit.limitCents),
            left: toDollars(Math.max(0, credit.limitCents - credit.openCents)),
            net_days: company.net_days,
          }
        : null,
    may_pay: mayPay,
    pending: (await findBillsUnderWay(db, scope)).map((bill) => ({
      _id: bill.id,
      begun_at: bill.created_at,
      method: methodOf[bill.kind],
      reference: bill.last4,
      amount: toDollars(bill.amount_cents),
    })),
    processor: processorOf(context),
  };
}

export async function invoicesOf(
  context: Context,
  db: Executor,
  scope: Scope,
  { page, limit, ...filter }: InvoiceFilter & Paged,
) {
  const today = await shopDay(context, db);
  const rows = await findInvoices(db, scope, filter, today, toWindow({ page, limit }));
  const pending = await findPending(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) => ({
    ...invoiceRowView(row, today),
    pending: toDollars(pending.get(row.id) ?? 0),
    version: row.version,
  }));
  return { ...toPage(items, rows[0]?.all ?? 0, { page, limit }), open: toDollars(rows[0]?.all_open ?? 0) };
}

/** Throws unauthenticated. */
export async function listInvoices(context: Context, query: InvoiceFilter & Paged) {
  const db = context.database.kysely;
  const { scope } = await requireCaller(context, db);
  return invoicesOf(context, db, scope, query);
}

export async function receiptsOf(
  db: Executor,
  scope: Scope,
  { page, limit, ...filter }: ReceiptFilter & Paged,
) {
  const query = { page, limit };
  const rows = await findReceipts(db, scope, filter, toWindow(query));
  const applied = await findApplications(db, { receipts: rows.map(({ id }) => id) });
  return toPage(
    rows.map((row) => receiptView(row, applied)),
    rows[0]?.all ?? 0,
    query,
  );
}

/** Throws unauthenticated. */
export async function listReceipts(context: Context, query: ReceiptFilter & Paged) {
  const db = context.database.kysely;
  const { scope } = await requireCaller(context, db);
  return receiptsOf(db, scope, query);
}

export async function creditMemosOf(
  db: Executor,
  scope: Scope,
  { page, limit, ...filter }: CreditMemoFilter & Paged,
) {
  const query = { page, limit };
  const rows = await findCreditMemos(db, scope, filter, toWindow(query));
  const applied = await findApplications(db, { memos: rows.map(({ id }) => id) });
  return toPage(
    rows.map((row) => creditMemoView(row, applied)),
    rows[0]?.all ?? 0,
    query,
  );
}

/** Throws unauthenticated. */
export async function listCreditMemos(context: Context, query: CreditMemoFilter & Paged) {
  const db = context.database.kysely;
  const { scope } = await requireCaller(context, db);
  return creditMemosOf(db, scope, query);
}

/** Employees who keep the books see everybody's. Throws unauthenticated, and not_found for another customer's. */
export async function getInvoice(context: Context, id: string): Promise<Invoice> {
  const db = context.database.kysely;
  const scope = mayDo(context.actor, 'handleReceivables') ? null : (await requireCaller(context, db)).scope;
  const row = await findScopedInvoice(db, scope, id);
  if (!row) throw new ProblemError('not_found', because('invoice_not_found'));
  const today = await shopDay(context, db);
  const billing = row.order_document?.cart.billing_address;
  return {
    ...invoiceRowView({ ...row, due_on: row.due_day }, today),
    bill_to: billing
      ? [
          // Who buys for a company often leaves it out of the address.
          billing.company || (row.company_name ?? ''),
          billing.name,
          billing.address,
          `${billing.city}, ${billing.state} ${billing.zip}`,
        ].filter(Boolean)
      : row.bill_to.split('\n').filter(Boolean),
    job: row.order_document?.cart.job_name ?? '',
    lines: row.lines.map(({ name, sku, quantity, cents }) => ({
      name,
      sku,
      quantity,
      amount: toDollars(cents),
    })),
    goods: toDollars(row.goods_cents),
    shipping: toDollars(row.shipping_cents),
    fee: toDollars(row.fee_cents),
    tax: toDollars(row.tax_cents),
    note: row.note,
    applications: (await findApplications(db, { invoices: [id] })).map(applicationView),
  };
}
