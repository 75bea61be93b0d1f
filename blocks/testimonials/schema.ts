import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, image, object, style, text } from '#schemas/fields/fields.ts';

/** What customers say, in their words. */
export const block = defineBlock({
  type: 'testimonials',
  version: 2,
  label: m.block_testimonials_label,
  presets: { three: m.block_testimonials_preset_three },
  category: 'content',
  schema: object({
    label: m.block_testimonials_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title, max: 90 }),
      items: array({
        label: m.block_testimonials_items,
        min: 1,
        max: 6,
        of: object({
          label: m.block_testimonials_item,
          of: {
            quote: text({ label: m.block_testimonials_quote, max: 400, multiline: true }),
            name: text({ label: m.block_field_name, max: 80, translated: false }),
            company: text({ label: m.block_testimonials_company, max: 80, optional: true }).default(''),
            image: image({ label: m.block_field_image }).optional(),
          },
        }),
      }),
    },
  }),
});
