/** What a misspelt word may have been: by its letters, its sound and how often the catalog says it. Touches nothing. */
import { weightOf } from './slot.ts';
import { typingCost } from './typing-cost.ts';

/** Edits between two words: a letter too many, too few, another one, or two that changed places. */
export function edits(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          cell(i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          cell(i - 1, j - 1) + same,
          ...(swapped ? [cell(i - 2, j - 2) + 1] : []),
        ),
      );
    }
  }
  return cell(a.length, b.length);
}

/** Words of three letters, and those with a figure, are left as they are: too many others are near. */
export const canBeMisspelt = (word: string): boolean => /^[\p{L}']{4,}$/u.test(word);

/** How wrong a word of a length may be and still be recognized; more when it is heard the same. */
const mostEdits = (length: number, sounds: boolean) =>
  Math.max(length <= 5 ? 1 : length <= 8 ? 2 : 3, sounds ? Math.ceil(length / 2) : 0);

/** What takes more than this is another word: "lite" is not "lots", and "inodoro" not "under"; more where it sounds the same. */
const mostTyping = (length: number, sounds: boolean) => Math.max(1.2, 0.2 * length, sounds ? 2.3 : 0);

/** So many readings are looked for, when several are nearly as likely. */
const mostReadings = 3;
/** Costs no further apart than this are nearly as likely. */
const nearlyAs = 0.15;
/** What is heard the same is so much likelier, where enough of it is heard to tell: many a word sounds like "true". */
const sameSound = { long: 0.55, short: 0.85 } as const;
const fewestConsonants = 3;
/** So much of a mistake is made up for by being said in e times as many products. */
const perFrequency = 0.12;

/** A word that may have been meant: whether it sounds the same, and how many products hold it. */
export type Candidate = { word: string; sounds: boolean; products: number };

/** `cost`: mistakes, made up for by how many products hold the word: less is likelier. */
export type Correction = { word: string; cost: number; weight: number };

/** The mistakes that lead from a word to another one. */
export function mistakesTo(asked: string, { word, sounds }: Pick<Candidate, 'word' | 'sounds'>): number {
  const cost = typingCost(asked, word);
  if (!sounds) return cost;
  const consonants = word.replaceAll(/[aeiouwyh]/g, '').length;
  return cost * (consonants < fewestConsonants ? sameSound.short : sameSound.long);
}

/** What a reading costs that `products` hold. */
export const readingCost = (mistakes: number, products: number): number =>
  mistakes - perFrequency * Math.log(Math.max(1, products));

/** Between the likeliest and the unlikeliest, by the mistakes that it takes and how much likelier another word is. */
function weightFor(mistakes: number, behind: number): number {
  const { likeliest, unlikeliest } = weightOf;
  return Math.max(unlikeliest, likeliest - 0.1 * Math.max(0, mistakes - 1) - behind);
}

/** The likeliest of the candidates first; none when all are too far. */
export function mend(asked: string, candidates: Candidate[]): Correction[] {
  if (!canBeMisspelt(asked)) return [];
  const near = candidates
    .filter(
      ({ word, sounds, products }) =>
        products > 0 &&
        edits(asked, word) <= mostEdits(asked.length, sounds) &&
        typingCost(asked, word) <= mostTyping(asked.length, sounds),
    )
    .map((candidate) => {
      const mistakes = mistakesTo(asked, candidate);
      return { word: candidate.word, mistakes, cost: readingCost(mistakes, candidate.products) };
    })
    .sort((a, b) => a.cost - b.cost || a.mistakes - b.mistakes || a.word.localeCompare(b.word, 'en'));
  const least = near[0]?.cost ?? 0;
  return near
    .filter(({ cost }) => cost - least <= nearlyAs)
    .slice(0, mostReadings)
    .map(({ word, cost, mistakes }) => ({ word, cost, weight: weightFor(mistakes, cost - least) }));
}
