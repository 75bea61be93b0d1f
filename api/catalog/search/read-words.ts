/** A search as it was typed, cut into the pieces that mean something. Touches nothing. */
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';
import { dottedLetters, type Measure, measurePattern, readMeasure, spelledFractions } from './measures.ts';

/** One piece. */
export type Piece = {
  /** As somebody would read it. */
  text: string;
  kind: 'word' | 'number' | 'measure';
  /** Ways to say it; any of them will do. */
  ways: string[];
};
export type ReadWords = {
  pieces: Piece[];
  /** How many pieces say what is wanted; the others what it is wanted for. */
  head: number;
  /** Without separators, what may be a number or a SKU: the whole search, and single words of it. */
  code: { whole: string | null; words: string[] };
};

/** So many pieces are read; the rest of a very long search says nothing more. */
const mostPieces = 30;

/** So many letters are read. */
const mostLetters = 1000;

/** Plain letters, in lower case; an emoji, a NUL and other signs are gaps. */
export const plain = (asked: string): string =>
  spelledFractions(asked.slice(0, mostLetters))
    .normalize('NFKD')
    // One sign may be eighteen letters.
    .slice(0, mostLetters)
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[“”″]|''|′′|’’/g, '"')
    .replaceAll(/[’‘′]/g, "'")
    .replaceAll('×', 'x')
    .replaceAll('⁄', '/')
    .replaceAll(/[‐-―−]/g, '-')
    // 1,600 is one number; U.S. and O.D. are words.
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(dottedLetters, '$1$2$3$4')
    .replaceAll(/[^\p{Letter}\p{Number}"'°./_-]+/gu, ' ')
    .trim();

const token = new RegExp(
  [
    // 36", 36-inch, 1.2 gpm, 24 x 36, 5-1/16, 2700: shared with what products are found by.
    `(?<measure>${measurePattern})`,
    // Longer numbers, and pairs of them.
    String.raw`(?<![\p{L}\p{N}-])(?<number>\d+(?:\.\d+|\/\d+)?)(?![\p{L}\p{N}-])`,
    // tol2300mabl, OST-2100-BRBR
    String.raw`(?<code>(?=[\p{L}._-]*\d)[\p{L}\p{N}]+(?:[-._][\p{L}\p{N}]+)*)`,
    String.raw`(?<word>\p{L}+(?:'\p{L}+)?)`,
  ].join('|'),
  'gu',
);

/** Words between what is wanted and what it is wanted for. */
const between: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'for with without that which in on of to above under over beside from by behind inside into'.split(' '),
  ),
  // "de" is none of them: "lámpara de mesa" is one thing.
  es: new Set('para con sin que en sobre bajo junto detras dentro desde por hacia entre'.split(' ')),
};

/** Units that catalogs leave out: "36 vanity". A number without watts or volts is of something else. */
const leftOut = new Set(['in', 'ft', 'yard', 'mm', 'cm', 'gaug']);

/** The token first, then the number alone; one mark is feet, and inches to many who write catalogs. */
function waysOf({ token, numbers, unit }: Measure, sign: string | undefined): string[] {
  if (unit === null || !leftOut.has(unit)) return [token];
  return [token, ...(sign === "'" ? [token.replace(/ft$/, 'in')] : []), ...numbers];
}

/** "2100 in brass" names a product, not a length. */
const isNumberBeforeIn = ({ first = '', firstUnit, second }: Record<string, string | undefined>) =>
  /^\d{4,}$/.test(first) && firstUnit === 'in' && second === undefined;

function measuredPiece(groups: Record<string, string | undefined>): Piece {
  const { measure: written = '', first = '', second } = groups;
  const number = { kind: 'number' as const, text: first, ways: [first] };
  if (isNumberBeforeIn(groups)) return number;
  const measure = readMeasure(groups);
  if (!measure) return second === undefined ? number : { ...number, text: written, ways: [written] };
  const isNumber = measure.unit === null && second === undefined;
  return {
    kind: isNumber ? 'number' : 'measure',
    text: measure.text,
    ways: waysOf(measure, groups.firstUnit),
  };
}

export function readWords(asked: string, language: Language = sourceLanguage): ReadWords {
  const text = plain(asked);
  const pieces: Piece[] = [];
  const codes: string[] = [];
  let head: number | null = null;
  const betweenWords = between[language];
  for (const { groups = {} } of text.matchAll(token)) {
    if (pieces.length >= mostPieces) break;
    const { measure, number: figure, code, word } = groups;
    if (measure) {
      pieces.push(measuredPiece(groups));
      if (isNumberBeforeIn(groups)) head ??= pieces.length;
    } else if (figure) pieces.push({ text: figure, kind: 'number', ways: [figure] });
    else if (code) {
      codes.push(code.replaceAll(/[^\p{L}\p{N}]/gu, ''));
      pieces.push({ text: code, kind: 'number', ways: [code] });
    } else if (word) {
      if (betweenWords.has(word) && pieces.length > 0) head ??= pieces.length;
      else pieces.push({ text: word, kind: 'word', ways: [word.replace(/'s$/, '')] });
    }
  }
  const whole = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isCode = /\d/.test(whole) && whole.length >= 3 && whole.length <= 40 && text.split(' ').length <= 4;
  return {
    pieces,
    head: head ?? pieces.length,
    code: { whole: isCode ? whole : null, words: codes.filter((code) => code.length >= 4) },
  };
}
