/** Wall-clock times of a time zone and moments, for fields of the kind datetime-local. */
import { momentOfWall, zoneOffset } from '#schemas/domain/platform/zone-offset.ts';

/** A moment as the zone's clock shows it: "2026-11-21T09:30"; empty for what is no moment. */
export function toLocal(iso: string, zone: string): string {
  const moment = Date.parse(iso);
  if (Number.isNaN(moment)) return '';
  return new Date(moment + zoneOffset(moment, zone)).toISOString().slice(0, 16);
}

/** The moment at which the zone's clock shows this; null for no time. See momentOfWall for the hours that a clock change skips or repeats. */
export function toMoment(local: string, zone: string): string | null {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return null;
  return new Date(momentOfWall(wall, zone)).toISOString();
}
