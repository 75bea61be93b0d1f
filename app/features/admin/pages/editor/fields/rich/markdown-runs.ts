/** A line of formatted text as the editor's library holds it: runs, each with its marks. Tidied the same way when Markdown is read and written. */
import { isEqual, type Json } from '#app/shared/json.ts';

export type Mark = { type: 'bold' | 'italic' | 'code' | 'link'; attrs?: { [key: string]: Json } };
export type Run = { type: 'text'; text: string; marks?: Mark[] } | { type: 'hardBreak'; marks?: Mark[] };

export const marksOf = (run: Run | undefined): readonly Mark[] => run?.marks ?? [];
export const hasMark = (run: Run | undefined, mark: Mark): boolean =>
  marksOf(run).some((own) => isEqual(own, mark));

const isBlank = (run: Run): boolean =>
  run.type === 'text' && run.text.trim() === '' && !marksOf(run).some(({ type }) => type === 'code');

/** Spaces apart from the words that they stand beside; code is kept as it is. */
function parted(run: Run): Run[] {
  if (run.type !== 'text' || marksOf(run).some(({ type }) => type === 'code')) return [run];
  const { 1: before = '', 2: words = '', 3: after = '' } = /^(\s*)(.*?)(\s*)$/su.exec(run.text) ?? [];
  return [before, words, after].flatMap((text) => (text === '' ? [] : [{ ...run, text }]));
}

const withMarks = (run: Run, marks: readonly Mark[]): Run => {
  const { marks: _, ...bare } = run;
  return marks.length > 0 ? { ...bare, marks: [...marks] } : bare;
};

/** Neighbors with the same marks are one run. */
function merged(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    const isSame =
      last?.type === 'text' &&
      run.type === 'text' &&
      marksOf(last).length === marksOf(run).length &&
      marksOf(run).every((mark) => hasMark(last, mark));
    if (isSame) out[out.length - 1] = { ...last, text: last.text + run.text };
    else out.push(run);
  }
  return out;
}

/**
 * Without spaces where a line begins and ends, and without breaks at the end: Markdown keeps neither. A space between
 * words has only those marks that both sides have, as Markdown's begin and end at words.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const parts = merged(runs).flatMap(parted);
  while (
    parts.length > 0 &&
    parts.every((run, at) => at < parts.length - 1 || run.type === 'hardBreak' || isBlank(run))
  )
    parts.pop();
  while (parts[0] && (parts[0].type === 'hardBreak' || isBlank(parts[0]))) parts.shift();
  const tidy = parts.flatMap((run, at): Run[] => {
    if (!isBlank(run)) return [run];
    const before = parts.slice(0, at).findLast((one) => !isBlank(one));
    const after = parts.slice(at + 1).find((one) => !isBlank(one));
    if (before?.type === 'hardBreak' || after?.type === 'hardBreak') return [];
    return [
      withMarks(
        run,
        marksOf(before).filter((mark) => mark.type !== 'code' && hasMark(after, mark)),
      ),
    ];
  });
  return merged(tidy);
}
