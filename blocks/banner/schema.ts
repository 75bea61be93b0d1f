import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, image, object, select, text } from '#schemas/fields/fields.ts';

/** A band across the page: words and a way on, over a picture or a plain colour. */
export const block = defineBlock({
  type: 'banner',
  version: 2,
  label: m.block_banner_label,
  presets: { plain: m.block_banner_preset_plain, photo: m.block_banner_preset_photo },
  category: 'content',
  schema: object({
    label: m.block_banner_label,
    of: {
      title: text({ label: m.block_field_title, max: 90 }),
      text: text({ label: m.block_field_text, max: 240, optional: true }).default(''),
      image: image({ label: m.block_field_image }).optional(),
      tone: select({
        label: m.block_banner_tone,
        options: {
          accent: m.block_option_accent,
          ink: m.block_option_ink,
          sand: m.block_option_sand,
          paper: m.block_option_paper,
        },
      }).default('accent'),
      cta: button({ label: m.block_field_button }).optional(),
    },
  }),
});
