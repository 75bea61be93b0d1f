/** Neighboring words that mean one thing: a synonym's phrase, two words that are written as one, a name. */
import type { SearchName } from '#api/catalog/storage/search.ts';
import { anyOf } from './any-of.ts';
import type { Phrases } from './phrases.ts';
import { mergeAlternatives, type Slot, slotOf, weighted, weightOf } from './slot.ts';

/** A few words that stand side by side: `length` pieces from the place `from`. */
export type Run = { from: number; length: number; text: string };

const mostWords = 3;

/** Every run of up to three words, the longest first at each place. */
export const runsOf = (words: string[]): Run[] =>
  words.flatMap((_, from) =>
    Array.from({ length: mostWords }, (_, shorter) => mostWords - shorter).flatMap((length) =>
      from + length <= words.length
        ? [{ from, length, text: words.slice(from, from + length).join(' ') }]
        : [],
    ),
  );

/** What else is said for a phrase, and how surely it is meant. */
export type PhraseSynonym = { phrase: string; means: string[]; weight: number };

export type MergeInput = {
  phrases: Phrases;
  /** The slot of each piece by itself. */
  single: Slot[];
  runs: Run[];
  /** What else the dealer says for a phrase. */
  synonyms: PhraseSynonym[];
  names: SearchName[];
  /** How many pieces say what is wanted. */
  head: number;
  /** Two neighbors written as one word, by the place of the first; empty where they cannot be. */
  joined: string[];
};

/** How surely each of the words of a run was meant, at best. */
const leastWeight = (parts: Slot[]): number =>
  Math.min(...parts.map(({ alternatives }) => Math.max(0, ...alternatives.map(({ weight }) => weight))));

/** The words of a run, wherever they stand in a product; null when one of them is in none. */
function wordsSlot({ head }: MergeInput, { from, length }: Run, parts: Slot[]): Slot | null {
  if (parts.some(({ queries }) => queries.length === 0)) return null;
  const [only] = parts;
  if (length === 1 && only) return only;
  return compound(`(${parts.map(({ queries }) => anyOf(queries)).join(' & ')})`, parts, from < head);
}

/** Several words as one slot, found by one query. */
const compound = (query: string, parts: Slot[], isHead: boolean): Slot => ({
  queries: [query],
  alternatives: [{ query, weight: leastWeight(parts) }],
  stems: parts.flatMap(({ stems }) => stems),
  begun: null,
  products: Math.min(...parts.map(({ products }) => products)),
  isHead,
});

/** The run itself, or what else is said for it; null when nothing is. */
function alternativeSlot(input: MergeInput, run: Run, parts: Slot[]): Slot | null {
  const { phrases, synonyms, joined, head } = input;
  const { from, length, text } = run;
  const meant = synonyms
    .filter(({ phrase }) => phrase === text)
    .flatMap(({ means, weight }) => weighted(phrases.held(means), weight));
  const asOneWord = length === 2 ? weighted(phrases.held([joined[from] ?? '']), weightOf.joined) : [];
  if (meant.length + asOneWord.length === 0) return null;
  const others = slotOf([...meant, ...asOneWord], from < head);
  const own = nameSlot(input, run, parts) ?? wordsSlot(input, run, parts);
  const alternatives = mergeAlternatives([...(own?.alternatives ?? []), ...others.alternatives]);
  return {
    ...others,
    queries: alternatives.map(({ query }) => query),
    alternatives,
    stems: [...parts.flatMap(({ stems }) => stems), ...others.stems],
    products: Math.max(others.products, length === 1 ? (own?.products ?? 0) : 0),
  };
}

/** A name of several words: its words have to stand side by side in the product's text too. */
function nameSlot({ names, head }: MergeInput, { from, length }: Run, parts: Slot[]): Slot | null {
  if (length === 1 || parts.some(({ queries }) => queries.length === 0)) return null;
  const isName = names.some(
    ({ kind, stems }) =>
      kind === 'name' &&
      stems.length === length &&
      stems.every((stem, at) => parts[at]?.stems.includes(stem)),
  );
  if (!isName) return null;
  return compound(`(${parts.map(({ queries }) => anyOf(queries)).join(' <-> ')})`, parts, from < head);
}

/** Goes over the pieces from left to right and takes the longest run that means one thing, else the piece by itself. */
export function mergeSlots(input: MergeInput): Slot[] {
  const { single, runs } = input;
  const slots: Slot[] = [];
  for (let index = 0; index < single.length; ) {
    const merged = runs
      .filter(({ from }) => from === index)
      .map((run) => {
        const parts = single.slice(index, index + run.length);
        return { run, slot: alternativeSlot(input, run, parts) ?? nameSlot(input, run, parts) };
      })
      .find(({ slot }) => slot !== null);
    const slot = merged?.slot ?? single[index];
    if (slot && slot.queries.length > 0) slots.push(slot);
    index += merged?.run.length ?? 1;
  }
  return slots;
}
