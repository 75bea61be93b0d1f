/** What products are found by, as the catalog has it now. Rows in, rows out. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

export function findSearchFacts(db: Executor, ids: string[]) {
  return db
    .selectFrom('product as p')
    .innerJoin('vendor as v', 'v.id', 'p.vendor_id')
    .select(['p.id', 'p.name', 'p.product_number', 'p.specifications', 'p.dimensions', 'v.name as vendor'])
    .select([
      sql<string[]>`(select coalesce(jsonb_agg(s.code order by s.position), '[]') from sku s
        where s.product_id = p.id)`.as('codes'),
      sql<
        Record<string, string>[]
      >`(select coalesce(jsonb_agg(s.options order by s.position), '[]') from sku s
        where s.product_id = p.id)`.as('options'),
      sql<string[]>`(select coalesce(jsonb_agg(g.name order by g.kind, g.position, g.name), '[]') from (
        select 1 as kind, pc.position, c.name from product_category pc join category c on c.id = pc.category_id
          where pc.product_id = p.id
        union all select 2, 0, t.name from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id
        union all select 3, c.position, c.name from product_collection pc
          join collection c on c.id = pc.collection_id where pc.product_id = p.id) g)`.as('groups'),
    ])
    .where('p.id', 'in', ids)
    .execute();
}

export async function updateSearchTexts(tx: Executor, texts: { id: string; text: string }[]): Promise<void> {
  if (texts.length === 0) return;
  await sql`update product p set search_text = v.text
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as v(id text, text text)
    where p.id = v.id and p.search_text <> v.text`.execute(tx);
}

/** The products whose search text has the name of a vendor, category, tag or collection. */
export async function findProductsOf(
  db: Executor,
  kind: 'vendor' | 'category' | 'tag' | 'collection',
  id: string,
): Promise<string[]> {
  const rows = {
    vendor: () => db.selectFrom('product').select('id').where('vendor_id', '=', id).execute(),
    category: () =>
      db.selectFrom('product_category').select('product_id as id').where('category_id', '=', id).execute(),
    tag: () => db.selectFrom('product_tag').select('product_id as id').where('tag_id', '=', id).execute(),
    collection: () =>
      db
        .selectFrom('product_collection')
        .select('product_id as id')
        .where('collection_id', '=', id)
        .execute(),
  };
  return (await rows[kind]()).map((row) => row.id);
}
