import { expect, test } from 'vitest';
import { toLocal, toMoment } from '../words/shop-time.ts';
import { itemOf, keyOf, slotsOf } from './entries.ts';

test.each([
  [{}, []],
  [{ blocks: 'none' }, []],
  [
    { blocks: [null, 3, {}, { id: '' }, { id: 'a b' }] },
    ['unnamed-0', 'unnamed-1', 'unnamed-2', 'unnamed-3', 'unnamed-4'],
  ],
  [{ blocks: [{ id: 'a' }, { id: 'a' }, { id: 'b' }] }, ['a', 'unnamed-1', 'b']],
])('each block of %j has a slot of its own', (document, slots) => {
  expect(slotsOf(document).map(({ slot }) => slot)).toEqual(slots);
});

test('a key is another one for another block and another view', () => {
  const guest = { as: 'guest' as const };
  const keys = [
    keyOf({ a: 1 }, guest),
    keyOf({ a: 2 }, guest),
    keyOf({ a: 1 }, { as: 'company' }),
    keyOf({ a: 1 }, { ...guest, warehouse: 'reno' }),
    keyOf({ a: 1 }, { ...guest, at: '2026-12-01T00:00:00Z' }),
    keyOf(undefined, guest),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf({ a: 1 }, guest)).toBe(keys[0]);
});

test('a pointer into a list names its item', () => {
  expect(itemOf('/items/2/title')).toEqual({ list: 'items', item: 2 });
  expect(itemOf('/props/items/0')).toEqual({ list: 'items', item: 0 });
  for (const none of ['', '/title', '/items', '/items/x', 'items/1']) expect(itemOf(none)).toBeNull();
});

test('a wall-clock time is a moment of its zone, also where a clock is changed', () => {
  const zone = 'America/Los_Angeles';
  expect(toMoment('2026-11-21T09:30', zone)).toBe('2026-11-21T17:30:00.000Z');
  expect(toMoment('2026-07-01T09:30', zone)).toBe('2026-07-01T16:30:00.000Z');
  expect(toLocal('2026-07-01T16:30:00.000Z', zone)).toBe('2026-07-01T09:30');
  // 2:30 of 8 March 2026 is skipped, 1:30 of 1 November comes twice.
  expect(toMoment('2026-03-08T02:30', zone)).toBe('2026-03-08T10:30:00.000Z');
  expect(toLocal(toMoment('2026-11-01T01:30', zone) ?? '', zone)).toBe('2026-11-01T01:30');
  expect(toMoment('', zone)).toBeNull();
});
