/** The days of a price in words. */
import * as m from '#messages';
import { formatDay } from '#schemas/domain/platform/format-date.ts';

/** Days of no zone: each is what stands there, wherever it is read. */
const day = (iso: string): string => formatDay(iso, 'UTC');

/** YYYY-MM-DD, or null for none; null where neither is there. */
export function daysName(from: string | null, until: string | null): string | null {
  if (from && until) return m.price_days_between({ from: day(from), until: day(until) });
  if (from) return m.price_days_from({ from: day(from) });
  return until ? m.price_days_until({ until: day(until) }) : null;
}
