/**
 * A product as employees edit it (ours; docs/product.md#combination-products, #custom-products). One schema says what
 * the API takes and how the form is called; what concerns several fields is checked by checks.ts. Money is
 * dollars, sizes are inches, weights pounds.
 */
import { z } from 'zod';
import * as m from '#messages';
import type { Label } from '#schemas/fields/define-block.ts';
import * as f from '#schemas/fields/fields.ts';
import { formShapeOf } from '#schemas/fields/plain-form.ts';
import { idSchema, slugSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { pageOf, pictureSchema, productKindSchema } from './catalog.ts';
import {
  companionNeedSchema,
  compatibilityRuleSchema,
  productDocumentSchema,
  productStatusSchema,
  quantityBreakSchema,
} from './product-data.ts';
import { productFields } from './product-fields.ts';

export const maxOptions = 3;
export const maxSkus = 250;
export const maxCompanions = 40;

/** Dollars; more than two decimals are refused, so that nobody is charged what was not typed. */
const money = (label: Label, help?: Label) =>
  f
    .number({ label, ...(help ? { help } : {}), unit: '$', integer: false, max: 1_000_000 })
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, problemKey('cents_expected'));
const size = (label: Label) => f.number({ label, unit: 'in', integer: false, max: 100_000 });
const line = (label: Label, max: number) => f.text({ label, max, optional: true });

/** Where a slug is made from the name: nothing was typed. */
export const slugField = (help: Label = m.cat_field_slug_help) =>
  z
    .union([z.literal(''), slugSchema])
    .default('')
    .meta({ field: 'text', label: m.cat_field_slug, help });

/** A picture of the shop or of the library, without its width and format (pictureSchema). */
export const catalogPictureSchema = z
  .strictObject({
    src: z.string().regex(/^\/(?!\/)\S{1,500}$/, problemKey('library_picture_expected')),
    alt: f.text({ label: m.cat_picture_alt, max: 250, optional: true }),
    width: z.number().int().min(1).max(20_000),
    height: z.number().int().min(1).max(20_000),
  })
  .meta({ field: 'image', label: m.cat_picture });
export type CatalogPicture = z.output<typeof catalogPictureSchema>;

export const galleryItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('picture'), picture: catalogPictureSchema }),
  z.strictObject({
    kind: z.literal('video'),
    url: z.url({ protocol: /^https$/, error: problemKey('https_expected') }).max(500),
    title: f.text({ label: m.cat_field_title, max: 160 }),
    poster: catalogPictureSchema.nullable(),
  }),
]);
export type GalleryItem = z.output<typeof galleryItemSchema>;

/** What is sold. `_id` names one that is there already; without it the SKU is new. */
export const editSkuSchema = z.strictObject({
  _id: idSchema.optional(),
  code: f.text({ label: m.cat_sku, max: 80 }),
  /** By the option's name. */
  options: z.record(z.string(), z.string().trim().min(1, problemKey('value_missing')).max(80)).default({}),
  retail: money(m.cat_retail),
  trade: money(m.cat_trade),
  msrp: money(m.cat_msrp),
  cost: money(m.cat_cost).nullable().default(null),
  barcode: line(m.cat_barcode, 60).default(''),
  weight: f.number({ label: m.cat_field_weight, unit: 'lb', integer: false, max: 100_000 }).default(0),
  backorder: f.boolean({ label: m.cat_field_backorder }).default(false),
  lead_days: f.number({ label: m.cat_field_lead_time, unit: 'days', max: 730 }).nullable().default(null),
  taxable: f.boolean({ label: m.cat_field_taxable }).default(true),
  /** Null: the product's own. */
  picture: catalogPictureSchema.nullable().default(null),
  views: z.array(catalogPictureSchema).max(8).default([]),
  /** Only warehouses whose stock changes: what is left out stays as orders leave it. */
  stock: z
    .array(
      z.strictObject({
        warehouse: idSchema,
        quantity: z
          .int(problemKey('whole_number_expected'))
          .min(0, problemKey('number_too_small'))
          .max(10_000_000),
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
        name: f.text({ label: m.cat_dimension_name, max: 40 }),
        min: z.number(problemKey('number_expected')).positive(),
        max: z.number(problemKey('number_expected')).positive(),
        step: z.number(problemKey('number_expected')).positive(),
      }),
    )
    .max(3),
  options: z
    .array(
      z.strictObject({
        name: f.text({ label: m.cat_choice_name, max: 40 }),
        values: z
          .array(
            z.strictObject({
              label: f.text({ label: m.cat_field_value, max: 80 }),
              add: z.number(problemKey('amount_missing')).min(-100_000).max(100_000).default(0),
            }),
          )
          .min(1, problemKey('list_too_short'))
          .max(100),
      }),
    )
    .max(6)
    .default([]),
  formula: z.string().trim().max(500).default(''),
  floor: money(m.cat_formula_floor, m.cat_formula_floor_help).default(0),
  lead_time_days: f.number({ label: m.cat_field_lead_time, unit: 'days', max: 730 }),
  drawing: f
    .select({
      label: m.cat_field_drawing,
      options: {
        none: m.cat_drawing_none,
        optional: m.cat_drawing_optional,
        required: m.cat_drawing_required,
      },
    })
    .default('none'),
});
export type EditCustom = z.output<typeof editCustomSchema>;

