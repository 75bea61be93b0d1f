/**
 * What every kit and made-to-measure product costs, for sorting and narrowing lists by the price that their cards say
 * (docs/decisions/0034-opening-choice.md).
 */
import { findConfigured, openingChoices, pricedProducts } from '#api/catalog/configured/opening-choices.ts';
import { findConfiguredIds, findOwnSkus } from '#api/catalog/storage/kinds.ts';
import type { OpeningFigures } from '#api/catalog/storage/listing.ts';
import type { Context } from '#api/platform/context.ts';
import { priceListTag } from '#api/platform/segment.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { priceGroupOf } from '#api/pricing/prices/price-group.ts';
import { priceHere } from '#api/pricing/prices/pricer.ts';

let made = 0;

/** At the caller's warehouse, as the caller pays for them. */
export async function openingFigures(context: Context): Promise<OpeningFigures> {
  const db = context.database.kysely;
  const { warehouseId, memo, actor } = context;
  const buyer = actor.priceListId ?? priceGroupOf(actor);
  const products = await memo.get('configured-products', ['catalog'], () => findConfiguredIds(db));
  const tags = [
    'catalog',
    ...(actor.priceListId === null ? [] : [priceListTag(actor.priceListId)]),
    ...products.flatMap(({ id, partIds }) => [id, ...partIds]).map((id) => `product:${id}`),
  ];
  // A price list's prices have days; everybody else's have none.
  const day = actor.priceListId === null ? '' : await shopDay(context, db);
  return memo.get(`opening-figures:${warehouseId}:${buyer}:${day}`, tags, async () => {
    const ids = products.map(({ id }) => id);
    const [configured, own] = await Promise.all([findConfigured(db, ids, warehouseId), findOwnSkus(db, ids)]);
    const priceOf = await priceHere(context, db, pricedProducts(configured));
    const choices = openingChoices(configured, new Map(own.map((sku) => [sku.product_id, sku])), priceOf);
    return {
      version: ++made,
      byProduct: new Map(
        [...choices].map(([id, { cents, availability }]) => [
          id,
          { cents, inStock: availability.kind === 'here' },
        ]),
      ),
    };
  });
}
