/** The desk's list of orders: narrowed, sorted, counted, and as rows of a file. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Window } from '#api/platform/pagination.ts';
import type { DeskPayment, DeskStatus } from '#schemas/domain/sales/order-desk.ts';
import type { DeskCounts, DeskFilter, DeskSort } from '#schemas/domain/sales/order-list.ts';
import { openReturns, returnedCents } from './orders.ts';

/** A filter with its days as moments: `since` is its first, `before` the end of its last. `today`: YYYY-MM-DD. */
export type DeskWhere = Omit<DeskFilter, 'from' | 'to' | 'sort'> & {
  since?: string | undefined;
  before?: string | undefined;
  today: string;
};

const isOpen = sql<boolean>`o.status in ('placed', 'partly_fulfilled')`;
/** The day of the pickup, else the last one that was promised. */
const lastPromised = sql<
  string | null
>`coalesce(o.document->'pick_up'->>'date', o.document->'promised'->>'to')`;
const isLate = (today: string) => sql<boolean>`(${isOpen} and coalesce(${lastPromised} < ${today}, false))`;

const ofStatus: Record<DeskStatus, (today: string) => RawBuilder<boolean>> = {
  open: () => isOpen,
  late: isLate,
  placed: () => sql`o.status = 'placed'`,
  partly_fulfilled: () => sql`o.status = 'partly_fulfilled'`,
  fulfilled: () => sql`o.status = 'fulfilled'`,
  canceled: () => sql`o.status = 'canceled'`,
  returns: () => sql`exists (select from order_return r
    where r.order_id = o.id and r.status in ('asked', 'approved', 'received'))`,
};

/** Less was captured than the order comes to, or its hold is over: the rest is due. */
const isShort = sql<boolean>`((p.status = 'captured' or (p.status = 'voided' and p.processor_id is not null))
  and p.amount_cents - p.canceled_cents - p.settled_cents - p.captured_cents > 0)`;
/** Nothing is owed of an order that was canceled. */
const isDue = sql<boolean>`(o.status <> 'canceled'
  and (p.status in ('due', 'pending', 'processing') or ${isShort}))`;

const ofPayment: Record<DeskPayment, RawBuilder<boolean>> = {
  held: sql`p.status = 'authorized'`,
  due: isDue,
  // What was refunded in full is not paid any more.
  taken: sql`(p.status = 'captured' and not ${isShort}
    and (p.captured_cents = 0 or p.refunded_cents < p.captured_cents))`,
  refunded: sql`p.refunded_cents > 0`,
  failed: sql`(p.status in ('failed', 'declined') and o.status <> 'canceled')`,
  over: sql`p.status in ('failed', 'declined', 'voided')`,
};

const sorts: Record<DeskSort, RawBuilder<unknown>> = {
  newest: sql`o.placed_at desc, o.id desc`,
  oldest: sql`o.placed_at, o.id`,
  total: sql`o.total_cents - coalesce(p.canceled_cents, 0) desc, o.placed_at desc, o.id desc`,
  promised: sql`${lastPromised} nulls last, o.placed_at, o.id`,
};

const placer = sql<string>`trim(a.first_name || ' ' || a.last_name)`;
const cart = (name: string) => sql<string>`coalesce(o.document->'cart'->>${sql.lit(name)}, '')`;

