/** The words of a search as searches are counted, tuned and redirected by: one key however they were typed. */
import { plainLetters } from './plain-letters.ts';

/** Characters of the key: a longer search is counted by its beginning. */
export const mostSearchWords = 100;

/** In lower case, without accents, signs and needless spaces; empty where nothing is left. */
export const searchWords = (typed: string): string =>
  plainLetters(typed.normalize('NFKC'))
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/[’‘′]/g, "'")
    .replaceAll(/[^\p{Letter}\p{Number}"'./_-]+/gu, ' ')
    .trim()
    .slice(0, mostSearchWords)
    .trim();

/** An email address or a phone number; `isNumber`: the figures are known to be a product's. */
export function mayNameSomebody(typed: string, isNumber: boolean): boolean {
  if (/\S@\S/.test(typed)) return true;
  return !isNumber && /(?<!\d)(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]{0,2}\d{3}[-. ]?\d{4}(?!\d)/.test(typed);
}
