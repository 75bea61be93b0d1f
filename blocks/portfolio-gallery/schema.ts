import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, number, object, select, style, text } from '#schemas/fields/fields.ts';

/** The portfolio's newest projects, at most 16, leading to /portfolio (docs/product.md#home). */
export const block = defineBlock({
  type: 'portfolio-gallery',
  version: 1,
  label: m.block_portfolio_gallery_label,
  presets: { newest: m.block_portfolio_gallery_preset_newest },
  category: 'content',
  schema: object({
    label: m.block_portfolio_gallery_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title }),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      sort: select({
        label: m.block_field_sort,
        options: { newest: m.block_option_newest, oldest: m.block_option_oldest },
      }).default('newest'),
      limit: number({ label: m.block_field_limit, min: 3, max: 16, unit: 'projects' }).default(16),
      link: button({ label: m.block_field_button }).optional(),
    },
  }),
});
