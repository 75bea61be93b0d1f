/**
 * A product as employees edit it (ours; SPEC 3, RESOLUTIONS 10, 11, 22, 23). One schema says what the API takes and
 * how the form is called; what concerns several fields is checked by catalogue-checks.ts. Money is dollars, sizes are
 * inches, weights pounds.
 */
import { z } from 'zod';
import * as f from '../fields/fields.ts';
import { pageOf, pictureSchema, productKindSchema } from './catalog.ts';
import { checkProduct } from './catalogue-checks.ts';
import { idSchema, slugSchema } from './ids.ts';
import { dollarsSchema } from './money.ts';
import {
  compatibilityRuleSchema,
  productDocumentSchema,
  productStatusSchema,
  quantityBreakSchema,
} from './product-data.ts';

export const maxOptions = 3;
export const maxSkus = 250;

/** Dollars; more than two decimals are refused, so that nobody is charged what was not typed. */
const money = (label: string) =>
  f
    .number({ label, unit: '$', integer: false, max: 1_000_000 })
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'expected dollars and cents');
const size = (label: string) => f.number({ label, unit: 'in', integer: false, max: 100_000 });
const line = (label: string, max = 160, help?: string) =>
  f.text({ label, max, optional: true, ...(help ? { help } : {}) });

/** Where a slug is made from the name: nothing was typed. */
export const slugField = (help = 'Empty: made from the name') =>
  z
    .union([z.literal(''), slugSchema])
    .default('')
    .meta({ field: 'text', label: 'Address', help });

/** A picture of the shop or of the library, without its width and format (pictureSchema). */
export const catalogPictureSchema = z
  .strictObject({
    src: z.string().regex(/^\/(?!\/)\S{1,500}$/, 'expected a picture of the library'),
    alt: f.text({ label: 'What is seen', max: 250, optional: true }),
    width: z.number().int().min(1).max(20_000),
    height: z.number().int().min(1).max(20_000),
  })
  .meta({ field: 'image', label: 'Picture' });
export type CatalogPicture = z.output<typeof catalogPictureSchema>;

export const galleryItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('picture'), picture: catalogPictureSchema }),
  z.strictObject({
    kind: z.literal('video'),
    url: z.url({ protocol: /^https$/, error: 'expected an https address' }).max(500),
    title: f.text({ label: 'Title', max: 160 }),
    poster: catalogPictureSchema.nullable(),
  }),
]);
export type GalleryItem = z.output<typeof galleryItemSchema>;

/** What is sold. `_id` names one that is there already; without it the SKU is new. */
export const editSkuSchema = z.strictObject({
  _id: idSchema.optional(),
  code: f.text({ label: 'SKU', max: 80 }),
  /** By the option's name. */
  options: z.record(z.string(), z.string().trim().min(1, 'expected a value').max(80)).default({}),
  retail: money('Retail'),
  trade: money('Trade'),
  msrp: money('MSRP'),
  cost: money('Cost').nullable().default(null),
  barcode: line('Barcode', 60).default(''),
  weight: f.number({ label: 'Weight', unit: 'lb', integer: false, max: 100_000 }).default(0),
  backorder: f.boolean({ label: 'Sold when there is none' }).default(false),
  lead_days: f.number({ label: 'Lead time', unit: 'days', max: 730 }).nullable().default(null),
  taxable: f.boolean({ label: 'Taxed' }).default(true),
  /** Null: the product's own. */
  picture: catalogPictureSchema.nullable().default(null),
  views: z.array(catalogPictureSchema).max(8).default([]),
  /** Only warehouses whose stock changes: what is left out stays as orders leave it. */
  stock: z
    .array(
      z.strictObject({
        warehouse: idSchema,
        quantity: z.int('expected a whole number').min(0, 'expected at least 0').max(10_000_000),
      }),
    )
    .max(100)
    .default([]),
});
export type EditSku = z.output<typeof editSkuSchema>;

/** What is made to measure (product-data.ts), with dollars. */
const editCustomSchema = z.strictObject({
  dimensions: z
    .array(
      z.strictObject({
        name: f.text({ label: 'Dimension', max: 40 }),
        min: z.number('expected a number').positive(),
        max: z.number('expected a number').positive(),
        step: z.number('expected a number').positive(),
      }),
    )
    .max(3),
  options: z
    .array(
      z.strictObject({
        name: f.text({ label: 'Choice', max: 40 }),
        values: z
          .array(
            z.strictObject({
              label: f.text({ label: 'Value', max: 80 }),
              add: z.number('expected dollars').min(-100_000).max(100_000).default(0),
            }),
          )
          .min(1, 'expected at least one value')
          .max(100),
      }),
    )
    .max(6)
    .default([]),
  formula: z.string().trim().max(500).default(''),
  lead_time_days: f.number({ label: 'Lead time', unit: 'days', max: 730 }),
  drawing: f.select({ label: 'Drawing', options: ['none', 'optional', 'required'] }).default('none'),
});
export type EditCustom = z.output<typeof editCustomSchema>;

const slotSchema = z.strictObject({
  name: f.text({ label: 'Slot', max: 80 }),
  min: f.number({ label: 'At least', max: 999 }),
  max: f.number({ label: 'At most', min: 1, max: 999 }),
  optional: z.boolean().default(false),
  /** Ids of products. */
  products: z.array(idSchema).min(1, 'expected at least one product').max(500),
});

