import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type {
  CreditMemoKind,
  InvoiceStatus,
  ReceiptMethod,
  TakenOff,
} from '#schemas/domain/sales/sales-statuses.ts';

/** Whose documents: a company's and, with `accountId`, a person's own from outside any company. */
export type Scope = { companyId: string | null; accountId: string | null };

/** Money of an order is that order's until it is over; what is left of it then can pay anything. */
const isFree = (alias: string): RawBuilder<boolean> => {
  const order = sql.ref(`${alias}.order_id`);
  return sql`(${order} is null
    or exists (select from "order" done where done.id = ${order} and done.status in ('canceled', 'fulfilled')))`;
};

const within = (alias: string, { companyId, accountId }: Scope): RawBuilder<boolean> => {
  const company = sql.ref(`${alias}.company_id`);
  const account = sql.ref(`${alias}.account_id`);
  if (companyId !== null && accountId !== null)
    return sql`(${company} = ${companyId} or (${company} is null and ${account} = ${accountId}))`;
  return companyId !== null
    ? sql`${company} = ${companyId}`
    : sql`(${company} is null and ${account} = ${accountId})`;
};

export type Window = { limit: number; offset: number };

/** Of an invoice `i`, on that day: see invoiceStatuses. */
const ofStatus: Record<InvoiceStatus | 'unpaid', (today: string) => RawBuilder<boolean>> = {
  unpaid: () => sql`i.paid_cents < i.total_cents`,
  open: () => sql`i.paid_cents = 0 and i.total_cents > 0`,
  partly_paid: () => sql`i.paid_cents > 0 and i.paid_cents < i.total_cents`,
  past_due: (today) => sql`i.paid_cents < i.total_cents and i.due_on < ${today}::date`,
  paid: () => sql`i.paid_cents = i.total_cents and i.voided_at is null`,
  void: () => sql`i.voided_at is not null`,
};

const sorts = {
  newest: sql`i.issued_at desc, i.id desc`,
  oldest: sql`i.issued_at, i.id`,
  due: sql`i.due_on, i.issued_at, i.id`,
  open: sql`i.total_cents - i.paid_cents desc, i.issued_at desc, i.id desc`,
} as const;
export type InvoiceSort = keyof typeof sorts;

export type InvoiceFilter = {
  status?: InvoiceStatus | 'unpaid' | undefined;
  q?: string | undefined;
  ids?: string[] | undefined;
  sort?: InvoiceSort | undefined;
};

/** What an invoice `i` was written for, also of one that is voided. */
const writtenCents = sql<number>`(i.goods_cents + i.shipping_cents + i.fee_cents + i.tax_cents)::bigint`;

