import { productSorts } from '#schemas/domain/catalog.ts';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { array, button, id, number, object, select, style, text } from '#schemas/fields/fields.ts';

const sources = ['tag', 'collection', 'category', 'products'] as const;

/** A row of products: those of a tag, a collection or a category, or some that were picked by hand. */
export const block = defineBlock({
  type: 'product-carousel',
  version: 1,
  label: 'Product carousel',
  category: 'catalog',
  schema: object({
    label: 'Product carousel',
    of: {
      style: style({ label: 'Look' }).optional(),
      title: text({ label: 'Title' }),
      text: text({ label: 'Text', max: 300, optional: true }).default(''),
      source: select({ label: 'Products of', options: sources }),
      tag: id({ label: 'Tag', entity: 'tag' }).optional(),
      collection: id({ label: 'Collection', entity: 'collection' }).optional(),
      category: id({ label: 'Category', entity: 'category' }).optional(),
      products: array({
        label: 'Products',
        max: 24,
        of: id({ label: 'Product', entity: 'product' }),
      }).optional(),
      sort: select({ label: 'Order', options: productSorts }).default('featured'),
      limit: number({ label: 'How many', min: 1, max: 24, unit: 'products' }).default(12),
      link: button({ label: 'Button' }).optional(),
    },
  }).superRefine((props, context) => {
    const value = props[props.source];
    if (value === undefined || value.length === 0) {
      context.addIssue({
        code: 'custom',
        path: [props.source],
        message: `expected what "source" names: ${props.source}`,
      });
    }
  }),
});
