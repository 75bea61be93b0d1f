/** A file's rows as groups that are one product each, read and checked against the rows above. */

import { because } from '#schemas/domain/platform/reasons.ts';
import type { Cells, Problem } from './formats/cells.ts';
import type { Entry } from './formats/format.ts';
import type { Reader } from './formats/formats.ts';
import type { Row } from './read-rows.ts';
import type { SeenKeys } from './seen-keys.ts';
import { stableText } from './stable-text.ts';

/** `entry`: null when nothing of these rows can be kept. */
export type Group = { rows: Row[]; entry: Entry | null; problems: Problem[] };

/** Rows of one product: a file that repeats a handle for ever must not fill the memory. */
const mostRows = 2000;

/** The row behind which reading goes on when this group is done. */
export const endOf = ({ rows }: Pick<Group, 'rows'>): number => {
  const last = rows.at(-1);
  return last?.end ?? last?.row ?? 0;
};

function checkRepeated(entry: Entry, rows: Cells[], seen: SeenKeys): Entry | null {
  const [head] = rows;
  if (!head) return entry;
  if (entry.kind === 'stock') {
    const name = entry.code ?? `${entry.slug} ${stableText(entry.options)}`;
    const row = seen.add(`stock ${name} ${entry.warehouse}`, entry.row);
    if (row === undefined) return entry;
    head.refuse('', because('row_sku_twice', { sku: name, row }));
    return null;
  }
  const { record } = entry;
  if (!entry.addition)
    for (const [kind, value] of [
      ['slug', record.slug],
      ['number', record.productNumber],
    ] as const) {
      if (value === undefined) continue;
      const row = seen.add(`${kind} ${value}`, entry.row);
      if (row === undefined || row === entry.row) continue;
      head.refuse('', because('row_product_twice', { value, row }));
      return null;
    }
  const kept = record.skus.map((sku, at) => {
    // A row for each warehouse that has it.
    const house = entry.bySku && sku.warehouse ? ` ${sku.warehouse}` : '';
    const row = seen.add(`sku ${sku.code}${house}`, entry.skuRows[at] ?? entry.row);
    if (row === undefined) return true;
    const cells = rows.find((one) => one.row === entry.skuRows[at]) ?? head;
    cells.refuse('', because('row_sku_twice', { sku: sku.code, row }));
    return false;
  });
  return {
    ...entry,
    record: { ...record, skus: record.skus.filter((_, at) => kept[at]) },
    skuRows: entry.skuRows.filter((_, at) => kept[at]),
  };
}

function groupOf(rows: Row[], cells: Cells[], reader: Reader, seen: SeenKeys): Group {
  const read = reader.format.read(cells, reader.headers);
  let entry = read && checkRepeated(read, cells, seen);
  const problems = cells.flatMap((one) => one.problems);
  const failed = problems.some(({ level }) => level === 'error');
  if (entry?.kind === 'product' && failed && entry.record.skus.length === 0) entry = null;
  if (!entry && !failed)
    problems.push({
      row: rows[0]?.row ?? 0,
      column: '',
      value: '',
      reason: because('row_unreadable'),
      level: 'error',
    });
  return { rows, entry, problems };
}

export async function* readGroups(
  rows: AsyncIterable<Row>,
  reader: Reader,
  seen: SeenKeys,
): AsyncGenerator<Group> {
  let waiting: Row[] = [];
  let cells: Cells[] = [];
  for await (const row of rows) {
    const next = reader.cellsOf(row.row, row.cells);
    const [head] = cells;
    if (head && (cells.length >= mostRows || !reader.format.continues(head, next))) {
      yield groupOf(waiting, cells, reader, seen);
      [waiting, cells] = [[], []];
    }
    waiting.push(row);
    cells.push(next);
  }
  if (cells.length > 0) yield groupOf(waiting, cells, reader, seen);
}