/** Each row says how many there are in all. `due_on` is YYYY-MM-DD. */
export function findInvoices(
  db: Executor,
  scope: Scope,
  { status, q, ids, sort = 'newest' }: InvoiceFilter,
  today: string,
  { limit, offset }: Window,
) {
  return db
    .selectFrom('invoice as i')
    .leftJoin('order as o', 'o.id', 'i.order_id')
    .select(['i.id', 'i.number', 'i.issued_at', 'i.total_cents', 'i.paid_cents', 'i.po_number', 'i.order_id'])
    .select([
      'i.voided_at',
      'i.version',
      writtenCents.as('written_cents'),
      sql<string>`i.due_on::text`.as('due_on'),
      'o.number as order_number',
      sql<number>`(count(*) over ())::int`.as('all'),
      sql<number>`(sum(i.total_cents - i.paid_cents) over ())::bigint`.as('all_open'),
    ])
    .where(within('i', scope))
    .$if(status !== undefined, (query) => query.where(ofStatus[status ?? 'open'](today)))
    .$if(ids !== undefined, (query) => query.where('i.id', 'in', ids?.length ? ids : ['']))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(i.number ilike ${anywhere(q ?? '')} or i.po_number ilike ${anywhere(q ?? '')}
          or o.number ilike ${anywhere(q ?? '')})`,
      ),
    )
    .orderBy(sorts[sort])
    .limit(limit)
    .offset(offset)
    .execute();
}
export type InvoiceListRow = Awaited<ReturnType<typeof findInvoices>>[number];

export function findScopedInvoice(db: Executor, scope: Scope | null, id: string) {
  return db
    .selectFrom('invoice as i')
    .leftJoin('order as o', 'o.id', 'i.order_id')
    .leftJoin('company as c', 'c.id', 'i.company_id')
    .selectAll('i')
    .select([
      'c.name as company_name',
      sql<string>`i.due_on::text`.as('due_day'),
      writtenCents.as('written_cents'),
      'o.number as order_number',
      'o.document as order_document',
    ])
    .where('i.id', '=', id)
    .$if(scope !== null, (query) => query.where(within('i', scope as Scope)))
    .executeTakeFirst();
}

const receiptSorts = {
  newest: sql`r.received_at desc, r.id desc`,
  oldest: sql`r.received_at, r.id`,
  amount: sql`r.cents desc, r.received_at desc, r.id desc`,
} as const;

export type ReceiptFilter = {
  /** Those with something left that was put toward nothing. */
  isUnused?: boolean | undefined;
  method?: ReceiptMethod | undefined;
  q?: string | undefined;
  sort?: keyof typeof receiptSorts | undefined;
};

/** Cents of a receipt `r` that went out again for that reason. */
const takenOffCents = (kind: TakenOff) =>
  sql<number>`(select coalesce(sum(f.cents), 0)::bigint from refund f where f.receipt_id = r.id and f.kind = ${kind})`;

/** Each row says how many there are in all. `q` is of a number, a reference, an order or an invoice it paid. */
export function findReceipts(
  db: Executor,
  scope: Scope,
  { isUnused = false, method, q, sort = 'newest' }: ReceiptFilter,
  { limit, offset }: Window,
) {
  const like = anywhere(q ?? '');
  return db
    .selectFrom('receipt as r')
    .leftJoin('order as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .select([
      takenOffCents('returned_debit').as('returned_cents'),
      takenOffCents('reversal').as('reversed_cents'),
      'o.number as order_number',
      'o.status as order_status',
      sql<number>`(count(*) over ())::int`.as('all'),
    ])
    .where(within('r', scope))
    .$if(isUnused, (query) => query.where(sql<boolean>`r.cents > r.applied_cents + r.refunded_cents`))
    .$if(method !== undefined, (query) => query.where('r.method', '=', method ?? 'check'))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(r.number ilike ${like} or r.reference ilike ${like} or o.number ilike ${like}
          or exists (select from credit_application a join invoice i on i.id = a.invoice_id
            where a.receipt_id = r.id and i.number ilike ${like}))`,
      ),
    )
    .orderBy(receiptSorts[sort])
    .limit(limit)
    .offset(offset)
    .execute();
}
export type ReceiptListRow = Awaited<ReturnType<typeof findReceipts>>[number];

const memoOpen = sql`m.total_cents - m.applied_cents - m.refunded_cents - m.held_cents - m.withdrawn_cents`;
const memoSorts = {
  newest: sql`m.issued_at desc, m.id desc`,
  oldest: sql`m.issued_at, m.id`,
  open: sql`${memoOpen} desc, m.issued_at desc, m.id desc`,
} as const;

export type CreditMemoFilter = {
  isOpen?: boolean | undefined;
  kind?: CreditMemoKind | undefined;
  q?: string | undefined;
  sort?: keyof typeof memoSorts | undefined;
};

/** Each row says how many there are in all. `q` is of a number, an order, a note or an invoice it paid. */
export function findCreditMemos(
  db: Executor,
  scope: Scope,
  { isOpen = false, kind, q, sort = 'newest' }: CreditMemoFilter,
  { limit, offset }: Window,
) {
  const like = anywhere(q ?? '');
  return db
    .selectFrom('credit_memo as m')
    .leftJoin('order as o', 'o.id', 'm.order_id')
    .selectAll('m')
    .select(['o.number as order_number', sql<number>`(count(*) over ())::int`.as('all')])
    .where(within('m', scope))
    .$if(isOpen, (query) => query.where(sql<boolean>`m.voided_at is null and ${memoOpen} > 0`))
    .$if(kind !== undefined, (query) => query.where('m.kind', '=', kind ?? 'return'))
    .$if(Boolean(q), (query) =>
      query.where(
        sql<boolean>`(m.number ilike ${like} or m.note ilike ${like} or o.number ilike ${like}
          or exists (select from credit_application a join invoice i on i.id = a.invoice_id
            where a.credit_memo_id = m.id and i.number ilike ${like}))`,
      ),
    )
    .orderBy(memoSorts[sort])
    .limit(limit)
    .offset(offset)
    .execute();
}
export type CreditMemoListRow = Awaited<ReturnType<typeof findCreditMemos>>[number];

