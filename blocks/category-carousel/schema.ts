import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, number, object, select, style, text } from '#schemas/fields/fields.ts';

/** SPEC 2, Home, logged in: a category carousel (type=Category). */
export const block = defineBlock({
  type: 'category-carousel',
  version: 1,
  label: 'Category carousel',
  category: 'catalog',
  schema: object({
    label: 'Category carousel',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title' }),
      text: text({ label: 'Text', max: 300, optional: true }).default(''),
      type: select({ label: 'What it shows', options: ['Category', 'Subcategory'] }).default('Category'),
      limit: number({ label: 'How many', min: 1, max: 48, unit: 'categories' }).default(24),
      link: button({ label: 'Button' }).optional(),
    },
  }),
});
