/** Links to products, for what other wings write. */
import { findOptions, findProductNames } from '#api/catalog/storage/shop.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { productHref } from './views.ts';

/** A product, and where one is chosen, its SKU. */
type Named = { slug: string; sku?: string | undefined };
export type ProductLink = { slug: string; sku?: string; name: string; href: string };

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
    const link = { slug, name: product.name, href: productHref(product) };
    if (sku === undefined) return link;
    const chosen = options.find((row) => row.code === sku && row.product_id === product.id);
    if (!chosen) return null;
    const name = [product.name, ...Object.values(chosen.options)].join(', ');
    return { slug, sku, name, href: `${link.href}?${new URLSearchParams({ sku })}` };
  });
}
