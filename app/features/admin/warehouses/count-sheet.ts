/** A count of what is on hand at one warehouse, as it grows by scans. Nothing here waits or saves. */
import { type CodeMatch, longestCode, type ScannedSku } from '#schemas/domain/catalog/count.ts';
import { wholeNumber } from './whole-number.ts';

/** SKUs of one count. */
export const mostCounted = 1_000;
const mostUnits = 1_000_000;

type Scanned = {
  /** Higher the later it was scanned. */
  turn: number;
};

/** `counted` is as typed. `later`: scans since something was typed that is no number. `codes`: what was scanned for it. */
export type CountRow = Scanned &
  Omit<ScannedSku, 'available'> & { codes: string[]; counted: string; later: number };
/** A code whose SKU is not known yet, and how often it was scanned. */
export type WaitingCode = Scanned & { code: string; times: number };
export type Uncounted = 'unknown' | 'several' | 'full';
export type UncountedCode = WaitingCode & { why: Uncounted };

/** Each list has the newest scan first. */
export type CountSheet = { rows: CountRow[]; waiting: WaitingCode[]; uncounted: UncountedCode[] };

export const emptySheet: CountSheet = { rows: [], waiting: [], uncounted: [] };

const newestFirst = <T extends Scanned>(list: readonly T[]) => [...list].sort((a, b) => b.turn - a.turn);

const nextTurn = ({ rows, waiting, uncounted }: CountSheet) =>
  1 + Math.max(0, ...[rows[0], waiting[0], uncounted[0]].map((first) => first?.turn ?? 0));

/** The count as a number; null for what is none, or is below 0. */
export function countOf({ counted }: Pick<CountRow, 'counted'>): number | null {
  const count = wholeNumber(counted);
  return typeof count === 'number' && count >= 0 && count <= mostUnits ? count : null;
}

/** Counted less what is on hand by the shop's books. */
export function differenceOf(row: CountRow): number | null {
  const count = countOf(row);
  return count === null ? null : count - row.on_hand;
}

function withUnits(row: CountRow, units: number): CountRow {
  const count = countOf(row);
  return count === null
    ? { ...row, later: row.later + units }
    : { ...row, counted: String(count + row.later + units), later: 0 };
}

/** One unit more of what the code stands for. `hold`: it waits although its SKU is known, as the rows are being saved. */
export function scan(sheet: CountSheet, typed: string, hold = false): CountSheet {
  const code = typed.trim();
  if (code === '') return sheet;
  const turn = nextTurn(sheet);
  const row = hold ? undefined : sheet.rows.find(({ codes }) => codes.includes(code));
  if (row) {
    const more = { ...withUnits(row, 1), turn };
    return { ...sheet, rows: newestFirst(sheet.rows.map((one) => (one === row ? more : one))) };
  }
  const isCode = (one: WaitingCode) => one.code === code;
  const before = sheet.waiting.find(isCode) ?? sheet.uncounted.find(isCode);
  const more = { code, times: (before?.times ?? 0) + 1, turn };
  const uncounted = sheet.uncounted.filter((one) => !isCode(one));
  const waiting = sheet.waiting.filter((one) => !isCode(one));
  return code.length > longestCode
    ? { ...sheet, waiting, uncounted: [{ ...more, why: 'unknown' }, ...uncounted] }
    : { ...sheet, waiting: [more, ...waiting], uncounted };
}

/** Codes one a line, scanned one after another. */
export const scanAll = (sheet: CountSheet, lines: string, hold = false): CountSheet =>
  lines.split(/[\r\n\t]+/).reduce((grown, line) => scan(grown, line, hold), sheet);

/** Puts the codes that were looked up where they belong, with every scan since they were asked about. */
export function resolve(sheet: CountSheet, matches: readonly CodeMatch[]): CountSheet {
  const byCode = new Map(matches.map((match) => [match.code, match]));
  let rows = sheet.rows;
  const waiting: WaitingCode[] = [];
  const uncounted = [...sheet.uncounted];
  // The oldest first, so that a list that is full holds what came first.
  for (const wait of [...sheet.waiting].reverse()) {
    const { code, times, turn } = wait;
    const match = byCode.get(code);
    const found = match?.row;
    const row = found && rows.find(({ _id }) => _id === found._id);
    if (!match) waiting.unshift(wait);
    else if (row) {
      const more = { ...withUnits(row, times), codes: [...row.codes, code], turn: Math.max(row.turn, turn) };
      rows = rows.map((one) => (one === row ? more : one));
    } else if (found && rows.length < mostCounted) {
      const { available: _, ...sku } = found;
      rows = [{ ...sku, codes: [code], counted: String(times), later: 0, turn }, ...rows];
    } else uncounted.push({ ...wait, why: match.status === 'found' ? 'full' : match.status });
  }
  return { rows: newestFirst(rows), waiting, uncounted: newestFirst(uncounted) };
}

const changeRow = (sheet: CountSheet, id: string, change: (row: CountRow) => CountRow): CountSheet => ({
  ...sheet,
  rows: sheet.rows.map((row) => (row._id === id ? change(row) : row)),
});

export const typeCount = (sheet: CountSheet, id: string, counted: string): CountSheet =>
  changeRow(sheet, id, (row) => ({ ...row, counted }));

/** Typing is over: scans that waited for a number are added to it. */
export const settleCount = (sheet: CountSheet, id: string): CountSheet =>
  changeRow(sheet, id, (row) => (row.later > 0 ? withUnits(row, 0) : row));

export const removeRow = (sheet: CountSheet, id: string): CountSheet => ({
  ...sheet,
  rows: sheet.rows.filter(({ _id }) => _id !== id),
});

export const removeCode = (sheet: CountSheet, code: string): CountSheet => ({
  ...sheet,
  uncounted: sheet.uncounted.filter((one) => one.code !== code),
});

/** What is on hand now, of rows that were counted over something else. What was typed stays. */
export const refresh = (sheet: CountSheet, fresh: readonly Omit<ScannedSku, 'available'>[]): CountSheet =>
  fresh.reduce(
    (grown, { _id, on_hand, committed, bin }) =>
      changeRow(grown, _id, (row) => ({ ...row, on_hand, committed, bin })),
    sheet,
  );

/** One count after another: what a page brought is added to what was kept. */
export function merge(sheet: CountSheet, other: CountSheet): CountSheet {
  const turn = nextTurn(sheet);
  const later = <T extends Scanned>(list: readonly T[]) =>
    list.map((one) => ({ ...one, turn: one.turn + turn }));
  const rows = later(other.rows).map((row): CountRow => {
    const before = sheet.rows.find(({ _id }) => _id === row._id);
    if (!before) return row;
    const count = countOf(row);
    const codes = [...new Set([...before.codes, ...row.codes])];
    return count === null ? { ...row, codes } : { ...withUnits(before, count), codes, turn: row.turn };
  });
  const ids = new Set(rows.map(({ _id }) => _id));
  const codes = new Set(other.uncounted.map(({ code }) => code));
  return {
    rows: newestFirst([...rows, ...sheet.rows.filter(({ _id }) => !ids.has(_id))]),
    waiting: newestFirst([...later(other.waiting), ...sheet.waiting]),
    uncounted: newestFirst([
      ...later(other.uncounted),
      ...sheet.uncounted.filter(({ code }) => !codes.has(code)),
    ]),
  };
}
