/**
 * Measures as the search reads them: a number with its unit is one token, however it is written. `shop_text` of
 * migrations/0094-measures.ts does the same in SQL to what products are found by; measures.test.ts compares the two.
 */

/** Units by what they are written as, in English and Spanish. A code of three letters or more is a word that is found too. */
const units: Record<string, string[]> = {
  in: ['in', 'inch', 'inches', 'pulg', 'pulgada', 'pulgadas'],
  ft: ['ft', 'foot', 'feet', 'pie', 'pies'],
  yard: ['yd', 'yds', 'yard', 'yards'],
  mm: ['mm', 'millimeter', 'millimeters'],
  cm: ['cm', 'centimeter', 'centimeters'],
  gallon: ['gal', 'gals', 'gallon', 'gallons', 'galon', 'galones'],
  quart: ['qt', 'qts', 'quart', 'quarts'],
  liter: ['liter', 'liters', 'litro', 'litros'],
  oz: ['oz', 'ounce', 'ounces', 'onza', 'onzas'],
  lb: ['lb', 'lbs', 'pound', 'pounds', 'libra', 'libras'],
  kg: ['kg', 'kgs'],
  watt: ['w', 'watt', 'watts', 'vatio', 'vatios'],
  kw: ['kw', 'kilowatt', 'kilowatts'],
  volt: ['v', 'vac', 'vdc', 'volt', 'volts', 'voltio', 'voltios'],
  amp: ['a', 'amp', 'amps', 'ampere', 'amperes', 'amperio', 'amperios'],
  ah: ['ah'],
  hp: ['hp', 'horsepower'],
  hz: ['hz', 'hertz'],
  kelvin: ['k', 'kelvin'],
  lumen: ['lm', 'lumen', 'lumens', 'lúmenes', 'lumenes'],
  gaug: ['ga', 'gauge', 'gage', 'awg', 'calibre'],
  psi: ['psi'],
  gpm: ['gpm'],
  gpf: ['gpf'],
  cfm: ['cfm'],
  rpm: ['rpm'],
  btu: ['btu', 'btus', 'btuh'],
  grit: ['grit', 'grano'],
  an: ['deg', 'degree', 'degrees', '°', 'grados'],
  pack: ['pk', 'pack', 'packs'],
  piec: ['pc', 'pcs', 'piece', 'pieces', 'pieza', 'piezas'],
};
const codes = new Map([
  ['"', 'in'],
  ["'", 'ft'],
  ...Object.entries(units).flatMap(([code, words]) => words.map((word) => [word, code] as const)),
]);
/** Units as somebody would read them, where the code is not what they are called. */
const labels: Record<string, string> = {
  gallon: 'gal',
  watt: 'W',
  volt: 'V',
  lumen: 'lm',
  kelvin: 'K',
  amp: 'A',
  gaug: 'gauge',
  an: 'deg',
  piec: 'piece',
};

const words = [...codes.keys()].filter((word) => /^\p{L}/u.test(word)).join('|');
// Everything is bounded: a text of nothing but digits or signs is read in one pass.
const amount = String.raw`[0-9]{1,3}(?:,[0-9]{3}){1,2}|[0-9]{1,6}(?:\.[0-9]{1,6}|(?:[ -]{1,2}[0-9]{1,2})?/[0-9]{1,3})?|\.[0-9]{1,6}`;
const unitOf = (written: string) => `(?:"(?:[wdhl](?![a-z0-9]))?|'(?![a-z])|°|(?:${written})(?![a-z0-9]))`;
const side = (name: string, written: string) =>
  `(?<${name}>${amount})(?:[ -]{0,2}(?<${name}Unit>${unitOf(written)})\\.?)?`;
// "2 x 60 W" is no size.
const lengths = ['in', 'ft', 'mm', 'cm'].flatMap((code) => units[code] ?? []).join('|');
const by = ' {0,2}(?:[wdhl] )?(?:x|by) {0,2}';
/** One, two or three lengths; no part of a word, of a code or of a longer number. */
export const measurePattern = `(?<![a-z0-9./_-])${side('first', words)}(?:${by}${side('second', lengths)}(?:${by}${side('third', lengths)})?)?(?:(?<=["'°])|(?![a-z0-9]|[./][0-9]))(?:-(?=[0-9]))?`;
const measures = new RegExp(measurePattern, 'g');

