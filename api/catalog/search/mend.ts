/** What a misspelt word may have been. Touches nothing. */

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

/** How wrong a word of a length may be and still be recognized; more when it is heard the same. */
const mostEdits = (length: number, sounds: boolean) =>
  Math.max(length < 3 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3, sounds ? Math.ceil(length / 2) : 0);

/** As many readings are looked for when several are equally near. */
const mostReadings = 3;

const lettersOf = (word: string) => [...new Set(word)].sort().join('');

/** Edits, fewer for what happens more easily: the same sound written otherwise, letters swapped or doubled. */
function distance(asked: string, { word, sounds }: Candidate): number {
  const away = edits(asked, word);
  if (sounds) return away / 2;
  return lettersOf(asked) === lettersOf(word) ? away * 0.75 : away;
}

/** A word that may have been meant: how alike (pg_trgm) it is, and whether it sounds the same. */
type Candidate = { word: string; alike: number; sounds: boolean };

/** The nearest of the candidates, the likest first; none when all are too far. */
export function mend(asked: string, candidates: Candidate[]): string[] {
  const near = candidates
    .filter(({ word, sounds }) => edits(asked, word) <= mostEdits(asked.length, sounds))
    .map((candidate) => ({ ...candidate, away: distance(asked, candidate) }))
    .sort((a, b) => a.away - b.away || b.alike - a.alike || a.word.localeCompare(b.word, 'en'));
  return near
    .filter(({ away }) => away === near[0]?.away)
    .slice(0, mostReadings)
    .map(({ word }) => word);
}
