/** The products nearest to a search: from the index in memory, while there is none by SQL. */
import type { SearchContext } from './phrases.ts';
import type { NearProduct, ProductSearch } from './ranking.ts';
import { storedProducts } from './stored-products.ts';
import { nearestRows } from './words/nearest-rows.ts';

/** The nearest first; `ranked` of what words find, and all that numbers do. */
export async function nearestProducts(
  context: SearchContext,
  search: ProductSearch,
  how: { ranked: number; limit: number },
): Promise<NearProduct[]> {
  const index = await context.listing.current();
  return index ? nearestRows(index, search, how) : storedProducts(context, search, how);
}
