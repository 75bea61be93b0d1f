/** Price lists, which companies are given; several companies of one list are a trade tier. */
import { type Kysely, sql } from 'kysely';

const statements = [
  `create table price_list (
    id text primary key, name text not null unique, version int not null default 1, created_at timestamptz not null)`,
  // A SKU's rule has its price, the others what they take off retail; a warehouse's stands in place of everywhere's.
  `create table price_list_rule (
    id text primary key, price_list_id text not null references price_list(id) on delete cascade,
    kind text not null check (kind in ('sku', 'product', 'category', 'vendor', 'everything')),
    target text not null, warehouse_id text references warehouse(id) on delete cascade,
    cents int check (cents >= 0), off_bps int check (off_bps between 0 and 10000),
    check (case when kind = 'sku' then cents is not null and off_bps is null
      else cents is null and off_bps is not null end),
    unique nulls not distinct (price_list_id, kind, target, warehouse_id))`,
  'alter table company add column price_list_id text references price_list(id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
