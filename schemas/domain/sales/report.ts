/** What employees read about the shop's sales and visits, all ours (docs/product.md#reports). */
import { z } from 'zod';
import { idSchema } from '../platform/ids.ts';
import { dollarsSchema } from '../platform/money.ts';

/** Ending with today; `custom` has days of its own. */
export const reportPeriods = ['today', '7', '30', '90', 'year', 'custom'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** `guest`: without an account. `retail`: with one. `trade`: for an approved company. */
export const reportAudiences = ['guest', 'retail', 'trade'] as const;
export type ReportAudience = (typeof reportAudiences)[number];

export const reportKinds = [
  'sales',
  'funnel',
  'searches',
  'empty_searches',
  'products',
  'coupons',
  'rebates',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Days of the house's calendar: YYYY-MM-DD. A custom period has at most two years. */
export const reportQuery = {
  period: z.enum(reportPeriods).default('30'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  warehouse: idSchema.optional(),
  audience: z.enum(reportAudiences).optional(),
};
export type ReportQuery = {
  period: ReportPeriod;
  from?: string | undefined;
  to?: string | undefined;
  warehouse?: string | undefined;
  audience?: ReportAudience | undefined;
};

const count = z.number().int();

/** Orders that were not canceled, by the day on which they were placed. */
const salesSchema = z.object({
  orders: count,
  /** What they came to: goods, delivery, tax and fees. */
  revenue: dollarsSchema,
  average: dollarsSchema,
  /** What was refunded of these orders so far; not taken off the revenue. */
  refunded: dollarsSchema,
  /** Returns of these orders that were not refused. */
  returns: count,
});
export type SalesFigures = z.output<typeof salesSchema>;

/** Visitors, not visits: each is counted once for each step. */
const funnelSchema = z.object({ views: count, adds: count, checkouts: count, orders: count });
export type FunnelFigures = z.output<typeof funnelSchema>;

/** First and last day, both included. */
const daysSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

export const reportSchema = z
  .object({
    days: daysSchema,
    /** As many days, right before. */
    days_before: daysSchema,
    time_zone: z.string(),
    sales: salesSchema,
    sales_before: salesSchema,
    /** In their order: a day each, a week each where there are more than 45. */
    steps: z.array(
      z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        orders: count,
        revenue: dollarsSchema,
        refunded: dollarsSchema,
        /** Of the same step of the period before. */
        revenue_before: dollarsSchema,
      }),
    ),
    funnel: funnelSchema,
    funnel_before: funnelSchema,
    /** Most searched first; `results` of the last time, null where they were not counted yet. */
    searches: z.array(z.object({ words: z.string(), times: count, results: count.nullable() })),
    /** Searches that found nothing, most searched first. */
    empty_searches: z.array(z.object({ words: z.string(), times: count })),
    /** By what their lines came to, before coupons. */
    products: z.array(
      z.object({ _id: idSchema, name: z.string(), quantity: count, orders: count, revenue: dollarsSchema }),
    ),
    coupons: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        uses: count,
        saved: dollarsSchema,
        revenue: dollarsSchema,
      }),
    ),
    /** By offer, what moved on those days; of companies in all warehouses, and of no other audience than trade. */
    rebates: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        /** Companies that were granted credit on those days. */
        companies: count,
        granted: dollarsSchema,
        /** Put toward invoices. */
        used: dollarsSchema,
        /** Of credit whose orders came back. */
        taken_back: dollarsSchema,
        expired: dollarsSchema,
      }),
    ),
  })
  .meta({ id: 'Report' });
export type Report = z.output<typeof reportSchema>;
