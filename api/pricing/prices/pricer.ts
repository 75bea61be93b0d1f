/** What the caller pays for SKUs: the one place where the prices of cards, pages, carts and orders come from. */

import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { houseRule } from '#api/platform/house-rule.ts';
import { onceAPage } from '#api/platform/once-a-page.ts';
import { priceListTag } from '#api/platform/segment.ts';
import { groupPrice, type PriceRule, rulesAt, unitPrice } from '#api/pricing/core/unit-price.ts';
import { priceGroupOf } from '#api/pricing/prices/price-group.ts';
import { findPriceRules, type PriceRuleRow } from '#api/pricing/storage/price-lists.ts';
import { placesOf } from './places.ts';

export type SkuPrice = { sku_id: string; product_id: string; retail_cents: number; trade_cents: number };

/** The caller's unit price at a warehouse, before quantity breaks. */
export type Pricer = (sku: SkuPrice, warehouseId: string) => number;
export type PriceOf = (sku: SkuPrice) => number;

export const ruleOf = ({
  kind,
  target,
  warehouse_id: warehouseId,
  cents,
  off_bps,
}: PriceRuleRow): PriceRule =>
  kind === 'sku'
    ? { kind, target, warehouseId, cents: cents ?? 0 }
    : { kind, target, warehouseId, offBps: off_bps ?? 0 };

export const centsOf = ({ retail_cents, trade_cents }: SkuPrice) => ({
  retailCents: retail_cents,
  tradeCents: trade_cents,
});

async function rulesOf(context: Context, db: Executor, priceListId: string): Promise<PriceRule[]> {
  const rows = await houseRule(
    context,
    db,
    { key: `price rules ${priceListId}`, tags: [priceListTag(priceListId)] },
    (reader) => findPriceRules(reader, priceListId),
  );
  return rows.map(ruleOf);
}

/** What holds of the caller's price list at the caller's warehouse; nothing for who has none. */
export async function rulesHere(context: Context, db: Executor): Promise<PriceRule[]> {
  const { priceListId } = context.actor;
  const rules = priceListId === null ? [] : await rulesOf(context, db, priceListId);
  return rulesAt({ rules, warehouseId: context.warehouseId });
}

/** For SKUs of these products. Reads nothing for who has no price list. */
export async function makePricer(
  context: Context,
  db: Executor,
  productIds: readonly string[],
): Promise<Pricer> {
  const group = priceGroupOf(context.actor);
  const { priceListId } = context.actor;
  if (priceListId === null) return (sku) => groupPrice(centsOf(sku), group);
  const rules = await rulesOf(context, db, priceListId);
  const ids = [...new Set(productIds)];
  const places = await onceAPage(context, db, `places ${ids}`, () => placesOf(db, ids));
  return (sku, warehouseId) =>
    unitPrice(
      centsOf(sku),
      { group, rules, warehouseId },
      {
        skuId: sku.sku_id,
        productId: sku.product_id,
        ...(places.get(sku.product_id) ?? { vendorId: '', categoryIds: [] }),
      },
    );
}

/** At the caller's own warehouse. */
export async function priceHere(
  context: Context,
  db: Executor,
  productIds: readonly string[],
): Promise<PriceOf> {
  const price = await makePricer(context, db, productIds);
  return (sku) => price(sku, context.warehouseId);
}
