/** A search as it was typed, cut into the pieces that mean something. Touches nothing. */
import { type Language, sourceLanguage } from '#schemas/domain/platform/language.ts';

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
const mostPieces = 8;

/** Plain letters, in lower case; an emoji, a NUL and other signs are gaps. */
export const plain = (asked: string): string =>
  asked
    .slice(0, 1000)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[“”″]|''|′′|’’/g, '"')
    .replaceAll(/[’‘′]/g, "'")
    .replaceAll('×', 'x')
    .replaceAll('⁄', '/')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/[^\p{Letter}\p{Number}"'./_-]+/gu, ' ')
    .trim();

const units: [RegExp, string, string[]][] = [
  [/^(?:"|inches|inch|in|pulgadas?|pulg)$/, 'in', ['']],
  [/^(?:'|feet|foot|ft|pies?)$/, 'ft', ['ft', 'foot', 'feet']],
  [/^(?:pounds?|lbs?)$/, 'lb', ['lb']],
  [/^(?:gallons?|gal)$/, 'gal', ['gal']],
  [/^(?:watts?|w)$/, 'W', ['w']],
  [/^(?:volts?|v)$/, 'V', ['v']],
  [/^(?:lumens?|lm)$/, 'lm', ['lm']],
  [/^(?:kelvin|k)$/, 'K', ['k']],
  [/^(?:gpm|cfm|mm|cm|sone)$/, '', []],
];
const number = String.raw`\d+(?:[ -]\d+\/\d+|\.\d+|\/\d+)?`;
const unit = `"|'|inches|inch|in|pulgadas?|pulg|feet|foot|ft|pies?|pounds?|lbs?|gallons?|gal|watts?|w|volts?|v|lumens?|lm|kelvin|k|gpm|cfm|mm|cm|sone`;
const token = new RegExp(
  [
    // 3 x 6, 24x36
    String.raw`(?<sides>\d+(?: ?x ?\d+){1,2})(?![\p{L}\p{N}])`,
    // 36", 36-inch, 1.2 gpm; a product number before "in" is none: up to three figures, or with a unit of its own
    String.raw`(?<![\p{L}\p{N}-])(?<amount>${number})[ -]{0,2}(?<unit>${unit})(?![\p{L}\p{N}])`,
    // 5-1/16, 2700, 0.5
    String.raw`(?<![\p{L}\p{N}-])(?<number>${number})(?![\p{L}\p{N}-])`,
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

const measure = (amount: string, sign: string): Piece => {
  const [, name = '', words = []] = units.find(([pattern]) => pattern.test(sign)) ?? [];
  const label = name || sign;
  const said = words.length > 0 ? words : [sign];
  return {
    text: label === 'in' ? `${amount} in` : `${amount} ${label}`,
    kind: 'measure',
    // "36 in" is read as 36: the parser of the text drops "in" as a word that says nothing.
    ways: [
      ...new Set([
        ...said.map((word) => `${amount} ${word}`.trim()),
        `${amount}${name || sign}`.toLowerCase(),
      ]),
    ],
  };
};

export function readWords(asked: string, language: Language = sourceLanguage): ReadWords {
  const text = plain(asked);
  const pieces: Piece[] = [];
  const codes: string[] = [];
  let head: number | null = null;
  const betweenWords = between[language];
  for (const { groups = {} } of text.matchAll(token)) {
    if (pieces.length >= mostPieces) break;
    const { sides, amount, unit: sign, number: figure, code, word } = groups;
    if (sides) {
      const lengths = sides.split(/ ?x ?/);
      pieces.push({
        text: lengths.join(' x '),
        kind: 'measure',
        ways: [lengths.join(' x '), lengths.join('x')],
      });
    } else if (amount && sign) {
      // "2100 in brass" names a product, not a length.
      if (/^\d{4,}$/.test(amount) && sign === 'in') {
        pieces.push({ text: amount, kind: 'number', ways: [amount] });
        head ??= pieces.length;
      } else pieces.push(measure(amount, sign));
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
