/** Where and when something can be had, as cards, pages, quick order, carts and structured data all say it. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';

/**
 * `here`: in stock at the visitor's warehouse. `backorder`: ordered from its brand, in `lead_days` where that is known.
 * `made_to_order`: made in `lead_days`. `elsewhere`: the visitor's warehouse has none, but `warehouse` has, and sends it
 * there in `lead_days` (null where it does not). `transfer`: `warehouse` sends it, as the shopper chose, in `lead_days`.
 * `none`: not to be had.
 */
export const availabilitySchema = z
  .object({
    kind: z.enum(['here', 'backorder', 'made_to_order', 'elsewhere', 'transfer', 'none']),
    /** Sell units in stock: at the visitor's warehouse, or at `warehouse`. */
    count: z.number().int(),
    warehouse: z.object({ _id: idSchema, name: z.string() }).nullable(),
    lead_days: z.number().int().nullable(),
  })
  .meta({ id: 'Availability' });
export type Availability = z.output<typeof availabilitySchema>;
