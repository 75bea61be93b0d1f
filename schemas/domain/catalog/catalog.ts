/** What a shopper browses (docs/product.md#listings, #entities). */
import { z } from 'zod';
import { shownShapeOf } from '#schemas/fields/plain-field.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { availabilitySchema } from './availability.ts';
import { documentKindSchema } from './product-data.ts';
import { productFields } from './product-fields.ts';

/**
 * A picture as the shop serves it: `src` is the picture route's base, to which a width and a format are added
 * (`/pictures/{model}/{finish}` + `/640.avif`); width and height (px) are the original's. What stands
 * in its place while it comes: `color`, the one most of it has, and `preview`, the whole in a few blurred pixels as a
 * data address of at most 300 characters, sent only where one picture fills the screen.
 */
export const pictureSchema = z
  .object({
    src: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    color: z.string().optional(),
    preview: z.string().optional(),
    /** How far it is moved where it is cut, 0 to 1; the middle when missing. */
    focalX: z.number().optional(),
  })
  .meta({ id: 'Picture' });
export type Picture = z.output<typeof pictureSchema>;

export const productKindSchema = z.enum(['plain', 'variant', 'combination', 'custom']);
export type ProductKind = z.output<typeof productKindSchema>;

const parentSchema = z.object({ _id: idSchema, name: z.string(), slug: z.string() });

/** Menu item (docs/product.md#entities). */
export const categorySchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    slug: z.string(),
    type: z.enum(['Category', 'Subcategory']),
    description: z.string(),
    image: z.string(),
    picture: pictureSchema,
    parents: z.array(parentSchema),
    children: z.array(parentSchema),
  })
  .meta({ id: 'Category' });
export type Category = z.output<typeof categorySchema>;

export const vendorSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    /** The maker's logotype, a drawing in one ink; lists alone carry it. */
    logo: z.object({ src: z.string(), width: z.number().int(), height: z.number().int() }).optional(),
  })
  .meta({ id: 'Vendor' });
export type Vendor = z.output<typeof vendorSchema>;

export const tagSchema = z.object({ _id: idSchema, name: z.string(), slug: z.string() }).meta({ id: 'Tag' });
export type Tag = z.output<typeof tagSchema>;

export const collectionSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    featured: z.boolean(),
    image: z.string(),
    picture: pictureSchema,
  })
  .meta({ id: 'Collection' });
export type Collection = z.output<typeof collectionSchema>;

/**
 * A filter (docs/product.md#listings); the Color filter's options carry hex, and hex2 for the second half of a two-tone
 * swatch. Queries take its name and an option's `options`; the labels are in the language that was asked for.
 */
