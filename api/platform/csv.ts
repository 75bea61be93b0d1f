/** Tables as text: what shops and spreadsheets send, and what any of them reads. */
import { stringify } from 'csv-stringify/sync';

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** The divider that the first record has most of, outside its quotation marks. */
export function delimiterOf(head: string): Delimiter {
  const counts = new Map<string, number>();
  let quoted = false;
  for (const char of head) {
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '\n' || char === '\r') && counts.size > 0) break;
    else if (!quoted) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  const [first] = [...delimiters].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return first ?? ',';
}

const dangerous = /^[=+\-@\t\r']/;

/** A spreadsheet takes =, +, - and @ for a formula, which a product's name must never become. */
export const escapeFormula = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** What escapeFormula was given. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text;

/** "1234.50"; empty for what is not known. */
export const dollarsOf = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(2);

/** Rows as CSV that any spreadsheet reads and no spreadsheet runs. */
export const csvOf = (rows: string[][], escaped = true): string =>
  stringify(escaped ? rows.map((row) => row.map(escapeFormula)) : rows, {
    quoted_match: /[\r\n\t;]|^\s|\s$/,
  });
