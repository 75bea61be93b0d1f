/** A listing's products, order and facets: from the index in memory, from SQL while there is none. */

import {
  findFacets,
  findListingNames,
  findProductIds,
  type ProductQuery,
} from '#api/catalog/storage/listing.ts';
import type { Context } from '#api/platform/context.ts';
import { pauses } from '#api/platform/pauses.ts';
import { answerListing, type Listed } from './answer.ts';
import { type ListingNames, mostOptions } from './narrow.ts';
import { prepareOwnPrices } from './own-prices.ts';

/** ms of work before others have their turn. */
const sliceMs = 6;

/** The names that facets count by, as they are stored. */
export const namesOf = (context: Context): Promise<ListingNames> =>
  context.memo.get('listing-names', ['catalog'], async () => {
    const { vendors, categories } = await findListingNames(context.database.kysely);
    return { vendors: new Map(vendors.map((vendor) => [vendor.id, vendor])), categories };
  });

/** Of many products a company's prices are worked out in slices, once. */
async function prepareOwn(context: Context, asked: Parameters<typeof prepareOwnPrices>[1]): Promise<void> {
  const index = await context.listing.current();
  if (index) await prepareOwnPrices(index.columns, asked, pauses(sliceMs));
}

export async function findListed(context: Context, query: ProductQuery, count: boolean): Promise<Listed> {
  const names = await namesOf(context);
  const { own, priceColumn } = query;
  if (own) await prepareOwn(context, { own, priceColumn });
  // Asked last: the answer is worked out in one go from the index as it stands then.
  const index = await context.listing.current();
  if (index && query.selection.options.length <= mostOptions)
    return answerListing(index, query, names, count);
  const db = context.database.kysely;
  const [found, facets] = await Promise.all([
    findProductIds(db, query),
    count ? findFacets(db, query) : null,
  ]);
  return { ...found, facets };
}
