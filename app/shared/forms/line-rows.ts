/** Rows of a form called `lines.0.…`: what was typed in them, and where what is wrong with them stands. */
import { formObject } from './form-data.ts';

export type LineRow = { index: number; text: (name: string) => string };

/** The first `most` rows of the form's `lines`, those that were left empty too. */
export function lineRows(form: FormData, most: number): LineRow[] {
  const typed = formObject(form).lines;
  return Array.from({ length: most }, (_, index) => {
    const row = typeof typed === 'object' ? typed[index] : undefined;
    const text = (name: string) => {
      const value = typeof row === 'object' ? row[name] : undefined;
      return typeof value === 'string' ? value.trim() : '';
    };
    return { index, text };
  });
}

/** Errors of the lines that were sent, at the form's rows: those that were left empty were not sent. */
export const atRows = (errors: Record<string, string>, rows: readonly LineRow[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [
      name.replace(/^lines\.(\d+)/, (_, at) => `lines.${rows[Number(at)]?.index ?? at}`),
      text,
    ]),
  );
