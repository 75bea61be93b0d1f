/** Phrases as tsqueries, and how many products hold each: from the index in memory, from SQL while there is none. */

import type { MadeIndex } from '#api/catalog/index/listing-index.ts';
import { countMatches, readPhrases } from '#api/catalog/storage/search.ts';
import type { Context } from '#api/platform/context.ts';

/** What a search needs of the store. */
export type SearchContext = Pick<Context, 'database' | 'memo'> & {
  listing: { current: () => Promise<MadeIndex | null> };
};

export type FoundPhrase = { phrase: string; query: string; products: number };

/** So many phrases are remembered. */
const mostKnown = 20_000;
/** How many products a word is counted in, at most: beyond that it says little either way. */
const mostCounted = 1000;

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  if (map.size >= mostKnown) map.clear();
  map.set(key, value);
}

export class Phrases {
  readonly #context: SearchContext;
  readonly #queries = new Map<string, string>();
  readonly #known = new Map<string, FoundPhrase>();

  constructor(context: SearchContext) {
    this.#context = context;
  }

  /** As tsqueries. What the database makes of a phrase has nothing to do with the catalog. */
  async read(phrases: string[]): Promise<void> {
    const { memo, database } = this.#context;
    const shared = await memo.get('search-queries', [], async () => new Map<string, string>());
    const unknown = new Set<string>();
    for (const phrase of phrases) {
      const query = shared.get(phrase);
      if (query !== undefined) this.#queries.set(phrase, query);
      else if (phrase && !this.#queries.has(phrase)) unknown.add(phrase);
    }
    for (const { phrase, query } of await readPhrases(database.kysely, [...unknown])) {
      this.#queries.set(phrase, query);
      remember(shared, phrase, query);
    }
  }

  /** With how many products hold them. */
  async ask(phrases: string[]): Promise<void> {
    const wanted = [...new Set(phrases)].filter((phrase) => phrase && !this.#known.has(phrase));
    await this.read(wanted);
    const counts = await this.#count(wanted.map((phrase) => this.queryOf(phrase)).filter(Boolean));
    for (const phrase of wanted) {
      const query = this.queryOf(phrase);
      this.#known.set(phrase, { phrase, query, products: counts.get(query) ?? 0 });
    }
  }

  queryOf(phrase: string): string {
    return this.#queries.get(phrase) ?? '';
  }

  /** Those that some product holds. */
  held(phrases: string[]): FoundPhrase[] {
    return phrases.flatMap((phrase) => {
      const found = this.#known.get(phrase);
      return found && found.products > 0 && found.query ? [found] : [];
    });
  }

  /** Says nothing: a word like "the". */
  isSilent(phrase: string): boolean {
    return this.#known.get(phrase)?.query === '';
  }

  async #count(queries: string[]): Promise<Map<string, number>> {
    const { memo, database, listing } = this.#context;
    const index = await listing.current();
    if (index) return new Map(queries.map((query) => [query, index.words.count(query, mostCounted)]));
    const counts = await memo.get('search-counts', ['catalog'], async () => new Map<string, number>());
    const unknown = queries.filter((query) => !counts.has(query));
    const found = await countMatches(database.kysely, unknown, mostCounted);
    for (const [at, query] of unknown.entries()) remember(counts, query, found[at] ?? 0);
    return new Map(queries.map((query) => [query, counts.get(query) ?? 0]));
  }
}
