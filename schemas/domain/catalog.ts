/** What a shopper browses (SPEC 3: filter, featured item, menu item; RESOLUTIONS 8 to 11, 22, 23, 28). */
import { z } from 'zod';
import { idSchema } from './ids.ts';
import { dollarsSchema } from './money.ts';

/**
 * A picture as the shop serves it: `src` is the picture route's base, to which a width and a format are added
 * (`/pictures/gooseneck-faucet/brushed-brass` + `/640.avif`); width and height (px) are the original's.
 */
export const pictureSchema = z
  .object({ src: z.string(), alt: z.string(), width: z.number().int(), height: z.number().int() })
  .meta({ id: 'Picture' });
export type Picture = z.output<typeof pictureSchema>;

export const productKindSchema = z.enum(['plain', 'variant', 'combination', 'custom']);
export type ProductKind = z.output<typeof productKindSchema>;

const parentSchema = z.object({ _id: idSchema, name: z.string(), slug: z.string() });

/** SPEC 3, Menu item. */
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
  .object({ _id: idSchema, name: z.string(), slug: z.string(), description: z.string() })
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

/** SPEC 3, Filter; the Color filter's options carry hex, and hex2 for the second half of a two-tone swatch. */
export const filterSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
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
    options: z.record(z.string(), z.string()),
    picture: pictureSchema,
    msrp: dollarsSchema,
    /** The caller's price; `retail` is there beside it when the caller's is lower. */
    price: dollarsSchema,
    retail: dollarsSchema,
    weight: z.number(),
    weight_unit: z.literal('lb'),
    /** Sell units at the current warehouse. */
    stock: z.number().int(),
  })
  .meta({ id: 'Sku' });
export type Sku = z.output<typeof skuSchema>;

export const swatchSchema = z.object({ label: z.string(), hex: z.string(), hex2: z.string().optional() });
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
    /** Lowest of the SKUs' prices for the caller, and the msrp and retail beside it. */
    price: dollarsSchema,
    retail: dollarsSchema,
    msrp: dollarsSchema,
    /** True when its SKUs have different prices: "from". */
    from: z.boolean(),
    swatches: z.array(swatchSchema),
    /** Sell units of all SKUs at the current warehouse. */
    stock: z.number().int(),
    /** The SKU that "Add to cart" on a card takes; null when a choice must be made first. */
    sku: z.string().nullable(),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.output<typeof productCardSchema>;

export const productSchema = productCardSchema
  .extend({
    description: z.string(),
    vendor: vendorSchema,
    categories: z.array(parentSchema.extend({ type: z.enum(['Category', 'Subcategory']) })),
    option_names: z.array(z.string()),
    specifications: z.record(z.string(), z.string()),
    dimensions: z.object({ width: z.number(), depth: z.number(), height: z.number() }),
    uom: z.object({ name: z.string(), pieces: z.number().int() }),
    skus: z.array(skuSchema),
  })
  .meta({ id: 'Product' });
export type Product = z.output<typeof productSchema>;

export const productSorts = [
  'featured',
  'newest',
  'price',
  '-price',
  'name',
  'popularity',
  'relevance',
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
