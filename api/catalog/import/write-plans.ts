/** What a batch comes to, written: the products and their SKUs, stock and groups, a statement a table. */
import type { ProductRecord, StoredProduct } from '#api/catalog/storage/product-record.ts';
import { type NamedIds, replaceGroups, writeProducts } from '#api/catalog/storage/write-products.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { recordSearchText } from '../text/search-text.ts';
import { sortKeyOf } from '../text/sort-key.ts';
import { ensureNamed, type Ids } from './ensure-named.ts';

/** A product as it is to be. `before`: as it is; none for a new one. */
export type ProductPlan = { id: string; before: StoredProduct | undefined; product: ProductRecord };

function writeOf({ id, before, product }: ProductPlan) {
  const skuIds = new Map(before?.record.skus.map(({ code }, at) => [code, before.skuIds[at]]));
  return {
    id,
    before,
    record: product,
    skuIds: product.skus.map(({ code }) => skuIds.get(code) ?? newId()),
    sortKey: sortKeyOf(product.name),
    searchText: recordSearchText(product),
  };
}

/** Answers the ids of what the products name, those that were made with them. */
export async function writePlans(
  tx: Executor,
  plans: ProductPlan[],
  refs: { ids: Ids } & Omit<NamedIds, 'vendors'>,
  now: string,
): Promise<Ids> {
  const products = plans.map(({ product }) => product);
  const ids = await ensureNamed(tx, refs.ids, {
    vendors: products.map(({ vendor }) => vendor),
    categories: products.flatMap(({ categories }) => categories),
    tags: products.flatMap(({ tags }) => tags),
    collections: products.flatMap(({ collections }) => collections),
  });
  await writeProducts(tx, plans.map(writeOf), { ...refs, vendors: ids.vendor }, now);
  const pairs = (pick: (product: ProductRecord) => { slug: string }[], of: Map<string, string>) =>
    plans.flatMap(({ id, product }) =>
      pick(product).map(({ slug }, position) => ({ product_id: id, other: of.get(slug) ?? '', position })),
    );
  await replaceGroups(
    tx,
    plans.flatMap(({ id, before }) => (before ? [id] : [])),
    {
      categories: pairs(({ categories }) => categories, ids.category),
      tags: pairs(({ tags }) => tags, ids.tag),
      collections: pairs(({ collections }) => collections, ids.collection),
    },
  );
  return ids;
}
