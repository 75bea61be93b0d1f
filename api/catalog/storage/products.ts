/** Products as employees list and edit them, those too that are not on the shop. Rows in, rows out; cents. */
import { type SqlBool, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import { anywhere } from '#api/platform/database/like.ts';
import type { Window } from '#api/platform/pagination.ts';
import { type CatalogSort, lowStock, type StockLevel } from '#schemas/domain/catalog/editing.ts';
import type { ProductStatus } from '#schemas/domain/catalog/product-data.ts';
import { noteOverwritten } from './stock.ts';

export type CatalogWhere = {
  q?: string | undefined;
  status?: ProductStatus | undefined;
  vendor?: string | undefined;
  category?: string | undefined;
  collection?: string | undefined;
  stock?: StockLevel | undefined;
};

const lowest = sql<number>`(select min(s.retail_cents) from sku s where s.product_id = p.id)`;
const inStock = sql<number>`(select coalesce(sum(t.quantity), 0)::int from stock t join sku s on s.id = t.sku_id
  where s.product_id = p.id)`;

/**
 * Products whose SKUs stand in warehouses and are not sold without: one pass over the stock, as almost all of it is looked
 * at. What is put together or made to measure has none of its own.
 */
const ofLevel = (level: StockLevel) => sql<SqlBool>`p.id in (select q.id from product q
    join sku s on s.product_id = q.id left join stock t on t.sku_id = s.id
  where q.status = 'active' and q.kind in ('plain', 'variant')
  group by q.id having not bool_or(s.backorder)
    and coalesce(sum(t.quantity), 0) between ${level === 'out' ? 0 : 1} and ${level === 'out' ? 0 : lowStock})`;

/** Words of the name or what the search knows of it, or a part of a number. */
function named(q: string) {
  const plain = q.toLowerCase().replace(/[^a-z0-9]/g, '');
  const number = plain
    ? sql<SqlBool>`or p.plain_number like ${`%${plain}%`}
        or p.id in (select s.product_id from sku s where s.plain_code like ${`%${plain}%`} or s.barcode = ${q})`
    : sql``;
  return sql<SqlBool>`(p.search @@ shop_websearch(${q})
    or p.name ilike ${anywhere(q)} ${number})`;
}

/** Ids of a page, and how many there are in all. */
export async function findCatalogIds(db: Executor, where: CatalogWhere, sort: CatalogSort, window: Window) {
  const found = db
    .selectFrom('product as p')
    .$if(Boolean(where.q), (q) => q.where(named(where.q ?? '')))
    .$if(where.status !== undefined, (q) => q.where('p.status', '=', where.status ?? 'active'))
    .$if(where.vendor !== undefined, (q) => q.where('p.vendor_id', '=', where.vendor ?? ''))
    .$if(where.stock !== undefined, (q) => q.where(ofLevel(where.stock ?? 'out')))
    .$if(where.category !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_category')
          .select('product_id')
          .where('category_id', '=', where.category ?? ''),
      ),
    )
    .$if(where.collection !== undefined, (q) =>
      q.where('p.id', 'in', (eb) =>
        eb
          .selectFrom('product_collection')
          .select('product_id')
          .where('collection_id', '=', where.collection ?? ''),
      ),
    );
  const sorted = {
    changed: () => found.orderBy('p.updated_at', 'desc'),
    newest: () => found.orderBy('p.created_at', 'desc'),
    name: () => found.orderBy('p.sort_key'),
    '-name': () => found.orderBy('p.sort_key', 'desc'),
    number: () => found.orderBy('p.plain_number'),
    price: () => found.orderBy(lowest),
    '-price': () => found.orderBy(lowest, 'desc'),
    stock: () => found.orderBy(inStock),
  }[sort]();
  const rows = await sorted
    .orderBy('p.id')
    .select('p.id')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
}

/** What a line of the list says. */
export function findCatalogRows(db: Executor, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('product as p')
    .innerJoin('vendor as v', 'v.id', 'p.vendor_id')
    .select(['p.id', 'p.slug', 'p.kind', 'p.name', 'p.product_number', 'p.status', 'p.picture'])
    .select(['p.version', 'p.updated_at', 'v.name as vendor_name', inStock.as('stock')])
    .select([
      sql<number>`(select count(*)::int from sku s where s.product_id = p.id)`.as('skus'),
      sql<number>`coalesce(${lowest}, 0)`.as('lowest'),
      sql<number>`(select coalesce(max(s.retail_cents), 0) from sku s where s.product_id = p.id)`.as(
        'highest',
      ),
    ])
    .where('p.id', 'in', ids)
    .execute();
}

