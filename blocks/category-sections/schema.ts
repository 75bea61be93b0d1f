import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, id, image, object, style, text } from '#schemas/fields/fields.ts';

/** SPEC 2, Home: the three-section category block; each section leads to /categories/{id}. */
export const block = defineBlock({
  type: 'category-sections',
  version: 1,
  label: 'Category sections',
  category: 'catalog',
  schema: object({
    label: 'Category sections',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title' }),
      text: text({ label: 'Text', max: 300, optional: true }).default(''),
      sections: array({
        label: 'Sections',
        min: 1,
        max: 6,
        of: object({
          label: 'Section',
          of: {
            title: text({ label: 'Title', max: 60 }),
            text: text({ label: 'Text', max: 240, optional: true }).default(''),
            category: id({ label: 'Category', entity: 'category' }),
            image: image({ label: 'Picture' }),
            linkLabel: text({ label: 'Button', max: 40, help: '“Shop Now” when empty.' }).optional(),
          },
        }),
      }),
    },
  }),
});
