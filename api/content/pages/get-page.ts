/** GET /api/v1/pages/{slug} (ours): the published page for who asks, where, now. */

import { findPublishedPages } from '#api/content/storage/pages.ts';
import { withCurrentMedia } from '#api/media/library/current-media.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import { collectReferences } from '#blocks/validate-document.ts';
import type { Audience, PageDocument, PublishedPage } from '#schemas/domain/content/page.ts';
import { expandBlocks, sectionsIn } from '#schemas/domain/content/saved-section.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { normalDocument } from './normal-document.ts';
import { pageHref, resolveReferences } from './references.ts';
import { publishedSections, type SectionBlocks } from './show-sections.ts';
import { findUpcomingAt, findUpcomingSections, findUpcomingSlugs } from './upcoming-pages.ts';
import { nextChange, viewerOf, whyLeftOut } from './visibility.ts';

/** Whose page is shown when there is none of one's own. */
export const fallbacks: Record<Audience, Audience[]> = {
  guest: ['guest'],
  customer: ['customer', 'guest'],
  company: ['company', 'customer', 'guest'],
};

type KnownPage = Awaited<ReturnType<typeof findPublishedPages>>[number];

/** As the caller reads them: with today's files, in the caller's language, without blocks that are none. */
async function readable(
  context: Context,
  slug: string,
  stored: KnownPage[],
  upcoming: Context['upcoming'] = null,
): Promise<KnownPage[]> {
  const pages = (await withCurrentMedia(context, stored)).map((page) => ({
    ...page,
    document: translateDocument(
      normalDocument(page.document, (pointer) =>
        context.log.error({ page: slug, revision: page.revision_id, pointer }, 'a stored block was skipped'),
      ),
      context.language,
    ),
  }));
  const sections = await publishedSections(
    context,
    pages.flatMap(({ document }) => document.blocks),
    (section, pointer) => context.log.error({ page: slug, section, pointer }, 'a stored block was skipped'),
    upcoming ? (ids) => findUpcomingSections(context, upcoming, ids) : undefined,
  );
  return pages.map((page) => withSections(context, page, sections));
}

/** A file of the library that is replaced moves the pages that show it. */
const knownPages = (context: Context, slug: string) =>
  context.memo.get(`page ${slug} ${context.language}`, [`page:${slug}`], async () =>
    readable(context, slug, await findPublishedPages(context.database.kysely, slug)),
  );

/** The same at a moment to come. Nothing of it is kept. */
const upcomingPages = async (context: Context, upcoming: NonNullable<Context['upcoming']>, slug: string) =>
  readable(context, slug, await findUpcomingAt(context, upcoming, slug), upcoming);

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

/** What the links of a document lead to. */
async function referencesOf(context: Context, slug: string, revision: string, document: PageDocument) {
  const { upcoming, language } = context;
  const db = context.database.kysely;
  const wanted = () => collectReferences(document);
  if (!upcoming)
    return context.memo.get(
      // The revision and what is shown of it say which links there are.
      `references ${revision} ${language} ${document.blocks.map((block) => block.id).join()}`,
      ['catalog', 'pages', `page:${slug}`],
      () => resolveReferences(db, wanted(), language),
    );
  const references = await resolveReferences(db, wanted(), language);
  const pages = wanted().filter(({ entity }) => entity === 'page');
  for (const to of await findUpcomingSlugs(
    context,
    upcoming,
    pages.map(({ id }) => id),
  ))
    references[`page:${to}`] ??= { href: pageHref(to), label: to };
  return references;
}

/** Throws not_found. */
export async function getPage(context: Context, slug: string): Promise<PublishedPage> {
  const { upcoming } = context;
  const pages = await (upcoming ? upcomingPages(context, upcoming, slug) : knownPages(context, slug));
  const published = new Map(pages.map((page) => [page.audience, page]));
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
    references: await referencesOf(context, slug, page.revision_id, document),
    next_change: nextChange(blocks, viewer.now),
  };
}
