/** How likely a word is typed for another one: the mistakes that people make often cost less. Touches nothing. */

const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that may spell one sound. */
const alikeSounds = ['aeiouy', 'cks', 'sz', 'kq', 'gj', 'fv', 'uw', 'cx', 'dt', 'bp'];

const cost = {
  swapped: 0.5,
  neighborKey: 0.7,
  alikeSound: 0.6,
  doubled: 0.45,
  /** A letter too many or too few that is hardly heard. */
  quiet: 0.7,
  letter: 1,
  /** More for a mistake in the first letter, which people rarely get wrong. */
  first: 0.5,
} as const;

const quietLetters = 'aeiouyh';

const areNeighbors = (a: string, b: string) =>
  keyboard.some(
    (keys) => keys.includes(a) && keys.includes(b) && Math.abs(keys.indexOf(a) - keys.indexOf(b)) === 1,
  );
const soundAlike = (a: string, b: string) =>
  alikeSounds.some((letters) => letters.includes(a) && letters.includes(b));

function replacing(a: string, b: string): number {
  if (a === b) return 0;
  if (soundAlike(a, b)) return cost.alikeSound;
  return areNeighbors(a, b) ? cost.neighborKey : cost.letter;
}

/** The letter at `at` of a word is one too many, or one that the other word lacks. */
function adding(word: string, at: number): number {
  const letter = word[at] ?? '';
  if (letter === word[at - 1] || letter === word[at + 1]) return cost.doubled;
  return (quietLetters.includes(letter) ? cost.quiet : cost.letter) + (at === 0 ? cost.first : 0);
}

const sumOf = (counts: number[], count: number) => [...counts, (counts.at(-1) ?? 0) + count];

/** From 0 for the same word; about 1 a mistake. */
export function typingCost(typed: string, meant: string): number {
  const rows = [[...meant].reduce((row, _, at) => sumOf(row, adding(meant, at)), [0])];
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= typed.length; i++) {
    const row = [cell(i - 1, 0) + adding(typed, i - 1)];
    rows.push(row);
    for (let j = 1; j <= meant.length; j++) {
      const [a = '', b = ''] = [typed[i - 1], meant[j - 1]];
      const isFirst = i === 1 && j === 1 && a !== b && !soundAlike(a, b);
      const isSwapped = i > 1 && j > 1 && a !== b && a === meant[j - 2] && b === typed[i - 2];
      row.push(
        Math.min(
          cell(i - 1, j) + adding(typed, i - 1),
          (row[j - 1] ?? 0) + adding(meant, j - 1),
          cell(i - 1, j - 1) + replacing(a, b) + (isFirst ? cost.first : 0),
          ...(isSwapped ? [cell(i - 2, j - 2) + cost.swapped] : []),
        ),
      );
    }
  }
  return cell(typed.length, meant.length);
}
