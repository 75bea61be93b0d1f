/** When goods can be fetched (docs/product.md#opening-hours): halves of the days on which the house is open, public holidays excepted. Pure. */
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { isHoliday } from '#api/pricing/core/delivery-calendar.ts';
import { clockTime, minutesOfTime } from '#schemas/domain/platform/clock-time.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import { weekdays } from '#schemas/domain/platform/weekdays.ts';
import { momentOfWall, zoneOffset } from '#schemas/domain/platform/zone-offset.ts';
import type { CheckoutDetails, PickUpWindow } from '#schemas/domain/sales/order.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = 12 * 60;
/** What the house needs to lay goods out, and the least that must be left of a window then. */
const prepareMinutes = 120;
const leastMinutes = 60;
/** Days that are looked at: a house that is closed for so long has no windows. */
const mostDays = 21;

/**
 * The next windows, soonest first. `leadDays`: until the slowest line is in the house; null when nobody knows, and then
 * there are none.
 */
export function pickUpWindows(
  { hours, time_zone }: Pick<Warehouse, 'hours' | 'time_zone'>,
  now: Date,
  { most = 8, leadDays = 0 }: { most?: number; leadDays?: number | null } = {},
): PickUpWindow[] {
  if (leadDays === null) return [];
  const ready = now.getTime() + prepareMinutes * minute;
  const wallNow = now.getTime() + zoneOffset(now.getTime(), time_zone);
  const today = Math.floor(wallNow / day) * day;
  const windows: PickUpWindow[] = [];
  for (let ahead = leadDays; ahead < leadDays + mostDays && windows.length < most; ahead += 1) {
    const wallDay = today + ahead * day;
    // 1 January 1970 was a Thursday.
    const weekday = weekdays[(wallDay / day + 3) % 7] ?? 'monday';
    const open = minutesOfTime(hours[weekday]?.open ?? '');
    const close = minutesOfTime(hours[weekday]?.close ?? '');
    const date = new Date(wallDay).toISOString().slice(0, 10);
    if (open === null || close === null || isHoliday(date)) continue;
    const halves =
      open < noon && noon < close
        ? [
            [open, noon],
            [noon, close],
          ]
        : [[open, close]];
    for (const [start = 0, end = 0] of halves) {
      const from = momentOfWall(wallDay + start * minute, time_zone);
      const to = momentOfWall(wallDay + end * minute, time_zone);
      if (to - Math.max(from, ready) < leastMinutes * minute || windows.length >= most) continue;
      windows.push({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        date,
        weekday,
        from_time: clockTime(start),
        to_time: clockTime(end),
      });
    }
  }
  return windows;
}

/**
 * The window that an order chose, of a cart that is fetched; null where none was. Throws invalid at /details/pick_up
 * for one that the house does not have, or no longer.
 */
export function chosenWindow(
  warehouse: Pick<Warehouse, 'hours' | 'time_zone'> | undefined,
  { Delivery_method, pick_up }: Pick<CheckoutDetails, 'Delivery_method' | 'pick_up'>,
  now: Date,
  leadDays: number | null,
): PickUpWindow | null {
  if (!pick_up || Delivery_method !== 'Will Call') return null;
  const windows = warehouse ? pickUpWindows(warehouse, now, { leadDays }) : [];
  const chosen = windows.find(
    ({ from, to }) =>
      Date.parse(from) === Date.parse(pick_up.from) && Date.parse(to) === Date.parse(pick_up.to),
  );
  if (chosen) return chosen;
  const reason = because('pickup_time_gone');
  throw new ProblemError('invalid', reason, { '/details/pick_up': [reason] });
}
