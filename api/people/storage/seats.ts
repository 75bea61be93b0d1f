/** Who is in a company, on and off. */

import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { CompanyRole } from '#schemas/domain/people/company-features.ts';
import { rolesThatMay } from '#schemas/domain/people/permissions.ts';

export type SeatRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  company_role: CompanyRole;
  active: boolean;
  /** What a buyer's order may come to without approval, in cents; null for any sum. */
  limit_cents: number | null;
  /** False: it is the company's. */
  has_own_limit: boolean;
};

/** In the order in which their accounts were made; who is switched off too. */
export async function findSeats(db: Executor, companyId: string): Promise<SeatRow[]> {
  const { rows } = await sql<SeatRow>`
    select a.id, a.email, a.first_name, a.last_name,
        coalesce(o.company_role, a.company_role, 'viewer') as company_role, o.account_id is null as active,
        case when l.account_id is null then c.order_limit_cents else l.limit_cents end as limit_cents,
        l.account_id is not null as has_own_limit
      from account a join company c on c.id = ${companyId}
        left join company_seat_off o on o.account_id = a.id and o.company_id = c.id
        left join order_limit l on l.account_id = a.id and l.company_id = c.id
      where a.company_id = ${companyId} or o.account_id is not null
      order by a.created_at, a.id`.execute(db);
  return rows;
}

/** Keeps the seat of an account that leaves its company for as long as it is switched off. */
export async function keepSeat(
  db: Executor,
  seat: { account_id: string; company_id: string; company_role: CompanyRole; off_at: string; off_by: string },
) {
  await db.insertInto('company_seat_off').values(seat).execute();
}

export async function changeKeptSeat(db: Executor, accountId: string, role: CompanyRole) {
  await db
    .updateTable('company_seat_off')
    .set({ company_role: role })
    .where('account_id', '=', accountId)
    .execute();
}

/** Also where its account joins another company. */
export async function deleteKeptSeat(db: Executor, accountId: string) {
  await db.deleteFrom('company_seat_off').where('account_id', '=', accountId).execute();
}

/** The company in which an account is switched off; null for none. */
export async function findKeptSeatCompany(db: Executor, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('company_seat_off')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.company_id ?? null;
}

/** A person's own limit in a company, in cents: null for any sum. */
export async function saveOrderLimit(
  db: Executor,
  accountId: string,
  companyId: string,
  cents: number | null,
) {
  await db
    .insertInto('order_limit')
    .values({ account_id: accountId, company_id: companyId, limit_cents: cents })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'company_id']).doUpdateSet({ limit_cents: cents }),
    )
    .execute();
}

/**
 * A duplicate's own limits go, so that nobody gets a higher one by it; the one of the company that its person joins with
 * the duplicate's seat becomes theirs, whatever they had there before.
 */
export async function mergeOrderLimits(
  db: Executor,
  from: string,
  to: string,
  joinedId: string | null,
): Promise<void> {
  if (joinedId !== null) {
    await deleteOrderLimit(db, to, joinedId);
    await db
      .updateTable('order_limit')
      .set({ account_id: to })
      .where('account_id', '=', from)
      .where('company_id', '=', joinedId)
      .execute();
  }
  await db.deleteFrom('order_limit').where('account_id', '=', from).execute();
}

/** The company's limit is the person's again. */
export async function deleteOrderLimit(db: Executor, accountId: string, companyId: string) {
  await db
    .deleteFrom('order_limit')
    .where('account_id', '=', accountId)
    .where('company_id', '=', companyId)
    .execute();
}

/** What an order of this person may come to without approval, in cents (null: any sum), as the company is now. */
export function findOrderLimit(db: Executor, accountId: string, companyId: string) {
  return db
    .selectFrom('company as c')
    .leftJoin('order_limit as l', (join) =>
      join.onRef('l.company_id', '=', 'c.id').on('l.account_id', '=', accountId),
    )
    .select(['c.status', 'c.features'])
    .select(
      sql<number | null>`case when l.account_id is null then c.order_limit_cents else l.limit_cents end`.as(
        'limit_cents',
      ),
    )
    .where('c.id', '=', companyId)
    .executeTakeFirst();
}

/** Employees who can look after companies, by name. */
export function findSalespeople(db: Executor) {
  return db
    .selectFrom('account')
    .select(['id', 'first_name', 'last_name'])
    .where('role', 'in', rolesThatMay('handleCustomers'))
    .where('disabled_at', 'is', null)
    .where('joined', '=', true)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .execute();
}
