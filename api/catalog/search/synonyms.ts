/** What else the dealer says for a word or a phrase. */
import { findSynonyms, type Synonym } from '#api/catalog/storage/search.ts';
import type { PhraseSynonym, Run } from './merge-slots.ts';
import type { Phrases, SearchContext } from './phrases.ts';
import type { Piece } from './read-words.ts';
import { weightOf } from './slot.ts';

export const synonymsOf = (context: SearchContext): Promise<Synonym[]> =>
  context.memo.get('search-synonyms', ['catalog'], () => findSynonyms(context.database.kysely));

/** The dealer's synonyms for a word or a phrase that was read. */
export function synonymsFor(phrases: Phrases, text: string, synonyms: Synonym[]): Synonym[] {
  const queries = phrases.queriesOf(text);
  return synonyms.filter(({ said }) => queries.includes(said));
}

/** An abbreviation that more products hold than what it stands for, which is then not what they mean by it. */
const otherSense = 0.5;

const mostProducts = (phrases: Phrases, texts: string[]): number =>
  Math.max(0, ...phrases.held(texts).map(({ products }) => products));

/** How surely one is meant by the other. */
function weightFor(phrases: Phrases, text: string, { means, isShort, isSpelledOut }: Synonym): number {
  if (!isShort && !isSpelledOut) return weightOf.synonym;
  const [said, meant] = [mostProducts(phrases, [text]), mostProducts(phrases, means)];
  const [short, long] = isShort ? [said, meant] : [meant, said];
  return weightOf.synonym * (short > long ? otherSense : 1);
}

/** An abbreviation before a number is a part of it: "ab 2300". */
function isNumbered(run: Run, pieces: Piece[]): boolean {
  const next = pieces[run.from + run.length];
  return next?.kind === 'number' && /\d{3}/.test(next.text);
}

/** What else is said for each run, counted. */
export async function countSynonyms(
  phrases: Phrases,
  runs: Run[],
  { pieces, synonyms }: { pieces: Piece[]; synonyms: Synonym[] },
): Promise<PhraseSynonym[]> {
  await phrases.read(runs.map(({ text }) => text));
  const found = runs.flatMap((run) =>
    synonymsFor(phrases, run.text, synonyms)
      .filter(({ isShort }) => !isShort || !isNumbered(run, pieces))
      .map((synonym) => ({ text: run.text, synonym })),
  );
  // Both sides of an abbreviation are weighed by how often they are said.
  await phrases.ask(
    found.flatMap(({ text, synonym }) =>
      synonym.isShort || synonym.isSpelledOut ? [text, ...synonym.means] : synonym.means,
    ),
  );
  return found.map(({ text, synonym }) => ({
    phrase: text,
    means: synonym.means,
    weight: weightFor(phrases, text, synonym),
  }));
}

/** Reads what the words of a search mean besides. */
export const readMeanings = (phrases: Phrases, pieces: Piece[], synonyms: Synonym[]): Promise<void> =>
  phrases.read(
    pieces.flatMap(({ text }) => synonymsFor(phrases, text, synonyms)).flatMap(({ means }) => means),
  );

/** A word that stands for nothing but words that say nothing, as "w/" does for "with". */
export function isSilent(phrases: Phrases, { kind, text }: Piece, synonyms: Synonym[]): boolean {
  const own = kind === 'word' ? synonymsFor(phrases, text, synonyms) : [];
  return (
    own.length > 0 && own.every(({ means }) => means.every((meant) => phrases.queriesOf(meant).length === 0))
  );
}
