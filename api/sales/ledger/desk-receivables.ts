/** What the desk does with a customer's books (ours; docs/product.md#ledger). All of it is audited. */

import type { Transaction } from 'kysely';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { refuseFields } from '#api/platform/problems/refuse-fields.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { findCheck, lockCreditMemos, lockReceipts } from '#api/sales/storage/ledger.ts';
import {
  type CustomerKey,
  findCreditMemos,
  findInvoices,
  findReceipts,
  findReceivables,
  scopeOf,
} from '#api/sales/storage/ledger-lists.ts';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import { toCents, toDollars } from '#schemas/domain/platform/money.ts';
import { because, type FieldReasons } from '#schemas/domain/platform/reasons.ts';
import type {
  GiveCredit,
  OperateReceivable,
  Receivable,
  ReceivableDetail,
  RecordReceipt,
  WriteInvoice,
} from '#schemas/domain/sales/ledger.ts';
import { agingOf, readOwed } from './aging.ts';
import { applyToAll, type Credit, openOf, unusedOf } from './apply-credit.ts';
import { bounceCheck, reversePosted, voidCredit, voidInvoice } from './desk-corrections.ts';
import { billToOf, customerFields, record, requireCustomer } from './desk-customer.ts';
import { issueCreditMemo } from './issue-credit-memo.ts';
import { daysLater, postInvoice } from './issue-invoice.ts';
import { postReceipt } from './post-receipt.ts';
import { creditMemosOf, invoicesOf, receiptsOf } from './read-ledger.ts';
import { lockBill, settleInvoices } from './settle-invoices.ts';
import { tellCredit, tellPayment } from './tell-billing.ts';
import { tellInvoice } from './tell-invoice.ts';

/** How many of each the desk's page shows. */
const shown = 200;

/** Throws unauthenticated, forbidden. */
export async function listReceivables(
  context: Context,
  { q, ...query }: { q: string; page: number; limit: number },
) {
  requirePermission(context.actor, 'handleReceivables');
  const db = context.database.kysely;
  const rows = await findReceivables(db, q, await shopDay(context, db), toWindow(query));
  const items = rows.map(
    (row): Receivable => ({
      kind: row.kind,
      _id: row.id,
      name: row.name,
      email: row.email,
      owed: toDollars(row.owed),
      past_due: toDollars(row.owed - row.current),
      credit: toDollars(row.credit),
      aging: agingOf({ ...row, memo_credit: 0, receipt_credit: 0 }),
    }),
  );
  const [first] = rows;
  return {
    ...toPage(items, first?.all ?? 0, query),
    owed: toDollars(first?.all_owed ?? 0),
    past_due: toDollars(first?.all_late ?? 0),
  };
}

/** Throws unauthenticated, forbidden, not_found. */
export async function getReceivable(context: Context, key: CustomerKey): Promise<ReceivableDetail> {
  const { name, email, net_days } = await requireCustomer(context, key);
  const db = context.database.kysely;
  const scope = scopeOf(key);
  const page = { page: 1, limit: shown };
  const { items: invoices } = await invoicesOf(context, db, scope, {
    ...page,
    status: 'unpaid',
    sort: 'due',
  });
  return {
    kind: key.kind,
    _id: key.id,
    name,
    email,
    net_days,
    ...(await readOwed(context, db, scope)),
    invoices,
    receipts: (await receiptsOf(db, scope, page)).items,
    credit_memos: (await creditMemosOf(db, scope, page)).items,
  };
}

/** Throws invalid at the reference for a check that is posted already. */
async function refusePosted(
  tx: Transaction<Tables>,
  key: CustomerKey,
  { method, reference }: RecordReceipt,
): Promise<void> {
  const posted = method === 'check' && (await findCheck(tx, customerFields(key), reference));
  if (!posted) return;
  const reason = because('check_posted', { reference, number: posted.number });
  throw new ProblemError('invalid', reason, { '/reference': [reason] });
}

/**
 * Throws unauthenticated, forbidden, not_found, and invalid at an amount over what is open of its invoice and at the
 * number of a check that is posted already.
 */
export async function recordReceipt(
  context: Context,
  key: CustomerKey,
  input: RecordReceipt,
): Promise<ReceivableDetail> {
  const { name } = await requireCustomer(context, key);
  await context.database.transaction(async (tx) => {
    await refusePosted(tx, key, input);
    const allocations = input.invoices.map(({ invoice, amount }) => ({ invoice, cents: toCents(amount) }));
    const ids = allocations.map(({ invoice }) => invoice);
    const invoices = await lockBill(tx, ids);
    const theirs = ids.length
      ? await findInvoices(tx, scopeOf(key), { ids }, '1970-01-01', { limit: ids.length, offset: 0 })
      : [];
    const errors: FieldReasons = {};
    for (const [index, { invoice: id, cents }] of allocations.entries()) {
      const invoice = theirs.some((row) => row.id === id) ? invoices.find((one) => one.id === id) : undefined;
      if (!invoice) throw new ProblemError('not_found', because('invoice_not_found'));
      const amount = formatDollars(toDollars(openOf(invoice)));
      if (cents > openOf(invoice))
        errors[`/invoices/${index}/amount`] = [because('payment_amount_too_high', { amount })];
    }
    refuseFields(errors);
    const receipt = await postReceipt(context, tx, {
      ...customerFields(key),
      payment_id: null,
      method: input.method,
      reference: input.reference,
      cents: toCents(input.amount),
      received_at: context.now().toISOString(),
      note: input.note,
      posted_by: context.actor.accountId,
    });
    await settleInvoices(context, tx, { allocations, creditMemos: [], receipt });
    await tellPayment(context, tx, receipt, unusedOf({ kind: 'receipt', document: receipt }));
    await record(context, tx, 'receipt', key, name, `${receipt.number} ${formatDollars(input.amount)}`);
  });
  return getReceivable(context, key);
}

