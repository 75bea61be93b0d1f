/** "Catalog" has one spelling in the database too: the log that the listing index follows, and what the activity log says. */
import { type Kysely, sql } from 'kysely';

/** The triggers' functions of 0018-listing.ts, writing to the table by its new name. */
const notes = {
  note_product: 'insert into catalog_change (product_id) select distinct id from changed',
  note_part: 'insert into catalog_change (product_id) select distinct product_id from changed',
  note_stock: `insert into catalog_change (product_id)
    select distinct s.product_id from changed c join sku s on s.id = c.sku_id`,
  note_filter: 'insert into catalog_change (product_id) values (null)',
};

const statements = [
  'alter table catalogue_change rename to catalog_change',
  'alter index catalogue_change_sequence rename to catalog_change_sequence',
  'alter index catalogue_change_at rename to catalog_change_at',
  ...Object.entries(notes).map(
    ([name, statement]) => `create or replace function ${name}() returns trigger language plpgsql as $$
      begin ${statement}; return null; end $$`,
  ),
  "update audit_event set action = replace(action, 'catalogue.', 'catalog.') where action like 'catalogue.%'",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
