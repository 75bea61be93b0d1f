import type { FoundPhrase } from './phrases.ts';

/** One thing that a product must have: any of `queries`. */
export type Slot = {
  queries: string[];
  /** The lexemes among them; `begun` is a beginning of one. */
  stems: string[];
  begun: string | null;
  /** How many products have it, at most. */
  products: number;
  /** Says what is wanted, not what it is wanted for. */
  isHead: boolean;
};

const lexemeOf = (query: string) => query.match(/^'((?:[^']|'')*)'$/)?.[1];

/** A slot that any of these phrases fills; `begun` is the word that is still being typed. */
export const slotOf = (phrases: FoundPhrase[], isHead: boolean, begun: string | null = null): Slot => ({
  queries: [...new Set(phrases.map(({ query }) => query))],
  stems: phrases.flatMap(({ query }) => lexemeOf(query) ?? []),
  begun,
  products: Math.max(0, ...phrases.map(({ products }) => products)),
  isHead,
});