type Of = { invoices?: string[]; receipts?: string[]; memos?: string[] };

/** What was put toward invoices, oldest first: of these invoices, receipts or credit memos. */
export function findApplications(db: Executor, { invoices = [], receipts = [], memos = [] }: Of) {
  return db
    .selectFrom('credit_application as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoice_id')
    .leftJoin('receipt as r', 'r.id', 'a.receipt_id')
    .leftJoin('credit_memo as m', 'm.id', 'a.credit_memo_id')
    .select(['a.invoice_id', 'a.receipt_id', 'a.credit_memo_id', 'a.cents', 'a.created_at', 'a.taken_off'])
    .select([
      'i.number as invoice_number',
      'r.number as receipt_number',
      'r.method',
      'm.number as memo_number',
    ])
    .where((eb) =>
      eb.or([
        eb('a.invoice_id', 'in', [...invoices, '']),
        eb('a.receipt_id', 'in', [...receipts, '']),
        eb('a.credit_memo_id', 'in', [...memos, '']),
      ]),
    )
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
}
export type ApplicationRow = Awaited<ReturnType<typeof findApplications>>[number];

/** Invoices that a receipt was ever put toward, with what of it stands there now and what is open; the oldest first. */
export const findAppliedInvoices = (db: Executor, receiptId: string) =>
  db
    .selectFrom('credit_application as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoice_id')
    .select(['i.number', sql<number>`sum(a.cents)::bigint`.as('applied_cents')])
    .select(sql<number>`(i.total_cents - i.paid_cents)::bigint`.as('open_cents'))
    .where('a.receipt_id', '=', receiptId)
    .groupBy(['i.id'])
    .orderBy('i.issued_at')
    .orderBy('i.id')
    .execute();

/** Cents that are open of a customer's invoices, by how many days they are late; and what is not used yet. */
export async function findOwed(db: Executor, scope: Scope, today: string) {
  const late = sql`(${today}::date - i.due_on)`;
  const sumOf = (condition: RawBuilder<boolean>) =>
    sql<number>`coalesce(sum(i.total_cents - i.paid_cents) filter (where ${condition}), 0)::bigint`;
  const owed = await db
    .selectFrom('invoice as i')
    .select([
      sumOf(sql`true`).as('owed'),
      sumOf(sql`${late} <= 0`).as('current'),
      sumOf(sql`${late} between 1 and 30`).as('days_1_30'),
      sumOf(sql`${late} between 31 and 60`).as('days_31_60'),
      sumOf(sql`${late} between 61 and 90`).as('days_61_90'),
      sumOf(sql`${late} > 90`).as('over_90'),
    ])
    .where(within('i', scope))
    .where(sql<boolean>`i.paid_cents < i.total_cents`)
    .executeTakeFirstOrThrow();
  const memos = await db
    .selectFrom('credit_memo as m')
    .select(
      sql<number>`coalesce(sum(m.total_cents - m.applied_cents - m.refunded_cents - m.held_cents - m.withdrawn_cents), 0)::bigint`.as(
        'cents',
      ),
    )
    .where(within('m', scope))
    .where('m.voided_at', 'is', null)
    .executeTakeFirstOrThrow();
  const receipts = await db
    .selectFrom('receipt as r')
    .select(sql<number>`coalesce(sum(r.cents - r.applied_cents - r.refunded_cents), 0)::bigint`.as('cents'))
    .where(within('r', scope))
    .where(isFree('r'))
    .executeTakeFirstOrThrow();
  return { ...owed, memo_credit: memos.cents, receipt_credit: receipts.cents };
}

