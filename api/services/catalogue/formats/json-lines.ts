/** JSON lines: a record of record.ts a line. The same in a column called "json" is what its error rows come back as. */

import { safeHtml } from '../html.ts';
import { jsonColumn } from '../import/read-rows.ts';
import { productRecordSchema } from '../record.ts';
import type { Format } from './format.ts';

export const jsonLines: Format = {
  id: 'jsonl',
  matches: (columns) => columns.has(jsonColumn) && columns.size <= 3,
  continues: () => false,
  read: ([cells]) => {
    if (!cells) return null;
    let value: unknown;
    try {
      value = JSON.parse(cells.text(jsonColumn) ?? '');
    } catch (error) {
      cells.refuse(jsonColumn, `expected JSON (${error instanceof Error ? error.message : 'not readable'})`);
      return null;
    }
    const parsed = productRecordSchema.safeParse(value);
    if (!parsed.success) {
      for (const issue of parsed.error.issues.slice(0, 5))
        cells.refuse(jsonColumn, `${issue.path.join('.') || 'the line'}: ${issue.message}`);
      return null;
    }
    if (/(?<!\\)\\u(?:0000|d[89a-f])/i.test(JSON.stringify(parsed.data))) {
      cells.refuse(jsonColumn, 'holds a character that no text has');
      return null;
    }
    const record = parsed.data;
    return {
      kind: 'product',
      row: cells.row,
      addition: record.name === undefined,
      skuRows: record.skus.map(() => cells.row),
      record: record.bodyHtml ? { ...record, bodyHtml: safeHtml(record.bodyHtml) } : record,
    };
  },
};
