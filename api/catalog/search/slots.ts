/**
 * The words of a search with what the catalog makes of them: beginnings, words written apart or together, corrected
 * misspellings, the dealer's synonyms, names of several words.
 */
import {
  findAlike,
  findSearchNames,
  findSpanishNames,
  findSynonyms,
  type SearchName,
} from '#api/catalog/storage/search.ts';
import { mend } from './mend.ts';
import { mergeSlots, type Run, runsOf } from './merge-slots.ts';
import { Phrases, type SearchContext } from './phrases.ts';
import type { Piece, ReadWords } from './read-words.ts';
import { type Slot, slotOf } from './slot.ts';

export type Slots = {
  slots: Slot[];
  /** Misspelled words and what they were read as. */
  corrected: Map<string, string>;
};

/** The dealer's names, until the catalog changes; to who reads Spanish, those in both languages. */
export async function searchNames({ memo, database, language }: SearchContext): Promise<SearchName[]> {
  const names = await memo.get('search-names', ['catalog'], () => findSearchNames(database.kysely));
  if (language !== 'es') return names;
  return memo.get('search-names es', ['catalog'], async () => [
    ...names,
    ...(await findSpanishNames(database.kysely)),
  ]);
}

type Synonyms = Awaited<ReturnType<typeof findSynonyms>>;
const synonymsOf = (context: SearchContext): Promise<Synonyms> =>
  context.memo.get('search-synonyms', ['catalog'], () => findSynonyms(context.database.kysely));

/** The pieces of a search with what is asked about each; an empty text asks nothing. */
type AskedPieces = {
  phrases: Phrases;
  pieces: Piece[];
  /** The beginning that each piece may be of a longer word: "fauc*". */
  beginnings: string[];
  /** Each piece and the next one, written as one word. */
  joined: string[];
  /** The beginning that is still being typed; empty when the search is complete. */
  typed: string;
};

/** Where a word of six letters or more may have been two: "towelbar" as "tow elbar", ..., "towel bar". */
const splitsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 5) },
    (_, at) => `${word.slice(0, at + 3)} ${word.slice(at + 3)}`,
  );

function askedPieces(phrases: Phrases, pieces: Piece[], partial: boolean): AskedPieces {
  const last = pieces.length - 1;
  const beginnings = pieces.map(({ kind, text }, index) =>
    kind !== 'measure' && /^[\p{L}\p{N}]+$/u.test(text) && (text.length >= 3 || (partial && index === last))
      ? `${text}*`
      : '',
  );
  const joined = pieces.map((piece, index) => {
    const next = pieces[index + 1];
    return piece.kind === 'word' && next?.kind === 'word' ? `${piece.text}${next.text}` : '';
  });
  return { phrases, pieces, beginnings, joined, typed: partial ? (beginnings[last] ?? '') : '' };
}

/** Counts the products of each piece as it stands and joined to the next. */
async function countPieces({ phrases, pieces, beginnings, joined, typed }: AskedPieces): Promise<void> {
  const written = [...pieces.flatMap(({ ways }) => ways), ...joined];
  const runs = runsOf(pieces.map(({ text }) => text));
  await phrases.read([...written, ...beginnings, ...runs.map(({ text }) => text)]);
  await phrases.ask([...written, typed]);
}

/** The dealer's synonyms for a word or a phrase that was read. */
function synonymsFor(phrases: Phrases, text: string, synonyms: Synonyms): Synonyms {
  const queries = phrases.queriesOf(text);
  return synonyms.filter(({ said }) => queries.includes(said));
}

/**
 * The words that no product has: neither by themselves, nor joined to a neighbor, nor as what is being typed, nor by
 * what the dealer calls them.
 */
