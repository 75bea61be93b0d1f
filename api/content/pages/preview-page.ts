/** POST /api/v1/editor/preview: a draft as getPage would serve it. Nothing of it is kept, here or in a cache. */

import { findDraft } from '#api/content/storage/drafts.ts';
import { withCurrentMedia } from '#api/media/library/current-media.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import { blocksOf, collectReferences } from '#blocks/validate-document.ts';
import { isPart, kindOf } from '#schemas/domain/content/content-kinds.ts';
import { mostBlocks } from '#schemas/domain/content/draft-limits.ts';
import type { DraftDocument, PagePreview } from '#schemas/domain/content/editor.ts';
import {
  type PageDocument,
  pageDocumentSchema,
  type StoredBlock,
  storedBlockSchema,
} from '#schemas/domain/content/page.ts';
import { expandBlocks, sectionBlockType } from '#schemas/domain/content/saved-section.ts';
import { parseJson } from '#schemas/fields/parse-json.ts';
import { requireKeepable } from './keepable.ts';
import { noPage } from './page-access.ts';
import { resolveReferences } from './references.ts';
import { publishedSections } from './show-sections.ts';
import { nextChange, viewerOf, whyLeftOut } from './visibility.ts';

/** The fields of the envelope that are right, and a stand-in for each that is not: a preview is of unfinished things. */
function tolerantEnvelope(input: DraftDocument): Omit<PageDocument, 'blocks'> {
  const { slug, audience, title, description } = pageDocumentSchema.shape;
  const titled = title.safeParse(input.title);
  const described = description.safeParse(input.description);
  const named = slug.safeParse(input.slug);
  const meant = audience.safeParse(input.audience);
  return {
    // A section that is called as a part of the shop is none.
    slug: named.success && !isPart(kindOf(input)) ? named.data : 'draft',
    audience: meant.success ? meant.data : 'guest',
    title: titled.success ? titled.data : '-',
    description: described.success ? described.data : '',
  };
}

type Sorted = { shown: StoredBlock[]; readable: StoredBlock[]; left_out: PagePreview['left_out'] };

/** Blocks whose props are wrong are shown: the renderer says what is the matter with them. */
function sortBlocks(context: Context, input: DraftDocument): Sorted {
  const viewer = viewerOf(context);
  const sorted: Sorted = { shown: [], readable: [], left_out: [] };
  const ids = new Set<string>();
  // Nobody sees the rest: the editor says that they are too many.
  for (const [index, loose] of blocksOf(input).slice(0, mostBlocks).entries()) {
    const parsed = parseJson(storedBlockSchema, loose);
    if (!parsed.success || ids.has(parsed.data.id)) {
      const block = typeof loose.id === 'string' && loose.id ? loose.id.slice(0, 80) : `/blocks/${index}`;
      sorted.left_out.push({ block, reason: 'broken' });
      continue;
    }
    const block = parsed.data;
    ids.add(block.id);
    sorted.readable.push(block);
    const reason = whyLeftOut(block.visibility, viewer);
    if (reason) sorted.left_out.push({ block: block.id, reason });
    else sorted.shown.push(block);
  }
  return sorted;
}

/** The blocks with those of the sections that they name; a section of which nothing is shown is left out. */
async function previewSections(
  context: Context,
  blocks: StoredBlock[],
): Promise<{ shown: StoredBlock[] } & Pick<PagePreview, 'left_out' | 'sections'>> {
  const published = await publishedSections(context, blocks);
  if (!blocks.some(({ type }) => type === sectionBlockType))
    return { shown: blocks, left_out: [], sections: {} };
  const viewer = viewerOf(context);
  const { blocks: expanded, parts } = expandBlocks(blocks, published);
  const reasons = new Map(expanded.map(({ id, visibility }) => [id, whyLeftOut(visibility, viewer)]));
  const shown = expanded.filter(({ id }) => reasons.get(id) === null);
  const left_out: PagePreview['left_out'] = [];
  const sections: PagePreview['sections'] = {};
  for (const [block, ids] of parts) {
    const seen = ids.filter((id) => reasons.get(id) === null);
    if (seen.length > 0) sections[block] = seen;
    else left_out.push({ block, reason: reasons.get(ids[0] ?? '') ?? 'section' });
  }
  return { shown, left_out, sections };
}

/** The document, or the draft of the page that may be seen. Throws unauthenticated, forbidden, not_found, invalid. */
export async function requireDocument(
  context: Context,
  input: { document: DraftDocument } | { page: string },
): Promise<DraftDocument> {
  const isShared = 'page' in input && input.page === context.sharedPage;
  if (!isShared) requirePermission(context.asker, 'readPages');
  if ('document' in input) {
    const { blocks } = input.document;
    requireKeepable(
      Array.isArray(blocks) ? { ...input.document, blocks: blocks.slice(0, mostBlocks) } : input.document,
    );
    return input.document;
  }
  const draft = await findDraft(context.database.kysely, input.page);
  if (!draft) throw noPage();
  return draft.document;
}

/** Throws unauthenticated, forbidden, not_found, invalid. */
export async function previewPage(
  context: Context,
  input: { document: DraftDocument } | { page: string },
): Promise<PagePreview> {
  const written = await requireDocument(context, input);
  const document = await withCurrentMedia(context, translateDocument(written, context.language));
  const sorted = sortBlocks(context, document);
  const { shown, left_out, sections } = await previewSections(context, sorted.shown);
  const page = { ...tolerantEnvelope(document), blocks: shown };
  return {
    page,
    revision: 'draft',
    published_at: context.now().toISOString(),
    references: await resolveReferences(context.database.kysely, collectReferences(page), context.language),
    next_change: nextChange([...sorted.readable, ...shown], context.now().getTime()),
    experiment: null,
    left_out: [...sorted.left_out, ...left_out],
    sections,
  };
}
