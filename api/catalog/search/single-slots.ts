/** The slot of each piece of a search by itself. */
import type { AskedPieces } from './asked-pieces.ts';
import { guess, type Likes, likelierThan } from './guesses.ts';
import type { Piece } from './read-words.ts';
import { type Slot, slotOf, weighted, weightOf } from './slot.ts';

export type SingleSlots = {
  single: Slot[];
  /** Misspelled words and what they were read as. */
  corrected: Map<string, string>;
};

/** Pieces that no product has, that hardly one has, and that say nothing. */
type MarkedPieces = { unknown: Piece[]; rare: Piece[]; silent: Piece[] };

export function fillSingle(
  { phrases, pieces, beginnings, typed }: AskedPieces,
  head: number,
  { unknown, rare, silent }: MarkedPieces,
  likes: Likes,
): SingleSlots {
  const corrected = new Map<string, string>();
  const single = pieces.map((piece, index): Slot => {
    const { text } = piece;
    const isHead = index < head;
    const beginning = beginnings[index] ?? '';
    const held = phrases.held(piece.ways);
    const whole = weighted(held, weightOf.word);
    const begun = weighted(phrases.held([beginning]), weightOf.beginning);
    if (index === pieces.length - 1 && typed !== '' && begun.length > 0)
      return slotOf([...whole, ...begun], isHead, text);
    if (silent.includes(piece)) return slotOf([], isHead);
    if (unknown.includes(piece)) {
      const guessed = guess(phrases, text, beginning, likes);
      if (guessed.correction) corrected.set(text, guessed.correction);
      return slotOf(guessed.phrases, isHead, guessed.isBegun ? text : null);
    }
    if (!rare.includes(piece)) return slotOf(whole, isHead);
    const products = Math.max(...held.map((one) => one.products));
    return slotOf([...whole, ...likelierThan(phrases, text, products, likes.alike)], isHead);
  });
  return { single, corrected };
}
