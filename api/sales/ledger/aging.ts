/** What is owed on a day, and by how late it is, in dollars. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { shopDay } from '#api/platform/shop-day.ts';
import { findOwed, type Scope } from '#api/sales/storage/ledger-lists.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { Aging } from '#schemas/domain/sales/ledger.ts';

type Owed = Awaited<ReturnType<typeof findOwed>>;

export const agingOf = ({ current, days_1_30, days_31_60, days_61_90, over_90 }: Owed): Aging => ({
  current: toDollars(current),
  days_1_30: toDollars(days_1_30),
  days_31_60: toDollars(days_31_60),
  days_61_90: toDollars(days_61_90),
  over_90: toDollars(over_90),
});

export async function readOwed(context: Context, db: Executor, scope: Scope) {
  const owed = await findOwed(db, scope, await shopDay(context, db));
  return {
    owed: toDollars(owed.owed),
    past_due: toDollars(owed.owed - owed.current),
    credit: toDollars(owed.memo_credit + owed.receipt_credit),
    aging: agingOf(owed),
  };
}
