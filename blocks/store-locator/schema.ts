import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { boolean, object, style, text } from '#schemas/fields/fields.ts';

/** The dealer's locations with address, hours and phone, and a map of them. */
export const block = defineBlock({
  type: 'store-locator',
  version: 1,
  label: m.block_store_locator_label,
  presets: {
    map: m.block_store_locator_preset_map,
    list: m.block_store_locator_preset_list,
  },
  category: 'content',
  schema: object({
    label: m.block_store_locator_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title, max: 90 }),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      showMap: boolean({ label: m.block_store_locator_map, help: m.block_store_locator_map_help }).default(
        true,
      ),
    },
  }),
});
