/** GET /api/v1/sitemap/content and /api/v1/sitemap/content/{kind} (ours): what the sitemap lists of the content. */
import { pictureView } from '#api/catalog/shop/views.ts';
import { findNextPublication } from '#api/content/storage/content.ts';
import { findContentAddresses, findContentParts } from '#api/content/storage/sitemap.ts';
import type { Context } from '#api/platform/context.ts';
import { type SitemapWindow, sitemapPageOf } from '#api/platform/storage/sitemap-window.ts';
import {
  type ContentSitemapKind,
  contentSitemapKinds,
  type SitemapPage,
  sitemapPartSize,
} from '#schemas/domain/platform/sitemap.ts';

/** Published content pages and posts, projects and people. */
export async function listContentAddresses(
  { database: { kysely }, now }: Context,
  kind: ContentSitemapKind,
  window: SitemapWindow,
): Promise<SitemapPage> {
  const rows = await findContentAddresses(kysely, kind, now().toISOString(), window);
  return sitemapPageOf(rows, window.limit, ({ path, changed_at, pictures }) => ({
    path,
    changed_at,
    images: pictures.map((picture) => pictureView(picture).src),
  }));
}

/** Where each file of the content's sitemap begins, and when a post comes out next. `size`: addresses in a file. */
export async function listContentParts({ database: { kysely }, now }: Context, size = sitemapPartSize) {
  const moment = now().toISOString();
  const [nextChange, ...parts] = await Promise.all([
    findNextPublication(kysely, moment),
    ...contentSitemapKinds.map(async (kind) =>
      (await findContentParts(kysely, kind, moment, size)).map((after) => ({ kind, after })),
    ),
  ]);
  return { parts: parts.flat(), next_change: nextChange };
}
