/** Tax by state and ZIP, delivery by zone and weight, certificates of exemption, and what a company agreed on. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table tax_state (
    state text primary key, nexus boolean not null, rule text not null check (rule in ('origin', 'destination')),
    rate_ppm int not null check (rate_ppm between 0 and 500000), version int not null default 1)`,
  // All of a place's tax, the state's included. The narrowest range that holds a ZIP is its rate.
  `create table tax_zip (
    id text primary key, state text not null references tax_state(state) on delete cascade,
    zip_from text not null, zip_to text not null check (zip_to >= zip_from),
    place text not null default '', rate_ppm int not null check (rate_ppm between 0 and 500000),
    version int not null default 1, unique (zip_from, zip_to))`,
  // A number that a warehouse's rates are by, as carriers have it: the places that are in it.
  `create table shipping_zone (
    id text primary key, zone int not null check (zone between 1 and 99),
    warehouse_id text references warehouse(id) on delete cascade,
    states jsonb not null, zip_prefixes jsonb not null, version int not null default 1)`,
  `create table shipping_rate (
    id text primary key, method text not null, zone int,
    from_lb int not null default 0 check (from_lb >= 0), to_lb int check (to_lb > from_lb),
    class_from numeric, class_to numeric, dim_divisor int check (dim_divisor > 0),
    quote_required boolean not null default false,
    base_cents int not null default 0 check (base_cents >= 0),
    per_lb_cents int not null default 0 check (per_lb_cents >= 0),
    active boolean not null default true, version int not null default 1)`,
  `create table exemption (
    id text primary key, company_id text not null references company(id) on delete cascade,
    state text, number text not null, expires_on date, checked_by text not null, checked_at timestamptz not null,
    active boolean not null default true, version int not null default 1)`,
  'create index exemption_company on exemption (company_id)',
  // Null for a company that pays at once; and for one that is as everybody is.
  `alter table company
    add column credit_limit_cents bigint check (credit_limit_cents >= 0),
    add column delayed_payment jsonb,
    add column version int not null default 1`,
  'alter table cart_item add column shipping_method text',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
