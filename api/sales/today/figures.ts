/** Sales by day beside the same dates last year, what sells and what is searched for: for the start page. */
import type { Context } from '#api/platform/context.ts';
import { shopZone } from '#api/platform/shop-day.ts';
import { beginOf, type Days, reportDays, yearBefore } from '#api/sales/reports/report-days.ts';
import { readSalesSteps } from '#api/sales/reports/sales-steps.ts';
import { findSearches, findTopProducts } from '#api/sales/storage/reports.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { TodayFigures } from '#schemas/domain/sales/today.ts';

/** Products and searches that are named. */
const named = 8;
const briefly = { maxAge: 60_000 };

/** Of the thirty days that end today; remembered for a minute, as it sums up what a whole year has. */
export async function readFigures(context: Context): Promise<TodayFigures> {
  const { database, memo, now } = context;
  const db = database.kysely;
  const timeZone = await shopZone(context, db);
  const days = reportDays({ period: '30' }, now(), timeZone);
  if (!days) throw new Error('thirty days are always some');
  const scopeOf = ({ from, to }: Days) => ({ from: beginOf(from, timeZone), to: beginOf(to, timeZone) });
  const make = async (): Promise<TodayFigures> => {
    const sales = await readSalesSteps(db, scopeOf, { days, before: yearBefore(days), timeZone });
    const products = await findTopProducts(db, scopeOf(days), named);
    return {
      ...sales,
      time_zone: timeZone,
      products: products.map(({ id, revenue, ...row }) => ({ _id: id, ...row, revenue: toDollars(revenue) })),
      searches: await findSearches(db, scopeOf(days), false, named),
    };
  };
  return memo.get(`figures to ${days.to} ${timeZone}`, ['site'], make, briefly);
}
