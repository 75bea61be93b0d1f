/** What of a product only the store can know: what is taken already, and what there is. */
import { ProblemError } from '#api/services/problem-error.ts';
import type { Executor } from '#api/storage/database.ts';
import { findKnownIds, findTaken } from '#api/storage/repositories/catalogue-products.ts';
import type { EditProduct } from '#schemas/domain/catalogue-editing.ts';

export type Errors = Record<string, string[]>;

/** Throws invalid when there are errors, with the first of them as its sentence. */
export function refuse(errors: Errors): void {
  const [first] = Object.values(errors);
  if (first) throw new ProblemError('invalid', `${first[0]}.`, errors);
}

async function checkTaken(
  tx: Executor,
  id: string | null,
  slug: string,
  product: EditProduct,
  errors: Errors,
) {
  const codes = product.skus.map(({ code }) => code);
  const taken = await findTaken(tx, { slug, number: product.product_number, codes }, id);
  for (const other of taken.products) {
    if (other.slug === slug) errors['/slug'] = [`expected another address: ${other.name} has this one`];
    if (other.product_number === product.product_number)
      errors['/product_number'] = [`expected another number: ${other.name} has this one`];
  }
  for (const [index, code] of codes.entries()) {
    const other = taken.skus.find((sku) => sku.code === code);
    if (other) errors[`/skus/${index}/code`] = [`expected another SKU: ${other.name} has this one`];
  }
}

/** Throws invalid with every place that cannot be. */
export async function checkAgainstStore(
  tx: Executor,
  id: string | null,
  slug: string,
  product: EditProduct,
): Promise<void> {
  const errors: Errors = {};
  await checkTaken(tx, id, slug, product, errors);
  const known = async (
    table: Parameters<typeof findKnownIds>[1],
    wanted: [pointer: string, id: string][],
    what: string,
  ) => {
    const there = await findKnownIds(tx, table, [...new Set(wanted.map(([, one]) => one))]);
    for (const [pointer, one] of wanted)
      if (!there.has(one)) errors[pointer] = [`expected ${what} that exists`];
  };
  const each = (name: string, ids: string[]) =>
    ids.map((one, index): [string, string] => [`/${name}/${index}`, one]);
  await known('vendor', [['/vendor', product.vendor]], 'a vendor');
  await known('category', each('categories', product.categories), 'a category');
  await known('tag', each('tags', product.tags), 'a tag');
  await known('collection', each('collections', product.collections), 'a collection');
  await known(
    'warehouse',
    product.skus.flatMap(({ stock }, sku) =>
      stock.map(({ warehouse }, index): [string, string] => [
        `/skus/${sku}/stock/${index}/warehouse`,
        warehouse,
      ]),
    ),
    'a warehouse',
  );
  await known(
    'product',
    product.slots.flatMap(({ products }, slot) =>
      products.map((one, index): [string, string] => [`/slots/${slot}/products/${index}`, one]),
    ),
    'a product',
  );
  for (const [slot, { products }] of product.slots.entries())
    if (id && products.includes(id)) errors[`/slots/${slot}/products`] = ['expected no kit within itself'];
  refuse(errors);
}
