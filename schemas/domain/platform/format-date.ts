/**
 * Days and moments as people read them. A day of the calendar (YYYY-MM-DD) is the same everywhere; a moment (ISO) has a
 * day and a time only in a time zone, which is that of a warehouse, so that server and browser agree.
 */
import { dateFormat } from '../date-format.ts';

const calendar =
  (options: Intl.DateTimeFormatOptions) =>
  (day: string): string =>
    dateFormat({ ...options, timeZone: 'UTC' }).format(new Date(day));

/** "Nov 21, 2026" for a day of the calendar. */
export const formatDate = calendar({ dateStyle: 'medium' });
/** "November 21, 2026" for a day of the calendar; a moment has its day in UTC. */
export const formatLongDate = calendar({ dateStyle: 'long' });
/** "Saturday, November 21" for a day of the calendar. */
export const formatWeekdayDate = calendar({ weekday: 'long', month: 'long', day: 'numeric' });
/** "Thu, Dec 3" for a day of the calendar. */
export const formatShortWeekday = calendar({ weekday: 'short', month: 'short', day: 'numeric' });
/** "November 2026" for a day of the calendar. */
export const formatMonth = calendar({ month: 'long', year: 'numeric' });

/**
 * A time as every language here writes it, "3:30 PM", as opening hours do: browsers and Node do not agree on which space
 * stands before "PM", and after "p. m." a sentence would end twice.
 */
export const plainTime = (text: string): string =>
  text.replace(/\s([ap])\.?\s?m\.?(?=\W|$)/gi, (_, half: string) => ` ${half.toUpperCase()}M`);

/** "Nov 21, 2026" for a moment in a zone. */
export const formatDay = (iso: string, timeZone: string): string =>
  dateFormat({ dateStyle: 'medium', timeZone }).format(new Date(iso));

/** "Saturday, November 21, 2026" for a moment in a zone. */
export const formatFullDay = (iso: string, timeZone: string): string =>
  dateFormat({ dateStyle: 'full', timeZone }).format(new Date(iso));

/** "3:30 PM" for a moment in a zone. */
export const formatTime = (iso: string, timeZone: string): string =>
  plainTime(dateFormat({ timeStyle: 'short', timeZone }).format(new Date(iso)));

/** "Nov 21, 2026, 3:30 PM" for a moment in a zone. */
export const formatMoment = (iso: string, timeZone: string): string =>
  plainTime(dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(iso)));

/** A zone's short name at a moment, for beside a time: "PST", "GMT+1". */
export function formatZone(timeZone: string, iso: string): string {
  const parts = dateFormat({ timeZone, timeZoneName: 'short' }).formatToParts(new Date(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The day of a moment in a zone: YYYY-MM-DD. */
export const dayIn = (timeZone: string, moment: number | Date): string =>
  dateFormat({ timeZone, dateStyle: 'short' }, 'en-CA').format(moment);
