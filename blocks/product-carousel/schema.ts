import * as m from '#messages';
import type { ProductSort } from '#schemas/domain/catalog/catalog.ts';
import { because, customIssue } from '#schemas/domain/platform/reasons.ts';
import { defineBlock, type Label } from '#schemas/fields/define-block.ts';
import { array, button, id, number, object, select, style, text } from '#schemas/fields/fields.ts';

const sources = {
  tag: m.field_kind_tag,
  collection: m.field_kind_collection,
  category: m.field_kind_category,
  products: m.block_product_carousel_source_products,
};

/** By rating is a shopper's choice: a row that stands for months would show one product first. */
const sorts: Readonly<Record<Exclude<ProductSort, 'rating'>, Label>> = {
  featured: m.shop_sort_featured,
  newest: m.shop_sort_newest,
  price: m.shop_sort_price,
  '-price': m.shop_sort_price_down,
  name: m.shop_sort_name,
  popularity: m.shop_sort_popularity,
  relevance: m.shop_sort_relevance,
};

/** A row of products: those of a tag, a collection or a category, or some that were picked by hand. */
export const block = defineBlock({
  type: 'product-carousel',
  version: 1,
  label: m.block_product_carousel_label,
  presets: {
    featured: m.block_product_carousel_preset_featured,
    arrivals: m.block_product_carousel_preset_arrivals,
  },
  category: 'catalog',
  schema: object({
    label: m.block_product_carousel_label,
    of: {
      style: style({ label: m.block_field_style }).optional(),
      title: text({ label: m.block_field_title }),
      text: text({ label: m.block_field_text, max: 300, optional: true }).default(''),
      source: select({ label: m.block_product_carousel_source, options: sources }),
      tag: id({ label: m.field_kind_tag, entity: 'tag' }).optional(),
      collection: id({ label: m.field_kind_collection, entity: 'collection' }).optional(),
      category: id({ label: m.field_kind_category, entity: 'category' }).optional(),
      products: array({
        label: m.block_product_carousel_products,
        max: 24,
        of: id({ label: m.field_kind_product, entity: 'product' }),
      }).optional(),
      sort: select({ label: m.block_field_sort, options: sorts }).default('featured'),
      limit: number({ label: m.block_field_limit, min: 1, max: 24, unit: 'products' }).default(12),
      link: button({ label: m.block_field_button }).optional(),
    },
  }).superRefine((props, context) => {
    const value = props[props.source];
    if (value === undefined || value.length === 0) {
      context.addIssue({
        code: 'custom',
        path: [props.source],
        ...customIssue(because('source_missing', { source: props.source })),
      });
    }
  }),
});
