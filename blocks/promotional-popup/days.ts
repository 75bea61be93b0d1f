/** Midnights of a place, from the calendar's days. */
import { zoneOffset } from '#schemas/domain/zone-offset.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When a day ("2026-12-31") begins at a place. */
export function beginOf(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The clocks may change between the guess and the answer: once more from there.
  const guess = midnight - zoneOffset(midnight, timeZone);
  return new Date(midnight - zoneOffset(guess, timeZone));
}

/** When a day is over at a place. */
export function endOf(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);
  return beginOf(next.toISOString().slice(0, 10), timeZone);
}
