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
  findSearches,
  findTopProducts,
  type ReportScope,
} from '#api/sales/storage/reports.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Report, ReportQuery } from '#schemas/domain/sales/report.ts';
import { beginOf, type Days, daysBefore, mostDays, reportDays } from './report-days.ts';
import { readSalesSteps } from './sales-steps.ts';

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
  const [scope, scopeBefore] = [scopeOf(days), scopeOf(before)];
  const sales = await readSalesSteps(db, scopeOf, { days, before, timeZone });
  const products = await findTopProducts(db, scope);
  const coupons = await findCouponUse(db, scope);
  const rebates = await findRebateUse(db, scope, timeZone);
  const empty = await findSearches(db, scope, true);
  return {
    ...sales,
    time_zone: timeZone,
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
