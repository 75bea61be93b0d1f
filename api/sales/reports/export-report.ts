/** GET /api/v1/desk/reports/{kind}: one part of the report as CSV. */

import type { Context } from '#api/platform/context.ts';
import { csvOf } from '#api/platform/csv.ts';
import type { Report, ReportKind, ReportQuery } from '#schemas/domain/sales/report.ts';
import { getReport } from './get-report.ts';

type Cells = (string | number | null)[][];

const money = (dollars: number): string => dollars.toFixed(2);

const stages = ['views', 'adds', 'checkouts', 'orders'] as const;

const tables: Record<ReportKind, (report: Report) => Cells> = {
  sales: ({ steps }) => [
    ['from', 'to', 'orders', 'revenue', 'refunded', 'revenue_before'],
    ...steps.map((step) => [
      step.from,
      step.to,
      step.orders,
      money(step.revenue),
      money(step.refunded),
      money(step.revenue_before),
    ]),
  ],
  funnel: ({ funnel, funnel_before }) => [
    ['step', 'visitors', 'visitors_before'],
    ...stages.map((stage) => [stage, funnel[stage], funnel_before[stage]]),
  ],
  searches: ({ searches }) => [
    ['words', 'times', 'results'],
    ...searches.map(({ words, times, results }) => [words, times, results]),
  ],
  empty_searches: ({ empty_searches }) => [
    ['words', 'times'],
    ...empty_searches.map(({ words, times }) => [words, times]),
  ],
  products: ({ products }) => [
    ['product', 'quantity', 'orders', 'revenue'],
    ...products.map(({ name, quantity, orders, revenue }) => [name, quantity, orders, money(revenue)]),
  ],
  coupons: ({ coupons }) => [
    ['code', 'title', 'uses', 'saved', 'revenue'],
    ...coupons.map(({ code, title, uses, saved, revenue }) => [
      code,
      title,
      uses,
      money(saved),
      money(revenue),
    ]),
  ],
  rebates: ({ rebates }) => [
    ['offer', 'title', 'companies', 'granted', 'used', 'taken_back', 'expired'],
    ...rebates.map((row) => [
      row.code,
      row.title,
      row.companies,
      money(row.granted),
      money(row.used),
      money(row.taken_back),
      money(row.expired),
    ]),
  ],
};

/** Dollars with a point and cents, days as YYYY-MM-DD. Throws unauthenticated, forbidden, and invalid for days that are none. */
export async function exportReport(
  context: Context,
  kind: ReportKind,
  query: ReportQuery,
): Promise<{ csv: string }> {
  const cells = tables[kind](await getReport(context, query));
  return { csv: csvOf(cells.map((row) => row.map((cell) => (cell === null ? '' : `${cell}`)))) };
}
