/** An order in a list. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';
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
    /** How it comes; empty on orders that do not say. */
    delivery: z.string(),
    /** The warehouse it comes from: its days are that warehouse's. */
    warehouse: idSchema,
    /** How its payment stands; null for orders from before payments were kept. */
    payment: orderSchema.shape.payment
      .unwrap()
      .unwrap()
      .pick({ kind: true, status: true, captured: true, refunded: true, balance: true })
      .nullable(),
    /** Returns that are not ended. */
    returns: z.number().int(),
    /** Who placed it, where it was a colleague; empty for one's own. */
    by: z.string(),
  })
  .meta({ id: 'OrderSummary' });
export type OrderSummary = z.output<typeof orderSummarySchema>;

/** Orders of a customer's list of orders. */
export const orderSorts = ['newest', 'oldest', 'total'] as const;
