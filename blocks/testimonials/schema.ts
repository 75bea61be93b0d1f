import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, image, object, style, text } from '#schemas/fields/fields.ts';

/** What customers say, in their words. */
export const block = defineBlock({
  type: 'testimonials',
  version: 1,
  label: 'Testimonials',
  category: 'content',
  schema: object({
    label: 'Testimonials',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title', max: 90 }),
      items: array({
        label: 'Voices',
        min: 1,
        max: 6,
        of: object({
          label: 'Voice',
          of: {
            quote: text({ label: 'Quote', max: 400, multiline: true }),
            name: text({ label: 'Name', max: 80 }),
            company: text({ label: 'Company', max: 80, optional: true }).default(''),
            image: image({ label: 'Picture' }).optional(),
          },
        }),
      }),
    },
  }),
});
