/** The pieces of a search, and what is asked about each as it stands. */
import { runsOf } from './merge-slots.ts';
import type { Phrases } from './phrases.ts';
import type { Piece } from './read-words.ts';

/** An empty text asks nothing. */
export type AskedPieces = {
  phrases: Phrases;
  pieces: Piece[];
  /** The beginning that each piece may be of a longer word: "fauc*". */
  beginnings: string[];
  /** Each piece and the next one, written as one word. */
  joined: string[];
  /** The beginning that is still being typed; empty when the search is complete. */
  typed: string;
};

export function askedPieces(phrases: Phrases, pieces: Piece[], partial: boolean): AskedPieces {
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
export async function countPieces({
  phrases,
  pieces,
  beginnings,
  joined,
  typed,
}: AskedPieces): Promise<void> {
  const written = [...pieces.flatMap(({ ways }) => ways), ...joined];
  const runs = runsOf(pieces.map(({ text }) => text));
  await phrases.read([...written, ...beginnings, ...runs.map(({ text }) => text)]);
  await phrases.ask([...written, typed]);
}
