import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { number, object, style, text } from '#schemas/fields/fields.ts';

/** The caller's favorites (docs/product.md#home). A guest's page shows nothing of it and asks for nothing. */
export const block = defineBlock({
  type: 'favorites-carousel',
  version: 1,
  label: m.block_favorites_carousel_label,
  presets: { favorites: m.block_favorites_carousel_preset_favorites },
  category: 'catalog',
  limits: { perPage: 1 },
  schema: object({
    label: m.block_favorites_carousel_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title, max: 90 }),
      empty: text({
        label: m.block_favorites_carousel_empty,
        help: m.block_favorites_carousel_empty_help,
        max: 240,
      }),
      limit: number({ label: m.block_field_limit, min: 1, max: 24, unit: 'products' }).default(12),
    },
  }),
});
