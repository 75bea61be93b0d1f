/** GET /api/v1/pages/{slug} (ours): the published page for who asks, where, now. */

import { audienceOf, type Context } from '#api/services/context.ts';
import { ProblemError } from '#api/services/problem-error.ts';
import { findPublishedPages } from '#api/storage/repositories/pages.ts';
import { collectReferences } from '#blocks/validate-document.ts';
import type { Audience, PublishedPage, StoredBlock, Visibility } from '#schemas/domain/page.ts';
import { resolveReferences } from './references.ts';

/** Whose page is shown when there is none of one's own. */
const fallbacks: Record<Audience, Audience[]> = {
  guest: ['guest'],
  customer: ['customer', 'guest'],
  company: ['company', 'customer', 'guest'],
};

type Viewer = { audience: Audience; warehouseId: string; now: number };

function isVisible(visibility: Visibility, { audience, warehouseId, now }: Viewer): boolean {
  if (visibility.hidden) return false;
  if (visibility.audience && !visibility.audience.includes(audience)) return false;
  if (visibility.warehouses && !visibility.warehouses.includes(warehouseId)) return false;
  if (visibility.from && now < Date.parse(visibility.from)) return false;
  return !(visibility.until && now >= Date.parse(visibility.until));
}

/** The next moment at which a block's date window opens or closes. */
function nextChange(blocks: StoredBlock[], now: number): string | null {
  const moments = blocks
    .flatMap(({ visibility }) => [visibility.from, visibility.until])
    .flatMap((moment) => (moment ? [Date.parse(moment)] : []))
    .filter((moment) => moment > now);
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null;
}

const knownPages = (context: Context, slug: string) =>
  context.memo.get(`page ${slug}`, [`page:${slug}`], () => findPublishedPages(context.database.kysely, slug));

/** Throws not_found. */
export async function getPage(context: Context, slug: string): Promise<PublishedPage> {
  const db = context.database.kysely;
  const published = new Map((await knownPages(context, slug)).map((page) => [page.audience, page]));
  const audience = audienceOf(context.actor);
  const page = fallbacks[audience]
    .map((candidate) => published.get(candidate))
    .find((candidate) => candidate !== undefined);
  if (!page) throw new ProblemError('not_found', 'There is no such page.');
  const now = context.now().getTime();
  const viewer = { audience, warehouseId: context.warehouseId, now };
  const blocks = page.document.blocks.map((block) => ({ ...block, visibility: block.visibility ?? {} }));
  const document = {
    ...page.document,
    blocks: blocks.filter((block) => isVisible(block.visibility, viewer)),
  };
  return {
    page: document,
    revision: page.revision_id,
    published_at: page.published_at,
    references: await context.memo.get(
      // The revision and what is shown of it say which links there are.
      `references ${page.revision_id} ${document.blocks.map((block) => block.id).join()}`,
      ['catalog', 'pages', `page:${slug}`],
      () => resolveReferences(db, collectReferences(document)),
    ),
    next_change: nextChange(blocks, now),
  };
}
