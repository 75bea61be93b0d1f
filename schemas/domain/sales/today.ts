/** What waits for who works here, and how the shop does: the start page (ours; docs/product.md#start-page). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { reportSchema } from './report.ts';

/** In the order in which a day is worked through. */
export const todayTasks = [
  'late_orders',
  'open_orders',
  'returns',
  'failed_payments',
  'applications',
  'draft_proposals',
  'conversations',
  'questions',
  'reviews',
  'out_of_stock',
  'low_stock',
  'reorder',
  'transfers',
  'failed_imports',
  'failed_emails',
] as const;
export type TodayTask = (typeof todayTasks)[number];

const { days, days_before, time_zone, sales, sales_before, steps, searches, products } = reportSchema.shape;

export const todaySchema = z
  .object({
    /** What there is at least one of, as far as the caller's role opens it; of orders to fulfill a count each warehouse. */
    tasks: z.array(
      z.object({
        task: z.enum(todayTasks),
        count: z.number().int(),
        warehouse: z.object({ _id: idSchema, name: z.string() }).nullable(),
      }),
    ),
    /** Of the last thirty days, the day before each being the same date last year; null for a role without reports. */
    figures: z
      .object({ days, days_before, time_zone, sales, sales_before, steps, searches, products })
      .nullable(),
  })
  .meta({ id: 'Today' });
export type Today = z.output<typeof todaySchema>;
export type TodayFigures = NonNullable<Today['figures']>;
