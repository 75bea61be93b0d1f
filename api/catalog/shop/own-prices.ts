/** What the caller's price list says at the warehouse, as listings sort and narrow by it (docs/product.md#pricing). */
import { createHash } from 'node:crypto';
import { findProductsOfSkus } from '#api/catalog/storage/kinds.ts';
import type { OwnPrices } from '#api/catalog/storage/listing.ts';
import { findSubcategories } from '#api/catalog/storage/shop.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { priceListTag } from '#api/platform/segment.ts';
import type { PriceRule } from '#api/pricing/core/unit-price.ts';
import { rulesHere } from '#api/pricing/prices/pricer.ts';

/** null for who has no price list. */
export function ownPricesHere(context: Context): Promise<OwnPrices | null> {
  const { actor, memo, warehouseId, database } = context;
  const { priceListId } = actor;
  if (priceListId === null) return Promise.resolve(null);
  return memo.get(`own-prices:${priceListId}:${warehouseId}`, ['catalog', priceListTag(priceListId)], () =>
    readOwnPrices(context, database.kysely),
  );
}

async function readOwnPrices(context: Context, db: Executor): Promise<OwnPrices> {
  const rules = await rulesHere(context, db);
  const ofCategories = sharesOf(rules, 'category');
  const byCategory = new Map(ofCategories);
  const cents = new Map(
    rules.flatMap((rule) => (rule.kind === 'sku' ? [[rule.target, rule.cents] as const] : [])),
  );
  const [subcategories, skus] = await Promise.all([
    ofCategories.size > 0 ? findSubcategories(db) : [],
    findProductsOfSkus(db, [...cents.keys()]),
  ]);
  for (const { id, parent_id } of subcategories) {
    const bps = Math.max(ofCategories.get(id) ?? 0, ofCategories.get(parent_id) ?? 0);
    if (bps > 0) byCategory.set(id, bps);
  }
  const said = {
    everything: sharesOf(rules, 'everything').values().next().value ?? 0,
    byProduct: sharesOf(rules, 'product'),
    byCategory,
    byVendor: sharesOf(rules, 'vendor'),
    bySku: new Map(
      skus.map(({ id, product_id }) => [id, { cents: cents.get(id) ?? 0, productId: product_id }]),
    ),
  };
  return { version: versionOf(said), ...said };
}

/** The most basis points off for each target. */
function sharesOf(rules: readonly PriceRule[], kind: PriceRule['kind']): Map<string, number> {
  const shares = new Map<string, number>();
  for (const rule of rules)
    if (rule.kind !== 'sku' && rule.kind === kind)
      shares.set(rule.target, Math.max(rule.offBps, shares.get(rule.target) ?? 0));
  return shares;
}

/** Of what is said: a catalog that changes elsewhere changes nothing here. */
const versionOf = (said: Omit<OwnPrices, 'version'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify(Object.values(said).map((part) => (part instanceof Map ? [...part].sort() : part))),
    )
    .digest('base64url');
