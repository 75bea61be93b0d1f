import { dateFormat } from '#schemas/domain/date-format.ts';
import { minutesOfTime } from '#schemas/domain/platform/clock-time.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import { type Weekday, weekdays } from '#schemas/domain/platform/weekdays.ts';
import { zoneOffset } from '#schemas/domain/platform/zone-offset.ts';

/** The day of the week where the warehouse is (docs/product.md#opening-hours). */
export function todayAt({ time_zone }: Pick<Warehouse, 'time_zone'>, now = new Date()): Weekday {
  const name = dateFormat({ weekday: 'long', timeZone: time_zone }).format(now).toLowerCase();
  return weekdays.find((weekday) => weekday === name) ?? 'monday';
}

/** A day's opening hours; null when the house is closed or nobody knows. */
export function hoursOn({ hours }: Pick<Warehouse, 'hours'>, day: Weekday) {
  const known = hours[day];
  return !known || known.open === 'Closed' ? null : known;
}

export type HoursToday = {
  /** `open`: until `time`; `later`: from `time` on; `over`: it was open today; `closed`: it was not. */
  is: 'open' | 'later' | 'over' | 'closed';
  time: string;
  /** ms: until then this holds. */
  until: number;
};

/** How it stands with today's hours at a moment, by the house's own clock. */
export function hoursToday(warehouse: Pick<Warehouse, 'hours' | 'time_zone'>, now = new Date()): HoursToday {
  const moment = now.getTime();
  const wall = moment + zoneOffset(moment, warehouse.time_zone);
  const minute = (((wall % 86_400_000) + 86_400_000) % 86_400_000) / 60_000;
  const at = (minutes: number) => moment + Math.ceil((minutes - minute) * 60_000);
  const hours = hoursOn(warehouse, todayAt(warehouse, now));
  const open = hours && minutesOfTime(hours.open);
  const close = hours && minutesOfTime(hours.close);
  if (!hours || open === null || close === null) return { is: 'closed', time: '', until: at(1440) };
  if (minute < open) return { is: 'later', time: hours.open, until: at(open) };
  if (minute < close) return { is: 'open', time: hours.close, until: at(close) };
  return { is: 'over', time: '', until: at(1440) };
}

/** "Mon" in a language. */
export function shortDay(day: Weekday, locale: string): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return dateFormat({ weekday: 'short', timeZone: 'UTC' }, locale).format(date);
}

/** A route planner to the door; where there is no map this is the way (docs/product.md#maps). */
export function directionsTo({ address }: Pick<Warehouse, 'address'>): string {
  const destination = `${address.address}, ${address.city}, ${address.state} ${address.zip}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
