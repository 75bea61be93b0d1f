/** A listing's products, order and facets: from the index in memory, from SQL while there is none. */

import {
  findFacets,
  findListingNames,
  findProductIds,
  type ProductQuery,
} from '#api/catalog/storage/listing.ts';
import type { Context } from '#api/platform/context.ts';
import { answerListing, type Listed } from './answer.ts';
import { type ListingNames, mostOptions } from './narrow.ts';

const namesOf = (context: Context): Promise<ListingNames> =>
  context.memo.get('listing-names', ['catalog'], async () => {
    const { vendors, categories } = await findListingNames(context.database.kysely);
    return { vendors: new Map(vendors.map((vendor) => [vendor.id, vendor])), categories };
  });

export async function findListed(context: Context, query: ProductQuery, count: boolean): Promise<Listed> {
  const names = await namesOf(context);
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
