/**
 * How products are ranked for a search: every weight there is, for the listing and the typeahead alike. docs/search.md
 * has the formula; judge a change with `npm run bench:search`.
 */
import type { CodeHit } from '#api/catalog/storage/search.ts';

export const weights = {
  /** A number or SKU goes before everything that words can reach. */
  code: { exact: 1000, prefix: 100, part: 50 },
  /** A product that has every word goes before all that lack one, unless it has some of them in its description alone. */
  all: { named: 10, described: 0.1 },
  /** How much a word counts where it stands: A the name, C what the name says after "for", B what else it is known by, D its description. */
  field: { A: 4, B: 1, C: 1, D: 0.2 },
  /** How much a field's length takes from a word in it: 0 nothing, 1 as much as it is longer than usual. */
  length: { A: 0.6, B: 0.5, C: 0.6, D: 0.75 },
  /** From how much on a word that is said again adds little. */
  saturation: 1.5,
  /** Words before "for", "with", "in" say what is wanted; those after it, what it is wanted for. */
  head: 1.6,
  /** A word that names a department says what is wanted above all. */
  thing: 1.5,
  /** It is what the product is: the last word of its name, before "for" and the like. */
  type: 0.15,
  /** Two words that stand side by side in the search and in the product. */
  pair: 0.1,
  /** It lies in the department that was asked for, by how much of the department's name was said. */
  department: 0.25,
  /** Of two that answer alike, what is bought more goes first. */
  popularity: 0.005,
} as const;

/** Of very many answers so many are ranked and can be listed: on a results page, and while somebody types. */
export const mostRanked = { listed: 2000, typed: 400 } as const;

/** So many products are shown while somebody types. */
export const mostTyped = 6;

/** With fewer answers than this, some that lack a word are shown too. */
export const enough = 24;

/** What has less than this share of what the nearest product has of the search is no answer beside it. */
export const leastShare = 0.25;

/** A tsquery, and how surely it is what was meant: 1 for the word itself, less for what was guessed. */
export type Alternative = { query: string; weight: number };

/** A word or a name of the search. */
export type Term = {
  alternatives: Alternative[];
  /** Any of them, as one tsquery. */
  query: string;
  /** How much it says beside the other terms, but for how rare it is. */
  weight: number;
};

/** What a search looks for; `departments` are those that its head names, by how much of each. */
export type ProductSearch = {
  /** Found whatever the words find. */
  codes: CodeHit[];
  /** None when it was a number. */
  terms: Term[];
  /** Neighbors in the search, as tsqueries. */
  pairs: string[];
  departments: { id: string; weight: number }[];
};

/** How much a word says that `found` of `products` have: more, the rarer it is (BM25's inverse document frequency). */
export const rarity = (found: number, products: number): number =>
  Math.log(1 + (Math.max(products - found, 0) + 0.5) / (found + 0.5));

/** A product that was found; `level`: 0 the best, and products of one level differ by less than a word. */
export type NearProduct = { id: string; level: number };
