/** GET /api/v1/pages/{slug} (ours): the published page for who asks, where, now. */

import { findPublishedPages } from '#api/content/storage/pages.ts';
import { withCurrentMedia } from '#api/media/library/current-media.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import { collectReferences } from '#blocks/validate-document.ts';
import type { Audience, PublishedPage } from '#schemas/domain/content/page.ts';
import { expandBlocks, sectionsIn } from '#schemas/domain/content/saved-section.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { normalDocument } from './normal-document.ts';
import { resolveReferences } from './references.ts';
import { publishedSections, type SectionBlocks } from './show-sections.ts';
import { nextChange, viewerOf, whyLeftOut } from './visibility.ts';

/** Whose page is shown when there is none of one's own. */
export const fallbacks: Record<Audience, Audience[]> = {
  guest: ['guest'],
  customer: ['customer', 'guest'],
  company: ['company', 'customer', 'guest'],
};

/** A file of the library that is replaced moves the pages that show it. */
const knownPages = (context: Context, slug: string) =>
  context.memo.get(`page ${slug} ${context.language}`, [`page:${slug}`], async () => {
    const pages = (
      await withCurrentMedia(context, await findPublishedPages(context.database.kysely, slug))
    ).map((page) => ({
      ...page,
      document: translateDocument(
        normalDocument(page.document, (pointer) =>
          context.log.error(
            { page: slug, revision: page.revision_id, pointer },
            'a stored block was skipped',
          ),
        ),
        context.language,
      ),
    }));
    const sections = await publishedSections(
      context,
      pages.flatMap(({ document }) => document.blocks),
      (section, pointer) => context.log.error({ page: slug, section, pointer }, 'a stored block was skipped'),
    );
    return pages.map((page) => withSections(context, page, sections));
  });

type KnownPage = Awaited<ReturnType<typeof findPublishedPages>>[number];

/** The page with its sections' blocks in their places; said once for each time that it is read. */
function withSections(context: Context, page: KnownPage, sections: SectionBlocks): KnownPage {
  const { document, slug, revision_id: revision } = page;
  const named = sectionsIn(document.blocks);
  if (named.length === 0) return page;
  const missing = named.filter((section) => !sections.has(section));
  if (missing.length > 0)
    context.log.error({ page: slug, revision, sections: missing }, 'sections that are not published');
  return { ...page, document: { ...document, blocks: expandBlocks(document.blocks, sections).blocks } };
}

/** Throws not_found. */
export async function getPage(context: Context, slug: string): Promise<PublishedPage> {
  const db = context.database.kysely;
  const published = new Map((await knownPages(context, slug)).map((page) => [page.audience, page]));
  const audience = context.actor.audience;
  const page = fallbacks[audience]
    .map((candidate) => published.get(candidate))
    .find((candidate) => candidate !== undefined);
  if (!page) throw new ProblemError('not_found', because('page_not_found'));
  const viewer = viewerOf(context);
  const { blocks } = page.document;
  const document = {
    ...page.document,
    blocks: blocks.filter((block) => whyLeftOut(block.visibility, viewer) === null),
  };
  return {
    page: document,
    revision: page.revision_id,
    published_at: page.published_at,
    references: await context.memo.get(
      // The revision and what is shown of it say which links there are.
      `references ${page.revision_id} ${context.language} ${document.blocks.map((block) => block.id).join()}`,
      ['catalog', 'pages', `page:${slug}`],
      () => resolveReferences(db, collectReferences(document), context.language),
    ),
    next_change: nextChange(blocks, viewer.now),
  };
}
