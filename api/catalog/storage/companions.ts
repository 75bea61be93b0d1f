import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** How much more it says that two things were bought together than that they look alike. */
const weights = { bought: 10, collection: 4, category: 1 };

/** Ids of products that go with the given ones (ids or SKU codes), best first; never one of those given. */
export async function findCompanions(db: Executor, given: string[], limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with given as (
      select id from product where id = any(${given})
      union select product_id from sku where code = any(${given})
    ), hint as (
      select s2.product_id as id, ${weights.bought}::int as weight
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
