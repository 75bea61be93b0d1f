/** Figures of orders and events, counted by the database (docs/product.md#reports). Money in cents. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';
import type { ReportAudience } from '#schemas/domain/sales/report.ts';

/** From `from` to before `to`, both ISO. */
export type ReportScope = {
  from: string;
  to: string;
  warehouse?: string | undefined;
  audience?: ReportAudience | undefined;
};

/** How many rows a list has. */
const listed = 50;

const typeOf = (type: EventType) => eventTypes.indexOf(type);

const orderAudience: Record<ReportAudience, RawBuilder<boolean>> = {
  guest: sql`o.account_id is null`,
  retail: sql`o.account_id is not null and o.company_id is null`,
  trade: sql`o.account_id is not null and o.company_id is not null`,
};

/** Of an event `e`: whose it is today. */
const isTrade = sql<boolean>`exists (select from account a join company c on c.id = a.company_id
  where a.id = e.account_id and c.status = 'approved')`;
const eventAudience: Record<ReportAudience, RawBuilder<boolean>> = {
  guest: sql`e.account_id is null`,
  retail: sql`e.account_id is not null and not ${isTrade}`,
  trade: sql`e.account_id is not null and ${isTrade}`,
};

const all = sql<boolean>`true`;

const orders = ({ from, to, warehouse, audience }: ReportScope) => sql<boolean>`o.status <> 'canceled'
  and o.placed_at >= ${from}::timestamptz and o.placed_at < ${to}::timestamptz
  and ${warehouse ? sql<boolean>`o.document->'cart'->>'warehouse' = ${warehouse}` : all}
  and ${audience ? orderAudience[audience] : all}`;

const events = ({ from, to, warehouse, audience }: ReportScope) => sql<boolean>`
  e.created_at >= ${from}::timestamptz and e.created_at < ${to}::timestamptz
  and ${warehouse ? sql<boolean>`e.warehouse_id = ${warehouse}` : all}
  and ${audience ? eventAudience[audience] : all}`;

/** Of an order `o`: cents that it comes to without what was canceled of it. */
const soldCents = sql<number>`(o.total_cents
  - coalesce((select sum(p.canceled_cents) from payment p where p.order_id = o.id), 0))`;

export type SalesRow = { step: number; orders: number; revenue: number; refunded: number; returns: number };

