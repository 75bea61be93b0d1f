/** Whole products as records, for exports, for what an import compares with, and for the form. */
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { productSelection, skuSelection } from './product-columns.ts';
import type { ProductRecord, SkuRecord, StoredProduct } from './product-record.ts';

/** A row has the record's fields by their names, and the ids beside them. */
type Row = Omit<ProductRecord, 'skus'> & {
  id: string;
  version: number;
  skus: (SkuRecord & { id: string })[];
};

const named = (alias: string) =>
  sql`jsonb_build_object('slug', ${sql.ref(`${alias}.slug`)}, 'name', ${sql.ref(`${alias}.name`)})`;

const whole = sql`
  select p.id, p.version, ${productSelection},
    (select ${named('v')} from vendor v where v.id = p.vendor_id) as vendor,
    case when p.slots = '[]'::jsonb then '[]'::jsonb else (
      select jsonb_agg((slot.value - 'productIds') || jsonb_build_object('products', coalesce((
        select jsonb_agg(q.product_number order by i.ordinality)
        from jsonb_array_elements_text(slot.value -> 'productIds') with ordinality i(id, ordinality)
        join product q on q.id = i.id), '[]'::jsonb)) order by slot.ordinality)
      from jsonb_array_elements(p.slots) with ordinality slot) end as slots,
    coalesce((select jsonb_agg(jsonb_strip_nulls(${named('c')}
        || jsonb_build_object('parent', case when u.id is null then null else ${named('u')} end))
        order by pc.position, c.slug)
      from product_category pc join category c on c.id = pc.category_id left join category u on u.id = c.parent_id
      where pc.product_id = p.id), '[]') as categories,
    coalesce((select jsonb_agg(${named('t')} order by t.slug collate "C") from product_tag pt
      join tag t on t.id = pt.tag_id where pt.product_id = p.id), '[]') as tags,
    coalesce((select jsonb_agg(${named('c')} order by c.slug collate "C") from product_collection pc
      join collection c on c.id = pc.collection_id where pc.product_id = p.id), '[]') as collections,
    coalesce((select jsonb_agg(jsonb_build_object('id', s.id, ${skuSelection},
        'stock', coalesce((select jsonb_object_agg(w.name, jsonb_build_object('quantity', k.quantity, 'bin', k.bin))
          from stock k join warehouse w on w.id = k.warehouse_id where k.sku_id = s.id), '{}')) order by s.position, s.code)
      from sku s where s.product_id = p.id), '[]') as skus
  from product p`;

const run = async (db: Executor, query: RawBuilder<Row>): Promise<StoredProduct[]> =>
  (await query.execute(db)).rows.map(({ id, version, skus, ...product }) => ({
    id,
    version,
    skuIds: skus.map((sku) => sku.id),
    record: { ...product, skus: skus.map(({ id: _, ...sku }) => sku) },
  }));

/** The products with these ids, in no order. */
export const findStoredProducts = (db: Executor, ids: string[]): Promise<StoredProduct[]> =>
  run(db, sql<Row>`${whole} where p.id = any(${ids}::text[])`);

/** Products by any of these, each once, held until the transaction ends when `lock` is set. */
export async function findProductsBy(
  db: Executor,
  by: { slugs: string[]; numbers: string[]; ids?: string[] },
  lock: boolean,
): Promise<StoredProduct[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product where slug = any(${by.slugs}::text[])
      or product_number = any(${by.numbers}::text[]) or id = any(${by.ids ?? []}::text[]) order by id ${lock ? sql`for update` : sql``}`.execute(
    db,
  );
  if (rows.length === 0) return [];
  return findStoredProducts(
    db,
    rows.map(({ id }) => id),
  );
}

/** A page of all products in the order of an export: kits last, because they name the others. */
export function findProductsAfter(
  db: Executor,
  after: { kit: boolean; id: string } | null,
  limit: number,
): Promise<StoredProduct[]> {
  const rest = after
    ? sql`where (p.kind = 'combination', p.id) > (${after.kit}::boolean, ${after.id}::text)`
    : sql``;
  return run(db, sql<Row>`${whole} ${rest} order by (p.kind = 'combination'), p.id limit ${limit}::int`);
}
