/** GET /api/v1/sitemap/catalog and /api/v1/sitemap/catalog/{kind} (ours): what the sitemap lists of the catalog. */
import { findCatalogParts, findFilledLists, findListedProducts } from '#api/catalog/storage/sitemap.ts';
import type { Context } from '#api/platform/context.ts';
import { type SitemapWindow, sitemapPageOf } from '#api/platform/storage/sitemap-window.ts';
import {
  type CatalogSitemapKind,
  catalogSitemapKinds,
  type SitemapPage,
  sitemapPartSize,
} from '#schemas/domain/platform/sitemap.ts';
import { categoryHref, pictureView, productHref } from './views.ts';

const prefixes = { vendors: '/v/', collections: '/col/', tags: '/t/' } as const;

/** Active products, and the lists that show one. */
export async function listCatalogAddresses(
  { database: { kysely } }: Context,
  kind: CatalogSitemapKind,
  window: SitemapWindow,
): Promise<SitemapPage> {
  if (kind === 'products')
    return sitemapPageOf(await findListedProducts(kysely, window), window.limit, (row) => ({
      path: productHref(row),
      changed_at: row.updated_at,
      images: [pictureView(row.picture).src],
    }));
  return sitemapPageOf(await findFilledLists(kysely, kind, window), window.limit, (row) => ({
    path:
      kind === 'categories'
        ? categoryHref({ slug: row.slug, parentSlug: row.parent_slug, isSubcategory: row.parent_id !== null })
        : prefixes[kind] + row.slug,
    changed_at: null,
    images: row.picture ? [pictureView(row.picture).src] : [],
  }));
}

/** Where each file of the catalog's sitemap begins. `size`: addresses in a file. */
export async function listCatalogParts({ database: { kysely } }: Context, size = sitemapPartSize) {
  const parts = await Promise.all(
    catalogSitemapKinds.map(async (kind) =>
      (await findCatalogParts(kysely, kind, size)).map((after) => ({ kind, after })),
    ),
  );
  return parts.flat();
}