/** The product's own picture. */
export function findProductPicture(db: Executor, id: string) {
  return db.selectFrom('product').select('picture').where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends, in the order of their ids: two bulk changes never wait for each other. */
export function lockProducts(tx: Executor, ids: string[]) {
  return tx
    .selectFrom('product')
    .select(['id', 'name', 'slug', 'status', 'version', 'vendor_id', 'picture', 'kind', 'custom'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The SKUs of products with their prices, in cents. */
export function findSkuPrices(db: Executor, productIds: string[]) {
  return db
    .selectFrom('sku')
    .select(['id', 'product_id', 'code', 'retail_cents', 'trade_cents', 'msrp_cents'])
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
}

export function findStock(db: Executor, skuIds: string[]) {
  if (skuIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('stock as t')
    .innerJoin('warehouse as w', 'w.id', 't.warehouse_id')
    .select(['t.sku_id', 't.warehouse_id', 't.quantity'])
    .where('t.sku_id', 'in', skuIds)
    .orderBy('w.position')
    .execute();
}

/** The ids of what a product belongs to. */
export async function findBelongings(db: Executor, id: string) {
  const { vendor_id: vendorId } = await db
    .selectFrom('product')
    .select('vendor_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const categories = await db
    .selectFrom('product_category')
    .select('category_id as id')
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  const tags = await db
    .selectFrom('product_tag as pt')
    .innerJoin('tag as t', 't.id', 'pt.tag_id')
    .select('t.id')
    .where('pt.product_id', '=', id)
    .orderBy('t.name')
    .execute();
  const collections = await db
    .selectFrom('product_collection as pc')
    .innerJoin('collection as c', 'c.id', 'pc.collection_id')
    .select(['c.id', 'c.name', 'c.rule'])
    .where('pc.product_id', '=', id)
    .orderBy('c.position')
    .execute();
  return { vendorId, categories, tags, collections };
}

/** Which SKUs of products are on an order. */
export function findOrderedSkus(db: Executor, productIds: string[]) {
  return (
    db
      .selectFrom('sku as s')
      .select(['s.id', 's.code'])
      .where('s.product_id', 'in', productIds)
      // A proposal holds on to its goods as an order does.
      .where('s.id', 'in', (eb) =>
        eb.selectFrom('order_item').select('sku_id').union(eb.selectFrom('proposal_line').select('sku_id')),
      )
      .execute()
  );
}

/** The kits that have a product among the choices of a slot. */
export function findKitsWith(db: Executor, productId: string) {
  return db
    .selectFrom('product')
    .select(['id', 'name'])
    .where(sql<SqlBool>`slots @> ${JSON.stringify([{ productIds: [productId] }])}::jsonb`)
    .where('id', '!=', productId)
    .limit(3)
    .execute();
}

/** Another version of products of which something beside their row changed. */
export async function touchProducts(tx: Executor, ids: string[], now: Date): Promise<void> {
  await tx
    .updateTable('product')
    .set({ updated_at: now.toISOString() })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

/** Takes SKUs that were never ordered away, out of open carts too. */
export async function deleteSkus(tx: Executor, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('cart_item').where('sku_id', 'in', ids).execute();
  await tx.deleteFrom('sku').where('id', 'in', ids).execute();
}

export async function putStock(
  tx: Executor,
  rows: { sku_id: string; warehouse_id: string; quantity: number }[],
  actor: string,
): Promise<void> {
  if (rows.length === 0) return;
  await noteOverwritten(tx, rows, actor);
  await tx
    .insertInto('stock')
    .values(rows.map((row) => ({ ...row, bin: '' })))
    .onConflict((conflict) =>
      conflict
        .columns(['sku_id', 'warehouse_id'])
        .doUpdateSet((eb) => ({ quantity: eb.ref('excluded.quantity') })),
    )
    .execute();
}

/** Behind everything that has a place. */
const last = 1_000_000;

/** Collections kept by rule are left alone. */
export async function putBelongings(
  tx: Executor,
  id: string,
  to: { categories: string[]; tags: string[]; collections: string[] },
): Promise<void> {
  await tx.deleteFrom('product_category').where('product_id', '=', id).execute();
  await tx.deleteFrom('product_tag').where('product_id', '=', id).execute();
  await tx
    .deleteFrom('product_collection')
    .where('product_id', '=', id)
    .where('collection_id', 'in', (eb) => eb.selectFrom('collection').select('id').where('rule', 'is', null))
    // Those that stay keep their place.
    .where('collection_id', 'not in', [...to.collections, ''])
    .execute();
  const pairs = <C extends string>(column: C, ids: string[]) =>
    [...new Set(ids)].map(
      (other) => ({ product_id: id, [column]: other }) as { product_id: string } & Record<C, string>,
    );
  if (to.categories.length > 0)
    await tx
      .insertInto('product_category')
      .values(pairs('category_id', to.categories).map((row, position) => ({ ...row, position })))
      .execute();
  if (to.tags.length > 0) await tx.insertInto('product_tag').values(pairs('tag_id', to.tags)).execute();
  if (to.collections.length > 0)
    await tx
      .insertInto('product_collection')
      .values(pairs('collection_id', to.collections).map((row) => ({ ...row, position: last })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function deleteProduct(tx: Executor, id: string): Promise<void> {
  await tx.deleteFrom('product').where('id', '=', id).execute();
}

/** How many products the list has of each level; what findCatalogIds narrows by. */
export async function countStockLevels(db: Executor): Promise<Record<StockLevel, number>> {
  const { rows } = await sql<Record<StockLevel, number>>`select
    (select count(*) from product p where ${ofLevel('out')})::int as out,
    (select count(*) from product p where ${ofLevel('low')})::int as low`.execute(db);
  return rows[0] ?? { out: 0, low: 0 };
}
