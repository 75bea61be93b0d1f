import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { TakenOff } from '#schemas/domain/sales/sales-statuses.ts';
import type { LedgerAccount } from './tables/ledger.ts';

/** Of a document that changes. */
const raised = sql<number>`version + 1`;

/** Whose a document is: the company's where there is one, else the person's; a guest's is known by its order. */
export type Customer = { company_id: string | null; account_id: string | null; order_id: string | null };

const sequences = {
  invoice: ['INV', 'invoice_number'],
  receipt: ['PMT', 'receipt_number'],
  credit_memo: ['CM', 'credit_memo_number'],
} as const;

/** "INV-200001"; a number whose document was rolled back is not given again. */
export async function nextDocumentNumber(db: Executor, kind: keyof typeof sequences): Promise<string> {
  const [prefix, sequence] = sequences[kind];
  const { rows } = await sql<{ number: number }>`select nextval(${sequence}) as number`.execute(db);
  return `${prefix}-${rows[0]?.number ?? 0}`;
}

/** False for a source that was posted before: nothing is written then. */
export async function insertEntry(
  db: Executor,
  entry: Insertable<Tables['ledger_entry']>,
  lines: { ledger_account: LedgerAccount; cents: number }[],
): Promise<boolean> {
  const row = await db
    .insertInto('ledger_entry')
    .values(entry)
    .onConflict((conflict) => conflict.column('source').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await db
    .insertInto('ledger_line')
    .values(lines.map((line) => ({ ...line, entry_id: entry.id })))
    .execute();
  return true;
}

export async function insertInvoice(db: Executor, invoice: Insertable<Tables['invoice']>) {
  await db.insertInto('invoice').values(invoice).execute();
}

export async function insertReceipt(db: Executor, receipt: Insertable<Tables['receipt']>) {
  await db.insertInto('receipt').values(receipt).execute();
}

export async function insertCreditMemo(db: Executor, memo: Insertable<Tables['credit_memo']>) {
  await db.insertInto('credit_memo').values(memo).execute();
}

export async function insertRefund(db: Executor, refund: Insertable<Tables['refund']>) {
  await db.insertInto('refund').values(refund).execute();
}

export async function insertApplication(db: Executor, row: Insertable<Tables['credit_application']>) {
  await db.insertInto('credit_application').values(row).execute();
}

export const findInvoice = (db: Executor, id: string) =>
  db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirst();
export type InvoiceDocument = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export const findInvoicesOfOrder = (db: Executor, orderId: string) =>
  db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('id')
    .execute();

export const findReceiptsOfOrder = (db: Executor, orderId: string) =>
  db
    .selectFrom('receipt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .orderBy('id')
    .execute();

export const findReceipt = (db: Executor, id: string) =>
  db.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirst();
export type ReceiptDocument = Awaited<ReturnType<typeof findReceiptsOfOrder>>[number];

export const findCreditMemosOfOrder = (db: Executor, orderId: string) =>
  db
    .selectFrom('credit_memo')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('id')
    .execute();
export type CreditMemoDocument = Awaited<ReturnType<typeof findCreditMemosOfOrder>>[number];

/** Locked until the transaction ends, in one order for everybody. */
export const lockInvoices = (db: Executor, ids: string[]) =>
  db.selectFrom('invoice').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const lockCreditMemos = (db: Executor, ids: string[]) =>
  db.selectFrom('credit_memo').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const lockReceipts = (db: Executor, ids: string[]) =>
  db.selectFrom('receipt').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** The payments of these orders, locked before any of their invoices is. */
export const lockPaymentsOfOrders = (db: Executor, orderIds: string[]) =>
  db.selectFrom('payment').selectAll().where('order_id', 'in', orderIds).orderBy('id').forUpdate().execute();

/**
 * A check of this customer with this number that was not returned. Who asks first has the number to himself until the
 * transaction ends.
 */
export async function findCheck(
  db: Executor,
  { company_id, account_id, order_id }: Customer,
  reference: string,
): Promise<{ number: string } | undefined> {
  const number = reference.toLowerCase();
  const key = `check:${company_id ?? account_id ?? order_id}:${number}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  return db
    .selectFrom('receipt')
    .select('number')
    .where('method', '=', 'check')
    .where((eb) =>
      company_id !== null
        ? eb('company_id', '=', company_id)
        : account_id !== null
          ? eb.and([eb('company_id', 'is', null), eb('account_id', '=', account_id)])
          : eb('order_id', '=', order_id),
    )
    .where(sql<boolean>`lower(reference) = ${number}`)
    .whereRef('refunded_cents', '<', 'cents')
    .orderBy('received_at')
    .executeTakeFirst();
}

/** Adds to sums of a document; below zero takes off. */
export async function addToInvoice(db: Executor, id: string, paid: number) {
  await db
    .updateTable('invoice')
    .set({ paid_cents: sql<number>`paid_cents + ${paid}`, version: raised })
    .where('id', '=', id)
    .execute();
}

type CreditSums = { applied?: number; refunded?: number };

export async function addToReceipt(db: Executor, id: string, { applied = 0, refunded = 0 }: CreditSums) {
  await db
    .updateTable('receipt')
    .set({
      applied_cents: sql<number>`applied_cents + ${applied}`,
      refunded_cents: sql<number>`refunded_cents + ${refunded}`,
      version: raised,
    })
    .where('id', '=', id)
    .execute();
}

type MemoSums = CreditSums & { held?: number; withdrawn?: number };

export async function addToCreditMemo(
  db: Executor,
  id: string,
  { applied = 0, refunded = 0, held = 0, withdrawn = 0 }: MemoSums,
) {
  await db
    .updateTable('credit_memo')
    .set({
      applied_cents: sql<number>`applied_cents + ${applied}`,
      refunded_cents: sql<number>`refunded_cents + ${refunded}`,
      held_cents: sql<number>`held_cents + ${held}`,
      withdrawn_cents: sql<number>`withdrawn_cents + ${withdrawn}`,
      version: raised,
    })
    .where('id', '=', id)
    .execute();
}

export async function updateCreditMemo(db: Executor, id: string, values: Updateable<Tables['credit_memo']>) {
  await db
    .updateTable('credit_memo')
    .set({ ...values, version: raised })
    .where('id', '=', id)
    .execute();
}

/** The invoice comes to nothing from now on; its lines and parts stay as they were written. */
export async function voidInvoiceRow(db: Executor, id: string, at: string) {
  await db
    .updateTable('invoice')
    .set({ total_cents: 0, voided_at: at, version: raised })
    .where('id', '=', id)
    .execute();
}

/** Written down with the message, so that a correction is told to whoever was told before. */
export async function markTold(db: Executor, table: 'receipt' | 'credit_memo', id: string) {
  await db.updateTable(table).set({ is_told: true }).where('id', '=', id).execute();
}

/** Why money of a receipt went out again, once per reason. */
export async function findTakenOff(db: Executor, receiptId: string): Promise<TakenOff[]> {
  const rows = await db
    .selectFrom('refund')
    .select('kind')
    .distinct()
    .where('receipt_id', '=', receiptId)
    .execute();
  return rows.map(({ kind }) => kind);
}

/** What was settled of an order's payment by the customer's other money and credits. */
export async function addToSettled(db: Executor, paymentId: string, cents: number) {
  await db
    .updateTable('payment')
    .set({ settled_cents: sql<number>`settled_cents + ${cents}` })
    .where('id', '=', paymentId)
    .execute();
}

/** What a receipt is put toward now, the latest first. */
export const findAppliedOf = (db: Executor, receiptId: string) =>
  db
    .selectFrom('credit_application as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoice_id')
    .select(['a.invoice_id', sql<number>`sum(a.cents)::bigint`.as('cents')])
    .where('a.receipt_id', '=', receiptId)
    .groupBy(['a.invoice_id', 'i.issued_at'])
    .having(sql<boolean>`sum(a.cents) > 0`)
    .orderBy('i.issued_at', 'desc')
    .orderBy('a.invoice_id', 'desc')
    .execute();

/** Cents of a payment that the ledger knows to have come in and gone out. What came by hand and was taken back did not come. */
export async function findPostedOf(db: Executor, paymentId: string) {
  const { rows } = await sql<{ received: number; refunded: number; returned: number }>`select
    (select coalesce(sum(cents), 0)::bigint from receipt where payment_id = ${paymentId})
      - (select coalesce(sum(cents), 0)::bigint from refund where payment_id = ${paymentId} and kind <> 'refund'
        and method in ('check', 'cash', 'wire')) as received,
    (select coalesce(sum(cents), 0)::bigint from refund where payment_id = ${paymentId} and kind = 'refund') as refunded,
    (select coalesce(sum(cents), 0)::bigint from refund where payment_id = ${paymentId} and kind = 'returned_debit')
      as returned`.execute(db);
  return rows[0] ?? { received: 0, refunded: 0, returned: 0 };
}

/** Cents of a payment's receipts that were refunded, without a credit memo that says what for. */
export async function findRefundedOf(db: Executor, paymentId: string): Promise<number> {
  const row = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as('cents'))
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('receipt_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** Refunds of a payment that were asked for and are not in the ledger yet, the oldest first. */
export const findUnpostedRefunds = (db: Executor, paymentId: string) =>
  db
    .selectFrom('payment_operation as o')
    .selectAll('o')
    .where('o.payment_id', '=', paymentId)
    .where('o.kind', '=', 'refund')
    .where('o.status', '<>', 'refused')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('refund as r').select('r.id').whereRef('r.operation_id', '=', 'o.id'))),
    )
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();

export const findRefundsOfMemo = (db: Executor, memoId: string) =>
  db.selectFrom('refund').selectAll().where('credit_memo_id', '=', memoId).orderBy('id').execute();

export async function deleteRefund(db: Executor, id: string) {
  await db.deleteFrom('refund').where('id', '=', id).execute();
}

/** Orders that were handed over or paid before there was a ledger. */
export const findOrdersToPost = (db: Executor, limit: number) =>
  db
    .selectFrom('order as o')
    .select('o.id')
    .where(
      sql<boolean>`exists (select from fulfilment f where f.order_id = o.id
          and not exists (select from invoice i where i.fulfilment_id = f.id))
        or exists (select from payment p where p.order_id = o.id and p.captured_cents > 0
          and not exists (select from receipt r where r.payment_id = p.id))`,
    )
    .orderBy('o.placed_at')
    .limit(limit)
    .execute();
