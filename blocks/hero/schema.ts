import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, button, object, text, video } from '#schemas/fields/fields.ts';

/** The hero video carousel: title and subtitle required, 1 to 3 items (docs/product.md#home). */
export const block = defineBlock({
  type: 'hero',
  version: 3,
  label: m.block_hero_label,
  presets: { three: m.block_hero_preset_three, one: m.block_hero_preset_one },
  category: 'hero',
  limits: { perPage: 1 },
  schema: object({
    label: m.block_hero_label,
    of: {
      title: text({ label: m.block_field_title, max: 90 }),
      subtitle: text({ label: m.block_field_subtitle, max: 220 }),
      items: array({
        label: m.block_hero_slides,
        min: 1,
        max: 3,
        of: object({
          label: m.block_hero_slide,
          of: {
            video: video({
              label: m.block_field_video,
              help: m.block_hero_video_help,
            }),
            title: text({
              label: m.block_field_title,
              max: 90,
              help: m.block_hero_slide_title_help,
            }).optional(),
            subtitle: text({
              label: m.block_field_subtitle,
              max: 220,
              help: m.block_hero_slide_subtitle_help,
            }).optional(),
            cta: button({ label: m.block_field_button }),
            second: button({ label: m.block_hero_second_button }).optional(),
          },
        }),
      }),
    },
  }),
});
