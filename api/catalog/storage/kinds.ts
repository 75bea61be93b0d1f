/** What the rules of kits and of pieces made to measure need to know of products. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

const products = (db: Executor) =>
  db
    .selectFrom('product as p')
    .select(['p.id', 'p.slug', 'p.kind', 'p.name', 'p.active'])
    .select(['p.slots', 'p.rules', 'p.kit_price', 'p.custom']);

export function findKindBySlug(db: Executor, slug: string) {
  return products(db).where('p.slug', '=', slug).where('p.active', '=', true).executeTakeFirst();
}

/** Products by id, also those that are no longer sold. */
export function findKinds(db: Executor, ids: string[]) {
  return ids.length > 0 ? products(db).where('p.id', 'in', ids).execute() : Promise.resolve([]);
}
export type KindRow = Awaited<ReturnType<typeof findKinds>>[number];

const parts = (db: Executor, warehouseId: string) =>
  db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .leftJoin('stock as t', (join) =>
      join.onRef('t.sku_id', '=', 's.id').on('t.warehouse_id', '=', warehouseId),
    )
    .select(['s.id', 's.id as sku_id', 's.code', 's.product_id', 's.options'])
    .select(['s.retail_cents', 's.trade_cents', 's.backorder', 's.lead_days'])
    .select(['p.name', 'p.product_number', 'p.specifications', 'p.active'])
    .select((eb) => eb.fn.coalesce('t.quantity', sql<number>`0`).as('stock'));

/** SKUs by code, with their pictures and their stock at a warehouse, also those that are no longer sold. */
export function findParts(db: Executor, codes: string[], warehouseId: string) {
  return codes.length > 0
    ? parts(db, warehouseId).select('s.picture').where('s.code', 'in', codes).execute()
    : Promise.resolve([]);
}
export type PicturedPart = Awaited<ReturnType<typeof findParts>>[number];

/** All SKUs of products, in the dealer's order. */
export function findPartsOf(db: Executor, productIds: string[], warehouseId: string) {
  return productIds.length > 0
    ? parts(db, warehouseId)
        .where('s.product_id', 'in', productIds)
        .orderBy('s.product_id')
        .orderBy('s.position')
        .execute()
    : Promise.resolve([]);
}
export type PartRow = Awaited<ReturnType<typeof findPartsOf>>[number];

/** Whose SKUs are. */
export async function findProductsOfSkus(
  db: Executor,
  ids: string[],
): Promise<{ id: string; product_id: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('sku')
    .select(['id', 'product_id'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
}

/** The product's first SKU: the kit's own, or the piece's. */
export function findOwnSku(db: Executor, productId: string) {
  return db
    .selectFrom('sku')
    .select(['id as sku_id', 'product_id', 'retail_cents', 'trade_cents'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .executeTakeFirst();
}

/** The first SKUs of products. */
export function findOwnSkus(db: Executor, productIds: string[]) {
  return db
    .selectFrom('sku')
    .distinctOn('product_id')
    .select(['id as sku_id', 'product_id', 'retail_cents', 'trade_cents'])
    .where('product_id', '=', sql<string>`any(${productIds}::text[])`)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
}

/** All kits and made-to-measure products on sale, each with the products that may fill its slots. */
export async function findConfiguredIds(db: Executor): Promise<{ id: string; partIds: string[] }[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'slots'])
    .where('active', '=', true)
    .where('kind', 'in', ['combination', 'custom'])
    .execute();
  return rows.map(({ id, slots }) => ({ id, partIds: slots.flatMap(({ productIds }) => productIds) }));
}
