/**
 * What every kit and made-to-measure product costs, for sorting and narrowing lists by the price that their cards say
 * (docs/decisions/0034-opening-choice.md).
 */
import { findConfigured, openingChoices } from '#api/catalog/configured/opening-choices.ts';
import { findConfiguredIds, findOwnSkus } from '#api/catalog/storage/kinds.ts';
import type { OpeningFigures, PriceColumn } from '#api/catalog/storage/listing.ts';
import type { Context } from '#api/platform/context.ts';

let made = 0;

/** At the caller's warehouse, in cents of a column of prices. */
export async function openingFigures(context: Context, column: PriceColumn): Promise<OpeningFigures> {
  const db = context.database.kysely;
  const { warehouseId, memo } = context;
  const products = await memo.get('configured-products', ['catalog'], () => findConfiguredIds(db));
  const tags = [
    'catalog',
    ...products.flatMap(({ id, partIds }) => [id, ...partIds]).map((id) => `product:${id}`),
  ];
  return memo.get(`opening-figures:${warehouseId}:${column}`, tags, async () => {
    const ids = products.map(({ id }) => id);
    const [configured, own] = await Promise.all([findConfigured(db, ids, warehouseId), findOwnSkus(db, ids)]);
    const choices = openingChoices(
      configured,
      new Map(own.map((sku) => [sku.product_id, sku])),
      // As the index has it: the group's price, whatever price list a company has.
      (sku) => Math.min(sku[column], sku.retail_cents),
    );
    return {
      version: ++made,
      byProduct: new Map(
        [...choices].map(([id, { cents, stock }]) => [id, { cents, inStock: (stock ?? 0) > 0 }]),
      ),
    };
  });
}
