/**
 * Counts what searches lead to and what that teaches, from the stored events: every hour, in whichever process is first.
 * A day's counts are replaced whole, yesterday's with today's, for an event may be written a moment after it happened:
 * counting again changes nothing.
 */
import {
  countSearchDay,
  findLearnedUntil,
  learnFromCounts,
  learning,
  lockLearning,
  setLearnedUntil,
} from '#api/catalog/storage/search-learning.ts';
import { operatorContext, type Services } from '#api/platform/context.ts';
import { shopZone } from '#api/platform/shop-day.ts';
import { dayIn } from '#schemas/domain/platform/format-date.ts';
import { momentOfWall } from '#schemas/domain/platform/zone-offset.ts';

const dayMs = 86_400_000;
const before = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
const beginOf = (day: string, zone: string): string =>
  new Date(momentOfWall(Date.parse(day), zone)).toISOString();

/** Days that are to be counted, the first one first. */
function daysToCount(learned: { day: string | null; first: Date | null }, today: string, zone: string) {
  const first = learned.first && dayIn(zone, learned.first);
  const from = learned.day ? before(learned.day < today ? learned.day : today, 1) : (first ?? today);
  const oldest = before(today, learning.keptDays);
  const days: string[] = [];
  for (let day = today; day >= from && day >= oldest; day = before(day, 1)) days.unshift(day);
  return days;
}

/** Answers how many days were counted; none while another process counts. */
export async function learnFromSearches(services: Services): Promise<number> {
  const { database, now } = services;
  const zone = await shopZone(operatorContext(services), database.kysely);
  const today = dayIn(zone, now());
  const days = daysToCount(await findLearnedUntil(database.kysely), today, zone);
  for (const day of days) {
    // Each by itself: of a long history, what was counted stays counted.
    const isCounted = await database.transaction(async (tx) => {
      if (!(await lockLearning(tx))) return false;
      await countSearchDay(tx, { day, from: beginOf(day, zone), to: beginOf(before(day, -1), zone) });
      await setLearnedUntil(tx, day);
      if (day === today) await learnFromCounts(tx, today);
      return true;
    });
    if (!isCounted) return 0;
  }
  return days.length;
}
