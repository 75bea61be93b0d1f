/**
 * When goods can be fetched (docs/product.md#opening-hours): the warehouse's own windows, or halves of its days, within
 * the hours of days on which it is open. Pure.
 */
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { clockTime, minutesOfTime } from '#schemas/domain/platform/clock-time.ts';
import { hoursOnDate, type OpeningDays, weekdayOn } from '#schemas/domain/platform/opening-days.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { PickUpRules } from '#schemas/domain/platform/warehouse-desk.ts';
import { momentOfWall, zoneOffset } from '#schemas/domain/platform/zone-offset.ts';
import type { CheckoutDetails, PickUpWindow } from '#schemas/domain/sales/order.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const noon = 12 * 60;
/** The least that must be left of a window when goods are laid out; of a shorter one, all of it. */
const leastMinutes = 60;
/** Days that are looked at: a warehouse that is closed for so long has no windows. */
const mostDays = 21;

const usual: PickUpRules = { lead_minutes: 120, windows: [] };

type House = OpeningDays & { time_zone: string; pick_up?: PickUpRules };
/** Orders that are fetched in a window already, by the moment at which it begins (ISO). */
export type TakenWindows = ReadonlyMap<string, number>;
/** Minutes after midnight; `orders`: the most that are fetched in it, 0 for no limit. */
type Span = { start: number; end: number; orders: number };

/** The windows of an open day, in their order. */
function spansOf({ windows }: PickUpRules, date: string, open: number, close: number): Span[] {
  if (windows.length === 0)
    return open < noon && noon < close
      ? [
          { start: open, end: noon, orders: 0 },
          { start: noon, end: close, orders: 0 },
        ]
      : [{ start: open, end: close, orders: 0 }];
  return windows
    .filter(({ days }) => days.includes(weekdayOn(date)))
    .map((one) => ({
      start: Math.max(open, minutesOfTime(one.open) ?? open),
      end: Math.min(close, minutesOfTime(one.close) ?? close),
      orders: one.orders,
    }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
}

/**
 * The next windows, soonest first. `leadDays`: until the slowest line is in the warehouse; null when nobody knows, and
 * then there are none. `taken`: a window that has all the orders it takes is left out.
 */
export function pickUpWindows(
  house: House,
  now: Date,
  {
    most = 8,
    leadDays = 0,
    taken,
  }: { most?: number; leadDays?: number | null; taken?: TakenWindows | undefined } = {},
): PickUpWindow[] {
  if (leadDays === null) return [];
  const { time_zone, pick_up: rules = usual } = house;
  const ready = now.getTime() + rules.lead_minutes * minute;
  const wallNow = now.getTime() + zoneOffset(now.getTime(), time_zone);
  const today = Math.floor(wallNow / day) * day;
  const windows: PickUpWindow[] = [];
  for (let ahead = leadDays; ahead < leadDays + mostDays && windows.length < most; ahead += 1) {
    const wallDay = today + ahead * day;
    const date = new Date(wallDay).toISOString().slice(0, 10);
    const hours = hoursOnDate(house, date);
    const open = minutesOfTime(hours?.open ?? '');
    const close = minutesOfTime(hours?.close ?? '');
    if (open === null || close === null) continue;
    for (const { start, end, orders } of spansOf(rules, date, open, close)) {
      const from = momentOfWall(wallDay + start * minute, time_zone);
      const to = momentOfWall(wallDay + end * minute, time_zone);
      const least = Math.min(leastMinutes * minute, to - from);
      if (to - Math.max(from, ready) < least || windows.length >= most) continue;
      const begins = new Date(from).toISOString();
      if (orders > 0 && (taken?.get(begins) ?? 0) >= orders) continue;
      windows.push({
        from: begins,
        to: new Date(to).toISOString(),
        date,
        weekday: weekdayOn(date),
        from_time: clockTime(start),
        to_time: clockTime(end),
      });
    }
  }
  return windows;
}

/**
 * The window that an order chose, of a cart that is fetched; null where none was. Throws invalid at /details/pick_up
 * for one that the warehouse does not have, that is full, or that is over.
 */
export function chosenWindow(
  warehouse: House | undefined,
  { Delivery_method, pick_up }: Pick<CheckoutDetails, 'Delivery_method' | 'pick_up'>,
  now: Date,
  { leadDays, taken }: { leadDays: number | null; taken: TakenWindows },
): PickUpWindow | null {
  if (!pick_up || Delivery_method !== 'Will Call') return null;
  const windows = warehouse ? pickUpWindows(warehouse, now, { leadDays, taken }) : [];
  const chosen = windows.find(
    ({ from, to }) =>
      Date.parse(from) === Date.parse(pick_up.from) && Date.parse(to) === Date.parse(pick_up.to),
  );
  if (chosen) return chosen;
  const reason = because('pickup_time_gone');
  throw new ProblemError('invalid', reason, { '/details/pick_up': [reason] });
}
