/** A text as words with their places. Touches nothing. */

export type Word = { word: string; from: number; to: number };

/** Without accents and in small letters, as stems are made of it. */
const plainWord = (word: string): string =>
  word
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .toLowerCase();

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{Mark}]+/gu)].map(({ 0: found, index }) => ({
    word: plainWord(found),
    from: index,
    to: index + found.length,
  }));
