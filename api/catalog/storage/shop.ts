/** Reading the catalog. Rows in, rows out; prices in cents; no rule of the shop lives here. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Window } from '#api/platform/pagination.ts';
import { shownColumns } from '#schemas/domain/catalog/product-fields.ts';

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
  where: {
    active?: boolean;
    ids?: string[];
    slug?: string;
    /** The whole name, in capital or small letters. */
    name?: string;
    /** All of them are in the name. */
    words?: string[];
    descending?: boolean;
  },
  window: Window,
) {
  return db
    .selectFrom('vendor')
    .select(['id', 'slug', 'name', 'description', 'logo', count])
    .$if(where.active !== undefined, (q) => q.where('active', '=', where.active ?? true))
    .$if(where.ids !== undefined, (q) => q.where('id', 'in', where.ids ?? []))
    .$if(where.slug !== undefined, (q) =>
      q.where((eb) => eb.or([eb('slug', '=', where.slug ?? ''), eb('name', '=', where.slug ?? '')])),
    )
    .$if(where.name !== undefined, (q) => q.where(sql`lower(name)`, '=', sql`lower(${where.name})`))
    .$if(where.words !== undefined, (q) =>
      q.where((eb) => eb.and((where.words ?? []).map((word) => eb('name', 'ilike', anywhere(word))))),
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

const products = (db: Executor) =>
  db.selectFrom('product as p').innerJoin('vendor as v', 'v.id', 'p.vendor_id').where('p.active', '=', true);

/** What a card of a product says, without its SKUs. */
export function findProductHeads(db: Executor, ids: string[]) {
  return products(db)
    .select(['p.id', 'p.slug', 'p.kind', 'p.name', 'p.product_number', 'p.picture', 'v.name as vendor_name'])
    .select(['p.rating', 'p.review_count'])
    .where('p.id', 'in', ids.length > 0 ? ids : [''])
    .execute();
}
/** What a link to each of these products needs; those that the shop shows. */
export function findProductNames(db: Executor, slugs: readonly string[]) {
  return products(db)
    .select(['p.id', 'p.slug', 'p.kind', 'p.name', 'p.product_number', 'p.picture'])
    .where('p.slug', 'in', slugs.length > 0 ? [...slugs] : [''])
    .execute();
}

export type ProductHead = Awaited<ReturnType<typeof findProductHeads>>[number];

/** Everything a product's page says of it, without its SKUs. */
export function findProductBySlug(db: Executor, slug: string) {
  return products(db)
    .select(['p.id', 'p.slug', 'p.kind', 'p.name', 'p.product_number', 'p.picture', 'p.vendor_id'])
    .select(shownColumns.map((column) => `p.${column}` as const))
    .select([
      'p.option_names',
      'p.specifications',
      'p.dimensions',
      'p.uom',
      'p.slots',
      'p.custom',
      'p.media',
      'p.documents',
      'p.breaks',
      'p.rating',
      'p.review_count',
    ])
    .select(['v.name as vendor_name', 'v.slug as vendor_slug', 'v.description as vendor_description'])
    .where('p.slug', '=', slug)
    .executeTakeFirst();
}

/** Files beside some products, of those that have any. */
export function findDocuments(db: Executor, ids: readonly string[]) {
  return db
    .selectFrom('product')
    .select(['id', 'documents'])
    .where('id', 'in', ids.length > 0 ? [...ids] : [''])
    .where('documents', '<>', sql`'[]'::jsonb` as never)
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
}

/** What a card needs of a SKU. Where else it is in stock is read only where it is not to be had here. */
export type SkuHead = {
  id: string;
  code: string;
  options: Record<string, string>;
  msrp: number;
  retail: number;
  trade: number;
  stock: number;
  stocks: { warehouse: string; quantity: number }[];
  backorder: boolean;
  lead_days: number | null;
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
      sql<
        SkuHead[]
      >`jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code, 'options', s.options, 'msrp', s.msrp_cents,
        'retail', s.retail_cents, 'trade', s.trade_cents, 'stock', coalesce(t.quantity, 0),
        'backorder', s.backorder, 'lead_days', s.lead_days,
        'stocks', case when coalesce(t.quantity, 0) > 0 or s.backorder then '[]' else coalesce((select jsonb_agg(
          jsonb_build_object('warehouse', a.warehouse_id, 'quantity', a.quantity)) from stock a
          where a.sku_id = s.id and a.quantity > 0), '[]') end) order by s.position)`.as('skus'),
    )
    .where('s.product_id', 'in', productIds)
    .groupBy('s.product_id')
    .execute();
}

export function findSkuPictures(db: Executor, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('sku').select(['id', 'picture']).where('id', 'in', ids).execute();
}

/** The SKUs of products with their stock at a warehouse and at all, in the dealer's order. */
export function findSkus(db: Executor, productIds: string[], warehouseId: string) {
  if (productIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('sku as s')
    .leftJoin('stock as t', (join) =>
      join.onRef('t.sku_id', '=', 's.id').on('t.warehouse_id', '=', warehouseId),
    )
    .selectAll('s')
    .select((eb) => eb.fn.coalesce('t.quantity', sql<number>`0`).as('stock'))
    .select(
      sql<{ warehouse: string; quantity: number }[]>`(select coalesce(jsonb_agg(jsonb_build_object(
        'warehouse', a.warehouse_id, 'quantity', a.quantity) order by w.position), '[]') from stock a
        join warehouse w on w.id = a.warehouse_id and w.closed_at is null where a.sku_id = s.id)`.as(
        'stocks',
      ),
    )
    .where('s.product_id', 'in', productIds)
    .orderBy('s.product_id')
    .orderBy('s.position')
    .execute();
}
export type SkuRow = Awaited<ReturnType<typeof findSkus>>[number];

/** What is chosen by each of these SKUs. */
export function findOptions(db: Executor, codes: readonly string[]) {
  return db
    .selectFrom('sku')
    .select(['code', 'product_id', 'options', 'picture'])
    .where('code', 'in', codes.length > 0 ? [...codes] : [''])
    .execute();
}

export function findSkuByCode(db: Executor, code: string) {
  return db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.id', 's.code', 's.product_id', 's.options'])
    .where('s.code', '=', code)
    .where('p.active', '=', true)
    .executeTakeFirst();
}

/** All subcategories with the category that each stands in. */
export async function findSubcategories(db: Executor): Promise<{ id: string; parent_id: string }[]> {
  return db
    .selectFrom('category')
    .select(['id', 'parent_id'])
    .where('parent_id', 'is not', null)
    .$narrowType<{ parent_id: string }>()
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

/** Products of a collection in the order that somebody gave them by hand; none when nobody did, or a rule keeps it. */
export async function findHandOrder(db: Executor, collectionId: string, most: number): Promise<string[]> {
  const members = await db
    .selectFrom('product_collection as pc')
    .innerJoin('collection as c', 'c.id', 'pc.collection_id')
    .select(['pc.product_id', 'pc.position'])
    .where('c.id', '=', collectionId)
    .where('c.rule', 'is', null)
    .orderBy('pc.position')
    .orderBy('pc.product_id')
    .limit(most + 1)
    .execute();
  const ordered = members.length <= most && members.some(({ position }) => position > 0);
  return ordered ? members.map(({ product_id }) => product_id) : [];
}

export function findCollectionsOfProduct(db: Executor, productId: string) {
  return db
    .selectFrom('product_collection as pc')
    .innerJoin('collection as c', 'c.id', 'pc.collection_id')
    .select(['c.id', 'c.name', 'c.slug', 'c.picture'])
    .where('pc.product_id', '=', productId)
    .orderBy('c.position')
    .execute();
}
