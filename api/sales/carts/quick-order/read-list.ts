/** Rows of a quick order out of what somebody typed, pasted or kept in a sheet. Pure. */

import { parse } from 'csv-parse/sync';
import { delimiterOf } from '#api/platform/csv.ts';

/** What a row says. `quantity` as it was written; empty when the row has none. */
export type WrittenRow = { row: number; code: string; quantity: string };

/** A tab ends a cell where there is one, so that 1,200 stays a number; else a semicolon, else a comma. */
const cellEndOf = (line: string): RegExp => (line.includes('\t') ? /\t+/ : line.includes(';') ? /;+/ : /,+/);
const codeHeader =
  /^(?:sku|item|part|product|article|model|code|catalog|art[íi]culo|producto|pieza|modelo|c[óo]digo|referencia|clave|cat[áa]logo)(?!\p{L})|number$|\bsku\b/iu;
/** The surest first: a sheet may have a column "Item" with names beside one "SKU". */
const codeHeaders = [
  /\bsku\b/i,
  /(?:number|code)$|^(?:c[óo]digo|referencia|clave|n(?:[úu]mero|[.º°]+) )/iu,
  codeHeader,
];
const quantityHeader =
  /^(?:qty|quantity|count|pieces|pcs|amount|order|cant|cantidad|unidades|uds|piezas|pzas?|pedir)(?!\p{L})/iu;

/** A line: the code, then the quantity, with anything between them; without a quantity it is one. */
function lineOf(text: string, row: number): WrittenRow | null {
  const line = text.trim();
  if (line === '') return null;
  // Its comma ends no cell.
  const thousands = /^(\S+)\s+(\d{1,3}(?:,\d{3})+)$/.exec(line);
  if (thousands) return { row, code: thousands[1] ?? '', quantity: thousands[2] ?? '' };
  const cells = line.split(cellEndOf(line)).map((cell) => cell.replace(/[;,\s]+$/, '').trim());
  if (cells.length > 1) return { row, code: cells[0] ?? '', quantity: cells[1] || '1' };
  const spaced = /^(\S+)\s+(?:x\s*)?(\S+)$/i.exec(line);
  return spaced
    ? { row, code: spaced[1] ?? '', quantity: spaced[2] ?? '' }
    : { row, code: line, quantity: '1' };
}

/** What stood over the columns of a sheet, pasted with them: it names them, and has no number. */
const isHead = ({ code, quantity }: WrittenRow): boolean =>
  !/\d/.test(code) &&
  codeHeaders.some((header) => header.test(code)) &&
  (quantityHeader.test(quantity) || /^sku$/i.test(code));

export function readText(text: string): WrittenRow[] {
  const rows = text.split(/\r\n|\r|\n/).flatMap((line, at) => lineOf(line, at + 1) ?? []);
  return rows[0] && rows.length > 1 && isHead(rows[0]) ? rows.slice(1) : rows;
}

/** Rows of a sheet: by its headers where it has them, else the first two columns. */
export function readCells(cells: string[][]): WrittenRow[] {
  const [head = []] = cells;
  const at = {
    code:
      codeHeaders.map((header) => head.findIndex((cell) => header.test(cell.trim()))).find((at) => at >= 0) ??
      -1,
    quantity: head.findIndex((cell) => quantityHeader.test(cell.trim())),
  };
  const hasHeaders = at.quantity >= 0 || (at.code >= 0 && !/\d/.test(head[at.code] ?? ''));
  const code = hasHeaders ? Math.max(0, at.code) : 0;
  const quantity = hasHeaders && at.quantity >= 0 ? at.quantity : code + 1;
  return cells.flatMap((row, index) => {
    if ((hasHeaders && index === 0) || row.every((cell) => cell.trim() === '')) return [];
    return {
      row: index + 1,
      code: (row[code] ?? '').trim(),
      quantity: (row[quantity] ?? '').trim() || '1',
    };
  });
}

/** Throws what csv-parse throws for text that is no sheet. */
export function readCsv(text: string): WrittenRow[] {
  const delimiter = delimiterOf(text);
  return readCells(
    parse(text, { bom: true, delimiter, relax_column_count: true, relax_quotes: true }) as string[][],
  );
}
