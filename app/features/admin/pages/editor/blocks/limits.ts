/** How many blocks a page takes, said before the limit is hit; the API holds to the same. */
import * as m from '#messages';
import { mostBlocks } from '#schemas/domain/content/draft-limits.ts';
import { sectionBlockType } from '#schemas/domain/content/saved-section.ts';
import { type BlockCategory, categoryLimits, isUnlimited } from '#schemas/fields/define-block.ts';
import { describeBlock, type EditorDocument } from '../document/model.ts';
import { definitionOf } from '../words/block-words.ts';

export const categoryNames: Record<BlockCategory, () => string> = {
  hero: m.editor_category_hero,
  catalog: m.editor_category_catalog,
  content: m.editor_category_content,
  popup: m.editor_category_popup,
  navigation: m.editor_category_navigation,
};

/** Why so many more blocks of whatever type cannot be added; null when they can. */
export const whyTooMany = ({ blocks }: EditorDocument, more: number): string | null =>
  blocks.length + more > mostBlocks ? m.editor_limit_page({ count: mostBlocks }) : null;

/** Why no other block of this type can be added; null when one can. */
export function whyNoMore(document: EditorDocument, type: string): string | null {
  const { blocks } = document;
  const full = whyTooMany(document, 1);
  if (full !== null) return full;
  const definition = definitionOf(type);
  if (!definition) return m.editor_limit_unsupported();
  if (document.meta.kind === 'section' && (type === sectionBlockType || !isUnlimited(definition)))
    return m.section_limit();
  const { category, limits } = definition;
  const types = blocks.map(({ value }) => describeBlock(value).type);
  const perPage = limits?.perPage;
  if (perPage !== undefined && types.filter((other) => other === type).length >= perPage)
    return perPage === 1
      ? m.editor_limit_one({ block: definition.label() })
      : m.editor_limit_some({ block: definition.label(), count: perPage });
  const most = categoryLimits[category];
  const inCategory = types.filter((other) => definitionOf(other)?.category === category).length;
  if (most !== undefined && inCategory >= most)
    return m.editor_limit_category({ kind: categoryNames[category]().toLowerCase(), count: most });
  return null;
}
