/** The public holidays of the United States, computed. Days are YYYY-MM-DD. By itself, for the browser. */

const day = 86_400_000;

/** In the order of the year. */
export type Holiday =
  | 'new_year'
  | 'king'
  | 'presidents'
  | 'memorial'
  | 'juneteenth'
  | 'independence'
  | 'labor'
  | 'columbus'
  | 'veterans'
  | 'thanksgiving'
  | 'christmas';

/** Days since 1 January 1970, which was a Thursday. */
const daysOf = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date) / day;
/** 0 is Monday. */
const weekdayOf = (days: number): number => (days + 3) % 7;

/** The `count`th weekday (0 is Monday) of a month; the last one for -1. */
function nth(year: number, month: number, weekday: number, count: number): number {
  if (count < 0) {
    const last = daysOf(year, month + 1, 0);
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = daysOf(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7;
}

/** A holiday on a Saturday is observed on Friday, one on a Sunday on Monday. */
const observed = (days: number): number => days + ({ 5: -1, 6: 1 }[weekdayOf(days)] ?? 0);

/** Those observed in a year, and New Year's Day of the next one, which may be observed on its last day. */
const holidaysOf = (year: number): (readonly [days: number, holiday: Holiday])[] => [
  [observed(daysOf(year, 1, 1)), 'new_year'],
  [nth(year, 1, 0, 3), 'king'],
  [nth(year, 2, 0, 3), 'presidents'],
  [nth(year, 5, 0, -1), 'memorial'],
  [observed(daysOf(year, 6, 19)), 'juneteenth'],
  [observed(daysOf(year, 7, 4)), 'independence'],
  [nth(year, 9, 0, 1), 'labor'],
  [nth(year, 10, 0, 2), 'columbus'],
  [observed(daysOf(year, 11, 11)), 'veterans'],
  [nth(year, 11, 3, 4), 'thanksgiving'],
  [observed(daysOf(year, 12, 25)), 'christmas'],
  [observed(daysOf(year + 1, 1, 1)), 'new_year'],
];

/** The holiday that is observed on a day; null on any other. */
export function holidayOn(date: string): Holiday | null {
  const days = Date.parse(date) / day;
  return holidaysOf(Number(date.slice(0, 4))).find(([at]) => at === days)?.[1] ?? null;
}

/** The next ones from a day on, soonest first. */
export function holidaysFrom(date: string, most: number): { date: string; holiday: Holiday }[] {
  const from = Date.parse(date) / day;
  const year = Number(date.slice(0, 4));
  const all = new Map([year, year + 1].flatMap(holidaysOf));
  return [...all]
    .filter(([days]) => days >= from)
    .slice(0, most)
    .map(([days, holiday]) => ({ date: new Date(days * day).toISOString().slice(0, 10), holiday }));
}
