import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { shopZone } from '#api/platform/shop-day.ts';
import type { DeskWhere } from '#api/sales/storage/desk-orders.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { momentOfWall } from '#schemas/domain/platform/zone-offset.ts';
import type { DeskFilter } from '#schemas/domain/sales/order-list.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What the list is narrowed to, with its days in the shop's time zone. */
export async function deskWhere(
  context: Context,
  db: Executor,
  { from, to, sort: _order, ...filter }: DeskFilter,
): Promise<{ where: DeskWhere; timeZone: string }> {
  const timeZone = await shopZone(context, db);
  const beginOf = (day: string, more = 0) =>
    new Date(momentOfWall(Date.parse(`${day}T00:00:00Z`) + more, timeZone)).toISOString();
  return {
    where: {
      ...filter,
      since: from && beginOf(from),
      before: to && beginOf(to, dayMs),
      today: dayIn(timeZone, context.now()),
    },
    timeZone,
  };
}
