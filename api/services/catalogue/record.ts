/**
 * A product with everything that is kept of it and nothing that is this store's alone (no ids, no versions): what JSON
 * lines hold, what our own CSV spreads over columns, what every import makes and every export begins with. Money in
 * cents, lengths in inches, weights in pounds. A field that is missing leaves what is stored, or takes its default.
 */
import { z } from 'zod';
import { productKindSchema } from '#schemas/domain/catalog.ts';
import { maxSkus } from '#schemas/domain/catalogue-editing.ts';
import { slugSchema } from '#schemas/domain/ids.ts';
import {
  compatibilityRuleSchema,
  customProductSchema,
  kitPriceSchema,
  productDocumentSchema,
  productStatusSchema,
  quantityBreakSchema,
} from '#schemas/domain/product-data.ts';

const text = (most: number) => z.string().max(most);
const cents = z.number().int().min(0).max(2_147_483_647);
const count = (most: number) => z.number().int().min(0).max(most);
const facts = z.record(z.string().min(1).max(200), text(20_000));

/** Kept by its slug; the name is for when it has to be made. */
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
  src: text(200).optional(),
});
const mediaSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), picture: pictureSchema }),
  z.object({
    kind: z.literal('video'),
    url: text(2000),
    title: text(200),
    poster: pictureSchema.nullable(),
  }),
]);
/** A picture that is still somewhere else: at an address, or a file's name in the import's ZIP or the folder beside it. */
const sourceSchema = z.object({ url: z.string().min(1).max(2000), alt: text(500) });

const skuSchema = z.object({
  code: z.string().trim().min(1).max(80),
  options: facts.optional(),
  msrpCents: cents.optional(),
  retailCents: cents.optional(),
  tradeCents: cents.optional(),
  costCents: cents.nullable().optional(),
  barcode: text(80).optional(),
  weightLb: z.number().min(0).max(1e6).optional(),
  backorder: z.boolean().optional(),
  leadDays: count(3650).nullable().optional(),
  taxable: z.boolean().optional(),
  picture: pictureSchema.optional(),
  views: z.array(pictureSchema).optional(),
  extra: facts.optional(),
  /** By the warehouse's name. */
  stock: z.record(z.string(), z.object({ quantity: count(100_000_000), bin: text(80) })).optional(),
  /** Pieces at the first warehouse, of a file that knows no warehouses; for a SKU that has no stock anywhere. */
  quantity: count(100_000_000).optional(),
  /** To be fetched. */
  pictureFrom: sourceSchema.optional(),
});
export type SkuRecord = z.output<typeof skuSchema>;

export const productRecordSchema = z.object({
  slug: slugSchema.optional(),
  productNumber: z.string().trim().min(1).max(80).optional(),
  kind: productKindSchema.optional(),
  status: productStatusSchema.optional(),
  name: z.string().trim().min(1).max(300).optional(),
  description: text(100_000).optional(),
  bodyHtml: text(200_000).optional(),
  vendor: namedSchema.optional(),
  categories: z.array(categorySchema).max(50).optional(),
  tags: z.array(namedSchema).max(250).optional(),
  collections: z.array(namedSchema).max(100).optional(),
  optionNames: z.array(z.string().min(1).max(80)).max(3).optional(),
  specifications: facts.optional(),
  dimensions: z
    .object({ width: z.number().min(0), depth: z.number().min(0), height: z.number().min(0) })
    .optional(),
  uom: z.object({ name: text(40), pieces: z.number().int().min(1) }).optional(),
  /** A kit's slots name products by their numbers. */
  slots: z
    .array(
      z.object({
        name: z.string().min(1).max(80),
        min: count(999),
        max: count(999),
        optional: z.boolean(),
        products: z.array(z.string()),
      }),
    )
    .optional(),
  custom: customProductSchema.nullable().optional(),
  supplier: text(200).optional(),
  taxCode: text(80).optional(),
  picture: pictureSchema.optional(),
  media: z.array(mediaSchema).max(250).optional(),
  documents: z.array(productDocumentSchema).max(100).optional(),
  breaks: z.array(quantityBreakSchema).max(50).optional(),
  orderMin: z.number().int().min(1).max(9999).optional(),
  orderStep: z.number().int().min(1).max(9999).optional(),
  rules: z.array(compatibilityRuleSchema).max(100).optional(),
  kitPrice: kitPriceSchema.optional(),
  seoTitle: text(300).optional(),
  seoDescription: text(2000).optional(),
  extra: facts.optional(),
  popularity: count(2_000_000_000).optional(),
  createdAt: z.iso.datetime().optional(),
  /** To be fetched; the first is the product's own. */
  picturesFrom: z.array(sourceSchema).max(250).optional(),
  skus: z.array(skuSchema).max(maxSkus),
});
export type ProductRecord = z.output<typeof productRecordSchema>;
export type NamedRef = z.output<typeof namedSchema>;
export type CategoryRef = z.output<typeof categorySchema>;
export type PictureFrom = z.output<typeof sourceSchema>;
