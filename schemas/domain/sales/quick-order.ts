/** Many SKUs with quantities at once: typed, pasted or from a sheet (ours). */
import { z } from 'zod';
import { availabilitySchema } from '../catalog/availability.ts';
import { dollarsSchema } from '../platform/money.ts';
import { placeSchema } from './cart.ts';

/** Rows of one list. */
export const quickOrderRows = 1000;
/** Bytes of one sheet. */
export const quickOrderLimit = 1024 * 1024;

export const quickOrderRowSchema = z.object({
  /** As the list counts: the first line is 1. */
  row: z.number().int(),
  /** As it was written. */
  code: z.string(),
  /** null when it is no whole number of pieces. */
  quantity: z.number().int().nullable(),
  /** The quantity as it was written, so that what cannot be read is not lost. */
  written: z.string(),
  /** Of what was found; null when it cannot be ordered by this row. */
  sku: z.string().nullable(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  href: z.string().nullable(),
  /** What one of it is: a piece, or a box of several. */
  unit: z.object({ name: z.string(), pieces: z.number().int() }).nullable().default(null),
  /**
   * The caller's unit price, with the quantity break that the whole list and the current cart have earned: what the cart
   * will charge; null for a row that cannot be ordered.
   */
  price: dollarsSchema.nullable(),
  /** Price x quantity. */
  total: dollarsSchema.nullable(),
  /** At the caller's warehouse. */
  stock: z.number().int().nullable(),
  availability: availabilitySchema.nullable(),
  /** The warehouse that sends it to the caller's; null for what that has itself. */
  ship_from: placeSchema.nullable().default(null),
  /** Why this row cannot be ordered; null when it can. */
  reason: z.string().nullable(),
});
export type QuickOrderRow = z.output<typeof quickOrderRowSchema>;

export const quickOrderSchema = z
  .object({
    rows: z.array(quickOrderRowSchema),
    good: z.number().int(),
    refused: z.number().int(),
    /** Of the rows that can be ordered, before delivery and tax. */
    total: dollarsSchema,
    /** The sheet that was read of a workbook with several. */
    sheet: z.object({ name: z.string(), of: z.number().int() }).nullable().default(null),
  })
  .meta({ id: 'QuickOrder' });
export type QuickOrder = z.output<typeof quickOrderSchema>;

/** Body of POST /api/v1/quick-order: a SKU and a quantity a line. */
export const quickOrderTextSchema = z.object({
  text: z.string().max(200_000),
  /** What the caller's warehouse lacks is sent there by the nearest other one that has all of it. */
  elsewhere: z.boolean().default(false),
});
