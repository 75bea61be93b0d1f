/** What a word may be that no product has: two words, the beginning of one, or a misspelling. */
import { type AlikeWord, findAlike } from '#api/catalog/storage/search.ts';
import type { AskedPieces } from './asked-pieces.ts';
import { type Correction, mend, mistakesTo, readingCost } from './mend.ts';
import type { FoundPhrase, Phrases, SearchContext } from './phrases.ts';
import type { Piece } from './read-words.ts';
import { type WeightedPhrase, weighted, weightOf } from './slot.ts';
import { spelledOutFor } from './spelled-out.ts';

/** Where a word of six letters or more may have been two: "towelbar" as "tow elbar", ..., "towel bar". */
const splitsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 5) },
    (_, at) => `${word.slice(0, at + 3)} ${word.slice(at + 3)}`,
  );

/** Word by word: all in one question would hold an embedded database, and with it everybody, for too long. */
async function lookAlike({ database, language }: SearchContext, words: string[]): Promise<AlikeWord[]> {
  const found: AlikeWord[] = [];
  for (const word of words) {
    if (language === 'es') found.push(...(await findAlike(database.kysely, [word], 'es')));
    found.push(...(await findAlike(database.kysely, [word])));
  }
  return found;
}

/** What unknown words may be: words that look alike, and what each may be short for. */
export type Likes = { alike: AlikeWord[]; spelledOut: Map<string, string[]> };

/** Counts what the words may be. */
export async function countGuesses(
  context: SearchContext,
  { phrases, pieces, beginnings }: AskedPieces,
  { unknown, rare }: { unknown: Piece[]; rare: Piece[] },
): Promise<Likes> {
  const words = unknown.map(({ text }) => text);
  const all = [...words, ...rare.map(({ text }) => text)];
  const splits = words.flatMap(splitsOf);
  const alike = await lookAlike(context, all);
  await phrases.read(splits);
  await phrases.ask([
    // Beginnings hold very much: only those that are needed.
    ...beginnings.filter((_, index) => unknown.includes(pieces[index] as Piece)),
    ...splits,
    ...alike.map(({ word }) => word),
  ]);
  const likes: Likes = { alike, spelledOut: new Map() };
  for (const piece of unknown) {
    const beginning = beginnings[pieces.indexOf(piece)] ?? '';
    if (guess(phrases, piece.text, beginning, likes).phrases.length > 0) continue;
    const meant = await spelledOutFor(context, piece.text);
    await phrases.ask(meant);
    likes.spelledOut.set(piece.text, meant);
  }
  return likes;
}

/** The words that look like `asked`, with how many products hold each; of several inflections the nearest one. */
function candidatesFor(phrases: Phrases, asked: string, alike: AlikeWord[]) {
  const nearest = new Map<string, { word: string; sounds: boolean; products: number; mistakes: number }>();
  for (const one of alike) {
    if (one.asked !== asked) continue;
    const [held] = phrases.held([one.word]);
    if (!held) continue;
    const mistakes = mistakesTo(asked, one);
    const known = nearest.get(held.query);
    if (!known || mistakes < known.mistakes)
      nearest.set(held.query, { word: one.word, sounds: one.sounds, products: held.products, mistakes });
  }
  return [...nearest.values()];
}

/**
 * Mistakes that being two words, or the beginning of one, counts as; and each letter of it that was taken for an ending:
 * "plumming" is looked for as what begins with "plum".
 */
const mistakesIn = { apart: 0.4, begun: 0.6, ending: 0.2 } as const;

function mistakesOfBeginning(asked: string, begun: FoundPhrase[]): number {
  const lengths = begun.map(({ query }) => query.length - "'':*".length);
  return mistakesIn.begun + mistakesIn.ending * Math.max(0, asked.length - Math.max(0, ...lengths));
}

/** `correction`: the word that it was read as; `begun`: it was read as a beginning. */
export type Guess = { phrases: WeightedPhrase[]; correction: string | null; isBegun: boolean };

const costOf = (mistakes: number, products: readonly { products: number }[]) =>
  products.length === 0
    ? Number.POSITIVE_INFINITY
    : readingCost(mistakes, Math.max(...products.map((one) => one.products)));

const correctedPhrases = (phrases: Phrases, corrections: Correction[]): WeightedPhrase[] =>
  corrections.flatMap(({ word, weight }) => weighted(phrases.held([word]), weight));

/** The likeliest reading of a word that no product has. */
export function guess(
  phrases: Phrases,
  asked: string,
  beginning: string,
  { alike, spelledOut }: Likes,
): Guess {
  // "hadkey" is no "had key": a word that says nothing stands beside every other.
  const apart = phrases.held(splitsOf(asked)).filter(({ query }) => query.includes('<->'));
  const begun = phrases.held([beginning]);
  const corrections = mend(asked, candidatesFor(phrases, asked, alike));
  const mended = corrections[0]?.cost ?? Number.POSITIVE_INFINITY;
  const apartCost = costOf(mistakesIn.apart, apart);
  const begunCost = costOf(mistakesOfBeginning(asked, begun), begun);
  if (apart.length > 0 && apartCost <= Math.min(begunCost, mended))
    return { phrases: weighted(apart, weightOf.apart), correction: null, isBegun: false };
  if (begun.length > 0 && begunCost <= mended)
    return { phrases: weighted(begun, weightOf.beginning), correction: null, isBegun: true };
  if (corrections.length === 0) {
    const meant = phrases.held(spelledOut.get(asked) ?? []);
    return { phrases: weighted(meant, weightOf.unlikeliest), correction: null, isBegun: false };
  }
  return {
    phrases: correctedPhrases(phrases, corrections),
    correction: corrections[0]?.word ?? null,
    isBegun: false,
  };
}

/** A frequent word is said by so many times as many products as a rare one. */
const timesAsMany = 30;
const mostMistakes = 0.75;
/** Where they differ no later than this before their ends; "sander" and "sanded" are two words. */
const sameEnding = 2;

const commonEnd = (a: string, b: string): number => {
  let length = 0;
  while (length < Math.min(a.length, b.length) && a.at(-1 - length) === b.at(-1 - length)) length += 1;
  return length;
};

/** Frequent words that may have been meant with a rare one; it is meant before them. */
export function likelierThan(phrases: Phrases, asked: string, products: number, alike: AlikeWord[]) {
  const near = candidatesFor(phrases, asked, alike).filter(
    ({ word, products: others, mistakes }) =>
      others >= products * timesAsMany && mistakes <= mostMistakes && commonEnd(asked, word) >= sameEnding,
  );
  const [likeliest] = mend(asked, near);
  return likeliest ? weighted(phrases.held([likeliest.word]), weightOf.unlikeliest) : [];
}
