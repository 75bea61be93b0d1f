/**
 * Stock that changed is looked up SKU by SKU. Nobody counts the rows that a statement changed before the database plans
 * the trigger's query, so it read all SKUs of the store for each batch of an import.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function note_stock() returns trigger language plpgsql as $$
    begin
      insert into catalog_change (product_id)
        select distinct s.product_id
          from (select distinct sku_id from changed) as c
          cross join lateral (select product_id from sku where id = c.sku_id offset 0) as s;
      return null;
    end $$`.execute(db);
}
