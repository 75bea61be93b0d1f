/** Invoices that customers are reminded of. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

export type LateInvoice = {
  id: string;
  number: string;
  company_id: string | null;
  account_id: string | null;
  /** YYYY-MM-DD. */
  due_on: string;
  open_cents: number;
  /** The latest stage that it has come to: days past due. */
  stage: number;
};

/** Open invoices that have come to a stage of which nobody was told, of at most so many customers. Guests have none. */
export async function findLateInvoices(
  db: Executor,
  today: string,
  stages: number[],
  customers: number,
): Promise<LateInvoice[]> {
  const { rows } = await sql<LateInvoice>`
    with late as (
      select i.id, i.number, i.company_id, i.account_id, i.due_on::text as due_on, i.issued_at,
        i.total_cents - i.paid_cents as open_cents, s.stage, coalesce(i.company_id, i.account_id) as customer
      from invoice i
      cross join lateral (select max(stage) as stage from unnest(${sql.val(stages)}::int[]) as x(stage)
        where i.due_on + x.stage <= ${today}::date) s
      where i.paid_cents < i.total_cents and s.stage is not null and coalesce(i.company_id, i.account_id) is not null
        and not exists (select from invoice_reminder r where r.invoice_id = i.id and r.stage >= s.stage))
    select id, number, company_id, account_id, due_on, open_cents, stage from late
    where customer in (select distinct customer from late order by customer limit ${customers})
    order by customer, due_on, issued_at`.execute(db);
  return rows;
}

/** Cents that are open of these invoices now. */
export async function findOpenCents(db: Executor, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('invoice')
    .select(['id', sql<number>`(total_cents - paid_cents)::bigint`.as('cents')])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** Writes down that they are told of; answers those that nobody else wrote. */
export async function insertReminders(
  db: Executor,
  invoices: readonly LateInvoice[],
  at: string,
): Promise<Set<string>> {
  const rows = await db
    .insertInto('invoice_reminder')
    .values(invoices.map(({ id, stage }) => ({ invoice_id: id, stage, sent_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('invoice_id')
    .execute();
  return new Set(rows.map(({ invoice_id }) => invoice_id));
}
