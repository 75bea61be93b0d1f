/** Links to products, for what other wings write. */
import { findOptions, findProductNames } from '#api/catalog/storage/shop.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Picture } from '#schemas/domain/catalog/catalog.ts';
import { pictureView, productHref, skuHref } from './views.ts';

/** A product, and where one is chosen, its SKU. */
type Named = { slug: string; sku?: string | undefined };
/** `number`: the SKU's, else the product's. */
export type ProductLink = {
  slug: string;
  sku?: string;
  name: string;
  number: string;
  href: string;
  picture: Picture;
};

/** Each of these as the shop shows it; null for what it does not, and for a SKU that is another product's. */
export async function findProductLinks(
  db: Executor,
  wanted: readonly Named[],
): Promise<(ProductLink | null)[]> {
  const rows = await findProductNames(
    db,
    wanted.map(({ slug }) => slug),
  );
  const options = await findOptions(
    db,
    wanted.flatMap(({ sku }) => sku ?? []),
  );
  return wanted.map(({ slug, sku }) => {
    const product = rows.find((row) => row.slug === slug);
    if (!product) return null;
    const { name, product_number: number } = product;
    if (sku === undefined)
      return { slug, name, number, href: productHref(product), picture: pictureView(product.picture) };
    const chosen = options.find((row) => row.code === sku && row.product_id === product.id);
    if (!chosen) return null;
    return {
      slug,
      sku,
      name: [name, ...Object.values(chosen.options)].join(', '),
      number: sku,
      href: skuHref(product, sku),
      picture: pictureView(chosen.picture),
    };
  });
}
