import { expect, test, vi } from 'vitest';
import type { ApiClient } from '#schemas/contract/client.ts';
import { beginOf, endOf } from './days.ts';
import { load } from './load.ts';
import presets from './presets.json' with { type: 'json' };
import { block } from './schema.ts';

test('a day begins and ends at the midnights of the place, also when the clocks change on it', () => {
  expect(beginOf('2026-07-01', 'America/Los_Angeles').toISOString()).toBe('2026-07-01T07:00:00.000Z');
  expect(endOf('2026-12-31', 'America/New_York').toISOString()).toBe('2027-01-01T05:00:00.000Z');
  // March 8, 2026 has 23 hours, November 1 has 25.
  expect(beginOf('2026-03-08', 'America/Denver').toISOString()).toBe('2026-03-08T07:00:00.000Z');
  expect(endOf('2026-03-08', 'America/Denver').toISOString()).toBe('2026-03-09T06:00:00.000Z');
  expect(endOf('2026-11-01', 'America/Denver').toISOString()).toBe('2026-11-02T07:00:00.000Z');
});

const api = {
  getSite: async () => ({ ok: true, status: 200, data: { warehouse: { time_zone: 'America/Los_Angeles' } } }),
} as unknown as ApiClient;
const at = (now: string, change: object = {}) =>
  load({
    props: block.schema.parse({ ...presets[0]?.props, ...change }),
    api,
    now: new Date(now),
    warn: vi.fn(),
  });

test("the specification's offer is over the moment December 1, 2025 is, and never comes today", async () => {
  expect((await at('2025-12-02T07:59:59Z')).data.ended).toBe(false);
  expect((await at('2025-12-02T08:00:00Z')).data.ended).toBe(true);
  expect((await at('2026-11-21T12:00:00Z')).data.ended).toBe(true);
});

test('a kept page goes out of date when the offer begins, then when it ends, then never', async () => {
  const dates = { start: '2026-06-01', end: '2026-06-30' };
  expect((await at('2026-05-01T00:00:00Z', dates)).until).toBe('2026-06-01T07:00:00.000Z');
  expect((await at('2026-06-15T00:00:00Z', dates)).until).toBe('2026-07-01T07:00:00.000Z');
  expect((await at('2026-08-01T00:00:00Z', dates)).until).toBeNull();
});
