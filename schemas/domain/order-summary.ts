/** An order in a list. */
import { z } from 'zod';
import { idSchema } from './ids.ts';
import { dollarsSchema } from './money.ts';
import { orderSchema } from './order.ts';

export const orderSummarySchema = z
  .object({
    _id: idSchema,
    number: z.string(),
    placed_at: z.iso.datetime(),
    status: orderSchema.shape.status,
    total: dollarsSchema,
    /** Sell units. */
    count: z.number().int(),
    po_number: z.string(),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.output<typeof orderSummarySchema>;
