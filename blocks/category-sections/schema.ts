import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, id, image, object, style, text } from '#schemas/fields/fields.ts';

/** The three-section category block; each section leads to /categories/{id} (docs/product.md#home). */
export const block = defineBlock({
  type: 'category-sections',
  version: 2,
  label: m.block_category_sections_label,
  presets: { rooms: m.block_category_sections_preset_rooms },
  category: 'catalog',
  schema: object({
    label: m.block_category_sections_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title }),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      sections: array({
        label: m.block_category_sections_sections,
        min: 1,
        max: 6,
        of: object({
          label: m.block_category_sections_section,
          of: {
            title: text({ label: m.block_field_title, max: 60 }),
            text: text({ label: m.block_field_text, max: 240, optional: true }).default(''),
            category: id({ label: m.field_kind_category, entity: 'category' }),
            image: image({ label: m.block_field_image }),
            linkLabel: text({
              label: m.block_field_button_label,
              max: 40,
              help: () => m.block_field_default_text({ text: m.category_sections_shop() }),
            }).optional(),
          },
        }),
      }),
    },
  }),
});
