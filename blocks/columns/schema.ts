import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, button, image, object, style, text } from '#schemas/fields/fields.ts';
import { tradeIcon } from '#schemas/fields/trade-icon.ts';

/** Two to four things side by side, each with a picture or an icon. */
export const block = defineBlock({
  type: 'columns',
  version: 2,
  label: m.block_columns_label,
  presets: { icons: m.block_columns_preset_icons, photos: m.block_columns_preset_photos },
  category: 'content',
  schema: object({
    label: m.block_columns_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title, max: 90, optional: true }).default(''),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      columns: array({
        label: m.block_field_columns,
        min: 2,
        max: 4,
        of: object({
          label: m.block_field_column,
          of: {
            heading: text({ label: m.block_field_title, max: 80 }),
            text: text({ label: m.block_field_text, max: 500, multiline: true, optional: true }).default(''),
            image: image({ label: m.block_field_image }).optional(),
            icon: tradeIcon().optional(),
            cta: button({ label: m.block_field_button }).optional(),
          },
        }),
      }),
    },
  }),
});
