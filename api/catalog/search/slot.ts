import type { FoundPhrase } from './phrases.ts';
import type { Alternative } from './ranking.ts';

/** One thing that a product must have: any of `queries`. */
export type Slot = {
  queries: string[];
  /** The same queries with their weights (0..1], in the same order. */
  alternatives: Alternative[];
  /** The lexemes among them; `begun` is a beginning of one. */
  stems: string[];
  begun: string | null;
  /** How many products have it, at most. */
  products: number;
  /** Says what is wanted, not what it is wanted for. */
  isHead: boolean;
};

/** A phrase that some product holds, and how surely it was meant. */
export type WeightedPhrase = FoundPhrase & { weight: number };

/** How surely each kind of reading is what was meant; a corrected misspelling is between the last two. */
export const weightOf = {
  word: 1,
  joined: 0.9,
  apart: 0.9,
  beginning: 0.8,
  synonym: 0.8,
  likeliest: 0.9,
  unlikeliest: 0.5,
} as const;

export const weighted = (phrases: FoundPhrase[], weight: number): WeightedPhrase[] =>
  phrases.map((phrase) => ({ ...phrase, weight }));

/** Each query once, with the greatest weight that it has. */
export function mergeAlternatives(alternatives: Alternative[]): Alternative[] {
  const merged = new Map<string, number>();
  for (const { query, weight } of alternatives) merged.set(query, Math.max(weight, merged.get(query) ?? 0));
  return [...merged].map(([query, weight]) => ({ query, weight }));
}

const lexemeOf = (query: string) => query.match(/^'((?:[^']|'')*)'$/)?.[1];

/** A slot that any of these phrases fills; `begun` is the word that is still being typed. */
export function slotOf(phrases: WeightedPhrase[], isHead: boolean, begun: string | null = null): Slot {
  const alternatives = mergeAlternatives(phrases);
  return {
    queries: alternatives.map(({ query }) => query),
    alternatives,
    stems: phrases.flatMap(({ query }) => lexemeOf(query) ?? []),
    begun,
    products: Math.max(0, ...phrases.map(({ products }) => products)),
    isHead,
  };
}
