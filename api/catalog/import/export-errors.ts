/** The rows that did not go in, with their own columns and why; mended, they are a file to put in again. */

import { type ErrorRow, findErrors, findRun } from '#api/catalog/storage/imports.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { csvOf } from '#api/platform/csv.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because } from '#schemas/domain/platform/reasons.ts';

const pageSize = 1000;
export const reasonColumn = 'Reason';

const reasonOf = ({ column, reason }: ErrorRow) => (column && reason ? `${column}: ${reason}` : reason);

/** Throws not_found, forbidden. */
export async function exportErrors(context: Context, id: string): Promise<AsyncGenerator<string>> {
  requirePermission(context.actor, 'importCatalog');
  const run = await findRun(context.database.kysely, id);
  if (!run) throw new ProblemError('not_found', because('import_not_found'));
  return textOf(context, id, run.shape.headers);
}

async function* textOf(context: Context, id: string, headers: string[]): AsyncGenerator<string> {
  const others = headers.filter((header) => header !== reasonColumn);
  const at = others.map((header) => headers.indexOf(header));
  const lineOf = (row: ErrorRow, reasons: string[]) => [
    ...at.map((index) => row.cells[index] ?? ''),
    reasons.filter(Boolean).join(' '),
  ];
  // The cells are the file's own: what was escaped there still is.
  yield `\ufeff${csvOf([[...others, reasonColumn]], false)}`;
  let after: { row: number; part: number } | undefined;
  let open: { row: ErrorRow; reasons: string[]; bad: boolean } | null = null;
  for (;;) {
    const page: ErrorRow[] = await findErrors(context.database.kysely, id, {
      limit: pageSize,
      ...(after ? { after } : {}),
    });
    const lines: string[][] = [];
    for (const row of page) {
      if (open && open.row.row === row.row) {
        open.reasons.push(reasonOf(row));
        open.bad ||= row.level !== 'warning';
        continue;
      }
      // A warning's row is in the catalog.
      if (open?.bad) lines.push(lineOf(open.row, open.reasons));
      open = { row, reasons: [reasonOf(row)], bad: row.level !== 'warning' };
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) {
      if (open?.bad) lines.push(lineOf(open.row, open.reasons));
      if (lines.length > 0) yield csvOf(lines, false);
      return;
    }
    if (lines.length > 0) yield csvOf(lines, false);
    after = { row: last.row, part: last.part };
  }
}
