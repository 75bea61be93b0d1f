/** Which of a product's SKUs its card shows when a shopper asked for a finish, a size or a number. Pure. */
import type { SkuHead } from '#api/catalog/storage/shop.ts';
import { plainLetters } from '#schemas/domain/platform/plain-letters.ts';

export type Wanted = {
  /** What a list is narrowed to. */
  options: readonly { name: string; values: readonly string[] }[];
  /** What was searched for, in lower case: its words, and the whole as a SKU is compared. */
  words: readonly string[];
  code: string;
  /** In stock at the visitor's warehouse. */
  available: boolean;
  /** A value as the visitor reads it, where that is another language: it is searched for in both. */
  shownAs?: (name: string, value: string) => string;
};

export const nothingWanted: Wanted = { options: [], words: [], code: '', available: false };

const wordsOf = (text: string): string[] => plainLetters(text).split(/[^\p{L}\p{N}]+/u);
/** "in" and "of" say nothing of a finish, "36" does. */
const tellsApart = (word: string): boolean => word.length > 2 || /^\d+$/.test(word);

const codeOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A search, as Wanted takes it. */
export const searchedFor = (q = ''): Pick<Wanted, 'words' | 'code'> => ({
  words: wordsOf(q).filter(tellsApart),
  code: codeOf(q),
});

/** How many of the words the SKU's options say. */
function score({ options }: SkuHead, { words, shownAs }: Wanted): number {
  const said = new Set(
    Object.entries(options).flatMap(([name, value]) => [
      ...wordsOf(value),
      ...(shownAs ? wordsOf(shownAs(name, value)) : []),
    ]),
  );
  return words.filter((word) => said.has(word)).length;
}

/** Those that fit, or all where none does; a wish that no SKU of this product can fulfill is no wish of it. */
export function shownSkus<Head extends SkuHead>(skus: readonly Head[], wanted: Wanted): readonly Head[] {
  const orAll = (all: readonly Head[], some: readonly Head[]) => (some.length > 0 ? some : all);
  let shown = skus;
  for (const { values } of wanted.options)
    shown = orAll(
      shown,
      shown.filter(({ options }) => Object.values(options).some((value) => values.includes(value))),
    );
  if (wanted.code !== '') {
    const exact = shown.filter((sku) => codeOf(sku.code) === wanted.code);
    if (exact.length > 0) return exact;
    const best = Math.max(...shown.map((sku) => score(sku, wanted)));
    if (best > 0) shown = shown.filter((sku) => score(sku, wanted) === best);
  }
  return wanted.available
    ? orAll(
        shown,
        shown.filter(({ stock }) => stock > 0),
      )
    : shown;
}
