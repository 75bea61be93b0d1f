import { defineBlock } from '#schemas/fields/define-block.ts';
import { number, object, text } from '#schemas/fields/fields.ts';

/** SPEC 2, Home: the contact popup at the bottom right (product expert consultation), shown after 15 s. */
export const block = defineBlock({
  type: 'contact-popup',
  version: 1,
  label: 'Contact popup',
  category: 'popup',
  limits: { perPage: 1 },
  schema: object({
    label: 'Contact popup',
    of: {
      title: text({ label: 'Title', max: 90 }),
      text: text({ label: 'Text', max: 300, multiline: true }),
      button: text({ label: 'Button', max: 40, help: '“Ask a question” when empty.' }).optional(),
      delay: number({ label: 'Comes after', min: 0, max: 600, unit: 'seconds' }).default(15),
    },
  }),
});
