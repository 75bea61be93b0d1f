/** /a/invoices, /a/payments, /a/credit-memos, /a/pay-bill and /a/statement (docs/product.md#ledger). */
import { randomUUID } from 'node:crypto';
import { type AppLoadContext, data, redirect } from '@remix-run/node';
import { personOf } from '#app/features/account/account.server.ts';
import { csvFile } from '#app/shared/csv.ts';
import { formValues } from '#app/shared/forms/form-data.ts';
import { formErrors } from '#app/shared/forms/form-errors.ts';
import { everyPage, listQuery } from '#app/shared/list-query.ts';
import {
  creditMemoName,
  creditMemoStanding,
  invoiceStatusName,
  receiptMethodName,
  receiptStanding,
} from '#app/shared/orders/ledger-words.ts';
import {
  dealer,
  isMonth,
  statementFile,
  statementMonths,
} from '#app/shared/orders/statement-paper.server.ts';
import { pdfFile } from '#app/shared/pdf-file.ts';
import { notFound, requireProfile } from '#app/shared/respond.server.ts';
import { shopZone } from '#app/shared/shop-zone.server.ts';
import { textOf } from '#app/shared/sign-in/sign-in.server.ts';
import { unwrap } from '#schemas/contract/client.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import type { Application, Invoice } from '#schemas/domain/sales/ledger.ts';
import {
  creditMemoKinds,
  creditMemoSorts,
  type InvoiceStatus,
  invoiceStatuses,
  receiptMethods,
  receiptSorts,
} from '#schemas/domain/sales/sales-statuses.ts';
import type { PayBillAnswer } from './pay-bill-answer.ts';

export type InvoiceFilterName = InvoiceStatus | 'unpaid';
export const invoiceFilters: readonly InvoiceFilterName[] = ['unpaid', ...invoiceStatuses];
const sorts = ['newest', 'oldest', 'due', 'open'] as const;
export type InvoiceSortName = (typeof sorts)[number];

/** Most invoices that one payment is for. */
const mostInvoices = 200;

const invoiceQuery = (request: Request) => listQuery(request, { status: invoiceFilters, sort: sorts });
const receiptQuery = (request: Request) => listQuery(request, { method: receiptMethods, sort: receiptSorts });
const memoQuery = (request: Request) => listQuery(request, { kind: creditMemoKinds, sort: creditMemoSorts });

async function shared(context: AppLoadContext, request: Request) {
  const profile = await requireProfile(context, request);
  const balance = unwrap('getBalance', await context.api.getBalance());
  return { person: personOf(context, profile), balance };
}

export async function loadInvoices(context: AppLoadContext, request: Request) {
  const query = invoiceQuery(request);
  const base = await shared(context, request);
  return { ...base, query, invoices: unwrap('listInvoices', await context.api.listInvoices({ query })) };
}

/** Every invoice of the filter, the API's largest page at a time. */
export async function exportInvoices(context: AppLoadContext, request: Request): Promise<Response> {
  context.cache.forbid();
  await requireProfile(context, request);
  const query = invoiceQuery(request);
  const rows = await everyPage(async (page) =>
    unwrap('listInvoices', await context.api.listInvoices({ query: { ...query, page, limit: 500 } })),
  );
  const timeZone = await shopZone(context);
  const lines = [
    ['Invoice', 'Date', 'Due', 'Status', 'Order', 'PO number', 'Total', 'Paid', 'Balance due'],
    ...rows.map((row) => [
      row.number,
      dayIn(timeZone, new Date(row.issued_at)),
      row.due_on,
      invoiceStatusName(row.status),
      row.order?.number ?? '',
      row.po_number,
      row.total.toFixed(2),
      row.paid.toFixed(2),
      row.open.toFixed(2),
    ]),
  ];
  return csvFile('invoices.csv', lines);
}

