/** Moments (ms) and what the clocks of a time zone (IANA name) show. An unknown zone throws RangeError. */
import { dateFormat } from '../date-format.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** ms that the clocks of a time zone are ahead of UTC at a moment. */
export function zoneOffset(moment: number, timeZone: string): number {
  const parts = dateFormat({
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  // The parts have no ms.
  return wall - Math.floor(moment / 1000) * 1000;
}

/**
 * The moment at which a zone's clock shows a time; `wall` is that time as if it were UTC. A time that is shown twice is
 * the first of the two; a time that a clock change skips comes as much later as the clock is moved.
 */
export function momentOfWall(wall: number, timeZone: string): number {
  const before = wall - zoneOffset(wall - dayMs, timeZone);
  const after = wall - zoneOffset(wall + dayMs, timeZone);
  const isShownAt = (moment: number) => moment + zoneOffset(moment, timeZone) === wall;
  // `before` is also the answer in a skipped hour: the offset that held until the change.
  return !isShownAt(before) && isShownAt(after) ? after : before;
}
