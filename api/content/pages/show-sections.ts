/** Saved sections in the pages that name them (docs/product.md#saved-sections). */
import { findPublishedSections, type PublishedSection } from '#api/content/storage/sections.ts';
import { withCurrentMedia } from '#api/media/library/current-media.ts';
import type { Context } from '#api/platform/context.ts';
import { translateDocument } from '#blocks/document-texts.ts';
import type { StoredBlock } from '#schemas/domain/content/page.ts';
import { sectionsIn } from '#schemas/domain/content/saved-section.ts';
import type { Language } from '#schemas/domain/platform/language.ts';
import { normalDocument } from './normal-document.ts';

export type SectionBlocks = ReadonlyMap<string, readonly StoredBlock[]>;

const none: SectionBlocks = new Map();

type Skipped = (section: string, pointer: string) => void;

/** The blocks of a stored section as a reader of a language gets them. */
export const sectionBlocks = (
  { id, document }: PublishedSection,
  language: Language,
  skipped: Skipped = () => undefined,
): readonly StoredBlock[] =>
  translateDocument(
    normalDocument(document, (pointer) => skipped(id, pointer)),
    language,
  ).blocks;

/**
 * What is published of the sections that these blocks name, in the reader's language and with the media of today. Asks
 * nothing where no block names one. `find`: reads them elsewhere, as they will be.
 */
export async function publishedSections(
  context: Context,
  blocks: readonly unknown[],
  skipped?: Skipped,
  find = (ids: string[]): Promise<PublishedSection[]> => findPublishedSections(context.database.kysely, ids),
): Promise<SectionBlocks> {
  const ids = sectionsIn(blocks);
  if (ids.length === 0) return none;
  const rows = await withCurrentMedia(context, await find(ids));
  return new Map(rows.map((row) => [row.id, sectionBlocks(row, context.language, skipped)]));
}