const slotSchema = z.strictObject({
  name: f.text({ label: m.cat_slot_name, max: 80 }),
  min: f.number({ label: m.cat_slot_min, max: 999 }),
  max: f.number({ label: m.cat_slot_max, min: 1, max: 999 }),
  optional: z.boolean().default(false),
  /** Ids of products. */
  products: z.array(idSchema).min(1, problemKey('products_missing')).max(500),
});

/** One field after another, the plain ones of product-fields.ts with them; editProductSchema also checks them beside each other. */
export const productFieldsSchema = z.strictObject({
  kind: productKindSchema,
  status: productStatusSchema.default('draft'),
  ...formShapeOf(productFields),
  slug: slugField(m.cat_field_slug_move_help),
  product_number: f.text({ label: m.cat_field_product_number, max: 80 }),
  vendor: f.id({ label: m.field_kind_vendor, entity: 'vendor' }),
  specifications: z
    .array(
      z.strictObject({
        name: f.text({ label: m.cat_field_name, max: 60 }),
        value: f.text({ label: m.cat_field_value, max: 300 }),
      }),
    )
    .max(60)
    .default([]),
  dimensions: z.strictObject({
    width: size(m.block_field_width),
    depth: size(m.cat_field_depth),
    height: size(m.block_field_height),
  }),
  uom: z.strictObject({
    name: f.text({ label: m.cat_field_uom, max: 40 }),
    pieces: f.number({ label: m.cat_field_pieces, min: 1, max: 100_000 }),
  }),
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
          .regex(/^(?:https:\/\/|\/(?!\/))\S+$/, problemKey('file_address_invalid')),
      }),
    )
    .max(20)
    .default([]),
  option_names: z
    .array(f.text({ label: m.cat_field_option, max: 40 }))
    .max(maxOptions, problemKey('options_too_many'))
    .default([]),
  skus: z.array(editSkuSchema).min(1, problemKey('sku_missing')).max(maxSkus, problemKey('skus_over_limit')),
  breaks: z.array(quantityBreakSchema).max(20).default([]),
  slots: z.array(slotSchema).max(30).default([]),
  rules: z.array(compatibilityRuleSchema).max(100).default([]),
  kit_price: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('sum'), offBps: z.number().int().min(0).max(9000).default(0) }),
      z.strictObject({ kind: z.literal('set') }),
    ])
    .default({ kind: 'sum', offBps: 0 }),
  custom: editCustomSchema.nullable().default(null),
  /** What it needs beside it and what goes with it, by product number. */
  companions: z
    .array(
      z.strictObject({
        product: f.text({ label: m.cat_companion_number, max: 80 }),
        need: companionNeedSchema,
        quantity: f.number({ label: m.cat_companion_quantity, min: 1, max: 99 }),
      }),
    )
    .max(maxCompanions)
    .default([]),
});
export type ProductFields = z.output<typeof productFieldsSchema>;

/** Who changed it last, and when; null where nobody did by hand. */
export const changedSchema = z.object({ by: z.string(), at: z.iso.datetime() }).nullable();

const namedSchema = z.object({ _id: idSchema, name: z.string() });

/** What GET answers: the form's value, and what is only read. */
export const catalogProductSchema = z
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
    /** What the slots' ids are called, and, by their numbers, the companions that are in the catalog. */
    parts: z.array(namedSchema),
    companion_names: z.record(z.string(), z.string()),
    /** Nothing of it was ordered: it may be deleted. */
    deletable: z.boolean(),
    /** What will be sold all the same, and perhaps should not: trade above retail. */
    warnings: z.array(z.object({ pointer: z.string(), message: z.string() })),
  })
  .meta({ id: 'CatalogProduct' });
export type CatalogProduct = z.output<typeof catalogProductSchema>;

/** Of products on the shop that are not ordered from the maker when there are none: none anywhere, or a few. */
export const stockLevels = ['out', 'low'] as const;
export type StockLevel = (typeof stockLevels)[number];
/** Pieces in all warehouses that are few. */
export const lowStock = 5;

export const catalogSorts = [
  'changed',
  'name',
  '-name',
  'number',
  'price',
  '-price',
  'stock',
  'newest',
] as const;
export type CatalogSort = (typeof catalogSorts)[number];

/** A line of the employees' list. */
export const catalogRowSchema = z.object({
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
export type CatalogRow = z.output<typeof catalogRowSchema>;
export const catalogPageSchema = pageOf(catalogRowSchema).meta({ id: 'CatalogPage' });
