/** JSON lines: a product of imported-product.ts a line. The same in a column called "json" is what its error rows come back as. */

import { sentenceOf } from '#api/platform/problems/problem-sentences.ts';
import { reasonsOf } from '#schemas/domain/platform/problem.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { parseJson } from '#schemas/fields/parse-json.ts';
import { importedProductSchema } from '../imported-product.ts';
import { jsonColumn } from '../read-rows.ts';
import { cleanHtml } from './clean-html.ts';
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
      cells.refuse(
        jsonColumn,
        because('row_json_invalid', { error: error instanceof Error ? error.message : String(error) }),
      );
      return null;
    }
    const parsed = parseJson(importedProductSchema, value);
    if (!parsed.success) {
      for (const [pointer, [reason]] of Object.entries(reasonsOf(parsed.error)).slice(0, 5))
        if (reason)
          cells.refuse(
            jsonColumn,
            because('row_field_invalid', { field: pointer, problem: sentenceOf(reason) }),
          );
      return null;
    }
    if (/(?<!\\)\\u(?:0000|d[89a-f])/i.test(JSON.stringify(parsed.data))) {
      cells.refuse(jsonColumn, because('character_not_allowed'));
      return null;
    }
    const record = cleanHtml(parsed.data);
    return {
      kind: 'product',
      row: cells.row,
      addition: record.name === undefined,
      skuRows: record.skus.map(() => cells.row),
      record,
    };
  },
};
