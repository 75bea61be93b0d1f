import { expect, test } from 'vitest';
import { pauseOf, typingPause } from './pace.ts';

test('the first change after a pause goes at once', () => {
  expect(pauseOf(Number.POSITIVE_INFINITY, true)).toBe(0);
  expect(pauseOf(typingPause, true)).toBe(0);
});

test('changes of somebody who types on, and those of a busy preview, wait', () => {
  expect(pauseOf(typingPause - 1, true)).toBe(typingPause);
  expect(pauseOf(10_000, false)).toBe(typingPause);
});
