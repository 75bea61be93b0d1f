import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { markdown, object, select, style, text } from '#schemas/fields/fields.ts';

/** Reading text in Markdown: headings, lists, quotes and links, set for reading. */
export const block = defineBlock({
  type: 'rich-text',
  version: 1,
  label: m.block_rich_text_label,
  presets: { passage: m.block_rich_text_preset_passage },
  category: 'content',
  schema: object({
    label: m.block_rich_text_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      kicker: text({
        label: m.block_field_kicker,
        help: m.block_field_kicker_help,
        max: 80,
        optional: true,
      }).default(''),
      title: text({ label: m.block_field_title, optional: true }).default(''),
      text: markdown({ label: m.block_field_text, max: 20_000 }),
      width: select({
        label: m.block_field_width,
        options: { text: m.block_option_text_width, page: m.block_option_page_width },
      }).default('text'),
      align: select({
        label: m.block_field_alignment,
        options: { start: m.block_option_left, center: m.block_option_center },
      }).default('start'),
    },
  }),
});
