/** GET /api/v1/pages/{slug} (ours): the published page for who asks, where, now. */

import { hasPlace, withVariant } from '#api/content/experiments/experiment-page.ts';
import { findTested } from '#api/content/storage/experiments.ts';
import { findPublishedPages } from '#api/content/storage/pages.ts';
import { withCurrentMedia } from '#api/media/library/current-media.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import { collectReferences } from '#blocks/validate-document.ts';
import type { PageDocument, PublishedPage, StoredBlock } from '#schemas/domain/content/page.ts';
import { expandBlocks, sectionsIn } from '#schemas/domain/content/saved-section.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { fallbacks } from './audience-pages.ts';
import { normalDocument } from './normal-document.ts';
import { pageHref, resolveReferences } from './references.ts';
import { publishedSections, type SectionBlocks, sectionBlocks } from './show-sections.ts';
import { findUpcomingAt, findUpcomingSections, findUpcomingSlugs } from './upcoming-pages.ts';
import { nextChange, viewerOf, whyLeftOut } from './visibility.ts';

type StoredPage = Awaited<ReturnType<typeof findPublishedPages>>[number];
type KnownPage = StoredPage & {
  /** What runs on it, with the blocks of its variant B. */
  experiment: { id: string; block: string | null; blocks: StoredBlock[] } | null;
};

/** As the caller reads them: with today's files, in the caller's language, without blocks that are none. */
async function readable(
  context: Context,
  slug: string,
  stored: StoredPage[],
  upcoming: Context['upcoming'] = null,
): Promise<KnownPage[]> {
  const experiments = upcoming ? [] : await experimentsOn(context, stored);
  const pages = (await withCurrentMedia(context, stored)).map((page): KnownPage => {
    const document = translateDocument(
      normalDocument(page.document, (pointer) =>
        context.log.error({ page: slug, revision: page.revision_id, pointer }, 'a stored block was skipped'),
      ),
      context.language,
    );
    const experiment = experiments.find(({ page: tested }) => tested === page.id) ?? null;
    return {
      ...page,
      document,
      experiment: experiment && hasPlace(document.blocks, experiment.block) ? experiment : null,
    };
  });
  const sections = await publishedSections(
    context,
    pages.flatMap(({ document, experiment }) => [...document.blocks, ...(experiment?.blocks ?? [])]),
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
  const { document, slug, revision_id: revision, experiment } = page;
  const named = sectionsIn([...document.blocks, ...(experiment?.blocks ?? [])]);
  if (named.length === 0) return page;
  const missing = named.filter((section) => !sections.has(section));
  if (missing.length > 0)
    context.log.error({ page: slug, revision, sections: missing }, 'sections that are not published');
  const expand = (blocks: StoredBlock[]) => expandBlocks(blocks, sections).blocks;
  return {
    ...page,
    document: { ...document, blocks: expand(document.blocks) },
    experiment: experiment && { ...experiment, blocks: expand(experiment.blocks) },
  };
}

/** The experiments of these pages as the caller reads their variants; of a preview, the one that is tried. */
async function experimentsOn(
  context: Context,
  pages: StoredPage[],
): Promise<(NonNullable<KnownPage['experiment']> & { page: string })[]> {
  const rows = await withCurrentMedia(
    context,
    await findTested(
      context.database.kysely,
      pages.map(({ id }) => id),
      context.trial,
    ),
  );
  return rows.map(({ id, page_id, block, variant, document }) => ({
    id,
    page: page_id,
    block,
    blocks: [
      ...sectionBlocks({ id: variant, title: '', document }, context.language, (of, pointer) =>
        context.log.error({ variant: of, pointer }, 'a stored block was skipped'),
      ),
    ],
  }));
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

/** A page that is seen as it is, by who tries variant B of an experiment that need not run. Nothing of it is kept. */
const triedPages = async (context: Context, slug: string) =>
  readable(context, slug, await findPublishedPages(context.database.kysely, slug));

function pagesAt(context: Context, slug: string): Promise<KnownPage[]> {
  const { upcoming, trial } = context;
  if (upcoming) return upcomingPages(context, upcoming, slug);
  return trial === null ? knownPages(context, slug) : triedPages(context, slug);
}

/** With variant B of the experiment that `variant` names, where that runs on the page. Throws not_found. */
export async function getPage(
  context: Context,
  slug: string,
  variant: string | null = context.trial,
): Promise<PublishedPage> {
  const pages = await pagesAt(context, slug);
  const published = new Map(pages.map((page) => [page.audience, page]));
  const audience = context.actor.audience;
  const page = fallbacks[audience]
    .map((candidate) => published.get(candidate))
    .find((candidate) => candidate !== undefined);
  if (!page) throw new ProblemError('not_found', because('page_not_found'));
  const viewer = viewerOf(context);
  const { experiment } = page;
  const isB = experiment !== null && experiment.id === variant;
  const blocks = isB ? withVariant(page.document.blocks, experiment) : page.document.blocks;
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
    experiment: experiment && { _id: experiment.id, variant: isB ? 'b' : 'a' },
  };
}