export const filterSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    label: z.string(),
    filters: z.array(
      z.object({
        label: z.string(),
        options: z.array(z.string()),
        hex: z.string().optional(),
        hex2: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'Filter' });
export type Filter = z.output<typeof filterSchema>;

/** One thing that can be put in a cart: a product with its choices made. Prices are those of the caller. */
export const skuSchema = z
  .object({
    _id: idSchema,
    sku: z.string(),
    /** The manufacturer's barcode, where it is known. */
    barcode: z.string().optional(),
    options: z.record(z.string(), z.string()),
    picture: pictureSchema,
    /** Second views of it: a detail, or a light lit in a dim room. */
    views: z.array(pictureSchema),
    msrp: dollarsSchema,
    /** The caller's price; `retail` is there beside it when the caller's is lower. */
    price: dollarsSchema,
    retail: dollarsSchema,
    weight: z.number(),
    weight_unit: z.literal('lb'),
    /** Sell units at the current warehouse. */
    stock: z.number().int(),
    /** Sell units at every warehouse, in the dealer’s order. */
    stocks: z.array(z.object({ warehouse: idSchema, quantity: z.number().int() })),
    /** Sold also when there is none in stock; then it takes `lead_days`, where that is known. */
    backorder: z.boolean(),
    lead_days: z.number().int().nullable(),
    availability: availabilitySchema,
    /** The caller's price of a sell unit from a quantity of the product on; on the product's own page alone. */
    breaks: z.array(z.object({ quantity: z.number().int(), price: dollarsSchema })).default([]),
  })
  .meta({ id: 'Sku' });
export type Sku = z.output<typeof skuSchema>;

/** `sku`: on a card, the first SKU that has it. */
export const swatchSchema = z.object({
  label: z.string(),
  hex: z.string(),
  hex2: z.string().optional(),
  sku: z.string().optional(),
});
export type Swatch = z.output<typeof swatchSchema>;

/** A product as a card shows it. */
export const productCardSchema = z
  .object({
    _id: idSchema,
    slug: z.string(),
    /** The product's path: /p/{slug}, /p/combination/{slug} or /p/custom/{slug}. */
    href: z.string(),
    kind: productKindSchema,
    name: z.string(),
    product_number: z.string(),
    vendor_name: z.string(),
    picture: pictureSchema,
    /**
     * Lowest of the SKUs' prices for the caller, and the msrp and retail beside it. Of a kit and of what is made to
     * measure: the price of what its page opens with.
     */
    price: dollarsSchema,
    retail: dollarsSchema,
    msrp: dollarsSchema,
    /** True when its SKUs have different prices: "from". */
    from: z.boolean(),
    /** True when the price is that of one set or size among others, cheaper ones too. */
    as_shown: z.boolean(),
    swatches: z.array(swatchSchema),
    /** Sell units of all SKUs at the current warehouse; of a kit, whole sets. */
    stock: z.number().int(),
    availability: availabilitySchema,
    /**
     * The SKU that "Add to cart" on a card takes; null when a choice must be made first, or when this warehouse does not
     * sell it.
     */
    sku: z.string().nullable(),
    /** The average of its published reviews, 1 to 5; 0 without any. */
    rating: z.number(),
    reviews: z.number().int(),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.output<typeof productCardSchema>;

/**
 * A kit's slot and what may fill it; `min` and `max` count sell units (docs/product.md#combination-products). A choice names
 * it by its name; its label is in the language that was asked for.
 */
export const slotSchema = z.object({
  name: z.string(),
  label: z.string(),
  min: z.number().int(),
  max: z.number().int(),
  optional: z.boolean(),
  products: z.array(
    z.object({
      _id: idSchema,
      slug: z.string(),
      href: z.string(),
      name: z.string(),
      vendor_name: z.string(),
      picture: pictureSchema,
      skus: z.array(skuSchema),
    }),
  ),
});
export type Slot = z.output<typeof slotSchema>;

/**
 * What is made to measure; inches (docs/product.md#custom-products). A choice names what it is of by names and by values'
 * labels; titles are what these are called in the language that was asked for.
 */
export const madeToMeasureSchema = z.object({
  dimensions: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      min: z.number(),
      max: z.number(),
      step: z.number().positive(),
    }),
  ),
  /** Choices beside the size, and what each adds to the price. */
  options: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      values: z.array(z.object({ label: z.string(), title: z.string(), add: dollarsSchema })),
    }),
  ),
  drawing: z.enum(['none', 'optional', 'required']),
  lead_time_days: z.number().int(),
});
export type MadeToMeasure = z.output<typeof madeToMeasureSchema>;

/** What stands in a product's gallery beside its SKUs' pictures. */
export const productMediaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), picture: pictureSchema }),
  z.object({
    kind: z.literal('video'),
    url: z.string(),
    title: z.string(),
    poster: pictureSchema.nullable(),
  }),
]);
export type ProductMedia = z.output<typeof productMediaSchema>;

/** A file to read beside a product: on this shop, or an https address elsewhere. */
export const shownDocumentSchema = z.object({
  kind: documentKindSchema,
  title: z.string(),
  url: z.string(),
  /** Of a file of the media library; null where nobody knows. */
  bytes: z.number().int().nullable(),
});
export type ShownDocument = z.output<typeof shownDocumentSchema>;