/** Throws unauthenticated, forbidden, not_found. */
export async function giveCredit(
  context: Context,
  key: CustomerKey,
  input: GiveCredit,
): Promise<ReceivableDetail> {
  const { name } = await requireCustomer(context, key);
  await context.database.transaction(async (tx) => {
    const memo = await issueCreditMemo(context, tx, {
      kind: 'adjustment',
      customer: customerFields(key),
      cents: toCents(input.amount),
      note: input.note,
      by: context.actor.accountId,
    });
    await tellCredit(context, tx, memo);
    await record(
      context,
      tx,
      'credit',
      key,
      name,
      `${memo.number} ${formatDollars(input.amount)}: ${input.note}`,
    );
  });
  return getReceivable(context, key);
}

/** Due after the customer's net days. Throws unauthenticated, forbidden, not_found. */
export async function writeInvoice(
  context: Context,
  key: CustomerKey,
  input: WriteInvoice,
): Promise<ReceivableDetail> {
  const customer = await requireCustomer(context, key);
  const { name, net_days } = customer;
  await context.database.transaction(async (tx) => {
    const today = await shopDay(context, tx);
    const lines = input.lines.map(({ amount, ...line }) => ({
      ...line,
      item: null,
      sku: '',
      cents: toCents(amount),
    }));
    const goods_cents = lines.reduce((sum, { cents }) => sum + cents, 0);
    const tax_cents = toCents(input.tax);
    const invoice = await postInvoice(context, tx, {
      ...customerFields(key),
      fulfilment_id: null,
      po_number: input.po_number,
      due_on: daysLater(today, net_days),
      bill_to: input.bill_to || billToOf(customer).join('\n'),
      lines,
      goods_cents,
      shipping_cents: 0,
      fee_cents: 0,
      tax_cents,
      total_cents: goods_cents + tax_cents,
      note: input.note,
      issued_by: context.actor.accountId,
    });
    await tellInvoice(context, tx, invoice);
    await record(context, tx, 'invoice', key, name, invoice.number);
  });
  return getReceivable(context, key);
}

/** Everything that is not used yet, toward the oldest invoices. Money of an order waits for that order's invoices. */
async function applyAll(context: Context, tx: Transaction<Tables>, key: CustomerKey): Promise<void> {
  const scope = scopeOf(key);
  const page = { limit: shown, offset: 0 };
  const open = await findInvoices(
    tx,
    scope,
    { status: 'unpaid', sort: 'due' },
    await shopDay(context, tx),
    page,
  );
  const locked = await lockBill(
    tx,
    open.map(({ id }) => id),
  );
  const invoices = open.flatMap(({ id }) => locked.find((one) => one.id === id) ?? []);
  const memos = await findCreditMemos(tx, scope, { isOpen: true }, page);
  const receipts = (await findReceipts(tx, scope, { isUnused: true }, page)).filter(
    ({ order_id, order_status }) =>
      order_id === null || order_status === 'canceled' || order_status === 'fulfilled',
  );
  const ids = <T extends { id: string }>(rows: T[]) => rows.map(({ id }) => id);
  const credits: Credit[] = [
    ...(memos.length ? await lockCreditMemos(tx, ids(memos)) : []).map(
      (document): Credit => ({ kind: 'credit_memo', document }),
    ),
    ...(receipts.length ? await lockReceipts(tx, ids(receipts)) : []).map(
      (document): Credit => ({ kind: 'receipt', document }),
    ),
  ];
  for (const credit of credits) await applyToAll(context, tx, invoices, credit);
}

/** What each writes into the log; null where it was done before. */
async function correct(
  context: Context,
  tx: Transaction<Tables>,
  key: CustomerKey,
  input: Exclude<OperateReceivable, { do: 'apply' }>,
): Promise<string | null> {
  if (input.do === 'bounce') return bounceCheck(context, tx, key, input);
  const done =
    input.do === 'reverse'
      ? await reversePosted(context, tx, key, input)
      : input.do === 'void_credit'
        ? await voidCredit(context, tx, key, input)
        : await voidInvoice(context, tx, key, input);
  return done === null ? null : `${done}: ${input.why}`;
}

/** Throws unauthenticated, forbidden, not_found, stale_version, invalid. */
export async function operateReceivable(
  context: Context,
  key: CustomerKey,
  input: OperateReceivable,
): Promise<ReceivableDetail> {
  const { name } = await requireCustomer(context, key);
  await context.database.transaction(async (tx) => {
    if (input.do === 'apply') {
      await applyAll(context, tx, key);
      await record(context, tx, 'apply', key, name, '');
      return;
    }
    const note = await correct(context, tx, key, input);
    if (note !== null) await record(context, tx, input.do, key, name, note);
  });
  return getReceivable(context, key);
}
