/** "vanity under $600": what a search says of the price, as the filter of the list has it. */
import { figuresPattern } from '#app/features/storefront/catalog/narrowing.ts';

export type PriceInWords = {
  /** The search without the price. */
  words: string;
  /** Dollars as they were typed, without signs: "1200", "49.99"; empty: no limit. */
  min: string;
  max: string;
};

const unit = '(?:dollars?|bucks|usd|d[oó]lares)';
/** A sign or a word says that it is money: "under 36" may be inches. */
const money = (name: string) =>
  String.raw`(?:(?:\$|usd) ?(?<${name}>${figuresPattern})(?: ?${unit})?|(?<${name}Said>${figuresPattern}) ?(?:\$|${unit}))`;
/** The first of two amounts has its sign from the second: "between 50 and 100 dollars". */
const bare = (name: string) => String.raw`\$? ?(?<${name}>${figuresPattern})(?: ?(?:\$|${unit}))?`;

const anyOf = (phrases: string) => `(?:${phrases.split(', ').join('|').replaceAll(' ', ' +')})`;
const before = {
  most: anyOf(
    'for under, for less than, under, below, less than, cheaper than, no more than, not over, up to, at most, max, maximum, within, de menos de, por menos de, menos de, por debajo de, hasta, m[aá]ximo, no m[aá]s de',
  ),
  least: anyOf(
    'for over, over, above, more than, at least, no less than, min, minimum, starting at, de m[aá]s de, m[aá]s de, por encima de, a partir de, desde, m[ií]nimo, al menos',
  ),
  both: anyOf('between, from, entre, de'),
};
const after = {
  most: anyOf('or less, or under, or below, and under, max, maximum, o menos, m[aá]ximo'),
  least: anyOf('or more, or over, and up, and over, and above, min, minimum, o m[aá]s, m[ií]nimo'),
};
const joined = '(?: *- *| +(?:and|to|y|a) +)';

const patterns = [
  `(?:${before.both} +)?${bare('min')}${joined}${money('max')}`,
  `(?:${before.both} +)?${money('min')}${joined}${bare('max')}`,
  `${before.most} +${money('max')}`,
  `${before.least} +${money('min')}`,
  `${money('max')} +${after.most}`,
  `${money('min')} +${after.least}`,
  // "no less than" is no "less than".
].map((pattern) => new RegExp(String.raw`(?<![\p{L}\p{N}]|\bnot? +)${pattern}(?![\p{L}\p{N}])`, 'iu'));

const amount = (written: string | undefined) => (written ?? '').replaceAll(',', '');

/** Null: it says nothing of a price, or nothing else. */
export function priceInWords(asked: string): PriceInWords | null {
  for (const pattern of patterns) {
    const match = pattern.exec(asked);
    if (!match) continue;
    const { groups = {} } = match;
    const words = `${asked.slice(0, match.index)} ${asked.slice(match.index + match[0].length)}`
      .replaceAll(/\s+(?=[,;:\s])/g, '')
      .replaceAll(/^[\s,;:-]+|[\s,;:-]+$/g, '');
    if (!/[\p{L}\p{N}]/u.test(words)) return null;
    return { words, min: amount(groups.min ?? groups.minSaid), max: amount(groups.max ?? groups.maxSaid) };
  }
  return null;
}
