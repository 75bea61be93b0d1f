import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { object, style, text } from '#schemas/fields/fields.ts';

/**
 * Where a visitor says whether visits may be counted (docs/product.md#events). The choice is a cookie of this browser.
 */
export const block = defineBlock({
  type: 'privacy-choice',
  version: 1,
  label: m.block_privacy_choice_label,
  presets: { choice: m.block_privacy_choice_preset_choice },
  category: 'content',
  limits: { perPage: 1 },
  schema: object({
    label: m.block_privacy_choice_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title }),
      text: text({ label: m.block_field_text, max: 500, multiline: true, optional: true }).default(''),
    },
  }),
});
