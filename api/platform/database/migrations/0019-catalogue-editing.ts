/** What employees' editing of the catalogue needs: versions of what has a form, addresses that things had before. */
import { type Kysely, sql } from 'kysely';

const records = ['category', 'vendor', 'tag', 'collection', 'filter', 'synonym'];

const statements = [
  ...records.map((table) => `alter table ${table} add column version int not null default 1`),
  // A synonym's term may change; what fills the table knows nothing of ids.
  'alter table synonym add column id text not null default gen_random_uuid()::text',
  'alter table synonym add unique (id)',
  // Slugs, and vendors' names in lower case (docs/product.md#listings). Where one is taken again, it goes from here.
  `create table former_address (
    kind text not null check (kind in ('product', 'category', 'vendor', 'tag', 'collection')),
    word text not null, target_id text not null, primary key (kind, word))`,
  'create index former_address_target on former_address (kind, target_id)',
  // The dealer's own order in a collection kept by hand; the same number for all of one kept by rule.
  'alter table product_collection add column position int not null default 0',
  'create index product_changed on product (updated_at desc, id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
