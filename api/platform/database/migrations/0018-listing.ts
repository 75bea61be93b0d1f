/**
 * What listings are narrowed by, as a view: an import or an edit has nothing to refresh. And a log of the products that
 * changed, written by triggers, which the index in memory follows (api/catalog/index): whoever writes products,
 * prices, stock or shelves has nothing to remember.
 */
import { type Kysely, sql } from 'kysely';

/** Each table's changes by the product they are of; `changed` holds rows as they were and as they are. */
const notes = {
  note_product: 'insert into catalogue_change (product_id) select distinct id from changed',
  note_part: 'insert into catalogue_change (product_id) select distinct product_id from changed',
  note_stock: `insert into catalogue_change (product_id)
    select distinct s.product_id from changed c join sku s on s.id = c.sku_id`,
  // Which products have a filter's values is not known: all of them may.
  note_filter: 'insert into catalogue_change (product_id) values (null)',
};
const noted = {
  product: 'note_product',
  sku: 'note_part',
  product_category: 'note_part',
  product_tag: 'note_part',
  product_collection: 'note_part',
  stock: 'note_stock',
  filter: 'note_filter',
};

const triggers = Object.entries(noted).flatMap(([table, note]) =>
  [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
    // A SKU may be given to another product.
    ...(table === 'sku' ? [['update', 'old']] : []),
  ].map(
    ([event, rows]) => `create trigger ${table}_listing_${event}_${rows} after ${event} on ${table}
      referencing ${rows} table as changed for each statement execute function ${note}()`,
  ),
);

const statements = [
  'drop materialized view sku_facet',
  // A SKU's own options; else what its product's specifications say, where there is a filter of that name which has the
  // value, or has no values of its own and takes every one. A stone was a material until 0031.
  `create view sku_facet as
    select s.id as sku_id, s.product_id, o.key as name, o.value
      from sku s cross join lateral jsonb_each_text(s.options) o
      where o.value <> ''
    union all
    select s.id, s.product_id, f.name, x.value
      from sku s join product p on p.id = s.product_id
      cross join lateral jsonb_each_text(p.specifications) x
      join filter f on f.name = case x.key when 'Stone' then 'Material' else x.key end
        and (f.options = '[]' or f.options @> jsonb_build_array(jsonb_build_object('label', x.value)))
      where not s.options ? f.name and x.value <> ''`,
  // The transaction's own id, as in content_version: no reader can miss a late commit.
  `create table catalogue_change (
    sequence bigint not null default (pg_current_xact_id()::text::bigint),
    product_id text, at timestamptz not null default now())`,
  'create index catalogue_change_sequence on catalogue_change (sequence)',
  'create index catalogue_change_at on catalogue_change (at)',
  ...Object.entries(notes).map(
    ([name, statement]) => `create function ${name}() returns trigger language plpgsql as $$
      begin ${statement}; return null; end $$`,
  ),
  ...triggers,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
