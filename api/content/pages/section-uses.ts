/** GET /api/v1/editor/pages/{id}/uses: the pages that show a section, or what on the shop leads to a page. */
import { findEditorPage } from '#api/content/storage/drafts.ts';
import { findNaming } from '#api/content/storage/pages.ts';
import { findUses } from '#api/content/storage/sections.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { collectReferences } from '#blocks/validate-document.ts';
import { contentHref, isContentKind } from '#schemas/domain/content/content-kinds.ts';
import type { SectionUse } from '#schemas/domain/content/editor.ts';
import { noPage } from './page-access.ts';
import { pageHref } from './references.ts';
import { textOf } from './views.ts';

/** Whether a document has a link to an address, chosen from the shop or typed. */
export function leadsTo(document: unknown, { key, href }: { key: string; href: string }): boolean {
  const address = href.replaceAll('?', '\\?');
  const typed = new RegExp(`(?<![\\w/])(?:/es)?${address}(?![\\w-])`, 'i');
  return typed.test(JSON.stringify(document)) || collectReferences(document).some((link) => link.key === key);
}

/** By their titles. Throws unauthenticated, forbidden, not_found. */
export async function listSectionUses(context: Context, id: string): Promise<SectionUse[]> {
  requirePermission(context.actor, 'readPages');
  const db = context.database.kysely;
  const page = await findEditorPage(db, id);
  if (!page) throw noPage();
  const { kind, published_slug: slug } = page;
  if (kind === 'section')
    return (await findUses(db, id)).map(({ title, ...use }) => ({
      ...use,
      title: textOf(title),
      kind: 'page',
    }));
  if (kind === 'variant' || !slug) return [];
  const target = isContentKind(kind)
    ? { key: `${kind}:${id}`, href: contentHref[kind](slug), word: id }
    : { key: `page:${slug}`, href: pageHref(slug), word: slug };
  const named = await findNaming(db, [slug, target.word], id);
  return named
    .filter(({ document }) => leadsTo(document, target))
    .map((one) => ({ page: one.id, kind: one.kind, title: textOf(one.title), states: ['published'] }));
}
