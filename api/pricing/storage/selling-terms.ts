/** Tax, delivery rates, certificates and what companies agreed on, as carts are priced by them. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Destination } from '#api/pricing/core/tax-table.ts';

/** All of them: there are no more than states. */
export const findTaxStates = (db: Executor) => db.selectFrom('tax_state').selectAll().execute();

/** The ranges that hold any of the places' ZIPs. */
export function findTaxRanges(db: Executor, places: readonly Destination[]) {
  if (places.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('tax_zip')
    .selectAll()
    .where((eb) =>
      eb.or(
        places.map(({ state, zip }) =>
          eb.and([
            eb('state', '=', state),
            eb('zip_from', '<=', zip.slice(0, 5)),
            eb('zip_to', '>=', zip.slice(0, 5)),
          ]),
        ),
      ),
    )
    .execute();
}

export const findShippingZones = (db: Executor) =>
  db.selectFrom('shipping_zone').selectAll().orderBy('zone').orderBy('id').execute();

export const findShippingRates = (db: Executor, methods: string[]) =>
  db
    .selectFrom('shipping_rate')
    .selectAll()
    .where('active', '=', true)
    .where(sql<string>`method`, 'in', methods)
    .orderBy('id')
    .execute();

export const findExemptions = (db: Executor, companyId: string) =>
  db
    .selectFrom('exemption')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('active', '=', true)
    .execute();

/**
 * What a company agreed on, what its unpaid orders on terms, whoever placed them, and its other invoices come to, and the day
 * (YYYY-MM-DD) on which its oldest unpaid invoice was due.
 */
export async function findCompanyTerms(db: Executor, companyId: string) {
  return db
    .selectFrom('company as c')
    .select([
      'c.name',
      'c.status',
      'c.features',
      'c.lien',
      'c.credit_limit_cents',
      'c.net_days',
      'c.hold_days',
      'c.delayed_payment',
    ])
    .select([
      sql<number>`(select coalesce(sum(p.amount_cents - p.canceled_cents - p.captured_cents + p.refunded_cents - p.settled_cents
          - (select coalesce(sum(m.refunded_cents), 0) from credit_memo m where m.order_id = o.id and m.voided_at is null)), 0)::bigint from payment p
        join "order" o on o.id = p.order_id
        where o.company_id = c.id and o.status <> 'canceled' and p.kind = 'terms' and p.status in ('due', 'pending'))
        + (select coalesce(sum(i.total_cents - i.paid_cents), 0)::bigint from invoice i
          where i.company_id = c.id and i.order_id is null)`.as('open_cents'),
      sql<string | null>`(select min(i.due_on)::text from invoice i
        where i.company_id = c.id and i.paid_cents < i.total_cents)`.as('oldest_due_on'),
    ])
    .where('c.id', '=', companyId)
    .executeTakeFirst();
}
export type CompanyTermsRow = NonNullable<Awaited<ReturnType<typeof findCompanyTerms>>>;

export async function readSettings(db: Executor, keys: string[]): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('setting').selectAll().where('key', 'in', keys).execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}
