/** What is done with several orders at once. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { reasonSchema } from '../platform/problem.ts';
import { problemKey } from '../platform/reasons.ts';

/** Orders that are worked on at once at most. */
export const mostChosen = 100;

export const fulfilOrdersSchema = z
  .strictObject({
    orders: z
      .array(z.object({ _id: idSchema, version: z.number().int().min(0) }))
      .min(1, problemKey('orders_missing'))
      .max(mostChosen, problemKey('orders_too_many')),
    /** Takes what is authorized first: such an order is not handed over when that is refused. */
    capture: z.boolean().default(false),
  })
  .meta({ id: 'FulfilOrders' });
export type FulfilOrders = z.output<typeof fulfilOrdersSchema>;

/** `problem`: why nothing of it was handed over; null where all that was left of it was. */
export const fulfilResultSchema = z
  .object({
    _id: idSchema,
    number: z.string(),
    problem: reasonSchema.extend({ message: z.string() }).nullable(),
  })
  .meta({ id: 'FulfilResult' });
export type FulfilResult = z.output<typeof fulfilResultSchema>;

/** Ids with commas between. */
export const chosenOrders = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,80}(?:,[A-Za-z0-9_-]{1,80})*$/)
  .refine((ids) => ids.split(',').length <= mostChosen);

/** What has to be fetched from the shelves for orders, by warehouse, bin and SKU. */
export const pickListSchema = z
  .object({
    warehouses: z.array(
      z.object({
        _id: idSchema,
        name: z.string(),
        lines: z.array(
          z.object({
            bin: z.string(),
            sku: z.string(),
            name: z.string(),
            quantity: z.number().int(),
            /** The orders that it is for. */
            orders: z.array(z.object({ number: z.string(), quantity: z.number().int() })),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'PickList' });
export type PickList = z.output<typeof pickListSchema>;
