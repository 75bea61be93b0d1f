import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, image, object, select, style, text } from '#schemas/fields/fields.ts';

/** A picture and, beside it, what there is to say about it. */
export const block = defineBlock({
  type: 'image-with-text',
  version: 2,
  label: m.block_image_with_text_label,
  presets: { counter: m.block_image_with_text_preset_counter },
  category: 'content',
  schema: object({
    label: m.block_image_with_text_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      kicker: text({
        label: m.block_field_kicker,
        help: m.block_field_kicker_help,
        max: 60,
        optional: true,
      }).default(''),
      title: text({ label: m.block_field_title, max: 90 }),
      text: text({ label: m.block_field_text, max: 1200, multiline: true }),
      image: image({ label: m.block_field_image }),
      side: select({
        label: m.block_image_with_text_side,
        options: { left: m.block_option_left, right: m.block_option_right },
      }).default('left'),
      cta: button({ label: m.block_field_button }).optional(),
    },
  }),
});
