/** A few words of a text around what was found in it. Touches nothing. */
import type { FoundText } from '#schemas/domain/content/found-text.ts';
import type { Word } from './words.ts';

/** Characters of a snippet, and of them before the first found word. */
const longest = 180;
const before = 50;

type Piece = FoundText['snippet'][number];

/** Where the most found words stand within a snippet's length. */
function densest(found: readonly Word[]): Word | undefined {
  const within = (first: Word) =>
    found.filter(({ from }) => from >= first.from && from < first.from + longest - before);
  return found.reduce<Word | undefined>(
    (best, word) => (best && within(best).length >= within(word).length ? best : word),
    undefined,
  );
}

/** `isFound` says of a word of the text whether it was searched for. */
export function snippetOf(text: string, words: readonly Word[], isFound: (word: string) => boolean): Piece[] {
  const found = words.filter(({ word }) => isFound(word));
  const first = densest(found);
  const wanted = Math.max(0, (first?.from ?? 0) - before);
  const from = wanted === 0 ? 0 : (words.find((word) => word.from >= wanted)?.from ?? 0);
  const last = words.filter((word) => word.from >= from && word.to <= from + longest).at(-1);
  // What ends the sentence belongs to its last word.
  const rest = /^[.!?…”"')]+/.exec(text.slice(last?.to ?? 0))?.[0] ?? '';
  const to = last ? last.to + rest.length : Math.min(text.length, longest);
  const pieces: Piece[] = [];
  const add = (piece: string, isMarked: boolean) => {
    if (piece !== '') pieces.push({ text: piece, found: isMarked });
  };
  let at = from;
  for (const word of found.filter((one) => one.from >= from && one.to <= to)) {
    add(text.slice(at, word.from), false);
    add(text.slice(word.from, word.to), true);
    at = word.to;
  }
  add(text.slice(at, to), false);
  if (from > 0) pieces.unshift({ text: '… ', found: false });
  if (to < text.trimEnd().length) pieces.push({ text: ' …', found: false });
  return pieces;
}