function orders(db: Executor, where: DeskWhere) {
  let query = db
    .selectFrom('order as o')
    .leftJoin('payment as p', 'p.order_id', 'o.id')
    .leftJoin('account as a', 'a.id', 'o.account_id')
    .leftJoin('company as c', (join) =>
      join.on('c.id', '=', sql<string>`coalesce(o.company_id, a.company_id)`),
    );
  if (where.company) query = query.where('o.company_id', '=', where.company);
  if (where.customer) query = query.where('o.account_id', '=', where.customer);
  if (where.status) query = query.where(ofStatus[where.status](where.today));
  if (where.payment) query = query.where(ofPayment[where.payment]);
  if (where.warehouse) query = query.where(sql<boolean>`${cart('warehouse')} = ${where.warehouse}`);
  if (where.delivery) query = query.where(sql<boolean>`${cart('Delivery_method')} = ${where.delivery}`);
  if (where.job)
    query = query.where(sql<boolean>`lower(${cart('job_name')}) like ${anywhere(where.job.toLowerCase())}`);
  if (where.since) query = query.where('o.placed_at', '>=', where.since);
  if (where.before) query = query.where('o.placed_at', '<', where.before);
  for (const word of (where.q ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = anywhere(word.toLowerCase());
    query = query.where(
      sql<boolean>`(o.searched like ${like} or lower(c.name) like ${like} or lower(${placer}) like ${like})`,
    );
  }
  return query;
}

const rows = (db: Executor, where: DeskWhere) =>
  orders(db, where).select([
    'o.id',
    'o.number',
    'o.placed_at',
    'o.status',
    'o.version',
    'o.email',
    'o.total_cents',
    'c.name as company',
    'p.kind as payment_kind',
    'p.status as payment_status',
    'p.processor_id',
    'p.amount_cents',
    'p.captured_cents',
    'p.refunded_cents',
    'p.settled_cents',
    'p.canceled_cents',
    returnedCents.as('returned_cents'),
    sql<string>`o.document->>'po_number'`.as('po_number'),
    // An address may have the name of a job or of a receiver: who placed it is the account.
    sql<string>`coalesce(nullif(${placer}, ''), o.document->'cart'->'billing_address'->>'name', '')`.as(
      'name',
    ),
    cart('job_name').as('job'),
    cart('Delivery_method').as('delivery'),
    sql<string>`o.document->>'warehouse_name'`.as('warehouse'),
    lastPromised.as('promised'),
    isLate(where.today).as('late'),
    sql<number>`(o.document->'cart'->>'count')::int`.as('count'),
    openReturns.as('returns'),
  ]);

/**
 * Each row says how many there are in all. Every word of `q` is somewhere in the order, its company or the name of who
 * placed it.
 */
export function findDeskOrders(db: Executor, where: DeskWhere, sort: DeskSort, window: Window) {
  return rows(db, where)
    .select(sql<number>`(count(*) over ())::int`.as('all'))
    .orderBy(sorts[sort])
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
export type DeskOrderRow = Omit<Awaited<ReturnType<typeof findDeskOrders>>[number], 'all'>;

/** The same rows with the orders as they were placed. */
export function findDeskOrdersWhole(db: Executor, where: DeskWhere, sort: DeskSort, window: Window) {
  return rows(db, where)
    .select('o.document')
    .orderBy(sorts[sort])
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export async function countDeskOrders(db: Executor, where: DeskWhere): Promise<number> {
  const row = await orders(db, where)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Orders of the whole shop that wait for somebody. */
export async function countWaitingOrders(db: Executor, today: string): Promise<DeskCounts> {
  const { rows: counted } = await sql<DeskCounts>`select
    (select count(*)::int from "order" o where ${isOpen}) as open,
    (select count(*)::int from "order" o where ${isLate(today)}) as late,
    (select count(*)::int from "order" o join payment p on p.order_id = o.id where ${isDue}) as due,
    (select count(distinct order_id)::int from order_return
      where status in ('asked', 'approved', 'received')) as returns`.execute(db);
  return counted[0] ?? { open: 0, late: 0, due: 0, returns: 0 };
}

/** Sell units that were handed over, by order and line. */
export async function findFulfilledUnits(db: Executor, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, number>();
  const fulfilments = await db
    .selectFrom('fulfilment')
    .select(['order_id', 'lines'])
    .where('order_id', 'in', orderIds)
    .execute();
  const units = new Map<string, number>();
  for (const { order_id, lines } of fulfilments)
    for (const { item, quantity } of lines)
      units.set(`${order_id} ${item}`, (units.get(`${order_id} ${item}`) ?? 0) + quantity);
  return units;
}

/** Of orders that are to be handed over: how many by warehouse, and how many of them are late on that day. */
export async function countOpenOrders(db: Executor, today: string) {
  const { rows } = await sql<{ warehouse: string; name: string; open: number; late: number }>`
    select o.document->'cart'->>'warehouse' as warehouse, coalesce(w.name, max(o.document->>'warehouse_name')) as name,
      count(*)::int as open, (count(*) filter (where ${isLate(today)}))::int as late
    from "order" o left join warehouse w on w.id = o.document->'cart'->>'warehouse'
    where ${isOpen} group by 1, w.name, w.position order by w.position, 1`.execute(db);
  return rows;
}

/** Orders with a return that is not over, orders whose payment failed, and proposals that were not sent. */
export async function countDeskTasks(db: Executor) {
  const { rows } = await sql<{ returns: number; failed_payments: number; draft_proposals: number }>`select
    (select count(distinct r.order_id) from order_return r where r.status in ('asked', 'approved', 'received'))::int as returns,
    (select count(*) from payment p join "order" o on o.id = p.order_id where ${ofPayment.failed})::int as failed_payments,
    (select count(*) from proposal where status = 'draft')::int as draft_proposals`.execute(db);
  return rows[0] ?? { returns: 0, failed_payments: 0, draft_proposals: 0 };
}
