/** What the caller pays for SKUs: the one place where the prices of cards, pages, carts and orders come from. */

import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { houseRule } from '#api/platform/house-rule.ts';
import { onceAPage } from '#api/platform/once-a-page.ts';
import { priceListTag } from '#api/platform/segment.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import {
  emptyBook,
  groupPrice,
  type Offer,
  offerOf,
  openBook,
  type PriceBook,
  type PriceRule,
  plainOffer,
} from '#api/pricing/core/unit-price.ts';
import { priceGroupOf } from '#api/pricing/prices/price-group.ts';
import { findPriceRules, type PriceRuleRow } from '#api/pricing/storage/price-lists.ts';
import { placesOf } from './places.ts';

export type SkuPrice = { sku_id: string; product_id: string; retail_cents: number; trade_cents: number };

/** What a SKU costs the caller at a warehouse, by how many are taken. */
export type Offerer = (sku: SkuPrice, warehouseId: string) => Offer;
/** The price of one at the caller's own warehouse. */
export type PriceOf = (sku: SkuPrice) => number;

const ruleOf = (row: PriceRuleRow): PriceRule => {
  const { kind, target, warehouse_id: warehouseId, starts_on: startsOn, ends_on: endsOn } = row;
  const place = { target, warehouseId, startsOn, endsOn };
  return kind === 'sku'
    ? { kind, ...place, cents: row.cents ?? 0, breaks: row.breaks }
    : { kind, ...place, offBps: row.off_bps ?? 0 };
};

export const centsOf = ({ retail_cents, trade_cents }: SkuPrice) => ({
  retailCents: retail_cents,
  tradeCents: trade_cents,
});

/** A list's books, by warehouse and day, as long as its rows are in memory: a large list is opened once. */
const openBooks = new WeakMap<readonly PriceRuleRow[], Map<string, PriceBook>>();

/** What the caller's price list says at a warehouse today; an empty book for who has none. */
export async function priceBooks(
  context: Context,
  db: Executor,
): Promise<(warehouseId: string) => PriceBook> {
  const { priceListId } = context.actor;
  if (priceListId === null) return () => emptyBook;
  const day = await shopDay(context, db);
  const rows = await houseRule(
    context,
    db,
    { key: `price rules ${priceListId}`, tags: [priceListTag(priceListId)] },
    (reader) => findPriceRules(reader, priceListId),
  );
  const opened = openBooks.get(rows) ?? new Map<string, PriceBook>();
  openBooks.set(rows, opened);
  return (warehouseId) => {
    const known = opened.get(`${day} ${warehouseId}`);
    if (known) return known;
    // Yesterday's are of no use any more.
    for (const key of opened.keys()) if (!key.startsWith(day)) opened.delete(key);
    const book = openBook(rows.map(ruleOf), warehouseId, day);
    opened.set(`${day} ${warehouseId}`, book);
    return book;
  };
}

/** For SKUs of these products. Reads nothing for who has no price list. */
export async function makeOfferer(
  context: Context,
  db: Executor,
  productIds: readonly string[],
): Promise<Offerer> {
  const group = priceGroupOf(context.actor);
  if (context.actor.priceListId === null) return (sku) => plainOffer(groupPrice(centsOf(sku), group));
  const bookAt = await priceBooks(context, db);
  const ids = [...new Set(productIds)];
  const places = await onceAPage(context, db, `places ${ids}`, () => placesOf(db, ids));
  return (sku, warehouseId) =>
    offerOf(centsOf(sku), group, bookAt(warehouseId), {
      skuId: sku.sku_id,
      productId: sku.product_id,
      ...(places.get(sku.product_id) ?? { vendorId: '', categoryIds: [] }),
    });
}

/** At the caller's own warehouse. */
export async function offersHere(
  context: Context,
  db: Executor,
  productIds: readonly string[],
): Promise<(sku: SkuPrice) => Offer> {
  const offer = await makeOfferer(context, db, productIds);
  return (sku) => offer(sku, context.warehouseId);
}

/** The price of one at the caller's own warehouse. */
export async function priceHere(
  context: Context,
  db: Executor,
  productIds: readonly string[],
): Promise<PriceOf> {
  const offer = await offersHere(context, db, productIds);
  return (sku) => offer(sku).cents;
}
