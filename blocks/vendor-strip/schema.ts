import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, button, id, number, object, style, text } from '#schemas/fields/fields.ts';

/** The makers by name: those that were picked, or all that are active. */
export const block = defineBlock({
  type: 'vendor-strip',
  version: 1,
  label: m.block_vendor_strip_label,
  presets: { picked: m.block_vendor_strip_preset_picked, all: m.block_vendor_strip_preset_all },
  category: 'catalog',
  schema: object({
    label: m.block_vendor_strip_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title, max: 90 }),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      vendors: array({
        label: m.block_vendor_strip_vendors,
        max: 24,
        of: id({ label: m.field_kind_vendor, entity: 'vendor' }),
      }).default([]),
      limit: number({ label: m.block_field_limit, min: 1, max: 48, unit: 'vendors' }).default(12),
      link: button({ label: m.block_field_button }).optional(),
    },
  }),
});
