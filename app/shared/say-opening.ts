/** When a warehouse is open again, in a sentence of its own. */
import * as m from '#messages';
import { dateFormat } from '#schemas/domain/date-format.ts';

/** `days` after the warehouse's today, the `date` of which is YYYY-MM-DD. */
export function sayOpening({ date, days, time }: { date: string; days: number; time: string }): string {
  if (days === 0) return m.shop_opens_today({ time });
  if (days === 1) return m.shop_opens_tomorrow({ time });
  // A weekday alone may be this week's or the next.
  const shape = { weekday: 'long', timeZone: 'UTC' } as const;
  const day = dateFormat(days < 7 ? shape : { ...shape, month: 'long', day: 'numeric' });
  return m.shop_opens_day({ day: day.format(new Date(date)), time });
}
