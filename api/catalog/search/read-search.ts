/** A search, read and ready to be asked: for the listing's q and for the typeahead alike. */
import { countMatches, findCodes } from '#api/catalog/storage/search.ts';
import { sourceLanguage } from '#schemas/domain/platform/language.ts';
import { anyOf } from './any-of.ts';
import type { SearchContext } from './phrases.ts';
import { enough, mostTyped, type Ranking, weights } from './ranking.ts';
import { plain, type ReadWords, readWords } from './read-words.ts';
import type { Slot } from './slot.ts';
import { fillSlots, searchNames } from './slots.ts';

/** A search that has been read: which products, and how near each is. */
export type ProductSearch = {
  /** What words find; null when it was a number. */
  query: string | null;
  /** Its codes are found whatever the words find. */
  ranking: Ranking;
};

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

/** Every choice of `size` of a list. */
function choices<T>(list: T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((item, at) => choices(list.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** From all that was said to the thing alone: each query finds what the one before it found, and more. */
function relaxed(slots: Slot[], isThing: (slot: Slot) => boolean): string[] {
  const all = slots.map((slot) => ({ query: anyOf(slot.queries), must: isThing(slot) }));
  const must = all.filter((slot) => slot.must).map(({ query }) => query);
  const rest = all.filter((slot) => !slot.must).map(({ query }) => query);
  return Array.from({ length: rest.length + (must.length > 0 ? 1 : 0) }, (_, dropped) =>
    choices(rest, rest.length - dropped)
      .map((some) => `(${[...must, ...some].join(' & ')})`)
      .join(' | '),
  );
}

/** How many products each finds; counted no further than to the first that finds enough. */
async function countLevels(context: SearchContext, levels: string[]): Promise<number[]> {
  const index = await context.listing.current();
  if (!index) return countMatches(context.database.kysely, levels, enough);
  const counts: number[] = [];
  for (const level of levels) {
    const count = index.words.count(level, enough);
    counts.push(count);
    if (count === enough) break;
  }
  return counts;
}

/** Names of several words stand for one another: they have no neighbors. */
const singleWords = ({ queries }: Slot): string[] => queries.filter((query) => !query.includes('&'));

/** Rare words tell more: from 1 for what (nearly) everything has, to 2. */
const telling = ({ products, isHead }: Slot) =>
  (1 + Math.log(1001 / (1 + Math.min(products, 1000))) / Math.log(1001)) * (isHead ? weights.head : 1);

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
  if (slots.length === 0 || isNumber) {
    if (codes.length === 0) return { search: null, didYouMean };
    const ranking = { codes, terms: [], pairs: [], departments: [] };
    return { search: { query: null, ranking }, didYouMean: null };
  }

  const departments = await departmentsOf(context, slots);
  const isThing = ({ stems, begun, isHead }: Slot) =>
    isHead && departments.some(({ thing }) => stems.includes(thing) || isBegun(thing, begun));
  const levels = relaxed(slots, isThing);
  const counts = await countLevels(context, codes.length > 0 ? levels.slice(0, 1) : levels);
  const level = counts.findIndex((count) => count >= enough);
  const query = levels[level < 0 ? counts.length - 1 : level] ?? '';
  if (codes.length === 0 && (counts.at(-1) ?? 0) === 0) return { search: null, didYouMean };

  const sum = slots.reduce((total, slot) => total + telling(slot), 0);
  const terms = slots.map((slot) => ({ query: anyOf(slot.queries), weight: telling(slot) / sum }));
  const neighbors = slots.map(context.language === sourceLanguage ? ({ queries }) => queries : singleWords);
  const pairs = terms.slice(1).flatMap((_, at) => {
    const [left = [], right = []] = [neighbors[at], neighbors[at + 1]];
    if (left.length === 0 || right.length === 0) return [];
    return [{ query: `${anyOf(left)} <-> ${anyOf(right)}`, weight: 1 / terms.length }];
  });
  return { search: { query, ranking: { codes, terms, pairs, departments } }, didYouMean };
}