/** What a customer owes by the ledger itself, up to a moment. */
export async function findLedgerBalance(db: Executor, scope: Scope, before: string | null): Promise<number> {
  const row = await db
    .selectFrom('ledger_line as l')
    .innerJoin('ledger_entry as e', 'e.id', 'l.entry_id')
    .select(sql<number>`coalesce(sum(l.cents), 0)::bigint`.as('cents'))
    .where('l.ledger_account', '=', 'receivable')
    .where(within('e', scope))
    .$if(before !== null, (query) => query.where('e.created_at', '<', before ?? ''))
    .executeTakeFirstOrThrow();
  return row.cents;
}

/** What moved a customer's balance within a window of time, oldest first. */
export function findMovements(db: Executor, scope: Scope, from: string, to: string) {
  return db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_line as l', 'l.entry_id', 'e.id')
    .leftJoin('invoice as i', 'i.id', 'e.document_id')
    .leftJoin('receipt as r', 'r.id', 'e.document_id')
    .leftJoin('credit_memo as m', 'm.id', 'e.document_id')
    .select(['e.kind', 'e.created_at', 'l.cents', 'r.method'])
    .select(sql<string>`coalesce(i.number, r.number, m.number, '')`.as('number'))
    .where('l.ledger_account', '=', 'receivable')
    .where(within('e', scope))
    .where('e.created_at', '>=', from)
    .where('e.created_at', '<', to)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();
}

/**
 * Cents of these invoices that a payment which is still under way will settle, by invoice: a bill's, and what is held or
 * on its way for the invoice's own order.
 */
export async function findPending(db: Executor, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; cents: number }>`
    select i.id, least(i.total_cents - i.paid_cents, sum(p.cents))::bigint as cents from invoice i join (
      select a->>'invoice' as id, (a->>'cents')::bigint as cents from bill_payment b,
        jsonb_array_elements(b.allocations) a where b.ended_at is null
      union all select o.id, o.total_cents from invoice o join payment p on p.order_id = o.order_id
        where p.status in ('starting', 'unknown', 'action', 'processing', 'authorized')) p on p.id = i.id
    where i.id in (${sql.join([...ids])}) group by i.id`.execute(db);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** Payments of bills that are under way, newest first; what the processor has not heard of is none. */
export const findBillsUnderWay = (db: Executor, scope: Scope) =>
  db
    .selectFrom('bill_payment as b')
    .innerJoin('payment as p', 'p.id', 'b.payment_id')
    .select(['p.id', 'p.kind', 'p.last4', 'p.amount_cents', 'b.created_at'])
    .where('b.ended_at', 'is', null)
    .where('p.status', 'in', ['unknown', 'action', 'processing'])
    .where(within('b', scope))
    .orderBy('b.created_at', 'desc')
    .execute();

/** Credit memos that a bill which is under way will use. */
export async function findPromisedMemos(db: Executor): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bill_payment')
    .select('credit_memos')
    .where('ended_at', 'is', null)
    .execute();
  return new Set(rows.flatMap(({ credit_memos }) => credit_memos));
}

export type CustomerKey = { kind: 'company' | 'account'; id: string };

export const scopeOf = ({ kind, id }: CustomerKey): Scope =>
  kind === 'company' ? { companyId: id, accountId: null } : { companyId: null, accountId: id };

/**
 * Customers who owe something or have credit, and everybody who is searched for, also without any history. Who owes most
 * late is first; each row says how many there are in all and what all of them owe.
 */
