/** Sales by day or week beside those of other days, for the report and the start page. */
import type { Executor } from '#api/platform/database/database.ts';
import { findSales, type ReportScope, type SalesRow } from '#api/sales/storage/reports.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { Report, SalesFigures } from '#schemas/domain/sales/report.ts';
import { beginOf, type Days, dayOf, stepsOf } from './report-days.ts';

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

/** `scopeOf` gives the orders of some days. `before` has as many days. */
export async function readSalesSteps(
  db: Executor,
  scopeOf: (days: Days) => ReportScope,
  { days, before, timeZone }: { days: Days; before: Days; timeZone: string },
): Promise<Pick<Report, 'days' | 'days_before' | 'sales' | 'sales_before' | 'steps'>> {
  const steps = stepsOf(days);
  const begins = (at: readonly number[]) => at.slice(0, -1).map((day) => beginOf(day, timeZone));
  const sales = await findSales(db, scopeOf(days), begins(steps));
  const salesBefore = await findSales(db, scopeOf(before), begins(stepsOf(before)));
  const rowAt = (rows: readonly SalesRow[], index: number) => rows.find(({ step }) => step === index + 1);
  return {
    days: lastDay(days),
    days_before: lastDay(before),
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
  };
}
