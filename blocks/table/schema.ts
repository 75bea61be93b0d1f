import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, object, style, text } from '#schemas/fields/fields.ts';

const cell = () => text({ label: m.block_table_cell, max: 300, optional: true });

/** Rows of two to six cells under their headings, such as delivery methods with cost and time. */
export const block = defineBlock({
  type: 'table',
  version: 1,
  label: m.block_table_label,
  presets: { rates: m.block_table_preset_rates },
  category: 'content',
  schema: object({
    label: m.block_table_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title, max: 90 }),
      text: text({ label: m.block_field_text, max: 600, multiline: true, optional: true }).default(''),
      heads: array({
        label: m.block_table_heads,
        min: 2,
        max: 6,
        of: text({ label: m.block_table_head, max: 60 }),
      }),
      rows: array({
        label: m.block_table_rows,
        min: 1,
        max: 40,
        of: object({
          label: m.block_table_row,
          of: { cells: array({ label: m.block_table_cells, min: 1, max: 6, of: cell() }) },
        }),
      }),
      note: text({ label: m.block_table_note, max: 600, multiline: true, optional: true }).default(''),
    },
  }),
});
