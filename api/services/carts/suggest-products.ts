/** PUT /api/suggestions/v1 (SPEC 7, RESOLUTIONS 53). */
import { cardsOf } from '#api/services/catalog/list-products.ts';
import type { Context } from '#api/services/context.ts';
import { findCompanions } from '#api/storage/repositories/companions.ts';
import type { ProductCard } from '#schemas/domain/catalog.ts';

const limit = 8;

/** What goes with some products (ids or SKUs): bought together, then of one collection, then of one category. */
export async function suggestProducts(context: Context, products: string[]): Promise<ProductCard[]> {
  if (products.length === 0) return [];
  const ids = await findCompanions(context.database.kysely, [...new Set(products)], limit);
  return cardsOf(context, ids);
}
