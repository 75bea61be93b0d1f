/** A price list as a table: every SKU with its own prices in it, where it has some (ours). */
import { z } from 'zod';
import { priceOutliers } from '../catalog/import.ts';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
import { problemKey } from '../platform/reasons.ts';
import { priceBreakSchema } from './price-breaks.ts';

/** Which SKUs: with a price of their own in the list, without one, or with one whose margin is low. */
export const priceTableFilters = ['all', 'own', 'none', 'margin'] as const;
export type PriceTableFilter = (typeof priceTableFilters)[number];

export const mostTablePrices = 200;

export const priceTableRowSchema = z
  .object({
    sku: idSchema,
    code: z.string(),
    product: z.object({ _id: idSchema, name: z.string() }),
    options: z.record(z.string(), z.string()),
    retail: dollarsSchema,
    /** The price that this row is of; null for a SKU without one. */
    rule: idSchema.nullable(),
    /** Its own price in the list, at every warehouse; null where it has none. */
    price: dollarsSchema.nullable(),
    /** The price's first and last day; null where it has none. */
    from: z.iso.date().nullable(),
    until: z.iso.date().nullable(),
    /** What each costs of so many of the SKU, instead of the product's quantity breaks. */
    breaks: z.array(priceBreakSchema),
    /** Whether it is the price that counts today. */
    counts: z.boolean(),
    /** 0 where it has no price of its own. */
    version: z.number().int(),
    /** For who may set prices; null for others, and where nobody knows. */
    cost: dollarsSchema.nullable(),
    /** Percent of its own price that is above cost. */
    margin: z.number().nullable(),
    changed: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
  })
  .meta({ id: 'PriceTableRow' });
export type PriceTableRow = z.output<typeof priceTableRowSchema>;

export const priceTableSchema = z
  .object({
    list: z.object({ _id: idSchema, name: z.string() }),
    items: z.array(priceTableRowSchema),
    /** Where the next page begins; null on the last. */
    next: z.string().nullable(),
  })
  .meta({ id: 'PriceTable' });
export type PriceTable = z.output<typeof priceTableSchema>;

const price = z
  .number(problemKey('amount_missing'))
  .min(0, problemKey('number_too_small'))
  .max(1_000_000, problemKey('number_too_large'))
  .multipleOf(0.01, problemKey('cents_expected'));

/**
 * Prices of SKUs, null for none; each says the version that it was read with. `rule`: the price that is changed; without
 * it the one that has no first day.
 */
export const savePricesSchema = z
  .strictObject({
    prices: z
      .array(
        z.strictObject({
          sku: idSchema,
          rule: idSchema.nullable().default(null),
          price: price.nullable(),
          version: z.number().int().min(0),
        }),
      )
      .min(1)
      .max(mostTablePrices),
  })
  .meta({ id: 'SavePrices' });
export type SavePrices = z.output<typeof savePricesSchema>;

/** What one row of a file changes; prices in dollars. */
export const priceChangeSchema = z.object({
  code: z.string(),
  product: z.string(),
  before: dollarsSchema.nullable(),
  after: dollarsSchema.nullable(),
  /** The price's days and breaks, as they will be; as they were where it is taken away. */
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  breaks: z.array(priceBreakSchema),
  /** Null without a price before or after it. */
  percent: z.number().nullable(),
  outlier: z.enum(priceOutliers).nullable(),
});
export type PriceChange = z.output<typeof priceChangeSchema>;

/** Characters of a file, so that it fits into a request. */
export const mostPriceCharacters = 900_000;

/** What a file would change, or has changed; unusual prices first. */
export const priceImportSchema = z
  .object({
    written: z.boolean(),
    /** Of these changes: it is sent back to write them. */
    fingerprint: z.string(),
    changes: z.array(priceChangeSchema),
    /** Of all: more than are listed. */
    changed: z.number().int(),
    unchanged: z.number().int(),
    outliers: z.number().int(),
    /** Rows of the file, the header is the first; nothing is written while there are any. */
    errors: z.array(
      z.object({
        row: z.number().int(),
        reason: z.string(),
        values: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    ),
    wrong: z.number().int(),
  })
  .meta({ id: 'PriceImport' });
export type PriceImport = z.output<typeof priceImportSchema>;
