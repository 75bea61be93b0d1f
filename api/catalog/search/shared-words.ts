/** Words of names that many products share, in Spanish, and what these names are in English. */
import { findSharedWords, type SharedWord } from '#api/catalog/storage/search.ts';
import { anyOf } from './any-of.ts';

/** A word that more names have says too little to look for all of them. */
const mostNames = 16;

/** Lexemes of a tsquery, and whether the last one is a beginning. */
const lexemesOf = (query: string): string[] =>
  [...query.matchAll(/'((?:[^']|'')*)'/g)].map(([, lexeme = '']) => lexeme.replaceAll("''", "'"));

export class SharedWords {
  readonly #byStem = new Map<string, SharedWord[]>();

  constructor(words: readonly SharedWord[]) {
    for (const word of words)
      for (const stem of new Set(word.stems))
        this.#byStem.set(stem, [...(this.#byStem.get(stem) ?? []), word]);
  }

  static async read(db: Parameters<typeof findSharedWords>[0]): Promise<SharedWords> {
    return new SharedWords(await findSharedWords(db));
  }

  /** What a Spanish tsquery may mean in English, as one tsquery; empty for what no name has. */
  meant(spanish: string): string {
    const lexemes = lexemesOf(spanish);
    const [first] = lexemes;
    if (first === undefined) return '';
    const isBegun = spanish.endsWith(':*');
    const last = lexemes.at(-1) as string;
    const has = ({ stems }: SharedWord, lexeme: string) =>
      stems.includes(lexeme) || (isBegun && lexeme === last && stems.some((stem) => stem.startsWith(lexeme)));
    const found = this.#candidates(first, isBegun && lexemes.length === 1).filter((word) =>
      lexemes.every((lexeme) => has(word, lexeme)),
    );
    // The nearest names are those with the fewest other words.
    const nearest = found.sort((a, b) => a.stems.length - b.stems.length).slice(0, mostNames);
    const queries = [...new Set(nearest.map(({ query }) => query))];
    return queries.length === 0
      ? ''
      : anyOf(queries.map((query) => (queries.length > 1 ? `(${query})` : query)));
  }

  #candidates(stem: string, isBegun: boolean): SharedWord[] {
    if (!isBegun) return [...(this.#byStem.get(stem) ?? [])];
    return [
      ...new Set([...this.#byStem].filter(([one]) => one.startsWith(stem)).flatMap(([, words]) => words)),
    ];
  }
}