/** Dollars of it that a payment which is under way will settle: the list of invoices knows. */
async function pendingOf(context: AppLoadContext, { _id, number, open }: Invoice): Promise<number> {
  if (open === 0) return 0;
  const query = { q: number, status: 'unpaid', limit: mostInvoices } as const;
  const { items } = unwrap('listInvoices', await context.api.listInvoices({ query }));
  return items.find((listed) => listed._id === _id)?.pending ?? 0;
}

/** Throws the 404 page. */
export async function loadInvoice(context: AppLoadContext, request: Request, id: string) {
  const profile = await requireProfile(context, request);
  const answer = await context.api.getInvoice({ params: { id } });
  if (!answer.ok) throw notFound();
  const { settings } = unwrap('getSite', await context.api.getSite());
  return {
    person: personOf(context, profile),
    invoice: answer.data,
    pending: await pendingOf(context, answer.data),
    shop: settings.name,
  };
}

/** An invoice as a file, for whoever may see it. Throws the 404 page. */
export async function invoicePaper(context: AppLoadContext, request: Request, id: string): Promise<Response> {
  context.cache.forbid();
  await requireProfile(context, request);
  const answer = await context.api.getInvoice({ params: { id } });
  if (!answer.ok) throw notFound();
  const paper = { ...(await dealer(context)), invoice: answer.data };
  return pdfFile(answer.data.number, await context.papers.invoice(paper));
}

/** A month's statement as a file. Throws the 404 page. */
export async function statementPaper(
  context: AppLoadContext,
  request: Request,
  month: string,
): Promise<Response> {
  context.cache.forbid();
  await requireProfile(context, request);
  if (!isMonth(month)) throw notFound();
  const statement = unwrap('getStatement', await context.api.getStatement({ params: { month } }));
  return statementFile(context, statement);
}

export async function loadReceipts(context: AppLoadContext, request: Request) {
  const query = receiptQuery(request);
  const base = await shared(context, request);
  return { ...base, query, receipts: unwrap('listReceipts', await context.api.listReceipts({ query })) };
}

/** Every payment of the filter. */
export async function exportReceipts(context: AppLoadContext, request: Request): Promise<Response> {
  context.cache.forbid();
  await requireProfile(context, request);
  const query = receiptQuery(request);
  const rows = await everyPage(async (page) =>
    unwrap('listReceipts', await context.api.listReceipts({ query: { ...query, page, limit: 500 } })),
  );
  const timeZone = await shopZone(context);
  return csvFile('payments.csv', [
    [
      'Payment',
      'Date',
      'Method',
      'Reference',
      'Order',
      'Invoices',
      'Amount',
      'Refunded',
      'Not applied',
      'Status',
    ],
    ...rows.map((row) => [
      row.number,
      dayIn(timeZone, new Date(row.received_at)),
      receiptMethodName(row.method, ''),
      row.reference,
      row.order?.number ?? '',
      invoicesOf(row),
      row.amount.toFixed(2),
      row.refunded.toFixed(2),
      row.unapplied.toFixed(2),
      receiptStanding(row).join(', '),
    ]),
  ]);
}

const invoicesOf = ({ applications }: { applications: readonly Application[] }): string =>
  [...new Set(applications.map(({ invoice }) => invoice.number))].join(' ');

export async function loadCreditMemos(context: AppLoadContext, request: Request) {
  const query = memoQuery(request);
  const base = await shared(context, request);
  const [memos, rebates] = await Promise.all([
    context.api.listCreditMemos({ query }),
    context.api.listRebates(),
  ]);
  return {
    ...base,
    query,
    memos: unwrap('listCreditMemos', memos),
    rebates: unwrap('listRebates', rebates),
  };
}

