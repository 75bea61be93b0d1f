import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, day, image, number, object, select, text } from '#schemas/fields/fields.ts';

/**
 * The rebate offer, shown after 4 s; widths sm, md, lg (docs/product.md#popups). Its dates are content
 * (docs/product.md#rebate).
 */
export const block = defineBlock({
  type: 'promotional-popup',
  version: 2,
  label: m.block_promotional_popup_label,
  presets: { ended: m.block_promotional_popup_preset_ended, rebate: m.block_promotional_popup_preset_rebate },
  category: 'popup',
  schema: object({
    label: m.block_promotional_popup_label,
    of: {
      title: text({ label: m.block_field_title, max: 90 }),
      text: text({ label: m.block_field_text, max: 400, multiline: true }),
      image: image({ label: m.block_field_image }).optional(),
      cta: button({ label: m.block_field_button }).default({
        content: 'Open a trade account',
        link: '/trade-register',
        variant: 'primary',
      }),
      delay: number({ label: m.block_field_delay, min: 0, max: 600, unit: 'seconds' }).default(4),
      width: select({
        label: m.block_field_width,
        options: { sm: m.block_option_small, md: m.block_option_medium, lg: m.block_option_large },
      }).default('md'),
      start: day({
        label: m.block_promotional_popup_start,
        help: m.block_promotional_popup_start_help,
      }).optional(),
      end: day({
        label: m.block_promotional_popup_end,
        help: m.block_promotional_popup_end_help,
        notBefore: 'start',
      }).optional(),
      terms: text({
        label: m.block_promotional_popup_terms,
        max: 600,
        multiline: true,
        optional: true,
      }).default(''),
    },
  }),
});
