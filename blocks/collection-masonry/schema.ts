import { defineBlock } from '#schemas/fields/define-block.ts';
import { boolean, button, number, object, style, text } from '#schemas/fields/fields.ts';

/** SPEC 2, Home: collection masonry, restricted to featured ones, leading to /t/featured. */
export const block = defineBlock({
  type: 'collection-masonry',
  version: 1,
  label: 'Collection masonry',
  category: 'catalog',
  schema: object({
    label: 'Collection masonry',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title' }),
      text: text({ label: 'Text', max: 300, optional: true }).default(''),
      featured: boolean({ label: 'Featured collections only' }).default(true),
      limit: number({ label: 'How many', min: 3, max: 7, unit: 'collections' }).default(7),
      link: button({ label: 'Button' }).optional(),
    },
  }),
});
