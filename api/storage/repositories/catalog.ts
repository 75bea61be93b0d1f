/** Reading the catalogue. Rows in, rows out; prices in cents; no rule of the shop lives here. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Executor } from '#api/storage/database.ts';
import type { ProductSort } from '#schemas/domain/catalog.ts';

export type Window = { limit: number; offset: number };

export type ProductQuery = Window & {
  ids?: string[];
  categoryId?: string;
  vendorId?: string;
  tagId?: string;
  collectionId?: string;
  /** What was searched for, as typed. */
  search?: string;
  sort: ProductSort;
  /** The caller's price column. */
  priceColumn: 'retail_cents' | 'trade_cents';
};

const count = sql<number>`count(*) over ()`.as('total');

/** Categories with their parent, in the dealer's order. */
export function findCategories(
  db: Executor,
  where: { parent?: string; type?: 'Category' | 'Subcategory'; ids?: string[]; slug?: string },
  window: Window,
) {
  return db
    .selectFrom('category as c')
    .leftJoin('category as p', 'p.id', 'c.parent_id')
    .select(['c.id', 'c.slug', 'c.name', 'c.description', 'c.parent_id', 'c.picture', count])
    .select(['p.name as parent_name', 'p.slug as parent_slug'])
    .$if(where.parent !== undefined, (q) =>
      q.where((eb) => eb.or([eb('p.id', '=', where.parent ?? ''), eb('p.slug', '=', where.parent ?? '')])),
    )
    .$if(where.type === 'Category', (q) => q.where('c.parent_id', 'is', null))
    .$if(where.type === 'Subcategory', (q) => q.where('c.parent_id', 'is not', null))
    .$if(where.ids !== undefined, (q) => q.where('c.id', 'in', where.ids ?? []))
    .$if(where.slug !== undefined, (q) => q.where('c.slug', '=', where.slug ?? ''))
    .orderBy('c.position')
    .orderBy('c.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function findChildCategories(db: Executor, parentIds: string[]) {
  if (parentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('category')
    .select(['id', 'slug', 'name', 'parent_id'])
    .where('parent_id', 'in', parentIds)
    .orderBy('position')
    .execute();
}

export function findVendors(
  db: Executor,
  where: { active?: boolean; ids?: string[]; slug?: string; name?: string; descending?: boolean },
  window: Window,
) {
  return db
    .selectFrom('vendor')
    .select(['id', 'slug', 'name', 'description', count])
    .$if(where.active !== undefined, (q) => q.where('active', '=', where.active ?? true))
    .$if(where.ids !== undefined, (q) => q.where('id', 'in', where.ids ?? []))
    .$if(where.slug !== undefined, (q) =>
      q.where((eb) => eb.or([eb('slug', '=', where.slug ?? ''), eb('name', '=', where.slug ?? '')])),
    )
    .orderBy('sort_key', where.descending ? 'desc' : 'asc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function findTags(db: Executor, where: { ids?: string[]; slug?: string }, window: Window) {
  return db
    .selectFrom('tag')
    .select(['id', 'slug', 'name', count])
    .$if(where.ids !== undefined, (q) => q.where('id', 'in', where.ids ?? []))
    .$if(where.slug !== undefined, (q) => q.where('slug', '=', where.slug ?? ''))
    .orderBy('slug')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function findCollections(
  db: Executor,
  where: { featured?: boolean; ids?: string[]; slug?: string },
  window: Window,
) {
  return db
    .selectFrom('collection')
    .select(['id', 'slug', 'name', 'description', 'featured', 'picture', count])
    .$if(where.featured !== undefined, (q) => q.where('featured', '=', where.featured ?? true))
    .$if(where.ids !== undefined, (q) => q.where('id', 'in', where.ids ?? []))
    .$if(where.slug !== undefined, (q) => q.where('slug', '=', where.slug ?? ''))
    .orderBy('position')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}

export function findFilters(db: Executor) {
  return db.selectFrom('filter').selectAll().orderBy('position').execute();
}

/** A search as SQL: full text first, then the words anywhere in what the product is known by. */
function matches(search: string): Expression<SqlBool> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const like = sql.join(
    words.map((word) => sql`p.search_text like ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
  return sql<SqlBool>`(p.search @@ websearch_to_tsquery('english', ${search}) or (${like}))`;
}

/** How near a product is to a search: an exact number first, then where and how often the words stand. */
const rank = (search: string) =>
  sql<number>`(case when lower(p.product_number) = lower(${search})
      or exists (select 1 from sku s where s.product_id = p.id and lower(s.code) = lower(${search})) then 10 else 0 end)
    + ts_rank_cd(p.search, websearch_to_tsquery('english', ${search}))`;

const lowestPrice = (column: ProductQuery['priceColumn']) =>
  sql<number>`(select min(least(s.${sql.ref(column)}, s.retail_cents)) from sku s where s.product_id = p.id)`;

/** Ids of a page of products, and how many there are in all. */
export async function findProductIds(
  db: Executor,
  query: ProductQuery,
): Promise<{ ids: string[]; total: number }> {
  const filtered = db
    .selectFrom('product as p')
    .where('p.active', '=', true)
    .$if(query.ids !== undefined, (q) => q.where('p.id', 'in', query.ids ?? []))
    .$if(query.vendorId !== undefined, (q) => q.where('p.vendor_id', '=', query.vendorId ?? ''))
    .$if(query.categoryId !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_category')
          .select('product_id')
          .where('category_id', '=', query.categoryId ?? ''),
      ),
    )
    .$if(query.tagId !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_tag')
          .select('product_id')
          .where('tag_id', '=', query.tagId ?? ''),
      ),
    )
    .$if(query.collectionId !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_collection')
          .select('product_id')
          .where('collection_id', '=', query.collectionId ?? ''),
      ),
    )
    .$if(query.search !== undefined, (q) => q.where(matches(query.search ?? '')));
  const sorted = {
    featured: () => filtered.orderBy('p.popularity', 'desc'),
    popularity: () => filtered.orderBy('p.popularity', 'desc'),
    newest: () => filtered.orderBy('p.created_at', 'desc'),
    price: () => filtered.orderBy(lowestPrice(query.priceColumn), 'asc'),
    '-price': () => filtered.orderBy(lowestPrice(query.priceColumn), 'desc'),
    name: () => filtered.orderBy('p.sort_key'),
    relevance: () => filtered.orderBy(rank(query.search ?? ''), 'desc').orderBy('p.popularity', 'desc'),
  }[query.sort]();
  const rows = await sorted
    .orderBy('p.id')
    .select(['p.id'])
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await filtered.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map((row) => row.id), total };
}

const products = (db: Executor) =>
  db.selectFrom('product as p').innerJoin('vendor as v', 'v.id', 'p.vendor_id').where('p.active', '=', true);

/** What a card of a product says, without its SKUs. */
export function findProductHeads(db: Executor, ids: string[]) {
  return products(db)
    .select(['p.id', 'p.slug', 'p.kind', 'p.name', 'p.product_number', 'p.picture', 'v.name as vendor_name'])
    .where('p.id', 'in', ids.length > 0 ? ids : [''])
    .execute();
}
export type ProductHead = Awaited<ReturnType<typeof findProductHeads>>[number];

/** Everything a product's page says of it, without its SKUs. */
export function findProductBySlug(db: Executor, slug: string) {
  return products(db)
    .select(['p.id', 'p.slug', 'p.kind', 'p.name', 'p.product_number', 'p.picture', 'p.vendor_id'])
    .select(['p.description', 'p.option_names', 'p.specifications', 'p.dimensions', 'p.uom'])
    .select(['v.name as vendor_name', 'v.slug as vendor_slug', 'v.description as vendor_description'])
    .where('p.slug', '=', slug)
    .executeTakeFirst();
}

/** What a card needs of a SKU. */
export type SkuHead = {
  code: string;
  options: Record<string, string>;
  msrp: number;
  retail: number;
  trade: number;
  stock: number;
};

/** The SKUs' heads by product, in the dealer's order: one row a product, because rows are what PGlite is slow at. */
export function findSkuHeads(db: Executor, productIds: string[], warehouseId: string) {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('sku as s')
    .leftJoin('stock as t', (join) =>
      join.onRef('t.sku_id', '=', 's.id').on('t.warehouse_id', '=', warehouseId),
    )
    .select('s.product_id')
    .select(
      sql<SkuHead[]>`jsonb_agg(jsonb_build_object('code', s.code, 'options', s.options, 'msrp', s.msrp_cents,
        'retail', s.retail_cents, 'trade', s.trade_cents, 'stock', coalesce(t.quantity, 0)) order by s.position)`.as(
        'skus',
      ),
    )
    .where('s.product_id', 'in', productIds)
    .groupBy('s.product_id')
    .execute();
}

/** The SKUs of a product with their stock at a warehouse, in the dealer's order. */
export function findSkus(db: Executor, productId: string, warehouseId: string) {
  return db
    .selectFrom('sku as s')
    .leftJoin('stock as t', (join) =>
      join.onRef('t.sku_id', '=', 's.id').on('t.warehouse_id', '=', warehouseId),
    )
    .selectAll('s')
    .select((eb) => eb.fn.coalesce('t.quantity', sql<number>`0`).as('stock'))
    .where('s.product_id', '=', productId)
    .orderBy('s.position')
    .execute();
}
export type SkuRow = Awaited<ReturnType<typeof findSkus>>[number];

export function findSkuByCode(db: Executor, code: string) {
  return db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.id', 's.code', 's.product_id', 's.options'])
    .where('s.code', '=', code)
    .where('p.active', '=', true)
    .executeTakeFirst();
}

export function findSkusOfProduct(db: Executor, productId: string) {
  return db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.id', 's.code', 's.options'])
    .where('p.id', '=', productId)
    .where('p.active', '=', true)
    .orderBy('s.position')
    .execute();
}

export function findCategoriesOfProduct(db: Executor, productId: string) {
  return db
    .selectFrom('product_category as pc')
    .innerJoin('category as c', 'c.id', 'pc.category_id')
    .select(['c.id', 'c.name', 'c.slug', 'c.parent_id'])
    .where('pc.product_id', '=', productId)
    .orderBy('pc.position')
    .execute();
}
