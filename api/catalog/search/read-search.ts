/** A search, read and ready to be asked: for the listing's q and for the typeahead alike. */
import { findCodes } from '#api/catalog/storage/search.ts';
import { sourceLanguage } from '#schemas/domain/platform/language.ts';
import { anyOf } from './any-of.ts';
import { isMeasureQuery } from './measures.ts';
import type { SearchContext } from './phrases.ts';
import { type Alternative, mostTyped, type ProductSearch, weights } from './ranking.ts';
import { plain, type ReadWords, readWords } from './read-words.ts';
import { searchNames } from './search-names.ts';
import type { Slot } from './slot.ts';
import { fillSlots } from './slots.ts';

export type ReadSearch = {
  /** Null: nothing in the catalog answers it. */
  search: ProductSearch | null;
  /** The search with its misspellings corrected; null when there were none. */
  didYouMean: string | null;
};

/** Whether a word that is still being typed may become this lexeme; "~" marks those that are Spanish. */
const isBegun = (stem: string, begun: string | null): boolean =>
  begun !== null && stem.replace(/^~/, '').startsWith(begun);

/** The department parts that the head names, by how much of each; a part within a longer one says nothing more. */
async function departmentsOf(context: SearchContext, slots: Slot[]) {
  const head = slots.filter(({ isHead }) => isHead);
  const has = (stem: string) => head.some(({ stems, begun }) => stems.includes(stem) || isBegun(stem, begun));
  const parts = (await searchNames(context))
    .filter(({ kind, thing }) => kind === 'category' && has(thing))
    .map(({ id, stems, thing }) => ({ id, thing, of: stems.length, said: stems.filter(has) }));
  const named = parts
    .filter(
      ({ said }) =>
        !parts.some(
          (other) => other.said.length > said.length && said.every((stem) => other.said.includes(stem)),
        ),
    )
    .map(({ id, thing, of, said }) => ({ id, thing, weight: said.length / of }));
  if (context.language === sourceLanguage) return named;
  // Named in both languages it is one department still.
  const weights = new Map<string, number>();
  for (const { id, weight } of named) weights.set(id, Math.max(weight, weights.get(id) ?? 0));
  return named.map((one, at) => {
    const isFirst = named.findIndex(({ id }) => id === one.id) === at;
    return { ...one, weight: isFirst ? (weights.get(one.id) ?? 0) : 0 };
  });
}

/** Names of several words stand for one another: they have no neighbors. */
const singleWords = ({ queries }: Slot): string[] => queries.filter((query) => !query.includes('&'));

/** The same number without the unit that was asked for counts less. */
const withoutUnit = 0.5;

const measuredFirst = (alternatives: Alternative[]): Alternative[] =>
  alternatives.some(({ query }) => isMeasureQuery(query))
    ? alternatives.map(({ query, weight }) => ({
        query,
        weight: isMeasureQuery(query) ? weight : weight * withoutUnit,
      }))
    : alternatives;

/** Numbers that begin so stand before those that have it within: of a few that are shown while typing, these are all. */
async function codesOf(context: SearchContext, { whole, words }: ReadWords['code'], partial: boolean) {
  const db = context.database.kysely;
  const exact = [...new Set([...(whole ? [whole] : []), ...words])];
  const part = whole && whole.length >= 4 ? whole : null;
  if (!partial || !part) return findCodes(db, { exact, begun: whole, part });
  const begun = await findCodes(db, { exact, begun: whole, part: null });
  return begun.length >= mostTyped ? begun : findCodes(db, { exact, begun: whole, part });
}

export async function readSearch(
  context: SearchContext,
  asked: string,
  { partial = false }: { partial?: boolean } = {},
): Promise<ReadSearch> {
  const read = readWords(asked, context.language);
  if (read.pieces.length === 0) return { search: null, didYouMean: null };
  const { whole } = read.code;
  const [{ slots, corrected }, codes] = await Promise.all([
    fillSlots(context, read, partial),
    codesOf(context, read.code, partial),
  ]);
  const correctedText = [...corrected].reduce((text, [from, to]) => text.replaceAll(from, to), plain(asked));
  const didYouMean = corrected.size > 0 ? correctedText : null;
  const isNumber = whole !== null && codes.some(({ tier }) => tier === 'exact');
  if (slots.length === 0 && codes.length === 0) return { search: null, didYouMean };
  if (slots.length === 0 || isNumber)
    return { search: { codes, terms: [], pairs: [], departments: [] }, didYouMean: null };

  const departments = await departmentsOf(context, slots);
  const isThing = ({ stems, begun, isHead }: Slot) =>
    isHead && departments.some(({ thing }) => stems.includes(thing) || isBegun(thing, begun));
  const terms = slots.map((slot) => ({
    alternatives: measuredFirst(slot.alternatives),
    query: anyOf(slot.queries),
    weight: (slot.isHead ? weights.head : 1) * (isThing(slot) ? weights.thing : 1),
  }));
  const neighbors = slots.map(context.language === sourceLanguage ? ({ queries }) => queries : singleWords);
  const pairs = slots.slice(1).flatMap((_, at) => {
    const [left = [], right = []] = [neighbors[at], neighbors[at + 1]];
    return left.length === 0 || right.length === 0 ? [] : [`${anyOf(left)} <-> ${anyOf(right)}`];
  });
  return { search: { codes, terms, pairs, departments }, didYouMean };
}