/** By step, counted from 1; `begins` are the moments at which the steps begin. Steps without orders have no row. */
export async function findSales(
  db: Executor,
  scope: ReportScope,
  begins: readonly string[],
): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select width_bucket(o.placed_at, ${sql.val([...begins])}::timestamptz[]) as step, count(*)::int as orders,
      sum(${soldCents})::bigint as revenue,
      coalesce(sum((select sum(p.refunded_cents) from payment p where p.order_id = o.id)), 0)::bigint as refunded,
      coalesce(sum((select count(*) from order_return r
        where r.order_id = o.id and r.status <> 'refused')), 0)::int as returns
    from "order" o where ${orders(scope)} group by 1 order by 1`.execute(db);
  return rows;
}

/** Visitors who did something of each step at least once. */
export async function findFunnel(db: Executor, scope: ReportScope) {
  const visitors = (type: EventType) =>
    sql<number>`count(distinct coalesce(e.account_id, e.guest_id, e.id)) filter (where e.type = ${typeOf(type)})`;
  const { rows } = await sql<{ views: number; adds: number; checkouts: number; orders: number }>`
    select ${visitors('view product')}::int as views, ${visitors('add to cart')}::int as adds,
      ${visitors('checkout begin')}::int as checkouts, ${visitors('submit order')}::int as orders
    from event e where ${events(scope)}
      and e.type in (${sql.join(
        (['view product', 'add to cart', 'checkout begin', 'submit order'] as const).map(typeOf),
      )})`.execute(db);
  return rows[0] ?? { views: 0, adds: 0, checkouts: 0, orders: 0 };
}

/** What was searched for, in lower case; `results` of the last time that they were counted. */
export async function findSearches(db: Executor, scope: ReportScope, onlyEmpty: boolean, most = listed) {
  const { rows } = await sql<{ words: string; times: number; results: number | null }>`
    select words, count(*)::int as times,
      (array_agg(results order by created_at desc, id desc) filter (where results is not null))[1] as results
    from (select e.id, e.created_at, lower(trim(e.value #>> '{}')) as words,
        case when e.entity_id ~ '^[0-9]{1,9}$' then e.entity_id::int end as results
      from event e where e.type = ${typeOf('view search')} and ${events(scope)}) s
    where words <> '' and ${onlyEmpty ? sql<boolean>`results = 0` : all}
    group by words order by times desc, words collate "C" limit ${most}`.execute(db);
  return rows;
}

/**
 * Products by what their lines came to. A kit counts as itself, not as its parts. Of an order that is fulfilled, what was
 * not handed over was canceled and does not count.
 */
export async function findTopProducts(db: Executor, scope: ReportScope, most = listed) {
  const { rows } = await sql<{ id: string; name: string; quantity: number; orders: number; revenue: number }>`
    select p.id, p.name, sum(k.quantity)::int as quantity, count(distinct o.id)::int as orders,
      sum(k.quantity * i.price_cents)::bigint as revenue
    from "order" o join order_item i on i.order_id = o.id and i.parent_id is null
      join sku s on s.id = i.sku_id join product p on p.id = s.product_id
      cross join lateral (select case when o.status <> 'fulfilled' then i.quantity
        else coalesce((select sum((l->>'quantity')::int) from fulfilment f, jsonb_array_elements(f.lines) l
          where f.order_id = o.id and l->>'item' = i.id), 0) end as quantity) k
    where ${orders(scope)} and k.quantity > 0 group by p.id, p.name
    order by revenue desc, p.id collate "C" limit ${most}`.execute(db);
  return rows;
}

export async function findCouponUse(db: Executor, scope: ReportScope) {
  const { rows } = await sql<{ code: string; title: string; uses: number; saved: number; revenue: number }>`
    select c.code, c.title, count(*)::int as uses, sum(r.saved_cents)::bigint as saved,
      sum(${soldCents})::bigint as revenue
    from "order" o join coupon_redemption r on r.order_id = o.id join coupon c on c.id = r.coupon_id
    where ${orders(scope)} group by c.code, c.title
    order by uses desc, c.code collate "C" limit ${listed}`.execute(db);
  return rows;
}

export type RebateUseRow = {
  code: string;
  title: string;
  companies: number;
  granted: number;
  used: number;
  taken_back: number;
  expired: number;
};

/**
 * Offers with anything that moved: credit that was granted, put toward invoices, taken back, or left until it expired.
 * `zone`: of the books' calendar, in which credit has its last good day.
 */
export async function findRebateUse(
  db: Executor,
  { from, to, audience }: ReportScope,
  zone: string,
): Promise<RebateUseRow[]> {
  if (audience !== undefined && audience !== 'trade') return [];
  const then = (column: string) =>
    sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`;
  const { rows } = await sql<RebateUseRow>`
    with memo as (
      select x.offer_id, x.company_id, m.id, m.total_cents, m.issued_at, m.expires_on
      from offer_credit x join credit_memo m on m.id = x.credit_memo_id
    ), moved as (
      select offer_id, company_id as granted_to, total_cents as granted, 0 as used, 0 as taken_back, 0 as expired
        from memo where ${then('issued_at')}
      union all select k.offer_id, null, 0, a.cents, 0, 0 from memo k join credit_application a on a.credit_memo_id = k.id
        where ${then('a.created_at')}
      union all select w.offer_id, null, 0, 0, case when w.is_late then 0 else w.cents end,
          case when w.is_late then w.cents else 0 end
        from (select k.offer_id, l.cents,
            coalesce((e.created_at at time zone ${zone})::date > k.expires_on, false) as is_late
          from memo k join ledger_entry e on e.document_id = k.id and e.kind = 'withdrawal'
            join ledger_line l on l.entry_id = e.id and l.ledger_account = 'receivable'
          where ${then('e.created_at')}) w
    )
    select f.code, f.title, count(distinct v.granted_to)::int as companies, sum(v.granted)::bigint as granted,
      sum(v.used)::bigint as used, sum(v.taken_back)::bigint as taken_back, sum(v.expired)::bigint as expired
    from moved v join offer f on f.id = v.offer_id
    group by f.code, f.title order by granted desc, used desc, f.code collate "C" limit ${listed}`.execute(
    db,
  );
  return rows;
}
