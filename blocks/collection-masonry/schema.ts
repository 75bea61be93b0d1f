import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { boolean, button, number, object, style, text } from '#schemas/fields/fields.ts';

/** Collection masonry, restricted to featured ones, leading to /t/featured (docs/product.md#home). */
export const block = defineBlock({
  type: 'collection-masonry',
  version: 1,
  label: m.block_collection_masonry_label,
  presets: { featured: m.block_collection_masonry_preset_featured },
  category: 'catalog',
  schema: object({
    label: m.block_collection_masonry_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title }),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      featured: boolean({ label: m.block_collection_masonry_featured }).default(true),
      limit: number({ label: m.block_field_limit, min: 3, max: 7, unit: 'collections' }).default(7),
      link: button({ label: m.block_field_button }).optional(),
    },
  }),
});
