import { defineBlock } from '#schemas/fields/define-block.ts';
import { button, number, object, select, style, text } from '#schemas/fields/fields.ts';

/** SPEC 2, Home: the portfolio's newest projects, at most 16, leading to /portfolio. */
export const block = defineBlock({
  type: 'portfolio-gallery',
  version: 1,
  label: 'Portfolio gallery',
  category: 'content',
  schema: object({
    label: 'Portfolio gallery',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title' }),
      text: text({ label: 'Text', max: 300, optional: true }).default(''),
      sort: select({ label: 'Order', options: ['newest', 'oldest'] }).default('newest'),
      limit: number({ label: 'How many', min: 3, max: 16, unit: 'projects' }).default(16),
      link: button({ label: 'Button' }).optional(),
    },
  }),
});
