/** A rule of a price list has a first and a last day, and a SKU's its own breaks (docs/decisions/0081-price-days.md). */
import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table price_list_rule add column starts_on date, add column ends_on date,
    add column breaks jsonb not null default '[]',
    add check (ends_on >= starts_on), add check (kind = 'sku' or breaks = '[]')`,
  // One rule for the same thing a day, where there was one at all. The database chose the old one's name.
  `do $$ declare one record; begin
    for one in select conname from pg_constraint
      where conrelid = 'price_list_rule'::regclass and contype = 'u' loop
      execute format('alter table price_list_rule drop constraint %I', one.conname);
    end loop; end $$`,
  `alter table price_list_rule add constraint price_list_rule_begins
    unique nulls not distinct (price_list_id, kind, target, warehouse_id, starts_on)`,
  'alter table price_list add column told_on date',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
