import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, number, object, select, style, text } from '#schemas/fields/fields.ts';

/** A carousel of departments, type=Category (docs/product.md#home). */
export const block = defineBlock({
  type: 'category-carousel',
  version: 1,
  label: m.block_category_carousel_label,
  presets: {
    departments: m.block_category_carousel_preset_departments,
    categories: m.block_category_carousel_preset_categories,
  },
  category: 'catalog',
  schema: object({
    label: m.block_category_carousel_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title }),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      type: select({
        label: m.block_category_carousel_type,
        options: {
          Category: m.block_category_carousel_departments,
          Subcategory: m.block_category_carousel_categories,
        },
      }).default('Category'),
      limit: number({ label: m.block_field_limit, min: 1, max: 48, unit: 'categories' }).default(24),
      link: button({ label: m.block_field_button }).optional(),
    },
  }),
});
