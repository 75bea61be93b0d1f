/** What is owed on a day, and by how late it is, in dollars. */
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import { findOwed, type Scope } from '#api/sales/storage/ledger-lists.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { toDollars } from '#schemas/domain/platform/money.ts';
import type { Aging } from '#schemas/domain/sales/ledger.ts';

/** The dealer's books are kept in the time zone of the first warehouse. */
export async function booksZone(context: Context): Promise<string> {
  return (await knownWarehouses(context))[0]?.time_zone ?? 'UTC';
}

/** YYYY-MM-DD in the books' zone. */
export const booksDay = async (context: Context): Promise<string> =>
  dayIn(await booksZone(context), context.now());

type Owed = Awaited<ReturnType<typeof findOwed>>;

export const agingOf = ({ current, days_1_30, days_31_60, days_61_90, over_90 }: Owed): Aging => ({
  current: toDollars(current),
  days_1_30: toDollars(days_1_30),
  days_31_60: toDollars(days_31_60),
  days_61_90: toDollars(days_61_90),
  over_90: toDollars(over_90),
});

export async function readOwed(context: Context, db: Executor, scope: Scope) {
  const owed = await findOwed(db, scope, await booksDay(context));
  return {
    owed: toDollars(owed.owed),
    past_due: toDollars(owed.owed - owed.current),
    credit: toDollars(owed.memo_credit + owed.receipt_credit),
    aging: agingOf(owed),
  };
}
