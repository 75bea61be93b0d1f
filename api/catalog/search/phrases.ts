/** Phrases as tsqueries, and how many products hold each: from the index in memory, from SQL while there is none. */

import type { MadeIndex } from '#api/catalog/index/listing-index.ts';
import { countMatches, readPhrases, readSpanishPhrases } from '#api/catalog/storage/search.ts';
import type { Context } from '#api/platform/context.ts';
import { SharedWords } from './shared-words.ts';

/** What a search needs of the store. */
export type SearchContext = Pick<Context, 'database' | 'memo' | 'language'> & {
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
  /** The tsqueries of each phrase: in Spanish those of both languages, none where it says nothing in one of them. */
  readonly #queries = new Map<string, string[]>();
  readonly #known = new Map<string, FoundPhrase[]>();

  constructor(context: SearchContext) {
    this.#context = context;
  }

  /** As tsqueries. What the database makes of a phrase has nothing to do with the catalog. */
  async read(phrases: string[]): Promise<void> {
    const wanted = [...new Set(phrases)].filter((phrase) => phrase && !this.#queries.has(phrase));
    const english = await this.#readAs('en', wanted, readPhrases);
    if (this.#context.language !== 'es') {
      for (const [phrase, query] of english) this.#queries.set(phrase, query ? [query] : []);
      return;
    }
    const { memo, database } = this.#context;
    const [spanish, names] = await Promise.all([
      this.#readAs('es', wanted, readSpanishPhrases),
      memo.get('search-shared-words', ['catalog'], () => SharedWords.read(database.kysely)),
    ]);
    for (const [phrase, query] of english) {
      const own = spanish.get(phrase) ?? '';
      const queries = [query, own, names.meant(own)];
      this.#queries.set(phrase, query && own ? [...new Set(queries.filter(Boolean))] : []);
    }
  }

  /** Remembered: it is the same whatever the catalog holds. */
  async #readAs(
    language: 'en' | 'es',
    phrases: string[],
    read: typeof readPhrases,
  ): Promise<Map<string, string>> {
    const { memo, database } = this.#context;
    const shared = await memo.get(`search-queries ${language}`, [], async () => new Map<string, string>());
    const unknown = phrases.filter((phrase) => !shared.has(phrase));
    const found = new Map(
      phrases.flatMap((phrase) => {
        const query = shared.get(phrase);
        return query === undefined ? [] : [[phrase, query] as const];
      }),
    );
    for (const { phrase, query } of await read(database.kysely, unknown)) {
      found.set(phrase, query);
      remember(shared, phrase, query);
    }
    return found;
  }

  /** With how many products hold them. */
  async ask(phrases: string[]): Promise<void> {
    const wanted = [...new Set(phrases)].filter((phrase) => phrase && !this.#known.has(phrase));
    await this.read(wanted);
    const counts = await this.#count([...new Set(wanted.flatMap((phrase) => this.queriesOf(phrase)))]);
    for (const phrase of wanted) {
      const found = this.queriesOf(phrase).map((query) => ({
        phrase,
        query,
        products: counts.get(query) ?? 0,
      }));
      this.#known.set(phrase, found);
    }
  }

  queriesOf(phrase: string): string[] {
    return this.#queries.get(phrase) ?? [];
  }

  /** Those that some product holds. */
  held(phrases: string[]): FoundPhrase[] {
    return phrases.flatMap((phrase) =>
      (this.#known.get(phrase) ?? []).filter(({ products }) => products > 0),
    );
  }

  /** Says nothing: a word like "the". */
  isSilent(phrase: string): boolean {
    return this.#known.get(phrase)?.length === 0;
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
