/** GET /api/v1/pages/{slug}/former (ours): what became of a page's address that leads nowhere. */
import { findPagesOnceAt } from '#api/content/storage/former-pages.ts';
import type { Context } from '#api/platform/context.ts';
import { contentHref, type DocumentKind, isPart } from '#schemas/domain/content/content-kinds.ts';
import { fixedPages } from '#schemas/domain/content/editor.ts';
import type { FormerPage } from '#schemas/domain/content/page.ts';
import { fallbacks } from './audience-pages.ts';

/** Where the page is now that the caller could open at `slug`; gone when it was unpublished or deleted. */
export async function getFormerPage(context: Context, kind: DocumentKind, slug: string): Promise<FormerPage> {
  const own = fallbacks[context.actor.audience];
  const once = await findPagesOnceAt(context.database.kysely, kind, slug, own);
  const now = once.find(
    (page) =>
      page.published &&
      page.slug !== null &&
      page.slug !== slug &&
      page.audience !== null &&
      own.includes(page.audience) &&
      !(kind === 'page' && fixedPages.some((fixed) => fixed === page.slug)),
  );
  // A section stands in pages, and had no address.
  if (isPart(kind)) return { href: null, gone: false };
  return {
    href: now?.slug ? (kind === 'page' ? `/page/${now.slug}` : contentHref[kind](now.slug)) : null,
    gone: once.length > 0 && !now && once.every((page) => !page.published),
  };
}
