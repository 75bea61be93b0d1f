/** What the product's form is checked against, and what its ids are called in records. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/** What the parts of kits are called, by their numbers. */
export function findPartNames(db: Executor, numbers: string[]) {
  if (numbers.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('product')
    .select(['id', 'name', 'product_number'])
    .where('product_number', 'in', numbers)
    .orderBy('sort_key')
    .execute();
}

/** Which of some values another product has already. */
export async function findTaken(
  db: Executor,
  wanted: { slug: string; number: string; codes: string[] },
  except: string | null,
) {
  const others = except ?? '';
  const products = await db
    .selectFrom('product')
    .select(['slug', 'product_number', 'name'])
    .where((eb) => eb.or([eb('slug', '=', wanted.slug), eb('product_number', '=', wanted.number)]))
    .where('id', '!=', others)
    .execute();
  const skus = await db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.code', 'p.name'])
    .where('s.code', 'in', wanted.codes)
    .where('s.product_id', '!=', others)
    .execute();
  return { products, skus };
}

/** The column by which records name a row. */
const nameColumns = {
  vendor: 'slug',
  category: 'slug',
  tag: 'slug',
  collection: 'slug',
  product: 'product_number',
  warehouse: 'name',
} as const;
export type RefTable = keyof typeof nameColumns;

/** What records call those of some ids that are there: `slug` is a product's number, and a warehouse's name. */
export async function findRefs(
  db: Executor,
  table: RefTable,
  ids: string[],
): Promise<Map<string, { slug: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; slug: string; name: string }>`
    select id, ${sql.ref(nameColumns[table])} as slug, name from ${sql.table(table)}
    where id = any(${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, slug, name }) => [id, { slug, name }]));
}
