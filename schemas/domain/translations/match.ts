/** Finds the translation of each text of a document as it is now, among those that were made of it before. */
import type { StoredTranslation, StoredUnits } from './stored.ts';

/** `field` ends in "#" and a hash of the source where the text stands in a list or in formatted text. */
export type NamedText = { field: string; source: string };

/** `before`: what the source said when it was translated, where it says something else now. */
export type MatchedTranslation = { target: string; before: string | null; storedAs: string };

/** Names a text that has no place of its own; equal texts have equal names. */
export function textHash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

const placeOf = (field: string): string | null => /^(.*)#[^#]*$/.exec(field)?.[1] ?? null;

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** How many words two texts share: 0 for none, 1 for all. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return (2 * shared) / (one.size + other.size || 1);
}

/** An edited text shares at least so many of its words with what it was. */
const alike = 0.5;

/** Pairs texts that are new with translations whose source is gone, the likest first. */
function pairEdited(
  texts: readonly NamedText[],
  orphans: readonly [field: string, StoredTranslation][],
): [field: string, MatchedTranslation][] {
  const sources = orphans.map(([field, unit]) => ({ field, unit, words: wordsOf(unit.source) }));
  const pairs = texts.flatMap(({ field, source }) => {
    const words = wordsOf(source);
    return sources
      .filter((orphan) => placeOf(orphan.field) === placeOf(field))
      .map((orphan) => ({ field, orphan, score: likeness(words, orphan.words) }))
      .filter(({ score }) => score >= alike);
  });
  const paired = new Map<string, MatchedTranslation>();
  const taken = new Set<string>();
  for (const { field, orphan } of pairs.sort((one, other) => other.score - one.score)) {
    if (paired.has(field) || taken.has(orphan.field)) continue;
    taken.add(orphan.field);
    const { target, source } = orphan.unit;
    paired.set(field, { target, before: source, storedAs: orphan.field });
  }
  return [...paired];
}

/** The translation of each text that has one, by its field. */
export function matchTranslations(
  texts: readonly NamedText[],
  stored: StoredUnits,
): Map<string, MatchedTranslation> {
  const matched = new Map<string, MatchedTranslation>();
  if (Object.keys(stored).length === 0) return matched;
  for (const { field, source } of texts) {
    const unit = Object.hasOwn(stored, field) ? stored[field] : undefined;
    if (!unit) continue;
    const isSame = unit.source === source;
    if (isSame || placeOf(field) === null)
      matched.set(field, { target: unit.target, before: isSame ? null : unit.source, storedAs: field });
  }
  const missing = texts.filter(({ field }) => !matched.has(field) && placeOf(field) !== null);
  const orphans = Object.entries(stored).filter(([field]) => placeOf(field) !== null && !matched.has(field));
  if (missing.length > 0 && orphans.length > 0)
    for (const [field, translation] of pairEdited(missing, orphans)) matched.set(field, translation);
  return matched;
}
