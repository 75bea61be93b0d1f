/** GET /api/v1/desk/reports: how the shop does, in days of the house (docs/product.md#reports). */
import { requirePermission } from '#api/platform/auth/require-role.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { findWarehouses } from '#api/platform/storage/site.ts';
import {
  findCouponUse,
  findFunnel,
  findRebateUse,
  findSales,
  findSearches,
  findTopProducts,
  type ReportScope,
  type SalesRow,
} from '#api/sales/storage/reports.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Report, ReportQuery, SalesFigures } from '#schemas/domain/sales/report.ts';
import { beginOf, type Days, dayOf, daysBefore, mostDays, reportDays, stepsOf } from './report-days.ts';

const sum = (rows: readonly SalesRow[], of: (row: SalesRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

function figuresOf(rows: readonly SalesRow[]): SalesFigures {
  const orders = sum(rows, (row) => row.orders);
  const cents = sum(rows, (row) => row.revenue);
  return {
    orders,
    revenue: toDollars(cents),
    average: toDollars(orders > 0 ? Math.round(cents / orders) : 0),
    refunded: toDollars(sum(rows, (row) => row.refunded)),
    returns: sum(rows, (row) => row.returns),
  };
}

const lastDay = ({ from, to }: Days) => ({ from: dayOf(from), to: dayOf(to - 1) });

/** Throws invalid for days that are none. */
export async function readReport(
  db: Executor,
  query: ReportQuery,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Report> {
  const days = reportDays(query, now, timeZone);
  if (!days)
    throw new ProblemError('invalid', because('report_days', { maximum: mostDays }), {
      '/from': [because('report_days', { maximum: mostDays })],
    });
  const before = daysBefore(days);
  const scopeOf = ({ from, to }: Days): ReportScope => ({
    from: beginOf(from, timeZone),
    to: beginOf(to, timeZone),
    warehouse: query.warehouse,
    audience: query.audience,
  });
  const steps = stepsOf(days);
  const begins = (at: readonly number[]) => at.slice(0, -1).map((day) => beginOf(day, timeZone));
  const [scope, scopeBefore] = [scopeOf(days), scopeOf(before)];
  const sales = await findSales(db, scope, begins(steps));
  const salesBefore = await findSales(db, scopeBefore, begins(stepsOf(before)));
  const products = await findTopProducts(db, scope);
  const coupons = await findCouponUse(db, scope);
  const rebates = await findRebateUse(db, scope, timeZone);
  const empty = await findSearches(db, scope, true);
  const rowAt = (rows: readonly SalesRow[], index: number) => rows.find(({ step }) => step === index + 1);
  return {
    days: lastDay(days),
    days_before: lastDay(before),
    time_zone: timeZone,
    sales: figuresOf(sales),
    sales_before: figuresOf(salesBefore),
    steps: steps.slice(0, -1).map((from, index) => ({
      from: dayOf(from),
      to: dayOf((steps[index + 1] ?? from + 1) - 1),
      orders: rowAt(sales, index)?.orders ?? 0,
      revenue: toDollars(rowAt(sales, index)?.revenue ?? 0),
      refunded: toDollars(rowAt(sales, index)?.refunded ?? 0),
      revenue_before: toDollars(rowAt(salesBefore, index)?.revenue ?? 0),
    })),
    funnel: await findFunnel(db, scope),
    funnel_before: await findFunnel(db, scopeBefore),
    searches: await findSearches(db, scope, false),
    empty_searches: empty.map(({ words, times }) => ({ words, times })),
    products: products.map(({ id, revenue, ...row }) => ({ _id: id, ...row, revenue: toDollars(revenue) })),
    coupons: coupons.map(({ saved, revenue, ...row }) => ({
      ...row,
      saved: toDollars(saved),
      revenue: toDollars(revenue),
    })),
    rebates: rebates.map(({ code, title, companies, ...cents }) => ({
      code,
      title,
      companies,
      granted: toDollars(cents.granted),
      used: toDollars(cents.used),
      taken_back: toDollars(cents.taken_back),
      expired: toDollars(cents.expired),
    })),
  };
}

/** Throws unauthenticated, forbidden, and invalid for days that are none. */
export async function getReport(context: Context, query: ReportQuery): Promise<Report> {
  requirePermission(context.actor, 'readReports');
  const db = context.database.kysely;
  const [first] = await findWarehouses(db);
  return readReport(db, query, { now: context.now(), timeZone: first?.time_zone ?? 'UTC' });
}
