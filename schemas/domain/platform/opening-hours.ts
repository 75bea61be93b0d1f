import { dateFormat } from '../date-format.ts';
import { minutesOfTime } from './clock-time.ts';
import { dayIn } from './format-date.ts';
import { exceptionOn, hoursOnDate, type OpeningDays, weekdayOn } from './opening-days.ts';
import { type Holiday, holidayOn } from './us-holidays.ts';
import type { Warehouse } from './warehouse.ts';
import { type Weekday, weekdays } from './weekdays.ts';
import { zoneOffset } from './zone-offset.ts';

type House = OpeningDays & { time_zone: string };

export type ComingDay = {
  /** YYYY-MM-DD. */
  date: string;
  weekday: Weekday;
  /** Null when it is closed or nobody knows. */
  hours: { open: string; close: string } | null;
  /** Why they are not the week's: an employee's words, or a public holiday. */
  name: string;
  holiday: Holiday | null;
};

/** A day of the warehouse's calendar, so many days after today. */
export function dayAhead(warehouse: House, ahead: number, now = new Date()): ComingDay {
  const today = Date.parse(dayIn(warehouse.time_zone, now));
  const date = new Date(today + ahead * 86_400_000).toISOString().slice(0, 10);
  const name = exceptionOn(warehouse, date)?.name ?? '';
  return {
    date,
    weekday: weekdayOn(date),
    hours: hoursOnDate(warehouse, date),
    name,
    holiday: name ? null : holidayOn(date),
  };
}

export type HoursToday = {
  /** `open`: until `time`; `later`: from `time` on; `over`: it was open today; `closed`: it was not. */
  is: 'open' | 'later' | 'over' | 'closed';
  time: string;
  /** ms: until then this holds. */
  until: number;
};

/** How it stands with today's hours at a moment, by the house's own clock. */
export function hoursToday(warehouse: House, now = new Date()): HoursToday {
  const moment = now.getTime();
  const wall = moment + zoneOffset(moment, warehouse.time_zone);
  const minute = (((wall % 86_400_000) + 86_400_000) % 86_400_000) / 60_000;
  const at = (minutes: number) => moment + Math.ceil((minutes - minute) * 60_000);
  const { hours } = dayAhead(warehouse, 0, now);
  const open = hours && minutesOfTime(hours.open);
  const close = hours && minutesOfTime(hours.close);
  if (!hours || open === null || close === null) return { is: 'closed', time: '', until: at(1440) };
  if (minute < open) return { is: 'later', time: hours.open, until: at(open) };
  if (minute < close) return { is: 'open', time: hours.close, until: at(close) };
  return { is: 'over', time: '', until: at(1440) };
}

/** Days that are looked ahead for one that is open. */
const farthest = 14;

/** When a house opens next: `days` after its today, at a time of its clock. Null while it is open, or never in two weeks. */
export function opensNext(
  house: House,
  now = new Date(),
): { date: string; days: number; time: string } | null {
  const today = hoursToday(house, now);
  if (today.is === 'open') return null;
  for (let days = today.is === 'later' ? 0 : 1; days <= farthest; days += 1) {
    const { date, hours } = dayAhead(house, days, now);
    if (hours) return { date, days, time: hours.open };
  }
  return null;
}

/** "Mon". */
export function shortDay(day: Weekday): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
  return dateFormat({ weekday: 'short', timeZone: 'UTC' }).format(date);
}

/** A route planner to the door; where there is no map this is the way (docs/product.md#maps). */
export function directionsTo({ address }: Pick<Warehouse, 'address'>): string {
  const destination = `${address.address}, ${address.city}, ${address.state} ${address.zip}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
