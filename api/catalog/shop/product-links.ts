/** Links to products, for what other wings write. */
import { findProductNames } from '#api/catalog/storage/shop.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { productHref } from './views.ts';

/** Those of these products that the shop shows, by their slugs. */
export async function findProductLinks(db: Executor, slugs: readonly string[]) {
  const rows = await findProductNames(db, slugs);
  return rows.map((row) => ({ slug: row.slug, name: row.name, href: productHref(row) }));
}
