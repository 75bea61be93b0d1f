import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { id, object } from '#schemas/fields/fields.ts';

/** Stands for the blocks of a section that several pages show (docs/product.md#saved-sections). */
export const block = defineBlock({
  type: 'saved-section',
  version: 1,
  label: m.block_saved_section_label,
  presets: { section: m.block_saved_section_preset },
  category: 'content',
  schema: object({
    label: m.block_saved_section_label,
    of: {
      section: id({
        label: m.block_saved_section_section,
        help: m.block_saved_section_help,
        entity: 'section',
      }),
    },
  }),
});