function unknownPieces({ phrases, pieces, joined, typed }: AskedPieces, synonyms: Synonyms): Piece[] {
  const isTyped = phrases.held([typed]).length > 0;
  return pieces.filter(
    (piece, index) =>
      piece.kind === 'word' &&
      phrases.held(piece.ways).length === 0 &&
      !piece.ways.every((way) => phrases.isSilent(way)) &&
      phrases.held([joined[index] ?? '', joined[index - 1] ?? '']).length === 0 &&
      !(isTyped && index === pieces.length - 1) &&
      synonymsFor(phrases, piece.text, synonyms).length === 0,
  );
}

/** Counts what unknown words may be: two words, a beginning, or one of the words that look alike, which it returns. */
async function countGuesses(
  context: SearchContext,
  { phrases, pieces, beginnings }: AskedPieces,
  unknown: Piece[],
) {
  const words = unknown.map(({ text }) => text);
  const splits = words.flatMap(splitsOf);
  const db = context.database.kysely;
  const [english, spanish] = await Promise.all([
    findAlike(db, words),
    context.language === 'es' ? findAlike(db, words, 'es') : [],
    phrases.read(splits),
  ]);
  const alike = [...spanish, ...english];
  await phrases.ask([
    // Beginnings hold very much: only those that are needed.
    ...beginnings.filter((_, index) => unknown.includes(pieces[index] as Piece)),
    ...splits,
    ...alike.map(({ word }) => word),
  ]);
  return alike;
}

/** The slot of each piece by itself, and which words were corrected for it. */
function fillSingle(
  { phrases, pieces, beginnings, typed }: AskedPieces,
  head: number,
  unknown: Piece[],
  alike: Awaited<ReturnType<typeof findAlike>>,
) {
  const corrected = new Map<string, string>();
  const single = pieces.map((piece, index): Slot => {
    const isHead = index < head;
    const isLast = index === pieces.length - 1;
    const whole = phrases.held(piece.ways);
    const begun = phrases.held([beginnings[index] ?? '']);
    if (isLast && typed !== '' && begun.length > 0) return slotOf([...whole, ...begun], isHead, piece.text);
    if (!unknown.includes(piece)) return slotOf(whole, isHead);
    const apart = phrases.held(splitsOf(piece.text));
    if (apart.length > 0) return slotOf(apart, isHead);
    if (begun.length > 0) return slotOf(begun, isHead, piece.text);
    const candidates = alike.filter(
      ({ asked, word }) => asked === piece.text && phrases.held([word]).length > 0,
    );
    const corrections = mend(piece.text, candidates);
    if (corrections[0]) corrected.set(piece.text, corrections[0]);
    return slotOf(phrases.held(corrections), isHead);
  });
  return { single, corrected };
}

/** What else the dealer says for each run, counted; with the dealer's names. */
async function countSynonyms(context: SearchContext, phrases: Phrases, runs: Run[]) {
  const [all, names] = await Promise.all([
    synonymsOf(context),
    searchNames(context),
    phrases.read(runs.map(({ text }) => text)),
  ]);
  const synonyms = runs.flatMap(({ text }) =>
    synonymsFor(phrases, text, all).map(({ means }) => ({ phrase: text, means })),
  );
  await phrases.ask(synonyms.flatMap(({ means }) => means));
  return { synonyms, names };
}

/** What a product must have to answer a search. `partial`: the last word is still being typed. */
export async function fillSlots(context: SearchContext, read: ReadWords, partial: boolean): Promise<Slots> {
  const { pieces, head } = read;
  const phrases = new Phrases(context);
  const asked = askedPieces(phrases, pieces, partial);
  await countPieces(asked);
  const unknown = unknownPieces(asked, await synonymsOf(context));
  const alike = await countGuesses(context, asked, unknown);
  const { single, corrected } = fillSingle(asked, head, unknown, alike);
  const runs = runsOf(pieces.map(({ text }) => corrected.get(text) ?? text));
  const { synonyms, names } = await countSynonyms(context, phrases, runs);
  const slots = mergeSlots({ phrases, single, runs, synonyms, names, head, joined: asked.joined });
  return { slots, corrected };
}
