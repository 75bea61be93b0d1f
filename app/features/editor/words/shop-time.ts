/** Wall-clock times of a time zone and moments, for fields of the kind datetime-local. */
import { zoneOffset } from '#schemas/domain/zone-offset.ts';

/** A moment as the zone's clock shows it: "2026-11-21T09:30"; empty for what is no moment. */
export function toLocal(iso: string, zone: string): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return '';
  return new Date(moment + zoneOffset(moment, zone)).toISOString().slice(0, 16);
}

/** The moment at which the zone's clock shows this; null for no time. A time that a clock change skips is moved on by it. */
export function toMoment(local: string, zone: string): string | null {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return null;
  const guess = wall - zoneOffset(wall, zone);
  const moment = wall - zoneOffset(guess, zone);
  // Where the two disagree the clock is being changed: the earlier offset is the one that was kept until then.
  return new Date(toLocal(new Date(moment).toISOString(), zone) === local ? moment : guess).toISOString();
}
