/** GET /api/v1/pages/{slug} (ours): the published page for who asks, where, now. */

import { findPublishedPages } from '#api/content/storage/pages.ts';
import { withCurrentMedia } from '#api/media/library/current-media.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import { collectReferences } from '#blocks/validate-document.ts';
import type { Audience, PageDocument, PublishedPage } from '#schemas/domain/content/page.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { normalDocument } from './normal-document.ts';
import { pageHref, resolveReferences } from './references.ts';
import { findUpcomingAt, findUpcomingSlugs } from './upcoming-pages.ts';
import { nextChange, viewerOf, whyLeftOut } from './visibility.ts';

/** Whose page is shown when there is none of one's own. */
export const fallbacks: Record<Audience, Audience[]> = {
  guest: ['guest'],
  customer: ['customer', 'guest'],
  company: ['company', 'customer', 'guest'],
};

/** As the caller reads them: with today's files, in the caller's language, without blocks that are none. */
const readable = async (
  context: Context,
  slug: string,
  pages: Awaited<ReturnType<typeof findPublishedPages>>,
) =>
  (await withCurrentMedia(context, pages)).map((page) => ({
    ...page,
    document: translateDocument(
      normalDocument(page.document, (pointer) =>
        context.log.error({ page: slug, revision: page.revision_id, pointer }, 'a stored block was skipped'),
      ),
      context.language,
    ),
  }));

/** A file of the library that is replaced moves the pages that show it. */
const knownPages = (context: Context, slug: string) =>
  context.memo.get(`page ${slug} ${context.language}`, [`page:${slug}`], async () =>
    readable(context, slug, await findPublishedPages(context.database.kysely, slug)),
  );

/** The same at a moment to come. Nothing of it is kept. */
const upcomingPages = async (context: Context, upcoming: NonNullable<Context['upcoming']>, slug: string) =>
  readable(context, slug, await findUpcomingAt(context, upcoming, slug));

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
