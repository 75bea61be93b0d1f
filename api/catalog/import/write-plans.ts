/** What a batch comes to, written: the products and their SKUs, stock and groups, a statement a table. */
import type { ProductRecord, StoredProduct } from '#api/catalog/storage/product-record.ts';
import { sameGroups } from '#api/catalog/storage/same-product.ts';
import { replaceGroups, writeProducts } from '#api/catalog/storage/write-products.ts';
import type { NamedIds } from '#api/catalog/storage/write-rows.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import { recordSearchText } from '../text/search-text.ts';
import { sortKeyOf } from '../text/sort-key.ts';
import { ensureNamed, type Ids } from './ensure-named.ts';

/** A product as it is to be. `before`: as it is; none for a new one. */
export type ProductPlan = {
  id: string;
  before: StoredProduct | undefined;
  product: ProductRecord;
  /** Where the file says it, and each of its SKUs. */
  row: number;
  rows: Map<string, number>;
};

function writeOf({ id, before, product }: Pick<ProductPlan, 'id' | 'before' | 'product'>) {
  const searchText = recordSearchText(product);
  const skuIds = new Map(before?.record.skus.map(({ code }, at) => [code, before.skuIds[at]]));
  return {
    id,
    before,
    record: product,
    skuIds: product.skus.map(({ code }) => skuIds.get(code) ?? newId()),
    sortKey: sortKeyOf(product.name),
    searchText,
    sameTexts: before?.record.name === product.name && recordSearchText(before.record) === searchText,
  };
}

/** Answers the ids of what the products name, those that were made with them. */
export async function writePlans(
  tx: Executor,
  plans: Pick<ProductPlan, 'id' | 'before' | 'product'>[],
  refs: { ids: Ids } & Omit<NamedIds, 'vendors'>,
  { now, actor }: { now: string; actor: string },
  /** The run that what is made anew belongs to. */
  runId?: string,
): Promise<Ids> {
  const products = plans.map(({ product }) => product);
  const ids = await ensureNamed(
    tx,
    refs.ids,
    {
      vendors: products.map(({ vendor }) => vendor),
      categories: products.flatMap(({ categories }) => categories),
      tags: products.flatMap(({ tags }) => tags),
      collections: products.flatMap(({ collections }) => collections),
    },
    runId,
  );
  await writeProducts(tx, plans.map(writeOf), { ...refs, vendors: ids.vendor }, now, actor);
  const groups = (kind: 'categories' | 'tags' | 'collections', of: Map<string, string>) => {
    const moved = plans.filter(
      ({ before, product }) =>
        !before || !sameGroups(before.record[kind], product[kind], kind === 'categories'),
    );
    return {
      changed: moved.flatMap(({ id, before }) => (before ? [id] : [])),
      pairs: moved.flatMap(({ id, product }) =>
        product[kind].map(({ slug }, position) => ({ product_id: id, other: of.get(slug) ?? '', position })),
      ),
    };
  };
  await replaceGroups(tx, {
    categories: groups('categories', ids.category),
    tags: groups('tags', ids.tag),
    collections: groups('collections', ids.collection),
  });
  return ids;
}
