/**
 * Misspellings of a catalog's frequent words, made by the mistakes that people make: the same list every time for
 * the same catalog.
 */

/** A misspelling and the word that was meant. */
export type Misspelling = { kind: Mistake; typed: string; meant: string };

const mistakes = ['swapped', 'dropped', 'doubled', 'neighbor key', 'sound'] as const;
type Mistake = (typeof mistakes)[number];

const perMistake = 40;
/** A rarer word is seldom asked for. */
const fewestProducts = 5;
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** The keys to the left and right of a letter. */
function neighborKeys(letter: string): string[] {
  const row = keyboard.find((keys) => keys.includes(letter)) ?? '';
  const at = row.indexOf(letter);
  return [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
}

/** Other spellings of one sound. */
const respellings: [RegExp, string][] = [
  [/ph/, 'f'],
  [/tion/, 'shun'],
  [/ck/, 'k'],
  [/c(?=[aou])/, 'k'],
  [/k(?=[ei])/, 'c'],
  [/x/, 'ks'],
  [/qu/, 'kw'],
  [/au/, 'aw'],
  [/ou/, 'ow'],
  [/ow/, 'ou'],
  [/oi/, 'oy'],
  [/ee/, 'ea'],
  [/ea/, 'ee'],
  [/ai/, 'ay'],
  [/ie/, 'ei'],
  [/igh/, 'ie'],
  [/dg/, 'j'],
  [/c(?=[eiy])/, 's'],
  [/s(?=[ei])/, 'c'],
  [/(?<=.)ent$/, 'ant'],
  [/(?<=.)ant$/, 'ent'],
  [/(?<=.)le$/, 'el'],
  [/(?<=.)el$/, 'le'],
  [/(?<=.)er$/, 'or'],
  [/(?<=.)or$/, 'er'],
  [/(?<=.)ar/, 'er'],
  [/(?<=.)y$/, 'ie'],
  [/([bdfglmnprst])\1/, '$1'],
];

/** `at`: which letter, or which of the respellings; null where the word offers none. */
const make: Record<Mistake, (word: string, at: number) => string | null> = {
  swapped: (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  dropped: (word, at) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word, at) => word.slice(0, at + 1) + word.slice(at),
  'neighbor key': (word, at) => {
    const keys = neighborKeys(word[at] ?? '');
    return word.slice(0, at) + (keys[word.length % keys.length] ?? '') + word.slice(at + 1);
  },
  sound: (word, at) => {
    const fitting = respellings.filter(([pattern]) => pattern.test(word));
    const [pattern, spelling] = fitting[at % Math.max(1, fitting.length)] ?? [];
    return pattern && spelling !== undefined ? word.replace(pattern, spelling) : null;
  },
};

const lettersOnly = /^[a-z]{5,}$/;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/**
 * Forty of each mistake, spread over the words of five letters or more that at least five products say, in their names
 * or elsewhere. None is a word of the catalog. `texts`: all that each product says.
 */
export function makeMisspellings(texts: readonly string[]): Misspelling[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const frequent = [...counts]
    .filter(([word, products]) => lettersOnly.test(word) && products >= fewestProducts)
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .map(([word]) => word);
  const known = new Set(counts.keys());
  return mistakes.flatMap((kind, turn) => {
    const made = frequent.flatMap((meant, place): Misspelling[] => {
      // Any letter but the first one, which people rarely get wrong.
      const typed = make[kind](meant, 1 + ((place + turn) % (meant.length - 2)));
      return typed && typed !== meant && !known.has(typed) ? [{ kind, typed, meant }] : [];
    });
    return Array.from(
      { length: perMistake },
      (_, at) => made[Math.floor((at * made.length) / perMistake)],
    ).filter((one) => one !== undefined);
  });
}
