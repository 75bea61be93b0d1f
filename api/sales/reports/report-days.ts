/** The days of a report in the house's time zone, and those before them. Pure. */
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { momentOfWall } from '#schemas/domain/platform/zone-offset.ts';
import type { ReportQuery } from '#schemas/domain/sales/report.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lengths = { today: 1, '7': 7, '30': 30, '90': 90, year: 365 } as const;
export const mostDays = 731;
/** With more days than this, a step is a week. */
const mostSteps = 45;

/** Numbers of days since 1970-01-01; `to` is the day after the last. */
export type Days = { from: number; to: number };

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
export const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** Null for days that are missing, the wrong way around, or too many. */
export function reportDays(query: ReportQuery, now: Date, timeZone: string): Days | null {
  const today = numberOf(dayIn(timeZone, now));
  if (query.period !== 'custom') return { from: today + 1 - lengths[query.period], to: today + 1 };
  if (!query.from || !query.to) return null;
  const days = { from: numberOf(query.from), to: numberOf(query.to) + 1 };
  const length = days.to - days.from;
  return length >= 1 && length <= mostDays ? days : null;
}

export const daysBefore = ({ from, to }: Days): Days => ({ from: from - (to - from), to: from });

/** As many days, from the same date of the year before. */
export function yearBefore({ from, to }: Days): Days {
  const first = new Date(from * dayMs);
  first.setUTCFullYear(first.getUTCFullYear() - 1);
  const begin = first.getTime() / dayMs;
  return { from: begin, to: begin + (to - from) };
}

/** The moment (ISO) at which a day begins. */
export const beginOf = (day: number, timeZone: string): string =>
  new Date(momentOfWall(day * dayMs, timeZone)).toISOString();

/** Where each step begins, and at last where the days end. The last week may be shorter. */
export function stepsOf({ from, to }: Days): number[] {
  const length = to - from > mostSteps ? 7 : 1;
  const steps: number[] = [];
  for (let day = from; day < to; day += length) steps.push(day);
  return [...steps, to];
}
