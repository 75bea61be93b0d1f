/**
 * What a dealer keeps of a product beyond its name and prices (docs/product.md#combination-products, #custom-products),
 * as it is stored.
 */
import { z } from 'zod';
import { problemKey } from '../platform/reasons.ts';

/** `draft`: never shown yet; `archived`: no longer sold. Only `active` products are on the shop. */
export const productStatusSchema = z.enum(['active', 'draft', 'archived']);
export type ProductStatus = z.output<typeof productStatusSchema>;

/** From `quantity` sell units of one product in a cart each costs `offBps` less, in basis points of the caller's price. */
export const quantityBreakSchema = z.object({
  quantity: z.number().int().min(2).max(9999),
  offBps: z.number().int().min(1).max(9000),
});
export type QuantityBreak = z.output<typeof quantityBreakSchema>;

/** A path of this shop, or an https address elsewhere: never a script, and nothing a browser would read as another host. */
export const isFileAddress = (url: string): boolean =>
  /^\/(?![/\\])/.test(url) || (URL.canParse(url) && new URL(url).protocol === 'https:');

/** What a file beside the product is, as it is listed. */
export const documentKinds = [
  'spec_sheet',
  'installation',
  'manual',
  'warranty',
  'drawing',
  'other',
] as const;
export const documentKindSchema = z.enum(documentKinds);
export type DocumentKind = z.output<typeof documentKindSchema>;

/** A file beside the product: an installation guide, a warranty. Of the library it is a PDF, by its lasting address. */
export const productDocumentSchema = z.object({
  /** Those without are 'other'. */
  kind: documentKindSchema.optional(),
  title: z.string().trim().min(1).max(120),
  /** An address on this shop or on the maker's site. */
  url: z.string().trim().min(1).max(2000).refine(isFileAddress, problemKey('file_path_invalid')),
});
export type ProductDocument = z.output<typeof productDocumentSchema>;

/** `required`: it cannot be used without; `goes_with`: what is usually bought with it. */
export const companionNeeds = ['required', 'goes_with'] as const;
export const companionNeedSchema = z.enum(companionNeeds);
export type CompanionNeed = z.output<typeof companionNeedSchema>;

/** Another product that belongs with this one, by its number; `quantity` sell units for one of this. */
export const companionSchema = z.object({
  product: z.string().trim().min(1).max(80),
  need: companionNeedSchema,
  quantity: z.number().int().min(1).max(99).default(1),
});
export type CompanionRef = z.output<typeof companionSchema>;

/** One side of a rule: SKUs in `slot` whose `attribute` is one of `values`. */
const matchSchema = z.object({
  slot: z.string().min(1),
  /** An option's or a specification's name, else `product` (its number) or `sku`. */
  attribute: z.string().min(1),
  values: z.array(z.string().min(1)).min(1),
});

/** What may stand beside what in a kit (docs/product.md#combination-products); `reason` is what the shopper reads. */
export const compatibilityRuleSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('same'),
    slots: z.tuple([z.string().min(1), z.string().min(1)]),
    attribute: z.string().min(1),
    reason: z.string().min(1).max(200),
  }),
  z.object({
    kind: z.literal('requires'),
    if: matchSchema,
    // biome-ignore lint/suspicious/noThenProperty: data, never awaited.
    then: matchSchema,
    reason: z.string().min(1).max(200),
  }),
  z.object({
    kind: z.literal('forbids'),
    if: matchSchema,
    // biome-ignore lint/suspicious/noThenProperty: data, never awaited.
    then: matchSchema,
    reason: z.string().min(1).max(200),
  }),
]);
export type CompatibilityRule = z.output<typeof compatibilityRuleSchema>;

/** What a kit costs: what its parts cost, `offBps` less; or the price of its own SKU, whatever is chosen. */
export const kitPriceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sum'), offBps: z.number().int().min(0).max(9000).default(0) }),
  z.object({ kind: z.literal('set') }),
]);
export type KitPrice = z.output<typeof kitPriceSchema>;

/** What is made to measure (docs/product.md#custom-products); inches, cents. */
export const customProductSchema = z.object({
  dimensions: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(40),
        min: z.number().positive(),
        max: z.number().positive(),
        step: z.number().positive(),
      }),
    )
    .max(3),
  /** Choices beside the size; `addCents` comes on top of the price. */
  options: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(40),
        values: z
          .array(z.object({ label: z.string().trim().min(1).max(80), addCents: z.number().int().default(0) }))
          .min(1),
      }),
    )
    .max(6)
    .default([]),
  /**
   * The price in cents: an expression over `list` (the caller's price of the product in cents) and the dimensions by
   * their names. Empty: the shop's own (pricing/core/custom.ts).
   */
  formula: z.string().max(500).default(''),
  /** The lowest retail price of a piece, choices included; 0: any above nothing. Cents. */
  floorCents: z.number().int().min(0).default(0),
  leadTimeDays: z.number().int().min(0).max(730),
  drawing: z.enum(['none', 'optional', 'required']).default('none'),
});
export type CustomProduct = z.output<typeof customProductSchema>;

/** Whose products a collection holds, when it is kept by rule: all of what is given must be true. */
export const collectionRuleSchema = z.object({
  vendors: z.array(z.string()).default([]),
  categories: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
  /** Cents, of the lowest retail price. */
  priceFrom: z.number().int().min(0).nullable().default(null),
  priceTo: z.number().int().min(0).nullable().default(null),
  /** Days since it was created, at most. */
  newerThanDays: z.number().int().min(1).nullable().default(null),
  inStock: z.boolean().default(false),
});
export type CollectionRule = z.output<typeof collectionRuleSchema>;

/** PostgreSQL's text cannot hold U+0000. */
const storable = z.string().refine((value) => !value.includes('\0'), problemKey('character_not_allowed'));

/** What fills a kit's slot; `quantity` counts sell units in one kit. */
export const configuredPartSchema = z.object({
  slot: storable.min(1).max(80),
  sku: storable.min(1).max(80),
  quantity: z.number().int().min(1).max(999),
});

/**
 * What a shopper chose of a kit or of a piece made to measure; the server checks it and prices it
 * (docs/product.md#cart-lines).
 */
export const configurationSchema = z.object({
  parts: z.array(configuredPartSchema).max(60).default([]),
  /** Inches. */
  dimensions: z.record(storable.max(40), z.number().min(0).max(100_000)).default({}),
  options: z.record(storable.max(40), storable.max(80)).default({}),
  /** Id of a drawing that this shopper uploaded. */
  drawing: storable.max(64).nullable().default(null),
  /** The shopper has read that a piece made to measure cannot be returned. */
  acknowledged: z.boolean().default(false),
});
export type Configuration = z.output<typeof configurationSchema>;
