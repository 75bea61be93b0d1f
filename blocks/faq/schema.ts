import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, object, style, text } from '#schemas/fields/fields.ts';

/** Questions that open to their answers. */
export const block = defineBlock({
  type: 'faq',
  version: 1,
  label: 'FAQ',
  category: 'content',
  schema: object({
    label: 'FAQ',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title', max: 90 }),
      text: text({ label: 'Text', max: 300, optional: true }).default(''),
      items: array({
        label: 'Questions',
        min: 1,
        max: 20,
        of: object({
          label: 'Question',
          of: {
            question: text({ label: 'Question', max: 160 }),
            answer: text({ label: 'Answer', max: 1500, multiline: true }),
          },
        }),
      }),
    },
  }),
});