/** One field after another; editProductSchema also checks them beside each other. */
export const productFieldsSchema = z.strictObject({
  kind: productKindSchema,
  status: productStatusSchema.default('draft'),
  name: f.text({ label: 'Name', max: 200 }),
  slug: slugField('Empty: made from the name. The old address leads to the new one.'),
  product_number: f.text({ label: 'Product number', max: 80 }),
  vendor: f.id({ label: 'Vendor', entity: 'vendor' }),
  description: f.text({ label: 'Description', multiline: true, optional: true, max: 5000 }),
  body_html: f
    .text({
      label: 'Rich description (HTML)',
      help: 'Shown instead of the description where there is one; what is not safe is taken out.',
      multiline: true,
      optional: true,
      max: 50_000,
    })
    .default(''),
  specifications: z
    .array(
      z.strictObject({
        name: f.text({ label: 'Name', max: 60 }),
        value: f.text({ label: 'Value', max: 300 }),
      }),
    )
    .max(60)
    .default([]),
  dimensions: z.strictObject({ width: size('Width'), depth: size('Depth'), height: size('Height') }),
  uom: z.strictObject({
    name: f.text({ label: 'Sold by', max: 40 }),
    pieces: f.number({ label: 'Pieces in one', min: 1, max: 100_000 }),
  }),
  supplier: line('Supplier', 120).default(''),
  tax_code: line('Tax code', 40).default(''),
  categories: z.array(idSchema).max(20).default([]),
  tags: z.array(idSchema).max(60).default([]),
  /** Those kept by hand; those kept by rule follow their rule. */
  collections: z.array(idSchema).max(60).default([]),
  picture: catalogPictureSchema.nullable().default(null),
  media: z.array(galleryItemSchema).max(40).default([]),
  documents: z
    .array(
      productDocumentSchema.extend({
        url: z
          .string()
          .trim()
          .max(2000)
          .regex(/^(?:https:\/\/|\/(?!\/))\S+$/, 'expected an address such as https://… or /media/…'),
      }),
    )
    .max(20)
    .default([]),
  option_names: z
    .array(f.text({ label: 'Option', max: 40 }))
    .max(maxOptions, `expected at most ${maxOptions} options`)
    .default([]),
  skus: z
    .array(editSkuSchema)
    .min(1, 'expected at least one SKU')
    .max(maxSkus, `expected at most ${maxSkus} variants`),
  breaks: z.array(quantityBreakSchema).max(20).default([]),
  order_min: f.number({ label: 'Least that is sold', min: 1, max: 9999 }).default(1),
  order_step: f.number({ label: 'In steps of', min: 1, max: 9999 }).default(1),
  slots: z.array(slotSchema).max(30).default([]),
  rules: z.array(compatibilityRuleSchema).max(100).default([]),
  kit_price: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('sum'), offBps: z.number().int().min(0).max(9000).default(0) }),
      z.strictObject({ kind: z.literal('set') }),
    ])
    .default({ kind: 'sum', offBps: 0 }),
  custom: editCustomSchema.nullable().default(null),
  seo_title: line('Title for search engines', 120).default(''),
  seo_description: f
    .text({ label: 'Description for search engines', multiline: true, optional: true, max: 320 })
    .default(''),
});
export type ProductFields = z.output<typeof productFieldsSchema>;

export const editProductSchema = productFieldsSchema.superRefine(checkProduct);
export type EditProduct = z.output<typeof editProductSchema>;

/** Who changed it last, and when; null where nobody did by hand. */
export const changedSchema = z.object({ by: z.string(), at: z.iso.datetime() }).nullable();

const namedSchema = z.object({ _id: idSchema, name: z.string() });

/** What GET answers: the form's value, and what is only read. */
export const cataloguedProductSchema = z
  .object({
    _id: idSchema,
    version: z.number().int(),
    changed: changedSchema,
    /** Where the shop shows it, when it does. */
    href: z.string(),
    /** Stock is whole here. */
    product: productFieldsSchema,
    /** Collections that hold it by their rule. */
    by_rule: z.array(namedSchema),
    /** What the slots' ids are called. */
    parts: z.array(namedSchema),
    /** Nothing of it was ordered: it may be deleted. */
    deletable: z.boolean(),
    /** What will be sold all the same, and perhaps should not: trade above retail. */
    warnings: z.array(z.object({ pointer: z.string(), message: z.string() })),
  })
  .meta({ id: 'CataloguedProduct' });
export type CataloguedProduct = z.output<typeof cataloguedProductSchema>;

export const catalogueSorts = [
  'changed',
  'name',
  '-name',
  'number',
  'price',
  '-price',
  'stock',
  'newest',
] as const;
export type CatalogueSort = (typeof catalogueSorts)[number];

/** A line of the employees' list. */
export const catalogueRowSchema = z.object({
  _id: idSchema,
  name: z.string(),
  product_number: z.string(),
  kind: productKindSchema,
  status: productStatusSchema,
  vendor_name: z.string(),
  picture: pictureSchema,
  href: z.string(),
  skus: z.number().int(),
  /** Lowest and highest retail price. */
  retail: z.object({ min: dollarsSchema, max: dollarsSchema }),
  /** Sell units of all SKUs in all warehouses. */
  stock: z.number().int(),
  version: z.number().int(),
  updated_at: z.iso.datetime(),
});
export type CatalogueRow = z.output<typeof catalogueRowSchema>;
export const cataloguePageSchema = pageOf(catalogueRowSchema).meta({ id: 'CataloguePage' });
