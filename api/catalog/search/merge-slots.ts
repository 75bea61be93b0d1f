/** Neighboring words that mean one thing: a synonym's phrase, two words that are written as one, a name. */
import type { SearchName } from '#api/catalog/storage/search.ts';
import { anyOf } from './any-of.ts';
import type { Phrases } from './phrases.ts';
import { type Slot, slotOf } from './slot.ts';

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

export type MergeInput = {
  phrases: Phrases;
  /** The slot of each piece by itself. */
  single: Slot[];
  runs: Run[];
  /** What else the dealer says for a phrase. */
  synonyms: { phrase: string; means: string[] }[];
  names: SearchName[];
  /** How many pieces say what is wanted. */
  head: number;
  /** Two neighbors written as one word, by the place of the first; empty where they cannot be. */
  joined: string[];
};

/** The run itself, all its words together, or what else is said for it. */
function alternativeSlot({ phrases, synonyms, joined, head }: MergeInput, run: Run, parts: Slot[]) {
  const { from, length, text } = run;
  const meant = phrases.held(synonyms.filter(({ phrase }) => phrase === text).flatMap(({ means }) => means));
  const asOneWord = length === 2 ? phrases.held([joined[from] ?? '']) : [];
  if (meant.length + asOneWord.length === 0) return null;
  const slot = slotOf([...meant, ...asOneWord], from < head);
  const isFilled = parts.every(({ queries }) => queries.length > 0);
  const own = parts.map(({ queries }) => anyOf(queries)).join(' & ');
  return {
    ...slot,
    queries: [...(isFilled ? [length > 1 ? `(${own})` : own] : []), ...slot.queries],
    stems: [...parts.flatMap(({ stems }) => stems), ...slot.stems],
    products: Math.max(slot.products, length === 1 ? (parts[0]?.products ?? 0) : 0),
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
  return {
    queries: [`(${parts.map(({ queries }) => anyOf(queries)).join(' <-> ')})`],
    stems: parts.flatMap(({ stems }) => stems),
    begun: null,
    products: Math.min(...parts.map(({ products }) => products)),
    isHead: from < head,
  };
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
