/** Which words of a search may be something else than they say. */
import type { Synonym } from '#api/catalog/storage/search.ts';
import type { AskedPieces } from './asked-pieces.ts';
import { canBeMisspelt } from './mend.ts';
import type { Piece } from './read-words.ts';
import { synonymsFor } from './synonyms.ts';

/** Looking for what looks alike takes longer than all else: of a very long search the first few are enough. */
const mostUnknown = 6;
/** No catalog has a longer word; one of thousands of letters would be looked for at each place it may be cut. */
const longestWord = 30;

/**
 * The words that no product has: neither by themselves, nor joined to a neighbor, nor as what is being typed, nor by
 * what the dealer calls them.
 */
export function unknownPieces({ phrases, pieces, joined, typed }: AskedPieces, synonyms: Synonym[]): Piece[] {
  const isTyped = phrases.held([typed]).length > 0;
  const unknown = pieces.filter(
    (piece, index) =>
      piece.kind === 'word' &&
      piece.text.length <= longestWord &&
      phrases.held(piece.ways).length === 0 &&
      !piece.ways.every((way) => phrases.isSilent(way)) &&
      phrases.held([joined[index] ?? '', joined[index - 1] ?? '']).length === 0 &&
      !(isTyped && index === pieces.length - 1) &&
      synonymsFor(phrases, piece.text, synonyms).length === 0,
  );
  return unknown.slice(0, mostUnknown);
}

/** A word that more products hold is what it says. */
const mostForRare = 3;
const fewestLetters = 5;

/** Words so rare that a frequent one may have been meant: a few products say "pendent", hundreds "pendant". */
export function rarePieces({ phrases, pieces, typed }: AskedPieces, synonyms: Synonym[]): Piece[] {
  const rare = pieces.filter((piece, index) => {
    const held = phrases.held(piece.ways);
    return (
      piece.kind === 'word' &&
      piece.text.length >= fewestLetters &&
      canBeMisspelt(piece.text) &&
      held.length > 0 &&
      held.every(({ products }) => products <= mostForRare) &&
      !(typed !== '' && index === pieces.length - 1) &&
      synonymsFor(phrases, piece.text, synonyms).length === 0
    );
  });
  return rare.slice(0, mostUnknown);
}