const thousandths = (count: number) =>
  decimal(Math.floor(count / 1000), String(count % 1000).padStart(3, '0'));
const decimal = (whole: number, fraction: string): string => {
  const figures = fraction.replace(/0+$/, '');
  return figures ? `${whole}d${figures}` : String(whole);
};

/** A number of letters and digits only: 1-1/8, 1 1/8 and 1.125 are 1d125. Null: "12/2" is no fraction. */
function numberOf(written: string): string | null {
  const text = written.replaceAll(',', '');
  if (text.includes('/')) {
    const [under = 0, over = 0, whole = 0] = text
      .split(/[ /-]+/)
      .map(Number)
      .toReversed();
    if (over >= under || under > 64) return null;
    return thousandths(whole * 1000 + Math.floor((2000 * over + under) / (2 * under)));
  }
  const [whole = '', fraction = ''] = text.split('.');
  // Catalogs round sixteenths to three places; what is smaller than that is not rounded away.
  if (fraction.length > 3 && !(Number(whole) === 0 && fraction.startsWith('00')))
    return thousandths(
      Number(whole) * 1000 + Number(fraction.slice(0, 3)) + (Number(fraction[3]) >= 5 ? 1 : 0),
    );
  return decimal(Number(whole), fraction);
}

const codeOf = (sign: string): string => codes.get(sign.startsWith('"') ? '"' : sign) as string;

export type Measure = {
  /** Its token in products' words. */
  token: string;
  /** Its numbers alone, as tokens. */
  numbers: string[];
  /** The code of its unit; sides have none. */
  unit: string | null;
  /** As somebody would read it. */
  text: string;
};

const mark = 'qq';
const bare = (number: string) => (number.includes('d') ? `${mark}${number}` : number);

/** Whether a tsquery is a measure's token and nothing else. */
export const isMeasureQuery = (query: string): boolean => /^'qq[0-9][0-9a-z]*'$/.test(query);

/** A measure by the groups of a match of the pattern; null for a whole number alone and for "12/2". */
export function readMeasure(groups: Record<string, string | undefined>): Measure | null {
  const { first = '', firstUnit, second, third } = groups;
  const written = [first, second, third].filter((one) => one !== undefined);
  const numbers = written.map(numberOf).filter((number) => number !== null);
  if (numbers.length < written.length) return null;
  const unit = second === undefined && firstUnit ? codeOf(firstUnit) : null;
  const isAlone = second === undefined && unit === null;
  if (isAlone && /^[0-9]+$/.test(first)) return null;
  return {
    token: isAlone ? bare(numbers[0] as string) : `${mark}${numbers.join('x')}${unit ?? ''}`,
    numbers: numbers.map(bare),
    unit,
    text: unit ? `${first} ${labels[unit] ?? unit}` : written.join(' x '),
  };
}

const signs: Record<string, string> = {
  '”': '"',
  '“': '"',
  '″': '"',
  '’': "'",
  '‘': "'",
  '′': "'",
  '×': 'x',
  '⁄': '/',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '\u00a0': ' ',
};
const fractions: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
};

/** "1⅛" as "1 1/8": a fraction that is one sign. */
export const spelledFractions = (text: string): string =>
  text.replaceAll(/[½¼¾⅛⅜⅝⅞⅓⅔]/g, (sign) => ` ${fractions[sign]}`);

/** "U.S." and "O.D.": words of letters with dots between. */
export const dottedLetters =
  /(?<![a-z0-9.])([a-z])\.([a-z])(?:\.([a-z]))?(?:\.([a-z]))?\.?(?![a-z0-9]|\.[a-z0-9])/g;

/** A text as products' words are made of it: measures as tokens, "U.S." as "us", no endings like those of "men's". */
export function shopText(text: string): string {
  const plain = spelledFractions(text)
    .replaceAll(/[”“″’‘′×⁄‐‑–—−\u00a0]/g, (sign) => signs[sign] as string)
    .replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replaceAll("''", '"')
    .replaceAll(dottedLetters, '$1$2$3$4')
    .replaceAll(/(?<=[a-z])'(?:s|t|d|m|re|ve|ll)(?![a-z0-9])/g, '');
  return plain.replaceAll(measures, (match: string, ...rest: unknown[]) => {
    const measure = readMeasure(rest.at(-1) as Record<string, string | undefined>);
    return measure ? ` ${measure.token} ` : match;
  });
}
