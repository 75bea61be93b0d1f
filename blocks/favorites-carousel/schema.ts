import { defineBlock } from '#schemas/fields/define-block.ts';
import { number, object, style, text } from '#schemas/fields/fields.ts';

/** SPEC 2, Home, logged in: the caller's favorites. A guest's page shows nothing of it and asks for nothing. */
export const block = defineBlock({
  type: 'favorites-carousel',
  version: 1,
  label: 'Favorites carousel',
  category: 'catalog',
  limits: { perPage: 1 },
  schema: object({
    label: 'Favorites carousel',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title', max: 90 }),
      empty: text({ label: 'While there are none', max: 240 }),
      limit: number({ label: 'How many', min: 1, max: 24, unit: 'products' }).default(12),
    },
  }),
});
