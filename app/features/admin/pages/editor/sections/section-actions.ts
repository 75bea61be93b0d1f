/** Blocks that become a saved section, and a section that becomes blocks again: each an intent, one step of undo. */
import { isObject, type Json } from '#app/shared/json.ts';
import * as m from '#messages';
import type { DraftDocument } from '#schemas/domain/content/editor.ts';
import { type Visibility, visibilitySchema } from '#schemas/domain/content/page.ts';
import { combineVisibility, sectionBlockType } from '#schemas/domain/content/saved-section.ts';
import { translatedLanguages } from '#schemas/domain/platform/language.ts';
import { slugOf } from '#schemas/domain/platform/slug.ts';
import { type StoredUnits, storedUnits } from '#schemas/domain/translations/stored.ts';
import { isUnlimited } from '#schemas/fields/define-block.ts';
import type { Intent } from '../blocks/block-actions.ts';
import { freshId } from '../blocks/block-presets.ts';
import { describeBlock, type EditorBlock, type EditorDocument, findBlock } from '../document/model.ts';
import type { Operation } from '../document/operations.ts';
import { definitionOf, isUnsupported } from '../words/block-words.ts';

type Translations = Partial<Record<(typeof translatedLanguages)[number], StoredUnits>>;

/** Whether blocks of a type may be part of a section. */
export function mayBeInSection(type: string | null): boolean {
  const definition = definitionOf(type);
  return definition !== undefined && type !== sectionBlockType && isUnlimited(definition);
}

/** The translations of blocks that get other ids: `ids` by the ids that they had. */
function renamed(document: unknown, ids: ReadonlyMap<string, string>): Translations {
  const translations: Translations = {};
  for (const language of translatedLanguages) {
    const units = Object.entries(storedUnits(document, language)).flatMap(([field, unit]) => {
      const [block = '', ...rest] = field.split('/');
      const id = ids.get(block);
      return id === undefined ? [] : [[[id, ...rest].join('/'), unit] as const];
    });
    if (units.length > 0) translations[language] = Object.fromEntries(units);
  }
  return translations;
}

/** A section of this one block, shown to everybody: where it is shown stays the page's to say. */
export function sectionOf(
  { meta, blocks }: EditorDocument,
  key: string,
  title: string,
): DraftDocument | null {
  const value = blocks.find((block) => block.key === key)?.value;
  if (!isObject(value) || isUnsupported(value)) return null;
  const id = freshId(describeBlock(value).type ?? 'block');
  const translations = renamed(meta, new Map([[key, id]]));
  return {
    kind: 'section',
    slug: freshId(slugOf(title).slice(0, 40).replace(/-+$/, '') || 'section'),
    audience: 'guest',
    title,
    blocks: [{ ...structuredClone(value), id, visibility: {} }],
    ...(Object.keys(translations).length > 0 ? { translations } : {}),
  };
}

/** A block that stands for a section. */
export const sectionBlock = (section: string, visibility: Json = {}) => ({
  id: freshId(sectionBlockType),
  type: sectionBlockType,
  schemaVersion: definitionOf(sectionBlockType)?.version ?? 1,
  visibility,
  props: { section },
});

/** The section in the block's place, with the block's rules. */
export function replaceBySection(document: EditorDocument, key: string, section: string): Intent | null {
  const value = findBlock(document, key)?.value;
  if (!isObject(value)) return null;
  const made = sectionBlock(section, isObject(value.visibility) ? value.visibility : {});
  const operations: Operation[] = [
    { op: 'insert', block: { key: made.id, value: made }, after: key },
    { op: 'remove', key },
  ];
  return { label: m.section_do_save(), operations, key: made.id };
}

const visibilityOf = (value: Json): Visibility => {
  const parsed = visibilitySchema.safeParse(isObject(value) ? value.visibility : undefined);
  return parsed.success ? parsed.data : {};
};

/** Copies of a section's blocks in its place, with their translations, as shoppers see them there. */
export function detach(document: EditorDocument, key: string, section: DraftDocument): Intent | null {
  const outer = findBlock(document, key)?.value;
  const inner = (Array.isArray(section.blocks) ? (section.blocks as Json[]) : []).filter(isObject);
  if (!isObject(outer) || inner.length === 0) return null;
  const ids = new Map<string, string>();
  const copies = inner.map((value): EditorBlock => {
    const id = freshId(describeBlock(value).type ?? 'block');
    if (typeof value.id === 'string') ids.set(value.id, id);
    const visibility = combineVisibility(visibilityOf(outer), visibilityOf(value)) as Json;
    return { key: id, value: { ...structuredClone(value), id, visibility } };
  });
  let after = key;
  const inserts = copies.map((block): Operation => {
    const operation = { op: 'insert' as const, block, after };
    after = block.key;
    return operation;
  });
  const translated = Object.entries(renamed(section, ids)).map(([language, units]): Operation => {
    const own = (document.meta.translations as { [key: string]: Json } | undefined)?.[language];
    const value = { ...(isObject(own) ? own : {}), ...units } as Json;
    return { op: 'set', key: null, path: ['translations', language], value };
  });
  return {
    label: m.section_do_detach(),
    operations: [...inserts, { op: 'remove', key }, ...translated],
    key: copies[0]?.key ?? key,
  };
}
