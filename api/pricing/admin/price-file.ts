/** A price list as a CSV file, out and back in: looked at first, then written, all or none. */
import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { mayDo, requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import { csvOf, delimiterOf, dollarsOf, escapeFormula, unescapeFormula } from '#api/platform/csv.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { groupBy } from '#api/platform/group-by.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { outlierOf, percentOf } from '#api/pricing/core/price-outlier.ts';
import {
  findPriceList,
  findRowsOfSkus,
  findTableRows,
  lockPriceList,
  type TableRow,
} from '#api/pricing/storage/price-table.ts';
import { centsWritten, toDollars } from '#schemas/domain/platform/money.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import { areBreaks, readBreaks, writeBreaks } from '#schemas/domain/pricing/price-breaks.ts';
import type { PriceImport } from '#schemas/domain/pricing/price-table.ts';
import {
  breakViews,
  isMoved,
  marginOf,
  noPriceList,
  type PriceEdit,
  permissionForTable,
  priceNowOf,
  withoutPrice,
  writePrices,
} from './price-table.ts';

/** Changes and errors that are listed; the others are counted. */
const listed = 200;

/** Throws unauthenticated, forbidden and not_found. */
export async function exportTablePrices(
  context: Context,
  id: string,
): Promise<{ name: string; csv: string }> {
  requirePermission(context.actor, 'readPricing');
  const db = context.database.kysely;
  const list = await findPriceList(db, id);
  if (!list) throw noPriceList();
  const showCost = mayDo(context.actor, permissionForTable);
  const all = { words: [], show: 'all', under: 0, after: '', limit: null } as const;
  const rows = await findTableRows(db, id, all);
  const cells = rows.map((row) => [
    escapeFormula(row.code),
    escapeFormula(row.product_name),
    dollarsOf(row.retail_cents),
    dollarsOf(row.cents),
    row.starts_on ?? '',
    row.ends_on ?? '',
    writeBreaks(row.breaks),
    ...(showCost ? [dollarsOf(row.cost_cents), `${marginOf(row.cents, row.cost_cents) ?? ''}`] : []),
  ]);
  const days = ['From', 'Until', 'Breaks'];
  const heads = ['SKU', 'Product', 'Retail', 'Price', ...days, ...(showCost ? ['Cost', 'Margin %'] : [])];
  return { name: list.name, csv: csvOf([heads, ...cells], false) };
}

const invalid = (reason: Reason) => new ProblemError('invalid', reason, { '/csv': [reason] });

/** What a file has no column for is null: it stays as it is. */
type FileRow = {
  row: number;
  code: string;
  price: string;
  from: string | null;
  until: string | null;
  breaks: string | null;
};

/** Throws invalid for what is no table with a SKU and a price. */
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
    throw invalid(because('price_file_unreadable'));
  }
  const heads = (cells[0] ?? []).map((head) => head.toLowerCase());
  const column = (name: string) => heads.indexOf(name);
  const [code, price] = [column('sku'), column('price')];
  const [from, until, breaks] = [column('from'), column('until'), column('breaks')];
  if (code < 0 || price < 0) throw invalid(because('price_file_columns'));
  return cells.slice(1).flatMap((row, index) => {
    if (row.every((cell) => cell === '')) return [];
    const cellAt = (at: number) => (at < 0 ? null : (row[at] ?? ''));
    return [
      {
        row: index + 2,
        code: unescapeFormula(row[code] ?? ''),
        price: row[price] ?? '',
        from: cellAt(from),
        until: cellAt(until),
        breaks: cellAt(breaks),
      },
    ];
  });
}

/** Cents; null for nothing, undefined for what is no amount. */
const centsIn = (text: string): number | null | undefined => (text === '' ? null : centsWritten(text));

const isoDay = z.iso.date();
const written = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\/(\d{1,2})\/(\d{4}))$/;

