/** Midnights of a place, from the calendar's days. */
import { momentOfWall } from '#schemas/domain/platform/zone-offset.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When a day ("2026-12-31") begins at a place. */
export const beginOf = (day: string, timeZone: string): Date =>
  new Date(momentOfWall(Date.parse(`${day}T00:00:00Z`), timeZone));

/** When a day is over at a place. */
export function endOf(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);
  return beginOf(next.toISOString().slice(0, 10), timeZone);
}
