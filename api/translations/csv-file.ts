/** Translations as a table for spreadsheets: UTF-8 with its mark, so that Excel reads accents. */

import { CsvError, parse } from 'csv-parse/sync';
import { csvOf, delimiterOf, escapeFormula, unescapeFormula } from '#api/platform/csv.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { type FileRow, type FileThing, refuseFile, unreadable } from './file-rows.ts';

const columns = ['kind', 'id', 'field', 'label', 'source', 'target'] as const;
const byteOrderMark = '\uFEFF';

export function writeCsv(things: readonly FileThing[]): string {
  const rows = things.flatMap(({ kind, id, units }) =>
    units.map(({ field, label, source, target }) =>
      [kind, id, field, label, source, target ?? ''].map(escapeFormula),
    ),
  );
  return byteOrderMark + csvOf([[...columns], ...rows], false);
}

/** Columns by their names, in any order. Throws invalid with the line of what cannot be read. */
export function readCsv(text: string): FileRow[] {
  let cells: string[][];
  try {
    cells = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) throw unreadable(Number(error.lines ?? 1), error.message);
    throw error;
  }
  const [headers = [], ...rows] = cells;
  const names = headers.map((header) => header.trim().toLowerCase());
  const missing = columns.filter((column) => column !== 'label' && !names.includes(column));
  if (missing.length > 0)
    throw refuseFile(because('translation_columns_missing', { columns: missing.join(', ') }));
  const cell = (row: readonly string[], column: (typeof columns)[number]) =>
    unescapeFormula(row[names.indexOf(column)] ?? '');
  return rows
    .map((row, index) => ({
      line: index + 2,
      kind: cell(row, 'kind').trim(),
      id: cell(row, 'id').trim(),
      field: cell(row, 'field').trim(),
      source: cell(row, 'source'),
      target: cell(row, 'target'),
    }))
    .filter(({ kind, id, field, source, target }) => `${kind}${id}${field}${source}${target}`.trim() !== '');
}
