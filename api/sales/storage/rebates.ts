/** What offers count, what they brought, and credit that is held for orders (docs/decisions/0051-rebate.md). Sums are cents. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { OfferAudience } from '#schemas/domain/pricing/pricing-records.ts';

export async function findDueCompanies(db: Executor, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('rebate_due').select('company_id').distinct().limit(limit).execute();
  return rows.map(({ company_id }) => company_id);
}

/** Those that were written before this is asked: what comes later is looked at again. */
export async function deleteRebatesDue(db: Executor, companyId: string): Promise<void> {
  await db.deleteFrom('rebate_due').where('company_id', '=', companyId).execute();
}

export type CompanyOffer = {
  id: string;
  code: string;
  title: string;
  title_es: string;
  who: OfferAudience;
  threshold_cents: number;
  credit_cents: number;
  starts_on: string;
  ends_on: string;
  credit_days: number | null;
  active: boolean;
  /** Goods of the company's paid orders of those days, less what came back. */
  progress_cents: number;
  /** Goods of orders of those days that count once they are paid. */
  waiting_cents: number;
  /** What its credit memos came to, less what was taken back. */
  granted_cents: number;
};

/**
 * Goods of an order `o` that count, paid by `p`: after discounts, before delivery, fees and tax; of an order that was
 * canceled in part, the rest; of one that was collected in part, that part; less what was credited for goods that came
 * back or for something off. A refund without a credit memo was not collected.
 */
const goods = sql`round(((o.document->'cart'->>'subtotal')::numeric
  - (o.document->'cart'->>'discount')::numeric) * 100)`;
const collected = sql`p.captured_cents + p.settled_cents - greatest(0, p.refunded_cents
  - (select coalesce(sum(x.refunded_cents), 0) from credit_memo x where x.order_id = o.id and x.voided_at is null))`;
const counted: RawBuilder<number> = sql`greatest(0, round(${goods}
  * case when p.amount_cents > p.canceled_cents
      then least((p.amount_cents - p.canceled_cents)::numeric, ${collected}) / p.amount_cents else 1 end)
  - coalesce((select sum(l.cents) from ledger_entry e join ledger_line l on l.entry_id = e.id
      where e.order_id = o.id and l.ledger_account = 'returns' and e.kind <> 'withdrawal'), 0))`;

const within = (zone: string) =>
  sql`(o.placed_at at time zone ${zone})::date between f.starts_on and f.ends_on`;

/**
 * The offers that count a company's orders: those that are on and meant for it, and those that it had credit of. `zone`:
 * of the books' calendar.
 */
export async function findCompanyOffers(
  db: Executor,
  companyId: string,
  zone: string,
): Promise<CompanyOffer[]> {
  const { rows } = await sql<CompanyOffer>`
    select f.id, f.code, f.title, f.title_es, f.who, f.threshold_cents, f.credit_cents, f.starts_on::text as starts_on,
      f.ends_on::text as ends_on, f.credit_days, f.active, coalesce(g.cents, 0)::bigint as granted_cents,
      coalesce((select sum(${counted}) from "order" o join payment p on p.order_id = o.id
        where o.company_id = c.id and o.status <> 'canceled' and p.status = 'captured'
          and ${within(zone)}), 0)::bigint as progress_cents,
      coalesce((select sum(${goods}) from "order" o join payment p on p.order_id = o.id
        where o.company_id = c.id and o.status <> 'canceled' and p.status in ('due', 'pending', 'authorized', 'processing')
          and ${within(zone)}), 0)::bigint as waiting_cents
    from company c cross join offer f
      left join trade_application t on t.company_id = c.id
      left join lateral (select sum(m.total_cents - x.taken_back_cents) as cents, count(*) as memos from offer_credit x
        join credit_memo m on m.id = x.credit_memo_id where x.offer_id = f.id and x.company_id = c.id) g on true
    where c.id = ${companyId} and c.status = 'approved' and (g.memos > 0 or (f.active and case f.who
      when 'new' then (t.decided_at at time zone ${zone})::date between f.starts_on and f.ends_on
      when 'invited' then c.offer_code = f.code
      else true end))
    order by f.ends_on, f.code`.execute(db);
  return rows;
}

export async function insertOfferCredit(
  db: Executor,
  row: { credit_memo_id: string; offer_id: string; company_id: string; created_at: string },
): Promise<void> {
  await db.insertInto('offer_credit').values(row).execute();
}

/** Credit memos that offers brought a company, locked by id as everybody does. */
export const lockOfferMemos = (db: Executor, companyId: string) =>
  db
    .selectFrom('offer_credit as x')
    .innerJoin('credit_memo as m', 'm.id', 'x.credit_memo_id')
    .selectAll('m')
    .select('x.offer_id')
    .where('x.company_id', '=', companyId)
    .orderBy('m.id')
    .forUpdate('m')
    .execute();
export type OfferMemo = Awaited<ReturnType<typeof lockOfferMemos>>[number];

export async function addToTakenBack(db: Executor, memoId: string, cents: number): Promise<void> {
  await db
    .updateTable('offer_credit')
    .set({ taken_back_cents: sql<number>`taken_back_cents + ${cents}` })
    .where('credit_memo_id', '=', memoId)
    .execute();
}

/** Credit memos whose last good day was before `today`, with something left of them, locked; not those of `promised`. */
export const lockExpiredMemos = (db: Executor, today: string, promised: readonly string[], limit: number) =>
  db
    .selectFrom('credit_memo')
    .selectAll()
    .where('expires_on', '<', today)
    .$if(promised.length > 0, (query) => query.where('id', 'not in', promised))
    .where('voided_at', 'is', null)
    .where(sql<boolean>`total_cents > applied_cents + refunded_cents + held_cents + withdrawn_cents`)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

export async function insertOrderCredit(
  db: Executor,
  row: { order_id: string; credit_memo_id: string; cents: number },
): Promise<void> {
  await db.insertInto('order_credit').values(row).execute();
}

/** What is held for an order and not used, by credit memo in the order in which all lock them. */
export const findOrderCredit = (db: Executor, orderId: string) =>
  db
    .selectFrom('order_credit')
    .select(['credit_memo_id', sql<number>`(cents - used_cents)::bigint`.as('cents')])
    .where('order_id', '=', orderId)
    .where(sql<boolean>`cents > used_cents`)
    .orderBy('credit_memo_id')
    .execute();

export async function spendOrderCredit(
  db: Executor,
  orderId: string,
  memoId: string,
  cents: number,
): Promise<void> {
  await db
    .updateTable('order_credit')
    .set({ used_cents: sql<number>`used_cents + ${cents}` })
    .where('order_id', '=', orderId)
    .where('credit_memo_id', '=', memoId)
    .execute();
}

/** What was not used of it is free again. */
export async function deleteOrderCredit(db: Executor, orderId: string): Promise<void> {
  await db.deleteFrom('order_credit').where('order_id', '=', orderId).where('used_cents', '=', 0).execute();
  await db
    .updateTable('order_credit')
    .set({ cents: sql<number>`used_cents` })
    .where('order_id', '=', orderId)
    .execute();
}
