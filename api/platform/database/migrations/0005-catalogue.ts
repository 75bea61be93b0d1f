/** What listings are narrowed by. */
import { type Kysely, sql } from 'kysely';

const statements: string[] = [
  // A SKU's own options; else what its product's specifications say, where a filter of that name has the value.
  // A stone was a material until 0031.
  `create materialized view sku_facet as
    select s.id as sku_id, s.product_id, o.key as name, o.value
      from sku s cross join lateral jsonb_each_text(s.options) o
    union
    select s.id, s.product_id, f.name, x.value
      from sku s join product p on p.id = s.product_id
      cross join lateral jsonb_each_text(p.specifications) x
      join filter f on f.name = case x.key when 'Stone' then 'Material' else x.key end
        and f.options @> jsonb_build_array(jsonb_build_object('label', x.value))
      where not s.options ? f.name`,
  'create unique index sku_facet_sku on sku_facet (sku_id, name, value)',
  'create index sku_facet_value on sku_facet (name, value, sku_id)',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
