import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, button, id, number, object, style, text } from '#schemas/fields/fields.ts';

/** The makers by name: those that were picked, or all that are active. */
export const block = defineBlock({
  type: 'vendor-strip',
  version: 1,
  label: 'Vendor strip',
  category: 'catalog',
  schema: object({
    label: 'Vendor strip',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title', max: 90 }),
      text: text({ label: 'Text', max: 300, optional: true }).default(''),
      vendors: array({
        label: 'Vendors',
        max: 24,
        of: id({ label: 'Vendor', entity: 'vendor' }),
      }).default([]),
      limit: number({ label: 'How many', min: 1, max: 48, unit: 'vendors' }).default(12),
      link: button({ label: 'Button' }).optional(),
    },
  }),
});
