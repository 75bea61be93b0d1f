import * as m from '#messages';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { number, object, text } from '#schemas/fields/fields.ts';

/** The contact popup at the bottom right (product expert consultation), shown after 15 s (docs/product.md#home). */
export const block = defineBlock({
  type: 'contact-popup',
  version: 1,
  label: m.block_contact_popup_label,
  presets: { expert: m.block_contact_popup_preset_expert },
  category: 'popup',
  limits: { perPage: 1 },
  schema: object({
    label: m.block_contact_popup_label,
    of: {
      title: text({ label: m.block_field_title, max: 90 }),
      text: text({ label: m.block_field_text, max: 300, multiline: true }),
      button: text({
        label: m.block_field_button_label,
        max: 40,
        help: () => m.block_field_default_text({ text: m.contact_ask() }),
      }).optional(),
      delay: number({ label: m.block_field_delay, min: 0, max: 600, unit: 'seconds' }).default(15),
    },
  }),
});
