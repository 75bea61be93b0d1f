/**
 * The tables and views know no word of the sample dealer any more: a specification that a filter takes has the filter's
 * name. "Stone" was found by the filter "Material", so it is renamed where that name is free. A product that says both
 * keeps both, since neither may be lost.
 */
import { type Kysely, sql } from 'kysely';

const pictured = ['product', 'sku', 'category', 'collection'];

const statements = [
  `update product set specifications = (specifications - 'Stone')
      || jsonb_build_object('Material', specifications -> 'Stone')
    where specifications ? 'Stone'
      and (not specifications ? 'Material' or specifications -> 'Material' = specifications -> 'Stone')`,
  // A SKU's own options; else the product's specifications, where there is a filter of that name which has the value,
  // or has no values of its own and takes every one.
  `create or replace view sku_facet as
    select s.id as sku_id, s.product_id, o.key as name, o.value
      from sku s cross join lateral jsonb_each_text(s.options) o
      where o.value <> ''
    union all
    select s.id, s.product_id, f.name, x.value
      from sku s join product p on p.id = s.product_id
      cross join lateral jsonb_each_text(p.specifications) x
      join filter f on f.name = x.key
        and (f.options = '[]' or f.options @> jsonb_build_array(jsonb_build_object('label', x.value)))
      where not s.options ? f.name and x.value <> ''`,
  // What an import shows where there is no picture belongs to the shop; its name was one of the sample's finishes.
  ...pictured.map(
    (table) => `update ${table} set picture = picture || '{"finish": "neutral"}'
      where picture ->> 'model' = 'unpictured'`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
