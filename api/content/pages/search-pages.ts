/** GET /api/v1/search/pages?q= (ours): the content pages, posts, projects and people that a search names. */

import { findPostTitles, findTitles } from '#api/content/storage/named-pages.ts';
import { findAllPages } from '#api/content/storage/pages.ts';
import type { Context } from '#api/platform/context.ts';
import { fixedPages } from '#schemas/domain/content/editor.ts';
import { type NameablePage, type NamedPage, pagesNamed } from '#schemas/domain/content/named-pages.ts';
import type { StoredBlock } from '#schemas/domain/content/page.ts';
import { fallbacks } from './audience-pages.ts';
import { normalDocument } from './normal-document.ts';
import { viewerOf, whyLeftOut } from './visibility.ts';

const heading = /^#{1,3} +(.+?) *#*$/gm;

/** Headings in the text of a block; its props are the block's own business, so every text is looked at. */
function headingsIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(heading)].map(([, text = '']) => text);
  if (Array.isArray(value)) return value.flatMap(headingsIn);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(headingsIn) : [];
}

type Block = Pick<StoredBlock, 'visibility'> & { headings: string[] };

const contentPages = (context: Context) =>
  context.memo.get('named-pages', ['pages'], async () =>
    (await findAllPages(context.database.kysely)).map(({ document, slug, audience }) => {
      const { title, blocks } = normalDocument(document);
      const read = blocks.map(
        ({ visibility, props }): Block => ({ visibility, headings: headingsIn(props) }),
      );
      return { slug, audience, title, blocks: read };
    }),
  );

/** Pages that this viewer can open, with the headings that the viewer sees. */
async function pagesFor(context: Context): Promise<NameablePage[]> {
  const all = await contentPages(context);
  const viewer = viewerOf(context);
  const own = fallbacks[context.actor.audience];
  const slugs = new Set(
    all.map(({ slug }) => slug).filter((slug) => !fixedPages.some((one) => one === slug)),
  );
  return [...slugs].flatMap((slug) => {
    const page = own.flatMap((audience) =>
      all.filter((one) => one.slug === slug && one.audience === audience),
    )[0];
    if (!page) return [];
    const seen = page.blocks.filter(({ visibility }) => whyLeftOut(visibility, viewer) === null);
    return [
      {
        title: page.title,
        href: `/page/${slug}`,
        names: [slug.replaceAll('-', ' ')],
        sections: seen.flatMap(({ headings }) => headings),
      },
    ];
  });
}

const oneOfMany = ({ title, href }: { title: string; href: string }): NameablePage => ({
  title,
  href,
  oneOfMany: true,
});

export async function searchPages(context: Context, asked: string, partial: boolean): Promise<NamedPage[]> {
  const db = context.database.kysely;
  const now = context.now().toISOString();
  const [pages, titles, posts] = await Promise.all([
    pagesFor(context),
    context.memo.get('named-titles', ['projects', 'people'], () => findTitles(db)),
    context.memo.get('named-posts', ['posts'], () => findPostTitles(db)),
  ]);
  const out = posts.filter(({ published_at }) => published_at <= now);
  return pagesNamed(asked, [...pages, ...[...out, ...titles].map(oneOfMany)], partial);
}
