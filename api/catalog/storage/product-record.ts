/**
 * A product with everything that is kept of it and nothing that is this store's alone (no ids, no versions): what the
 * tables hold, what every import writes, every export begins with and the form is made from. Money in cents, lengths in
 * inches, weights in pounds (docs/decisions/0030-one-product-record.md).
 */
import { z } from 'zod';
import type { StoredPicture } from '#api/platform/database/schema.ts';
import { productKindSchema } from '#schemas/domain/catalog/catalog.ts';
import { maxCompanions, maxSkus } from '#schemas/domain/catalog/editing.ts';
import {
  companionSchema,
  compatibilityRuleSchema,
  customProductSchema,
  kitPriceSchema,
  productDocumentSchema,
  productStatusSchema,
  quantityBreakSchema,
} from '#schemas/domain/catalog/product-data.ts';
import { productFields } from '#schemas/domain/catalog/product-fields.ts';
import { slugSchema } from '#schemas/domain/platform/ids.ts';
import { fileShapeOf } from '#schemas/fields/plain-field.ts';
import type { StoredProductMedia } from './tables/products.ts';

const text = (most: number) => z.string().max(most);
const cents = z.number().int().min(0).max(2_147_483_647);
export const countSchema = (most: number) => z.number().int().min(0).max(most);
const facts = z.record(z.string().min(1).max(200), text(20_000));

/** Named by its slug; the name is for when it has to be made. */
const namedSchema = z.object({ slug: slugSchema, name: z.string().trim().min(1).max(200) });
const categorySchema = namedSchema.extend({ parent: namedSchema.optional() });

const pictureSchema = z.object({
  model: text(80),
  finish: text(80),
  alt: text(500),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  color: text(20).optional(),
  preview: text(2000).optional(),
  focalX: z.number().min(0).max(1).optional(),
  src: text(200).optional(),
}) as unknown as z.ZodType<StoredPicture, StoredPicture>;
const mediaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), picture: pictureSchema }),
  z.object({
    kind: z.literal('video'),
    url: text(2000),
    title: text(200),
    poster: pictureSchema.nullable(),
  }),
]) satisfies z.ZodType<StoredProductMedia>;

/** Sell units at a warehouse, and where they lie. */
const stockSchema = z.object({ quantity: countSchema(100_000_000), bin: text(80) });

export const skuRecordSchema = z.object({
  code: z.string().trim().min(1).max(80),
  options: facts,
  msrpCents: cents,
  retailCents: cents,
  tradeCents: cents,
  costCents: cents.nullable(),
  barcode: text(80),
  weightLb: z.number().min(0).max(1e6),
  backorder: z.boolean(),
  leadDays: countSchema(3650).nullable(),
  taxable: z.boolean(),
  picture: pictureSchema,
  views: z.array(pictureSchema),
  extra: facts,
  /** By the warehouse's name. */
  stock: z.record(z.string(), stockSchema),
});
export type SkuRecord = z.output<typeof skuRecordSchema>;

export const productRecordSchema = z.object({
  slug: slugSchema,
  productNumber: z.string().trim().min(1).max(80),
  kind: productKindSchema,
  status: productStatusSchema,
  ...fileShapeOf(productFields),
  vendor: namedSchema,
  categories: z.array(categorySchema).max(50),
  tags: z.array(namedSchema).max(250),
  collections: z.array(namedSchema).max(100),
  optionNames: z.array(z.string().min(1).max(80)).max(3),
  specifications: facts,
  dimensions: z.object({ width: z.number().min(0), depth: z.number().min(0), height: z.number().min(0) }),
  uom: z.object({ name: text(40), pieces: z.number().int().min(1) }),
  /** A kit's slots name products by their numbers. */
  slots: z.array(
    z.object({
      name: z.string().min(1).max(80),
      min: countSchema(999),
      max: countSchema(999),
      optional: z.boolean(),
      products: z.array(z.string()),
    }),
  ),
  custom: customProductSchema.nullable(),
  picture: pictureSchema,
  media: z.array(mediaSchema).max(250),
  documents: z.array(productDocumentSchema).max(100),
  breaks: z.array(quantityBreakSchema).max(50),
  rules: z.array(compatibilityRuleSchema).max(100),
  kitPrice: kitPriceSchema,
  /** Products by their numbers; one that is not in the catalog (yet) is kept and not shown. */
  companions: z.array(companionSchema).max(maxCompanions),
  /** Columns of imported files that nothing here reads, for the export. */
  extra: facts,
  createdAt: z.iso.datetime(),
  skus: z.array(skuRecordSchema).max(maxSkus),
});
export type ProductRecord = z.output<typeof productRecordSchema>;
export type NamedRef = z.output<typeof namedSchema>;
export type CategoryRef = z.output<typeof categorySchema>;

/** Which rows hold a record: its product's, and its SKUs' in their order. */
export type StoredProduct = { id: string; version: number; skuIds: string[]; record: ProductRecord };
