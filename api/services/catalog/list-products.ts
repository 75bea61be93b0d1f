/** GET /api/v1/products?{query} (SPEC 7). */
import { type Context, priceGroupOf } from '#api/services/context.ts';
import { toPage, toWindow } from '#api/services/window.ts';
import {
  findCategories,
  findCollections,
  findProductHeads,
  findProductIds,
  findSkuHeads,
  findTags,
  findVendors,
  type ProductQuery,
} from '#api/storage/repositories/catalog.ts';
import type { ProductCard, ProductSort } from '#schemas/domain/catalog.ts';
import { listSwatches } from './list-filters.ts';
import { cardView } from './views.ts';

export type ProductListQuery = {
  category?: string;
  subcategory?: string;
  vendor?: string;
  tag?: string;
  collection?: string;
  ids?: string;
  q?: string;
  sort?: ProductSort;
  page: number;
  limit: number;
};

const one = { limit: 1, offset: 0 };

/** Slugs as ids; null when one of them names nothing, so that nothing is listed. */
async function resolve(context: Context, query: ProductListQuery): Promise<Partial<ProductQuery> | null> {
  const db = context.database.kysely;
  const wanted = {
    categoryId: query.category
      ? (await findCategories(db, { slug: query.category, type: 'Category' }, one))[0]
      : undefined,
    subcategoryId: query.subcategory
      ? (
          await findCategories(
            db,
            {
              slug: query.subcategory,
              type: 'Subcategory',
              ...(query.category ? { parent: query.category } : {}),
            },
            one,
          )
        )[0]
      : undefined,
    vendorId: query.vendor ? (await findVendors(db, { slug: query.vendor }, one))[0] : undefined,
    tagId: query.tag ? (await findTags(db, { slug: query.tag }, one))[0] : undefined,
    collectionId: query.collection
      ? (await findCollections(db, { slug: query.collection }, one))[0]
      : undefined,
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

/** Cards for product ids, in the order of the ids; ids that name nothing are left out. */
export async function cardsOf(context: Context, ids: string[]): Promise<ProductCard[]> {
  const db = context.database.kysely;
  const [products, skus, swatches] = await Promise.all([
    findProductHeads(db, ids),
    findSkuHeads(db, ids, context.warehouseId),
    listSwatches(context),
  ]);
  const skusByProduct = new Map(skus.map((row) => [row.product_id, row.skus]));
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.flatMap((id) => {
    const product = byId.get(id);
    const own = skusByProduct.get(id);
    return product && own ? [cardView(product, own, priceGroupOf(context.actor), swatches)] : [];
  });
}

export async function listProducts(context: Context, query: ProductListQuery) {
  const filters = await resolve(context, query);
  if (!filters) return toPage<ProductCard>([], 0, query);
  const ids = query.ids?.split(',');
  const { ids: found, total } = await findProductIds(context.database.kysely, {
    ...filters,
    ...(ids ? { ids } : {}),
    ...(query.q ? { search: query.q } : {}),
    sort:
      query.sort === 'relevance' && !query.q
        ? 'featured'
        : (query.sort ?? (query.q ? 'relevance' : 'featured')),
    priceColumn: priceGroupOf(context.actor) === 'trade' ? 'trade_cents' : 'retail_cents',
    ...toWindow(query),
  });
  // Ids given by hand keep their order, unless a sort was asked for.
  const ordered = ids && !query.sort ? ids.filter((id) => found.includes(id)) : found;
  return toPage(await cardsOf(context, ordered), total, query);
}
