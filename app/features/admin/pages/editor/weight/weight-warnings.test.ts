import { expect, test } from 'vitest';
import { weightWarnings } from './use-page-weight.ts';

const page = (...phones: number[]) => ({
  phone: phones.reduce((sum, phone) => sum + phone, 0),
  desktop: 0,
  blocks: phones.map((phone, index) => ({ slot: `b${index}`, phone, desktop: 0 })),
});
const all = Array.from({ length: 40 }, (_, index) => `b${index}`);
const keys = (...phones: number[]) => weightWarnings(page(...phones), all).map(({ key }) => key);

test('a page over 1.5 MB on a phone is said at the blocks that make it so, the heaviest first', () => {
  expect(keys(700_000, 800_000)).toEqual([]);
  expect(keys(200_000, 1_400_000, 100_000)).toEqual(['b1']);
  expect(keys(900_000, 1_000_000, 800_000)).toEqual(['b1', 'b0']);
  expect(keys(...Array.from({ length: 40 }, () => 100_000))).toHaveLength(3);
  expect(weightWarnings(null, all)).toEqual([]);
  expect(weightWarnings(page(2_000_000), all)[0]?.message).toBe(
    'This block loads about 2 MB on a phone. The page is 2 MB; keep it under 1.5 MB.',
  );
});

test('a heavy block that shoppers have already is no news', () => {
  const changed = (...slots: string[]) =>
    weightWarnings(page(1_000_000, 900_000, 100_000), slots).map(({ key }) => key);
  expect(changed()).toEqual([]);
  expect(changed('b2')).toEqual([]);
  expect(changed('b0')).toEqual(['b0']);
});
