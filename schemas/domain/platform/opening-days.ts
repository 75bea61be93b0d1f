/** A warehouse's hours of one day of the calendar (docs/product.md#opening-hours). By itself, for the browser. */
import { holidayOn } from './us-holidays.ts';
import { type Weekday, weekdays } from './weekdays.ts';

type Hours = { open: string; close: string };
/** A day with hours of its own; "Closed" for both where it is closed. */
export type OpeningException = Hours & { date: string; name: string };
export type OpeningDays = {
  hours: Record<Weekday, Hours>;
  exceptions?: readonly OpeningException[] | undefined;
};

/** The weekday of a day (YYYY-MM-DD). */
export const weekdayOn = (date: string): Weekday =>
  // 1 January 1970 was a Thursday.
  weekdays[(Date.parse(date) / 86_400_000 + 3) % 7] ?? 'monday';

const known = (hours: Hours | undefined): Hours | null =>
  !hours || hours.open === 'Closed' ? null : { open: hours.open, close: hours.close };

/** What an employee said of the day; undefined where nobody did. */
export const exceptionOn = ({ exceptions = [] }: OpeningDays, date: string): OpeningException | undefined =>
  exceptions.find((one) => one.date === date);

/**
 * The hours of a day (YYYY-MM-DD); null where it is closed or nobody knows. What employees said of the day counts first;
 * else a public holiday is closed.
 */
export function hoursOnDate(house: OpeningDays, date: string): Hours | null {
  const own = exceptionOn(house, date);
  if (own) return known(own);
  return holidayOn(date) ? null : known(house.hours[weekdayOn(date)]);
}
