import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { boolean, object, select } from '#schemas/fields/fields.ts';

/** Air between two bands, with or without a line through it. */
export const block = defineBlock({
  type: 'spacer',
  version: 1,
  label: m.block_spacer_label,
  presets: { space: m.block_spacer_preset_space, line: m.block_spacer_preset_line },
  category: 'content',
  schema: object({
    label: m.block_spacer_label,
    of: {
      size: select({
        label: m.block_field_height,
        options: { small: m.block_option_small, medium: m.block_option_medium, large: m.block_option_large },
      }).default('medium'),
      line: boolean({ label: m.block_spacer_line }).default(false),
    },
  }),
});
