/**
 * Pages as they will be at a moment to come, for who previews the shop: what is scheduled until then, and the releases.
 * Posts, projects and people stay as they are.
 */
import { findPublishedPages } from '#api/content/storage/pages.ts';
import { findUpcomingPages } from '#api/content/storage/releases.ts';
import { findPublishedSections, type PublishedSection } from '#api/content/storage/sections.ts';
import type { Context } from '#api/platform/context.ts';
import { pageDocumentSchema } from '#schemas/domain/content/page.ts';

type Published = Awaited<ReturnType<typeof findPublishedPages>>[number];
type Row = Awaited<ReturnType<typeof findUpcomingPages>>[number];

/** By page, what happens to it last; without a document for one that is off the shop by then. */
async function readUpcoming(
  context: Context,
  { until, release }: NonNullable<Context['upcoming']>,
): Promise<Map<string, Row>> {
  const rows = await findUpcomingPages(context.database.kysely, until, release);
  return new Map(rows.map((row) => [row.id, row]));
}

/** As it will be published; null for what cannot be, or is none. */
function pageOf(context: Context, { id, kind, revision_id, document, at }: Row): Published | null {
  const { slug, audience } = pageDocumentSchema.shape;
  const [address, seenBy] = [slug.safeParse(document?.slug), audience.safeParse(document?.audience)];
  if (kind !== 'page' || !revision_id || !document || !address.success || !seenBy.success) return null;
  const published_at = at ?? context.now().toISOString();
  return { id, revision_id, document, published_at, slug: address.data, audience: seenBy.data };
}

/** What stands at an address then, for each audience. */
export async function findUpcomingAt(
  context: Context,
  wanted: NonNullable<Context['upcoming']>,
  slug: string,
): Promise<Published[]> {
  const [live, upcoming] = await Promise.all([
    findPublishedPages(context.database.kysely, slug),
    readUpcoming(context, wanted),
  ]);
  const coming = [...upcoming.values()].flatMap((row) => pageOf(context, row) ?? []);
  return [...live.filter(({ id }) => !upcoming.has(id)), ...coming.filter((page) => page.slug === slug)];
}

/** Those of `slugs` that visitors can open then. */
export async function findUpcomingSlugs(
  context: Context,
  wanted: NonNullable<Context['upcoming']>,
  slugs: readonly string[],
): Promise<Set<string>> {
  const upcoming = await readUpcoming(context, wanted);
  const coming = [...upcoming.values()].flatMap((row) => pageOf(context, row)?.slug ?? []);
  return new Set(coming.filter((slug) => slugs.includes(slug)));
}

/** The sections of these ids as they are published then. */
export async function findUpcomingSections(
  context: Context,
  wanted: NonNullable<Context['upcoming']>,
  ids: readonly string[],
): Promise<PublishedSection[]> {
  const [live, upcoming] = await Promise.all([
    findPublishedSections(context.database.kysely, ids),
    readUpcoming(context, wanted),
  ]);
  const coming = [...upcoming.values()].flatMap(({ id, kind, document }) =>
    kind === 'section' && document && ids.includes(id) ? [{ id, title: document.title, document }] : [],
  );
  return [...live.filter(({ id }) => !upcoming.has(id)), ...coming];
}
