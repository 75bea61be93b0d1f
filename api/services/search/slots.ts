/**
 * The words of a search with what the catalogue makes of them: beginnings, words written apart or together, mended
 * misspellings, the dealer's synonyms, names of several words.
 */
import { findAlike, findSearchNames, findSynonyms } from '#api/storage/repositories/search.ts';
import { mend } from './mend.ts';
import { type FoundPhrase, Phrases, type SearchContext } from './phrases.ts';
import type { Piece, ReadWords } from './read-words.ts';

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
export type Slots = {
  slots: Slot[] /** Misspelt words and what they were read as. */;
  mended: Map<string, string>;
};

/** The dealer's names, until the catalogue moves. */
export const searchNames = (context: SearchContext) =>
  context.memo.get('search-names', ['catalog'], () => findSearchNames(context.database.kysely));

const synonymsOf = (context: SearchContext) =>
  context.memo.get('search-synonyms', ['catalog'], () => findSynonyms(context.database.kysely));

const lexeme = (query: string) => query.match(/^'((?:[^']|'')*)'$/)?.[1];
const slotOf = (found: FoundPhrase[], isHead: boolean, begun: string | null = null): Slot => ({
  queries: [...new Set(found.map(({ query }) => query))],
  stems: found.flatMap(({ query }) => lexeme(query) ?? []),
  begun,
  products: Math.max(0, ...found.map(({ products }) => products)),
  isHead,
});

const spaced = (word: string) =>
  Array.from(
    { length: Math.max(0, word.length - 5) },
    (_, at) => `${word.slice(0, at + 3)} ${word.slice(at + 3)}`,
  );
/** Runs of up to three, with where they stand. */
const grams = (words: string[]) =>
  words.flatMap((_, from) =>
    [3, 2, 1].flatMap((length) =>
      from + length <= words.length
        ? [{ from, length, text: words.slice(from, from + length).join(' ') }]
        : [],
    ),
  );

/** `partial`: the last word is still being typed. */
export async function fillSlots(context: SearchContext, read: ReadWords, partial: boolean): Promise<Slots> {
  const db = context.database.kysely;
  const { pieces } = read;
  const phrases = new Phrases(context);
  const last = pieces.length - 1;
  const beginning = ({ kind, text }: Piece, index: number) =>
    kind !== 'measure' && /^[\p{L}\p{N}]+$/u.test(text) && (text.length >= 3 || (partial && index === last))
      ? `${text}*`
      : '';
  const together = (index: number) => {
    const [a, b] = [pieces[index], pieces[index + 1]];
    return a?.kind === 'word' && b?.kind === 'word' ? `${a.text}${b.text}` : '';
  };
  const ways = pieces.flatMap((piece, index) => [...piece.ways, together(index)]);
  await phrases.read([
    ...ways,
    ...pieces.map(beginning),
    ...grams(pieces.map(({ text }) => text)).map(({ text }) => text),
  ]);
  const typed = partial && pieces[last] ? beginning(pieces[last], last) : '';
  await phrases.ask([...ways, typed]);

  // What no product holds, by itself or joined to its neighbour: written together, begun, or misspelt.
  const isUnknown = (piece: Piece, index: number) =>
    piece.kind === 'word' &&
    phrases.held(piece.ways).length === 0 &&
    !piece.ways.every((way) => phrases.isSilent(way)) &&
    phrases.held([together(index), together(index - 1)]).length === 0;
  const isBegun = (index: number) => index === last && phrases.held([typed]).length > 0;
  const unknown = pieces.filter((piece, index) => isUnknown(piece, index) && !isBegun(index));
  const splits = unknown.flatMap(({ text }) => spaced(text));
  const [alike] = await Promise.all([
    findAlike(
      db,
      unknown.map(({ text }) => text),
    ),
    phrases.read(splits),
  ]);
  await phrases.ask([
    // Beginnings hold very much: only those that are needed.
    ...pieces.flatMap((piece, index) => (unknown.includes(piece) ? beginning(piece, index) : [])),
    ...splits,
    ...alike.map(({ word }) => word),
  ]);
  const mended = new Map<string, string>();
  const single = pieces.map((piece, index): Slot => {
    const isHead = index < read.head;
    const begun = beginning(piece, index);
    const known = phrases.held(piece.ways);
    const asBegun = phrases.held([begun]);
    if (partial && index === last && asBegun.length > 0)
      return slotOf([...known, ...asBegun], isHead, piece.text);
    if (!isUnknown(piece, index)) return slotOf(known, isHead);
    const apart = phrases.held(spaced(piece.text));
    if (apart.length > 0) return slotOf(apart, isHead);
    if (asBegun.length > 0) return slotOf(asBegun, isHead, piece.text);
    const candidates = alike.filter(
      ({ asked, word }) => asked === piece.text && phrases.held([word]).length > 0,
    );
    const words = mend(piece.text, candidates);
    if (words[0]) mended.set(piece.text, words[0]);
    return slotOf(phrases.held(words), isHead);
  });

  const said = pieces.map(({ text }) => mended.get(text) ?? text);
  const runs = grams(said);
  const [every, names] = await Promise.all([
    synonymsOf(context),
    searchNames(context),
    phrases.read(runs.map(({ text }) => text)),
  ]);
  const synonyms = runs.flatMap(({ text }) =>
    every
      .filter(({ said: term }) => term === phrases.queryOf(text))
      .map(({ means }) => ({ phrase: text, means })),
  );
  await phrases.ask(synonyms.flatMap(({ means }) => means));

  const slots: Slot[] = [];
  for (let index = 0; index < pieces.length; ) {
    const here = runs.filter(({ from }) => from === index);
    const merged = here
      .map(({ length, text }) => {
        const parts = single.slice(index, index + length);
        const isHead = index < read.head;
        const all = parts.every(({ queries }) => queries.length > 0);
        const meant = phrases.held(
          synonyms.filter(({ phrase }) => phrase === text).flatMap(({ means }) => means),
        );
        const joined = length === 2 ? phrases.held([together(index)]) : [];
        if (meant.length + joined.length > 0) {
          const slot = slotOf([...meant, ...joined], isHead);
          const own = all ? parts.map(({ queries }) => anyOf(queries)).join(' & ') : null;
          return {
            length,
            slot: {
              ...slot,
              queries: [...(own ? [length > 1 ? `(${own})` : own] : []), ...slot.queries],
              stems: [...parts.flatMap(({ stems }) => stems), ...slot.stems],
              products: Math.max(slot.products, length === 1 ? (parts[0]?.products ?? 0) : 0),
            },
          };
        }
        const isName =
          length > 1 &&
          all &&
          names.some(
            ({ kind, stems }) =>
              kind === 'name' &&
              stems.length === length &&
              stems.every((stem, at) => parts[at]?.stems.includes(stem)),
          );
        if (!isName) return null;
        const products = Math.min(...parts.map((part) => part.products));
        const query = `(${parts.map(({ queries }) => anyOf(queries)).join(' <-> ')})`;
        return {
          length,
          slot: {
            queries: [query],
            stems: parts.flatMap(({ stems }) => stems),
            begun: null,
            products,
            isHead,
          },
        };
      })
      .find((found) => found !== null);
    const slot = merged?.slot ?? single[index];
    if (slot && slot.queries.length > 0) slots.push(slot);
    index += merged?.length ?? 1;
  }
  return { slots, mended };
}

/** Any of them, as one operand. */
export const anyOf = (queries: string[]): string =>
  queries.length === 1 && queries[0] !== undefined ? queries[0] : `(${queries.join(' | ')})`;
