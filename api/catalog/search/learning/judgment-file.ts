/** All judgments as a CSV file, out and back in, all rows or none. */
import { parse } from 'csv-parse/sync';
import {
  deleteJudgments,
  findAllJudgments,
  findProductsByNumber,
  putJudgments,
} from '#api/catalog/storage/search-judgments.ts';
import { authorOf, recordAudit } from '#api/platform/auth/audit.ts';
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { csvOf, delimiterOf, escapeFormula, unescapeFormula } from '#api/platform/csv.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { type Grade, grades, type JudgmentImport } from '#schemas/domain/catalog/judgments.ts';
import { writeChanges } from '#schemas/domain/platform/change.ts';
import { toPointer } from '#schemas/domain/platform/problem.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { searchWords } from '#schemas/domain/platform/search-words.ts';

/** Errors that are listed; the others are counted. */
const listed = 100;

const heads = ['query', 'product_number', 'grade'] as const;

/** Throws unauthenticated, forbidden. */
export async function exportJudgments(context: Context): Promise<{ csv: string }> {
  requirePermission(context.actor, 'readCatalog');
  const rows = await findAllJudgments(context.database.kysely);
  const cells = rows.map(({ query, product_number, grade }) => [
    escapeFormula(query),
    escapeFormula(product_number),
    `${grade}`,
  ]);
  return { csv: csvOf([[...heads], ...cells], false) };
}

const invalid = (reason: Reason) => new ProblemError('invalid', reason, { '/csv': [reason] });

type FileRow = { row: number; query: string; number: string; grade: string };

/** Throws invalid for what is no table with these three columns. */
function readFile(csv: string): FileRow[] {
  let cells: string[][];
  try {
    cells = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      trim: true,
    }) as string[][];
  } catch {
    throw invalid(because('judgment_file_unreadable'));
  }
  const named = (cells[0] ?? []).map((head) => head.toLowerCase().replaceAll(/\s+/g, '_'));
  const [query = -1, number = -1, grade = -1] = heads.map((head) => named.indexOf(head));
  if (Math.min(query, number, grade) < 0) throw invalid(because('judgment_file_columns'));
  return cells.slice(1).flatMap((row, index) => {
    if (row.every((cell) => cell === '')) return [];
    const said = (at: number) => unescapeFormula(row[at] ?? '');
    return [
      { row: index + 2, query: searchWords(said(query)), number: said(number), grade: row[grade] ?? '' },
    ];
  });
}

type Judged = { query: string; product_id: string; name: string; grade: Grade | null };

/** What a row says, or why it says nothing. */
function judgedIn({ query, number, grade }: FileRow, products: Map<string, { id: string; name: string }>) {
  if (query === '') return because('search_words_missing');
  const product = products.get(number);
  if (!product) return because('judgment_product_unknown', { number });
  const known = grade === '' ? null : grades.find((one) => `${one}` === grade);
  if (known === undefined) return because('search_grade_invalid');
  return { query, product_id: product.id, name: product.name, grade: known };
}

const keyOf = ({ query, product_id }: { query: string; product_id: string }) => `${product_id} ${query}`;

/** Rows of the file that are right, each product of a search once, and those that are not. */
function judgedRows(rows: readonly FileRow[], products: Map<string, { id: string; name: string }>) {
  const judged = new Map<string, Judged & { row: number }>();
  const wrong: { row: number; reason: Reason }[] = [];
  for (const row of rows) {
    const said = judgedIn(row, products);
    if ('reason' in said) {
      wrong.push({ row: row.row, reason: said });
      continue;
    }
    const twin = judged.get(keyOf(said));
    if (twin) wrong.push({ row: row.row, reason: because('judgment_row_twice', { row: twin.row }) });
    else judged.set(keyOf(said), { ...said, row: row.row });
  }
  return { judged: [...judged.values()], wrong };
}

/** A row without a grade takes a judgment away; what the file does not name stays. Throws unauthenticated, forbidden, invalid. */
export async function importJudgments(context: Context, csv: string): Promise<JudgmentImport> {
  requirePermission(context.actor, 'editCatalog');
  const rows = readFile(csv);
  return context.database.transaction(async (tx) => {
    const found = await findProductsByNumber(tx, [...new Set(rows.map(({ number }) => number))]);
    const { judged, wrong } = judgedRows(rows, new Map(found.map((one) => [one.product_number, one])));
    if (wrong.length > 0) {
      const errors = wrong
        .slice(0, listed)
        .map(({ row, reason: { reason, values = {} } }) => ({ row, reason, values }));
      return { changed: 0, unchanged: judged.length, errors, wrong: wrong.length };
    }
    const before = new Map((await findAllJudgments(tx)).map((row) => [keyOf(row), row.grade as Grade]));
    const gradeOf = (row: Judged) => before.get(keyOf(row)) ?? null;
    // In one order whoever writes: two files at once wait for each other.
    const changed = judged
      .filter((row) => gradeOf(row) !== row.grade)
      .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    const graded = changed.flatMap(({ query, product_id, grade }) =>
      grade === null ? [] : [{ query, product_id, grade }],
    );
    await putJudgments(tx, graded, { judged_by: authorOf(context), judged_at: context.now().toISOString() });
    await deleteJudgments(
      tx,
      changed.filter(({ grade }) => grade === null),
    );
    if (changed.length > 0) {
      const changes = changed.map((row) => ({
        at: toPointer([row.query, row.name]),
        from: `${gradeOf(row) ?? ''}`,
        to: `${row.grade ?? ''}`,
      }));
      await recordAudit(
        tx,
        context,
        'search.import_judgments',
        'search:judgments',
        '',
        writeChanges(changes),
      );
    }
    return { changed: changed.length, unchanged: judged.length - changed.length, errors: [], wrong: 0 };
  });
}
