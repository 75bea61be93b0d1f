import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './formats/write-cells.ts';

/** Rows as CSV that any spreadsheet reads and no spreadsheet runs. */
export const csvOf = (rows: string[][], escaped = true): string =>
  stringify(escaped ? rows.map((row) => row.map(escapeFormula)) : rows, {
    quoted_match: /[\r\n\t;]|^\s|\s$/,
  });
