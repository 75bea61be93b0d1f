/** Every kind of file, in the order in which headers are asked whether they are it. */
import { unescapeFormula } from '#api/platform/csv.ts';
import { Cells, columnKey } from './cells.ts';
import type { Format, FormatId } from './format.ts';
import { jsonLines } from './json-lines.ts';
import { mapped, own, specificationPrefix } from './own.ts';
import { shopify } from './shopify.ts';
import { shopifyInventory } from './shopify-inventory.ts';
import { recordColumn } from './shopify-write.ts';
import { woocommerce } from './woocommerce.ts';
import { wooRecordColumn } from './woocommerce-write.ts';

const detected = [jsonLines, own, shopifyInventory, shopify, woocommerce];

/** Null for a file whose columns somebody has to name. */
export function detectFormat(headers: readonly string[]): FormatId | null {
  const columns = new Set(headers.map(columnKey));
  return detected.find((format) => format.matches(columns))?.id ?? null;
}

/** How rows of a file become cells, and which format reads them. */
export type Reader = { format: Format; headers: string[]; cellsOf: (row: number, cells: string[]) => Cells };

const isOurs = (headers: readonly string[], id: FormatId) =>
  id === 'own' || headers.includes(recordColumn) || headers.includes(wooRecordColumn);

export function readerOf(id: FormatId, given: readonly string[], mapping: Record<string, string>): Reader {
  const format = [...detected, mapped].find((one) => one.id === id) ?? mapped;
  const headers = given.map((header) => {
    const target = mapping[header];
    if (id !== 'mapped') return header;
    if (!target || target === 'ignore') return '';
    return target === 'specification' ? `${specificationPrefix}${header}` : target;
  });
  const at = new Map<string, number>();
  headers.forEach((header, index) => {
    const key = columnKey(header);
    if (key && !at.has(key)) at.set(key, index);
  });
  const ours = isOurs(given, id);
  return {
    format,
    headers: headers.filter((header) => header !== ''),
    cellsOf: (row, cells) => new Cells(row, ours ? cells.map(unescapeFormula) : cells, at),
  };
}