export const productSchema = productCardSchema
  .extend({
    ...shownShapeOf(productFields),
    vendor: vendorSchema,
    categories: z.array(parentSchema.extend({ type: z.enum(['Category', 'Subcategory']) })),
    option_names: z.array(z.string()),
    specifications: z.record(z.string(), z.string()),
    dimensions: z.object({ width: z.number(), depth: z.number(), height: z.number() }),
    uom: z.object({ name: z.string(), pieces: z.number().int() }),
    skus: z.array(skuSchema),
    media: z.array(productMediaSchema),
    documents: z.array(shownDocumentSchema),
    collections: z.array(parentSchema.extend({ picture: pictureSchema })),
    /** Of a combination product; empty for the others. */
    slots: z.array(slotSchema),
    /** Of a custom product; null for the others. */
    custom: madeToMeasureSchema.nullable(),
  })
  .meta({ id: 'Product' });
export type Product = z.output<typeof productSchema>;

/** What POST /products/{slug}/price answers (ours): the server's price of a configuration. */
export const priceQuoteSchema = z
  .object({
    price: dollarsSchema,
    retail: dollarsSchema,
    /** What a kit's parts cost one by one; the price of what is no kit. */
    separately: dollarsSchema,
    /**
     * How many can be ordered at the current warehouse, parts that come later among them; null for what is made to order
     * and for what has SKUs to choose.
     */
    stock: z.number().int().nullable(),
    /** Where a kit, or what is made to order, can be had; `none` for what has SKUs to choose. */
    availability: availabilitySchema,
    lead_time_days: z.number().int().nullable(),
    /** The day it would be ready, ordered today: YYYY-MM-DD. */
    ready_on: z.string().nullable(),
    returnable: z.boolean(),
    parts: z.array(z.object({ sku: z.string(), quantity: z.number().int(), price: dollarsSchema })),
  })
  .meta({ id: 'PriceQuote' });
export type PriceQuote = z.output<typeof priceQuoteSchema>;

const blockedSchema = z.object({
  slot: z.string(),
  sku: z.string(),
  /** The dealer's words. */
  reason: z.string(),
});

/** What POST /products/{slug}/kit answers (ours): a whole kit made of what was asked for, and what does not go with it. */
export const completedKitSchema = z
  .object({
    /** Null when nothing goes together. */
    parts: z.array(z.object({ slot: z.string(), sku: z.string(), quantity: z.number().int() })).nullable(),
    /** Of what was asked for, what had to give way to the slots before it. */
    replaced: z.array(blockedSchema),
    /** What does not go with the slots before it. */
    blocked: z.array(blockedSchema),
    quote: priceQuoteSchema.nullable(),
  })
  .meta({ id: 'CompletedKit' });
export type CompletedKit = z.output<typeof completedKitSchema>;

const facetValueSchema = z.object({
  /** What the query takes: a slug, or a filter's label. */
  value: z.string(),
  label: z.string(),
  /** Products there would be with it, under the other facets' selection. */
  count: z.number().int(),
});
export type FacetValue = z.output<typeof facetValueSchema>;

/** What a list can be narrowed by (ours). */
export const facetsSchema = z
  .object({
    vendors: z.array(facetValueSchema),
    subcategories: z.array(facetValueSchema),
    /** Of GET /api/v1/filters, those that something in the list has. */
    filters: z.array(
      z.object({
        /** What the query takes, and what it is called. */
        name: z.string(),
        label: z.string(),
        values: z.array(facetValueSchema.extend({ hex: z.string().optional(), hex2: z.string().optional() })),
      }),
    ),
    /** Of the lowest prices, which are those that cards show; null for an empty list. */
    price: z.object({ min: dollarsSchema, max: dollarsSchema }).nullable(),
    /** Products in stock at the caller’s warehouse. */
    available: z.number().int(),
    /** Products with at least so many stars on average; bounds that nothing reaches are left out. */
    ratings: z.array(z.object({ stars: z.number().int(), count: z.number().int() })),
  })
  .meta({ id: 'Facets' });
export type Facets = z.output<typeof facetsSchema>;

export const productSorts = [
  'featured',
  'newest',
  'price',
  '-price',
  'name',
  'popularity',
  'relevance',
  'rating',
] as const;
export type ProductSort = (typeof productSorts)[number];

/** A page of a list. `page` counts from 1. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    limit: z.number().int(),
  });
