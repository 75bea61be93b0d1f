/** GET /api/v1/products?{query} (docs/product.md#listings). */

import { findListed } from '#api/catalog/index/find-listed.ts';
import { learnedFor } from '#api/catalog/search/learning/learned.ts';
import { nearestLearned } from '#api/catalog/search/learning/nearest-learned.ts';
import { nearestCategories } from '#api/catalog/search/nearest-categories.ts';
import { mostRanked } from '#api/catalog/search/ranking.ts';
import { readSearch } from '#api/catalog/search/read-search.ts';
import type { ProductQuery, Scope, Selection } from '#api/catalog/storage/listing.ts';
import {
  findCategories,
  findCollections,
  findHandOrder,
  findProductHeads,
  findSkuHeads,
  findTags,
  findVendors,
} from '#api/catalog/storage/shop.ts';
import type { Context } from '#api/platform/context.ts';
import { toPage, toWindow } from '#api/platform/pagination.ts';
import { priceGroupOf } from '#api/pricing/prices/price-group.ts';
import type { ProductCard, ProductSort } from '#schemas/domain/catalog/catalog.ts';
import { cardFacts } from './card-facts.ts';
import { facetsOf, type Narrowing, selectionOf } from './facets.ts';
import { openingFigures } from './opening-figures.ts';
import { ownPricesHere } from './own-prices.ts';
import { searchedFor, type Wanted } from './shown-skus.ts';
import { cardView } from './views.ts';

export type ProductListQuery = Narrowing & {
  category?: string;
  subcategory?: string;
  vendor?: string;
  tag?: string;
  collection?: string;
  ids?: string;
  q?: string;
  facets?: boolean;
  sort?: ProductSort;
  page: number;
  limit: number;
};

const one = { limit: 1, offset: 0 };

/** Slugs as ids; null when one of them names nothing, so that nothing is listed. */
async function resolve(context: Context, query: ProductListQuery): Promise<Scope | null> {
  const db = context.database.kysely;
  const [category, subcategory, vendor, tag, collection] = await Promise.all([
    query.category ? findCategories(db, { slug: query.category, type: 'Category' }, one) : [],
    query.subcategory
      ? findCategories(
          db,
          {
            slug: query.subcategory,
            type: 'Subcategory',
            ...(query.category ? { parent: query.category } : {}),
          },
          one,
        )
      : [],
    query.vendor ? findVendors(db, { slug: query.vendor }, one) : [],
    query.tag ? findTags(db, { slug: query.tag }, one) : [],
    query.collection ? findCollections(db, { slug: query.collection }, one) : [],
  ]);
  const wanted = {
    categoryId: category[0],
    subcategoryId: subcategory[0],
    vendorId: vendor[0],
    tagId: tag[0],
    collectionId: collection[0],
  };
  const asked = [query.category, query.subcategory, query.vendor, query.tag, query.collection];
  if (Object.values(wanted).some((row, index) => asked[index] && !row)) return null;
  const categoryId = wanted.subcategoryId?.id ?? wanted.categoryId?.id;
  return {
    ...(categoryId ? { categoryId } : {}),
    ...(wanted.vendorId ? { vendorId: wanted.vendorId.id } : {}),
    ...(wanted.tagId ? { tagId: wanted.tagId.id } : {}),
    ...(wanted.collectionId ? { collectionId: wanted.collectionId.id } : {}),
  };
}

/**
 * Cards for product ids, in the order of the ids; ids that name nothing are left out. A card shows those SKUs of its
 * product that were asked for.
 */
export async function cardsOf(context: Context, ids: string[], wanted?: Wanted): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const db = context.database.kysely;
  const [products, skus] = await Promise.all([
    findProductHeads(db, ids),
    findSkuHeads(db, ids, context.warehouseId),
  ]);
  const skusByProduct = new Map(skus.map((row) => [row.product_id, row.skus]));
  const facts = await cardFacts(context, products, skusByProduct, { wanted });
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => {
    const product = byId.get(id);
    const own = skusByProduct.get(id);
    return product && own ? [cardView(product, own, facts)] : [];
  });
}

/** What a list's cards follow; undefined where nothing was asked of SKUs. */
function wantedOf({ q }: ProductListQuery, { options, available }: Selection): Wanted | undefined {
  return options.length > 0 || available || q ? { options, available, ...searchedFor(q) } : undefined;
}

/** Collections of more products than this have no order by hand. */
const mostByHand = 2000;

/** What comes first in a collection is its maker's to say, unless the visitor asks for another order. */
function handOrder(context: Context, collectionId: string | undefined): Promise<string[]> {
  if (!collectionId) return Promise.resolve([]);
  return context.memo.get(`hand-order:${collectionId}`, ['catalog'], () =>
    findHandOrder(context.database.kysely, collectionId, mostByHand),
  );
}

/** Throws bad_query for a filter that does not exist. */
export async function listProducts(context: Context, query: ProductListQuery) {
  const [scope, selection, read, learned] = await Promise.all([
    resolve(context, query),
    selectionOf(context, query),
    query.q ? readSearch(context, query.q) : undefined,
    query.q ? learnedFor(context, query.q) : undefined,
  ]);
  const didYouMean = read?.didYouMean ? { did_you_mean: read.didYouMean } : {};
  const redirect = learned?.redirect ? { redirect: learned.redirect } : {};
  if (query.q && !read?.search && !learned?.pins.length) {
    const nearest = await nearestCategories(context, query.q);
    return { ...toPage<ProductCard>([], 0, query), nearest, ...redirect };
  }
  if (!scope) return toPage<ProductCard>([], 0, query);
  const ids = query.ids?.split(',');
  const nearest =
    read && learned
      ? await nearestLearned(context, read, learned, { ranked: mostRanked.listed, limit: mostRanked.listed })
      : undefined;
  const only = nearest && ids ? nearest.filter((id) => ids.includes(id)) : (nearest ?? ids);
  const sort =
    query.sort === 'relevance' && !query.q
      ? 'featured'
      : (query.sort ?? (query.q ? 'relevance' : 'featured'));
  const priceColumn = priceGroupOf(context.actor) === 'trade' ? 'trade_cents' : 'retail_cents';
  const [own, opening] = await Promise.all([ownPricesHere(context), openingFigures(context)]);
  const byHand = sort === 'featured' && !only ? await handOrder(context, scope.collectionId) : [];
  const wanted: ProductQuery = {
    ...scope,
    ...(only ? { ids: only } : byHand.length > 0 ? { ids: byHand } : {}),
    selection,
    warehouseId: context.warehouseId,
    // In the order of the ids.
    sort: byHand.length > 0 ? 'relevance' : sort,
    priceColumn,
    own,
    opening,
    ...toWindow(query),
  };
  const { ids: found, total, facets } = await findListed(context, wanted, query.facets === true);
  // Ids given by hand keep their order, unless a sort was asked for.
  const ordered = ids && !query.sort ? ids.filter((id) => found.includes(id)) : found;
  return {
    ...toPage(await cardsOf(context, ordered, wantedOf(query, selection)), total, query),
    ...(facets ? { facets: await facetsOf(context, facets) } : {}),
    ...didYouMean,
    ...redirect,
  };
}
