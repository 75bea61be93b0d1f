import { findErrors, findRun, type RunRow } from '#api/catalog/storage/imports.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { ImportDetail, ImportFormat, ImportRun } from '#schemas/domain/catalog/import.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { mappingTargets } from './formats/own.ts';
import { readRows } from './read-rows.ts';
import { noCounts, opener, shapeOf } from './run-import.ts';

const shownErrors = 100;
const sampleRows = 3;

export const runView = (run: RunRow): ImportRun => ({
  _id: run.id,
  file: run.file_name,
  bytes: Number(run.bytes),
  format: run.format as ImportFormat | null,
  encoding: run.shape.encoding,
  delimiter: run.shape.delimiter,
  state: run.state,
  dry_run: run.dry,
  failure: run.failure,
  position: run.position,
  rows: run.rows,
  counts: { ...noCounts, ...run.done },
  checked: run.checked,
  author: run.author,
  created_at: run.created_at,
  started_at: run.started_at,
  ended_at: run.ended_at,
});

/** The first rows, for as long as the file is there and can be read. */
async function sampleOf(services: Services, run: RunRow): Promise<string[][]> {
  const sample: string[][] = [];
  try {
    for await (const { cells } of readRows(opener(services, run.id), shapeOf(run))) {
      sample.push(cells.map((cell) => cell.slice(0, 200)));
      if (sample.length === sampleRows) break;
    }
  } catch {
    // What is wrong with it is said by the run.
  }
  return sample;
}

/** Throws not_found. */
export async function detailOf(context: Context, of: string | RunRow): Promise<ImportDetail> {
  const db = context.database.kysely;
  const run = typeof of === 'string' ? await findRun(db, of) : of;
  if (!run) throw new ProblemError('not_found', because('import_not_found'));
  const isMapped = run.format === null || run.format === 'mapped';
  const problems = await findErrors(db, run.id, { limit: shownErrors, shown: true });
  return {
    ...runView(run),
    headers: run.shape.headers,
    sample: isMapped ? await sampleOf(context, run) : [],
    mapping: run.mapping,
    targets: [...mappingTargets],
    problems: problems.map(({ row, column, value, reason, level }) => ({
      row,
      column,
      value,
      reason,
      level: level === 'warning' ? ('warning' as const) : ('error' as const),
    })),
  };
}
