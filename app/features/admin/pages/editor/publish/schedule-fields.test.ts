import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentSchema } from './schedule-fields.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-12-02T03:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** 9 PM of December 1 in Chicago. */
const refusedAt = (date: string, time: string) =>
  momentSchema
    .safeParse({ date, time, zone: 'America/Chicago' })
    .error?.issues.map(({ path }) => path.join());

test('a day that is over is refused at the day, an hour of today at the time', () => {
  expect(refusedAt('2026-11-30', '22:00')).toEqual(['date']);
  expect(refusedAt('2025-12-24', '09:00')).toEqual(['date']);
  expect(refusedAt('2026-12-01', '20:59')).toEqual(['time']);
  expect(refusedAt('2026-12-01', '21:01')).toBeUndefined();
});
