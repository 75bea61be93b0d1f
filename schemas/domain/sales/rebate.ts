/** How far a company is with an offer (docs/product.md#rebate). Sums on the wire are dollars. */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';

/** `ended`: its days are over; orders of those days that are not paid yet still count. */
export const rebateStatuses = ['open', 'earned', 'ended'] as const;

export const rebateSchema = z
  .object({
    /** Of the offer. */
    _id: idSchema,
    title: z.string(),
    status: z.enum(rebateStatuses),
    /** Spend so much … */
    threshold: dollarsSchema,
    /** … and get so much. */
    credit: dollarsSchema,
    /** Goods of paid orders, less what came back. */
    progress: dollarsSchema,
    /** Goods of orders that count once they are paid. */
    waiting: dollarsSchema,
    /** Credit that it brought, less what was taken back. */
    granted: dollarsSchema,
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
  })
  .meta({ id: 'Rebate' });
export type Rebate = z.output<typeof rebateSchema>;
