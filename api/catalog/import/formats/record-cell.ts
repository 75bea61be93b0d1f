/**
 * Our exports for other shops carry the whole record in a column of their own, because those shops' columns do not hold
 * all of it. Coming back, the record counts, except where somebody edited the columns: those are what `now` says and
 * `before` (the record as that shop's columns said it) does not.
 */

import { because } from '#schemas/domain/platform/reasons.ts';
import { type ImportedProduct, type ImportedSku, importedProductSchema } from '../imported-product.ts';
import { Cells, columnKey } from './cells.ts';

/** A record and the shop it came from: its pictures' addresses begin with `origin`. */
export type Written = { origin: string; record: ImportedProduct };

export const writeRecordCell = ({ origin, record }: Written): string => JSON.stringify({ origin, record });

/** Null when there is none (another shop's file). One that cannot be read is refused at its column. */
export function readRecordCell(head: Cells, column: string): Written | null {
  const text = head.text(column);
  if (!text) return null;
  try {
    const { origin, record } = JSON.parse(text) as { origin: unknown; record: unknown };
    return { origin: String(origin), record: importedProductSchema.parse(record) };
  } catch {
    head.refuse(column, because('row_record_changed'));
    return null;
  }
}

/** What rows that were written say to the one who reads them. */
export function readAgain(
  written: Record<string, string>[],
  read: (rows: Cells[], headers: string[]) => { record: ImportedProduct } | null,
): ImportedProduct {
  const headers = Object.keys(written[0] ?? {});
  const at = new Map(headers.map((header, index) => [columnKey(header), index]));
  const rows = written.map(
    (row, index) =>
      new Cells(
        index + 2,
        headers.map((header) => row[header] ?? ''),
        at,
      ),
  );
  return read(rows, headers)?.record ?? { skus: [] };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function edited<T extends object>(record: T, before: T | undefined, now: T): T {
  const changes = Object.entries(now).filter(
    ([field, value]) => field !== 'skus' && !same(value, before?.[field as keyof T]),
  );
  return { ...record, ...Object.fromEntries(changes) };
}

export function overlay(
  record: ImportedProduct,
  before: ImportedProduct,
  now: ImportedProduct,
): ImportedProduct {
  const byCode = (skus: ImportedSku[]) => new Map(skus.map((sku) => [sku.code, sku]));
  const [known, was] = [byCode(record.skus), byCode(before.skus)];
  return {
    ...edited(record, before, now),
    skus: now.skus.map((sku) => {
      const whole = known.get(sku.code);
      return whole ? edited(whole, was.get(sku.code), sku) : sku;
    }),
  };
}