/** Every credit memo of the filter. */
export async function exportCreditMemos(context: AppLoadContext, request: Request): Promise<Response> {
  context.cache.forbid();
  await requireProfile(context, request);
  const query = memoQuery(request);
  const rows = await everyPage(async (page) =>
    unwrap('listCreditMemos', await context.api.listCreditMemos({ query: { ...query, page, limit: 500 } })),
  );
  const timeZone = await shopZone(context);
  return csvFile('credit-memos.csv', [
    ['Credit memo', 'Date', 'Kind', 'Order', 'Invoices', 'Note', 'Use by', 'Amount', 'Available', 'Status'],
    ...rows.map((row) => [
      row.number,
      dayIn(timeZone, new Date(row.issued_at)),
      creditMemoName(row.kind),
      row.order?.number ?? '',
      invoicesOf(row),
      row.note,
      row.expires_on ?? '',
      row.amount.toFixed(2),
      row.open.toFixed(2),
      creditMemoStanding(row).join(', '),
    ]),
  ]);
}

/** `?month=`: this month, by the books' calendar, when missing or wrong. */
export async function loadStatement(context: AppLoadContext, request: Request) {
  const base = await shared(context, request);
  const asked = new URL(request.url).searchParams.get('month') ?? '';
  const months = await statementMonths(context);
  const month = isMonth(asked) && asked <= months[0] ? asked : months[0];
  const statement = unwrap('getStatement', await context.api.getStatement({ params: { month } }));
  return { ...base, statement, months };
}

/** What can be paid; `?payment=` is one that is under way, or has just ended. */
export async function loadPayBill(context: AppLoadContext, request: Request) {
  const base = await shared(context, request);
  const asked = new URL(request.url).searchParams;
  const id = asked.get('payment');
  const { api } = context;
  const listed = await api.listInvoices({ query: { status: 'unpaid', sort: 'due', limit: mostInvoices } });
  const memos = await api.listCreditMemos({ query: { open: 'true', limit: mostInvoices } });
  const payment = id ? await api.getBillPayment({ params: { id } }) : null;
  return {
    ...base,
    invoices: unwrap('listInvoices', listed).items,
    memos: unwrap('listCreditMemos', memos).items,
    chosen: asked.get('invoice'),
    payment: payment?.ok ? payment.data : null,
    paid: asked.get('paid') === 'credit',
    processor: base.balance.processor,
    paymentKey: randomUUID(),
  };
}

/** Fields `pay:{invoice}` and `amount:{invoice}`; errors come back under the same names. */
export async function payBill(context: AppLoadContext, request: Request) {
  context.cache.forbid();
  await requireProfile(context, request);
  const form = await request.formData();
  const chosen = [...form.keys()].flatMap((name) => (name.startsWith('pay:') ? name.slice(4) : []));
  const invoices = chosen.map((invoice) => ({
    invoice,
    amount: Number.parseFloat(textOf(form, `amount:${invoice}`).replaceAll(/[$,\s]/g, '') || 'none'),
  }));
  const answer = await context.api.payBill({
    headers: { 'idempotency-key': textOf(form, 'key') },
    body: {
      invoices,
      credit_memos: form.getAll('credit').map(String),
      amount: Number.parseFloat(textOf(form, 'amount') || '0'),
      payment_type: textOf(form, 'payment_type') === 'ACH' ? 'ACH' : 'Credit Card',
      payment_token: textOf(form, 'token') || null,
    },
  });
  if (!answer.ok) {
    const errors = Object.fromEntries(
      Object.entries(formErrors(answer.problem.fieldErrors)).map(([name, text]) => {
        const index = /^invoices\.(\d+)\./.exec(name)?.[1];
        return [index === undefined ? name : `amount:${chosen[Number(index)]}`, text];
      }),
    );
    const beside = Object.keys(errors).some((name) => name.startsWith('amount:'));
    const message = beside ? null : answer.problem.message;
    return data<PayBillAnswer>(
      { values: formValues(form, ['token']), credits: form.getAll('credit').map(String), errors, message },
      { status: answer.problem.status },
    );
  }
  const { _id } = answer.data;
  return redirect(_id ? `/a/pay-bill?payment=${_id}` : '/a/pay-bill?paid=credit', 303);
}