/** YYYY-MM-DD of a day as ours and as spreadsheets write it, 2027-01-31 and 1/31/2027; null for none, undefined for what is no day. */
function dayOf(text: string): string | null | undefined {
  if (text === '') return null;
  const [, year, month, day, usMonth, usDay, usYear] = written.exec(text) ?? [];
  const [y = '', m = '', d = ''] = year ? [year, month, day] : [usYear, usMonth, usDay];
  const iso = `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  return isoDay.safeParse(iso).success ? iso : undefined;
}

type Wrong = { row: number; reason: Reason };

/** What a row of the file makes of the SKU's prices; a reason where it is none. */
function editOf(
  { price, from, until, breaks }: FileRow,
  own: readonly TableRow[],
  code: string,
): PriceEdit | Reason {
  const cents = centsIn(price);
  if (cents === undefined) return because('price_row_amount', { sku: code, price });
  const startsOn = dayOf(from ?? '');
  if (startsOn === undefined) return because('price_row_day', { sku: code, day: from ?? '' });
  const known = own.find(({ starts_on }) => starts_on === startsOn);
  const row = known ?? own.map(withoutPrice)[0];
  if (!row) return because('sku_unknown', { sku: code });
  if (cents === null) return { row, next: null };
  const endsOn = until === null ? row.ends_on : dayOf(until);
  if (endsOn === undefined) return because('price_row_day', { sku: code, day: until ?? '' });
  if (startsOn && endsOn && endsOn < startsOn) return because('price_row_days', { sku: code });
  const steps = breaks === null ? row.breaks : readBreaks(breaks);
  if (!steps || !areBreaks(steps, cents)) return because('price_row_breaks', { sku: code });
  return { row, next: { cents, startsOn, endsOn, breaks: steps } };
}

/** What the file changes of what is there, and what of it cannot be. */
async function compare(db: Executor, listId: string, csv: string) {
  const rows = readFile(csv);
  const found = await findRowsOfSkus(
    db,
    listId,
    'code',
    rows.map(({ code }) => code),
  );
  const byCode = groupBy(found, (row) => row.code);
  const seen = new Set<string>();
  const wrong: Wrong[] = [];
  const edits: PriceEdit[] = [];
  for (const fileRow of rows) {
    const { row, code, from } = fileRow;
    const own = byCode.get(code);
    // A SKU may have a price from each day on.
    const key = `${code}\n${dayOf(from ?? '') ?? from ?? ''}`;
    if (code === '') wrong.push({ row, reason: because('row_sku_missing') });
    else if (!own) wrong.push({ row, reason: because('sku_unknown', { sku: code }) });
    else if (seen.has(key)) wrong.push({ row, reason: because('price_row_twice', { sku: code }) });
    else {
      const edit = editOf(fileRow, own, code);
      if ('reason' in edit) wrong.push({ row, reason: edit });
      else edits.push(edit);
    }
    seen.add(key);
  }
  return { wrong, edits, moved: edits.filter(isMoved) };
}

const fingerprintOf = (moved: readonly PriceEdit[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(moved.map(({ row, next }) => [row.sku_id, row.rule_id, row.version, row.cents, next])),
    )
    .digest('base64url');

function viewOf({ row, next }: PriceEdit): PriceImport['changes'][number] {
  const cents = next?.cents ?? null;
  const shown = next ?? priceNowOf(row);
  return {
    code: row.code,
    product: row.product_name,
    before: row.cents === null ? null : toDollars(row.cents),
    after: cents === null ? null : toDollars(cents),
    from: shown?.startsOn ?? null,
    until: shown?.endsOn ?? null,
    breaks: breakViews(shown?.breaks ?? []),
    percent: percentOf(row.cents, cents),
    outlier: outlierOf(row.cents ?? row.retail_cents, cents) || null,
  };
}

/**
 * `fingerprint`: of what was looked at; without it nothing is written. Throws unauthenticated, forbidden, not_found,
 * invalid for a file that is none or has wrong rows, and stale_version where prices moved since.
 */
export async function importTablePrices(
  context: Context,
  id: string,
  { csv, fingerprint }: { csv: string; fingerprint?: string | undefined },
): Promise<PriceImport> {
  requirePermission(context.actor, permissionForTable);
  return context.database.transaction(async (tx) => {
    const list = await lockPriceList(tx, id);
    if (!list) throw noPriceList();
    const { wrong, edits, moved } = await compare(tx, id, csv);
    const now = fingerprintOf(moved);
    if (fingerprint !== undefined) {
      if (wrong.length > 0) throw invalid(because('price_file_wrong_rows'));
      if (fingerprint !== now) throw new ProblemError('stale_version', because('prices_changed_by_others'));
      await writePrices(context, tx, list, moved);
    }
    const changes = moved.map(viewOf);
    const unusual = changes.filter(({ outlier }) => outlier !== null);
    const usual = changes.filter(({ outlier }) => outlier === null);
    return {
      written: fingerprint !== undefined,
      fingerprint: now,
      changes: [...unusual, ...usual].slice(0, listed),
      changed: moved.length,
      unchanged: edits.length - moved.length,
      outliers: unusual.length,
      errors: wrong
        .slice(0, listed)
        .map(({ row, reason }) => ({ row, reason: reason.reason, values: reason.values ?? {} })),
      wrong: wrong.length,
    };
  });
}
