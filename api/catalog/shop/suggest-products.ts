/** PUT /api/suggestions/v1 (docs/product.md#suggested-products). */
import { cardsOf } from '#api/catalog/shop/list-products.ts';
import { findCompanions } from '#api/catalog/storage/companions.ts';
import type { Context } from '#api/platform/context.ts';
import type { ProductCard } from '#schemas/domain/catalog/catalog.ts';

const limit = 8;

/** What goes with some products (ids or SKUs): bought together, then of one collection, then of one category. */
export async function suggestProducts(context: Context, products: string[]): Promise<ProductCard[]> {
  if (products.length === 0) return [];
  const ids = await findCompanions(context.database.kysely, [...new Set(products)], limit);
  return cardsOf(context, ids);
}
