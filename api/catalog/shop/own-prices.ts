/** What the caller's price list says at the warehouse, as listings sort and narrow by it (docs/product.md#pricing). */
import { createHash } from 'node:crypto';
import { findProductsOfSkus } from '#api/catalog/storage/kinds.ts';
import type { OwnPrices } from '#api/catalog/storage/listing.ts';
import { findSubcategories } from '#api/catalog/storage/shop.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { priceListTag } from '#api/platform/segment.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import type { PriceBook, ShareRule } from '#api/pricing/core/unit-price.ts';
import { priceBooks } from '#api/pricing/prices/pricer.ts';

/** null for who has no price list. */
export async function ownPricesHere(context: Context): Promise<OwnPrices | null> {
  const { actor, memo, warehouseId, database } = context;
  const { priceListId } = actor;
  if (priceListId === null) return null;
  const key = `own-prices:${priceListId}:${warehouseId}:${await shopDay(context, database.kysely)}`;
  return memo.get(key, ['catalog', priceListTag(priceListId)], () => readOwnPrices(context, database.kysely));
}

async function readOwnPrices(context: Context, db: Executor): Promise<OwnPrices> {
  const book = (await priceBooks(context, db))(context.warehouseId);
  const ofCategories = sharesOf(book, 'category');
  const byCategory = new Map(ofCategories);
  const cents = new Map([...book.skus].map(([sku, rule]) => [sku, rule.cents]));
  const [subcategories, skus] = await Promise.all([
    ofCategories.size > 0 ? findSubcategories(db) : [],
    findProductsOfSkus(db, [...cents.keys()]),
  ]);
  for (const { id, parent_id } of subcategories) {
    const bps = Math.max(ofCategories.get(id) ?? 0, ofCategories.get(parent_id) ?? 0);
    if (bps > 0) byCategory.set(id, bps);
  }
  const said = {
    everything: sharesOf(book, 'everything').values().next().value ?? 0,
    byProduct: sharesOf(book, 'product'),
    byCategory,
    byVendor: sharesOf(book, 'vendor'),
    bySku: new Map(
      skus.map(({ id, product_id }) => [id, { cents: cents.get(id) ?? 0, productId: product_id }]),
    ),
  };
  return { version: versionOf(said), ...said };
}

/** The basis points off for each target. */
const sharesOf = ({ shares }: PriceBook, kind: ShareRule['kind']): Map<string, number> =>
  new Map([...shares.values()].flatMap((rule) => (rule.kind === kind ? [[rule.target, rule.offBps]] : [])));

/** Of what is said: a catalog that changes elsewhere changes nothing here. */
const versionOf = (said: Omit<OwnPrices, 'version'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify(Object.values(said).map((part) => (part instanceof Map ? [...part].sort() : part))),
    )
    .digest('base64url');
