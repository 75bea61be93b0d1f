/**
 * Pages as they will be at a moment to come, for who previews the shop: what is scheduled until then, and the releases.
 * Posts, projects and people stay as they are.
 */
import { findPublishedPages } from '#api/content/storage/pages.ts';
import { findUpcomingPages } from '#api/content/storage/releases.ts';
import type { Context } from '#api/platform/context.ts';
import { pageDocumentSchema } from '#schemas/domain/content/page.ts';

type Published = Awaited<ReturnType<typeof findPublishedPages>>[number];

/** By page, what it will be; null for one that is off the shop by then. */
type Upcoming = Map<string, Published | null>;

async function readUpcoming(context: Context, wanted: NonNullable<Context['upcoming']>): Promise<Upcoming> {
  const { slug, audience } = pageDocumentSchema.shape;
  const upcoming: Upcoming = new Map();
  const rows = await findUpcomingPages(context.database.kysely, wanted.until, wanted.release);
  for (const { id, revision_id, document, at } of rows) {
    const address = slug.safeParse(document?.slug);
    const seenBy = audience.safeParse(document?.audience);
    if (!revision_id || !document) upcoming.set(id, null);
    // What cannot go live changes nothing.
    else if (address.success && seenBy.success)
      upcoming.set(id, {
        id,
        revision_id,
        document,
        published_at: at ?? context.now().toISOString(),
        slug: address.data,
        audience: seenBy.data,
      });
  }
  return upcoming;
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
  const coming = [...upcoming.values()].filter((page) => page !== null && page.slug === slug);
  return [...live.filter(({ id }) => !upcoming.has(id)), ...coming.flatMap((page) => page ?? [])];
}

/** Those of `slugs` that visitors can open then. */
export async function findUpcomingSlugs(
  context: Context,
  wanted: NonNullable<Context['upcoming']>,
  slugs: readonly string[],
): Promise<Set<string>> {
  const upcoming = await readUpcoming(context, wanted);
  return new Set(
    [...upcoming.values()].flatMap((page) => (page && slugs.includes(page.slug) ? [page.slug] : [])),
  );
}
