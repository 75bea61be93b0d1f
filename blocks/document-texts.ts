/** A document's texts and their translations (docs/decisions/0067-translations.md). No React: the API uses it too. */
import { contentKinds, isFrame, isPart, kindOf } from '#schemas/domain/content/content-kinds.ts';
import {
  type Language,
  type TranslatedLanguage,
  translatedLanguages,
} from '#schemas/domain/platform/language.ts';
import { matchTranslations } from '#schemas/domain/translations/match.ts';
import { storedUnits } from '#schemas/domain/translations/stored.ts';
import type { Unit } from '#schemas/domain/translations/units.ts';
import { contentSchemas } from '#schemas/fields/content-schemas.ts';
import { type FieldText, findTexts, pageTextsSchema, putText } from '#schemas/fields/texts.ts';
import { blocksOf } from './collect-references.ts';
import { migrateProps } from './migrate.ts';
import { blockRegistry } from './registry.ts';

type Document = Record<string, unknown>;

/** What stands in other pages: no shopper reads its own name. */
const isNameless = (document: Document): boolean => isPart(kindOf(document)) || isFrame(document.slug);

/** `document` with every block at its newest version, as far as it can be brought there. */
function newestBlocks(document: Document): Document {
  if (!Array.isArray(document.blocks)) return document;
  const blocks = blocksOf(document).map((block) => {
    const registered = typeof block.type === 'string' ? blockRegistry[block.type] : undefined;
    if (!registered || typeof block.schemaVersion !== 'number') return block;
    const migrated = migrateProps(registered, block.schemaVersion, block.props);
    return migrated.ok
      ? { ...block, schemaVersion: registered.definition.version, props: migrated.props }
      : block;
  });
  return { ...document, blocks };
}

/** The texts of a page whose blocks are at their newest version. */
function pageTexts(document: Document): FieldText[] {
  const own = isNameless(document) ? [] : findTexts(pageTextsSchema, document);
  const inBlocks = blocksOf(document).flatMap(({ id, type, schemaVersion, props }, index) => {
    const definition = typeof type === 'string' ? blockRegistry[type]?.definition : undefined;
    if (!definition || typeof id !== 'string' || schemaVersion !== definition.version) return [];
    return findTexts(definition.schema, props).map((text) => ({
      ...text,
      field: `${id}/${text.field}`,
      pointer: `/blocks/${index}/props${text.pointer}`,
      label: `${definition.label()} › ${text.label}`,
    }));
  });
  return [...own, ...inBlocks];
}

/** What `kind`s of documents are made of fields rather than of blocks. */
function textsOf(document: Document): FieldText[] {
  const kind = contentKinds.find((one) => one === kindOf(document));
  return kind ? findTexts(contentSchemas[kind], document) : pageTexts(document);
}

/** Every text of a document, valid or not, with its blocks at their newest version. */
export const textsOfDocument = (input: Document): FieldText[] => textsOf(newestBlocks(input));

/** What is to be translated of a document, valid or not, and what is: equal texts of a list are one unit. */
export function unitsOf(input: unknown, language: TranslatedLanguage): Unit[] {
  const texts = textsOf(newestBlocks((input ?? {}) as Document));
  const matched = matchTranslations(texts, storedUnits(input, language));
  const units = new Map<string, Unit>();
  for (const { field, label, source, max, isLong } of texts) {
    const { target = null, before = null } = matched.get(field) ?? {};
    const state = target === null ? 'missing' : before === null ? 'done' : 'outdated';
    if (!units.has(field)) units.set(field, { field, label, source, target, state, before, max, isLong });
  }
  return [...units.values()];
}

/**
 * The document as readers of `language` get it: each text that is translated in the place of its source, without the
 * translations themselves. A target that its field does not take any more leaves the source.
 */
export function translateDocument<T extends object>(input: T, language: Language): T {
  const { translations: _translations, ...plain } = input as Document;
  const translated = translatedLanguages.find((one) => one === language);
  const stored = translated ? storedUnits(input, translated) : {};
  if (Object.keys(stored).length === 0) return plain as T;
  const document = structuredClone(newestBlocks(plain));
  const texts = textsOf(document);
  const matched = matchTranslations(texts, stored);
  for (const text of texts) {
    const target = matched.get(text.field)?.target;
    if (target !== undefined && target.length <= (text.max ?? target.length)) putText(document, text, target);
  }
  return document as T;
}

/** The document with these targets among its translations; null takes one away. */
export function withTargets(
  input: Document,
  language: TranslatedLanguage,
  targets: readonly { field: string; target: string | null }[],
): Document {
  const texts = textsOf(newestBlocks(input));
  const sources = new Map(texts.map(({ field, source }) => [field, source]));
  const stored = storedUnits(input, language);
  const matched = matchTranslations(texts, stored);
  const units = { ...stored };
  for (const { field, target } of targets) {
    // What an edited text was before gives way to what it is now.
    const earlier = matched.get(field)?.storedAs;
    if (earlier !== undefined) delete units[earlier];
    const source = sources.get(field);
    if (target !== null && source !== undefined) units[field] = { source, target };
  }
  const { translations, ...rest } = input;
  const others = { ...(translations as Document | undefined) };
  delete others[language];
  const kept = { ...others, ...(Object.keys(units).length > 0 ? { [language]: units } : {}) };
  return Object.keys(kept).length > 0 ? { ...rest, translations: kept } : rest;
}