export async function findReceivables(db: Executor, q: string, today: string, { limit, offset }: Window) {
  const open = sql`i.total_cents - i.paid_cents`;
  const late = sql`(${today}::date - i.due_on)`;
  const bucket = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(${open}) filter (where ${condition}), 0)::bigint`;
  const isPerson = sql`(first_name || ' ' || last_name ilike ${anywhere(q)} or email ilike ${anywhere(q)})`;
  // A number is said whole, or by its digits.
  const isNumber = sql`length(${q}::text) >= 4 and right(number, length(${q}::text)) = upper(${q}::text)`;
  // Who owes nothing and has nothing left is found by a search alone.
  const search =
    q === ''
      ? sql`(o.owed <> 0 or coalesce(m.cents, 0) <> 0 or coalesce(r.cents, 0) <> 0)`
      : sql`(name ilike ${anywhere(q)} or email ilike ${anywhere(q)}
          or n.company_id in (select company_id from account where company_id is not null and ${isPerson})
          or exists (select 1 from document d where d.company_id = n.company_id
            or (n.company_id is null and d.company_id is null and d.account_id = n.account_id)))`;
  const documents = sql.join(
    ['invoice', 'receipt', 'credit_memo', 'order'].map(
      (table) => sql`select company_id, account_id from ${sql.table(table)} where ${isNumber}`,
    ),
    sql` union all `,
  );
  // A union leaves out who is there twice. Somebody of a company buys for the company.
  const newcomers =
    q === ''
      ? sql`union select null, null where false`
      : sql`union select id, null from company where name ilike ${anywhere(q)}
        union select company_id, null from account where company_id is not null and ${isPerson}
        union select null, id from account where company_id is null and role is null and merged_into is null
          and erased_at is null and ${isPerson}`;
  const { rows } = await sql<{
    kind: CustomerKey['kind'];
    id: string;
    name: string;
    email: string;
    owed: number;
    current: number;
    days_1_30: number;
    days_31_60: number;
    days_61_90: number;
    over_90: number;
    credit: number;
    all: number;
    all_owed: number;
    all_late: number;
  }>`
    with document as (${documents}), customer as (
      select company_id, case when company_id is null then account_id end as account_id from ledger_entry
      where company_id is not null or account_id is not null
      ${newcomers}
    ), named as (
      select k.*, coalesce(c.name, a.first_name || ' ' || a.last_name, '') as name, coalesce(a.email, '') as email
      from customer k left join company c on c.id = k.company_id left join account a on a.id = k.account_id
    )
    select case when n.company_id is null then 'account' else 'company' end as kind, coalesce(n.company_id, n.account_id) as id,
      n.name, n.email, o.*, coalesce(m.cents, 0)::bigint + coalesce(r.cents, 0)::bigint as credit,
      (count(*) over ())::int as "all", (sum(o.owed) over ())::bigint as all_owed,
      (sum(o.owed - o.current) over ())::bigint as all_late
    from named n
    cross join lateral (select ${bucket(sql`true`)} as owed, ${bucket(sql`${late} <= 0`)} as current,
        ${bucket(sql`${late} between 1 and 30`)} as days_1_30, ${bucket(sql`${late} between 31 and 60`)} as days_31_60,
        ${bucket(sql`${late} between 61 and 90`)} as days_61_90, ${bucket(sql`${late} > 90`)} as over_90
      from invoice i where i.paid_cents < i.total_cents
        and (i.company_id = n.company_id or (n.company_id is null and i.company_id is null and i.account_id = n.account_id))) o
    cross join lateral (select sum(total_cents - applied_cents - refunded_cents - held_cents - withdrawn_cents) as cents from credit_memo x
      where x.voided_at is null
        and (x.company_id = n.company_id or (n.company_id is null and x.company_id is null and x.account_id = n.account_id))) m
    cross join lateral (select sum(cents - applied_cents - refunded_cents) as cents from receipt x
      where ${isFree('x')}
        and (x.company_id = n.company_id or (n.company_id is null and x.company_id is null and x.account_id = n.account_id))) r
    where ${search}
    order by o.owed - o.current desc, o.owed desc, n.name, id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Who a customer is; nothing for one that does not exist. */
export async function findCustomer(db: Executor, { kind, id }: CustomerKey) {
  if (kind === 'company') {
    const company = await db
      .selectFrom('company')
      .select(['name', 'net_days', 'credit_limit_cents', 'address'])
      .where('id', '=', id)
      .executeTakeFirst();
    return company && { ...company, email: '' };
  }
  const account = await db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    account && {
      name: `${account.first_name} ${account.last_name}`,
      email: account.email,
      net_days: 0,
      address: null,
    }
  );
}
