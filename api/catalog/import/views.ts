import { type ChangedLine, countUndoable, findKept } from '#api/catalog/storage/import-changes.ts';
import { findErrors, findRun, type RunRow } from '#api/catalog/storage/imports.ts';
import type { Context, Services } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import { percentOf } from '#api/pricing/core/price-outlier.ts';
import type { ImportChange, ImportDetail, ImportFormat, ImportRun } from '#schemas/domain/catalog/import.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { columnKey } from './formats/cells.ts';
import { mappingTargets } from './formats/own.ts';
import { readRows } from './read-rows.ts';
import { noCounts, opener, shapeOf } from './run-import.ts';

const isUndo = ({ task, state }: RunRow) => task === 'undo' && state !== 'undone';
const shownErrors = 100;
const sampleRows = 3;

/** Rows below the headers: where a file stands, as people count. */
const rowsOf = ({ shape }: RunRow, row: number) => Math.max(0, shape.jsonLines ? row : row - 1);

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
  task: run.task,
  position: isUndo(run) ? run.undo_done : rowsOf(run, run.position),
  rows: isUndo(run) ? run.undo_total : rowsOf(run, run.rows),
  counts: { ...noCounts, ...run.done },
  checked: run.checked,
  author: run.author,
  created_at: run.created_at,
  started_at: run.started_at,
  ended_at: run.ended_at,
});

/** Whether pieces are all that a file says. */
export function isStockOnly(run: RunRow): boolean {
  const { format, shape, mapping } = run;
  const columns = format === 'mapped' ? Object.values(mapping) : shape.headers.map(columnKey);
  const others = columns.filter((column) => !['sku', 'quantity', 'currency', 'ignore'].includes(column));
  return needsWarehouse(run) && others.length === 0;
}

export const changeView = (line: ChangedLine): ImportChange => ({
  row: line.row,
  sku: line.code,
  name: line.name,
  is_new: line.is_new,
  old_price: line.old_cents === null ? null : toDollars(line.old_cents),
  new_price: line.new_cents === null ? null : toDollars(line.new_cents),
  percent: percentOf(line.old_cents, line.new_cents),
  outlier: line.outlier || null,
  old_stock: line.old_stock,
  new_stock: line.new_stock,
});

/** Whether a file says how many there are and not where. */
export function needsWarehouse({ format, shape, mapping }: RunRow): boolean {
  const columns = format === 'mapped' ? Object.values(mapping) : shape.headers.map(columnKey);
  return (
    (format === 'mapped' || format === 'own') &&
    columns.includes('quantity') &&
    !columns.includes('warehouse')
  );
}

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
  const [undoable, kept] = [await countUndoable(db, run.id), await findKept(db, run.id, shownErrors)];
  const houses = await findWarehouses(db);
  const problems = await findErrors(db, run.id, { limit: shownErrors, shown: true });
  return {
    ...runView(run),
    headers: run.shape.headers,
    sample: isMapped ? await sampleOf(context, run) : [],
    mapping: run.mapping,
    targets: [...mappingTargets],
    needs_warehouse: needsWarehouse(run),
    warehouses: houses.map(({ name }) => name),
    undoable,
    undo: run.task === 'undo' ? kept : null,
    problems: problems.map(({ row, column, value, reason, level }) => ({
      row,
      column,
      value,
      reason,
      level: level === 'warning' ? ('warning' as const) : ('error' as const),
    })),
  };
}
