import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** How much more it says that the dealer named it, or that two things were bought together, than that they look alike. */
const weights = { declared: 40, bought: 10, collection: 4, category: 1 };

/** Ids of products that go with the given ones (ids or SKU codes), best first; never one of those given. */
export async function findCompanions(db: Executor, given: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with given as (
      select id from product where id = any(${given})
      union select product_id from sku where code = any(${given})
    ), hint as (
      select b.id, ${weights.declared}::int as weight
      from product a cross join lateral jsonb_array_elements(a.companions) c
      join product b on b.product_number = c.value ->> 'product'
      where a.id in (select id from given)
      union all
      select s2.product_id, ${weights.bought}::int
      from sku s1
      join order_item o1 on o1.sku_id = s1.id
      join order_item o2 on o2.order_id = o1.order_id
      join sku s2 on s2.id = o2.sku_id
      where s1.product_id in (select id from given)
      union all
      select b.product_id, ${weights.collection}::int
      from product_collection a join product_collection b using (collection_id)
      where a.product_id in (select id from given)
      union all
      select b.product_id, ${weights.category}::int
      from product_category a join product_category b using (category_id)
      where a.product_id in (select id from given)
    )
    select p.id from hint join product p on p.id = hint.id
    where p.active and p.id not in (select id from given)
    group by p.id
    order by sum(hint.weight) desc, p.popularity desc, p.id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * The SKUs of some codes that are sold, in the order of the codes, with what their products name as companions, and the
 * `values` of all options of their products' SKUs.
 */
export async function findChosenSkus(db: Executor, codes: string[]) {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select([
      's.code',
      's.options',
      'p.specifications',
      'p.companions',
      sql<string[]>`coalesce((select jsonb_agg(distinct o.value) from sku x, jsonb_each_text(x.options) o
        where x.product_id = p.id), '[]')`.as('values'),
    ])
    .where('s.code', 'in', codes)
    .where('p.active', '=', true)
    .execute();
  return rows.sort((a, b) => codes.indexOf(a.code) - codes.indexOf(b.code));
}

/** Products that are sold, by their numbers. */
export function findCompanionHeads(db: Executor, numbers: string[]) {
  if (numbers.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('product as p')
    .innerJoin('vendor as v', 'v.id', 'p.vendor_id')
    .select(['p.id', 'p.slug', 'p.kind', 'p.name', 'p.product_number', 'v.name as vendor_name'])
    .select(['p.order_min', 'p.order_step'])
    .where('p.product_number', 'in', numbers)
    .where('p.active', '=', true)
    .execute();
}
export type CompanionHead = Awaited<ReturnType<typeof findCompanionHeads>>[number];
