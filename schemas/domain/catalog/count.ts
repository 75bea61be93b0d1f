/** Codes that were scanned in a warehouse, and the SKUs that they stand for (docs/product.md#inventory). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { problemKey } from '../platform/reasons.ts';

/** Of one request. */
export const mostCodes = 500;
/** The longest that a SKU or a barcode is. */
export const longestCode = 80;

export const lookUpCodesSchema = z
  .strictObject({
    warehouse: idSchema,
    codes: z
      .array(
        z
          .string()
          .trim()
          .min(1, problemKey('transfer_sku_missing'))
          .max(longestCode, problemKey('text_too_long')),
      )
      .min(1, problemKey('count_no_codes'))
      .max(mostCodes, problemKey('count_too_many_codes')),
  })
  .meta({ id: 'LookUpCodes' });
export type LookUpCodes = z.output<typeof lookUpCodesSchema>;

/** A SKU as it stands in the warehouse. Sell units, as in the inventory. */
const scannedSkuSchema = z.object({
  _id: idSchema,
  sku: z.string(),
  name: z.string(),
  bin: z.string(),
  on_hand: z.number().int(),
  committed: z.number().int(),
  available: z.number().int(),
});
export type ScannedSku = z.output<typeof scannedSkuSchema>;

/** `several`: more than one SKU has this code, so that none is meant. `row` is there where one was found. */
const codeMatchSchema = z.object({
  code: z.string(),
  status: z.enum(['found', 'unknown', 'several']),
  row: scannedSkuSchema.nullable(),
});
export type CodeMatch = z.output<typeof codeMatchSchema>;

/** In the order in which the codes were sent. */
export const codeMatchesSchema = z.object({ items: z.array(codeMatchSchema) }).meta({ id: 'CodeMatches' });
