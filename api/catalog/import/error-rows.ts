/** What is wrong with a batch's rows, as it is kept of the run. */
import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import type { Problem } from './formats/cells.ts';
import type { Group } from './groups.ts';

/** What is wrong, row by row; of a product with an error also its other rows, so that it can be mended as a whole. */
export function errorRows(runId: string, groups: Group[], later: Problem[]) {
  const byRow = new Map<number, Problem[]>();
  for (const problem of [...groups.flatMap(({ problems }) => problems), ...later])
    byRow.set(problem.row, [...(byRow.get(problem.row) ?? []), problem]);
  return groups.flatMap(({ rows }) => {
    const failed = rows.some(({ row }) => byRow.get(row)?.some(({ level }) => level === 'error'));
    return rows.flatMap(({ row, cells }) => {
      const problems = byRow.get(row) ?? [];
      const shown =
        failed && !problems.some(({ level }) => level === 'error')
          ? [{ row, column: '', value: '', reason: null, level: 'good' as const }, ...problems]
          : problems;
      return shown.map(({ column, value, reason, level }, part) => ({
        ...{ run_id: runId, row, part, level },
        column: column.replaceAll('\0', ''),
        value: value.replaceAll('\0', '').toWellFormed(),
        reason: reason ? sentenceOf(reason).replaceAll('\0', '') : '',
        cells: cells.map((cell) => cell.replaceAll('\0', '').toWellFormed()),
      }));
    });
  });
}
