/**
 * When goods leave a warehouse and arrive (docs/product.md#delivery-dates). Pure; days are YYYY-MM-DD of the warehouse's
 * own calendar.
 */
import { minutesOfTime } from '#schemas/domain/platform/clock-time.ts';
import { hoursOnDate, type OpeningDays } from '#schemas/domain/platform/opening-days.ts';
import { holidayOn } from '#schemas/domain/platform/us-holidays.ts';
import { zoneOffset } from '#schemas/domain/platform/zone-offset.ts';
import type { DeliveryMethod } from '#schemas/domain/sales/cart.ts';
import type { TransitDays } from './shipping-table.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** An order placed later than this before the warehouse closes is packed on the next open day. */
export const packMinutes = 180;
/** A calendar without an open day in so long promises nothing. */
const mostDays = 60;

type House = OpeningDays & { time_zone: string };
/** The first and the last day on which goods arrive, or are ready; both are included. */
export type DeliveryRange = { from: string; to: string };

/** Days since 1 January 1970, which was a Thursday. */
const dateOf = (days: number): string => new Date(days * day).toISOString().slice(0, 10);
/** 0 is Monday. */
const weekdayOf = (days: number): number => (days + 3) % 7;

/** Whether a day (YYYY-MM-DD) is a public holiday of the United States, on which nothing is packed, leaves or arrives. */
export const isHoliday = (date: string): boolean => holidayOn(date) !== null;

/** Minutes after midnight of a warehouse's own day; null where it is closed. */
function hoursOn(house: House, days: number) {
  const hours = hoursOnDate(house, dateOf(days));
  const open = minutesOfTime(hours?.open ?? '');
  const close = minutesOfTime(hours?.close ?? '');
  return open === null || close === null ? null : { open, close };
}

/** The first day from `days` on that fits; null when there is none for a long time. */
function firstFrom(days: number, fits: (days: number) => boolean): number | null {
  for (let at = days; at < days + mostDays; at += 1) if (fits(at)) return at;
  return null;
}

/** Days on which carriers collect and deliver. */
const isCarrierDay = (days: number): boolean => weekdayOf(days) < 5 && !isHoliday(dateOf(days));

/** The day on which goods are packed: today when there is time for it, and after `leadDays` for what is not there yet. */
function packedOn(house: House, now: Date, leadDays: number): number | null {
  const wall = now.getTime() + zoneOffset(now.getTime(), house.time_zone);
  const today = Math.floor(wall / day);
  const hours = hoursOn(house, today);
  const isToday = hours !== null && (wall - today * day) / minute <= hours.close - packMinutes;
  const start = leadDays > 0 ? today + leadDays : isToday ? today : today + 1;
  return firstFrom(start, (at) => hoursOn(house, at) !== null);
}

/** `count` days later that fit; null when there are not so many. */
function later(days: number, count: number, fits: (days: number) => boolean): number | null {
  let at: number | null = days;
  for (let left = count; left > 0 && at !== null; left -= 1) at = firstFrom(at + 1, fits);
  return at;
}

/** Working days on the way where the rate says none: as far as it goes, so that nothing comes late. */
const usualDays: Partial<Record<DeliveryMethod, TransitDays>> = {
  USPS: [2, 7],
  Freight: [3, 10],
  'Local Delivery': [1, 3],
};
const farthest: TransitDays = [2, 6];

/**
 * When an order that is placed now arrives; for Will Call when it is ready. `leadDays`: until the slowest line is in the
 * warehouse; null when nobody knows, and then nothing is promised. `transit`: what the rate says.
 */
export function deliveryRange(
  method: DeliveryMethod,
  house: House,
  now: Date,
  { leadDays, transit }: { leadDays: number | null; transit: TransitDays | null },
): DeliveryRange | null {
  if (leadDays === null || method === 'Other') return null;
  const packed = packedOn(house, now, leadDays);
  if (packed === null) return null;
  if (method === 'Will Call') return { from: dateOf(packed), to: dateOf(packed) };
  const isOpen = (days: number) => hoursOn(house, days) !== null;
  const fits = method === 'Local Delivery' ? isOpen : isCarrierDay;
  const leaves = firstFrom(packed, (days) => isOpen(days) && fits(days));
  if (leaves === null) return null;
  const [least, most] = transit ?? usualDays[method] ?? farthest;
  const [from, to] = [later(leaves, least, fits), later(leaves, most, fits)];
  return from === null || to === null ? null : { from: dateOf(from), to: dateOf(to) };
}
