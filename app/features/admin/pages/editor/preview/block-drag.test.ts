import { expect, test } from 'vitest';
import { dropAt } from './block-drag.ts';

const slots = ['a', 'hidden', 'b', 'c'];
/** One of them has nothing to see. */
const seen = [
  { slot: 'a', top: 0, bottom: 100 },
  { slot: 'b', top: 100, bottom: 300 },
  { slot: 'c', top: 300, bottom: 400 },
];

test('a block comes to stand before the one whose upper half it is let go over', () => {
  expect(dropAt(slots, seen, 'c', 20)).toEqual({ to: 0, top: 0 });
  expect(dropAt(slots, seen, 'c', 120)).toEqual({ to: 2, top: 100 });
  expect(dropAt(slots, seen, 'a', 250)).toEqual({ to: 2, top: 300 });
  expect(dropAt(slots, seen, 'a', 999)).toEqual({ to: 3, top: 400 });
});

test('where it is already, nothing happens', () => {
  expect(dropAt(slots, seen, 'c', 390)).toBeNull();
  expect(dropAt(slots, seen, 'c', 210)).toBeNull();
  expect(dropAt(slots, [], 'c', 210)).toBeNull();
});
