import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test('a whole number is read as it was typed', () => {
  expect(['12', ' 7 ', '-4', '+3', '1,250', '0'].map(wholeNumber)).toEqual([12, 7, -4, 3, 1250, 0]);
});

test('what is no whole number is left for the API to refuse, never made into another number', () => {
  for (const text of ['1.5', '1,5', 'abc', '', '1e3', '4 4', '0x10', '--1', '12,34', '½'])
    expect(wholeNumber(text)).toBe(text);
});
