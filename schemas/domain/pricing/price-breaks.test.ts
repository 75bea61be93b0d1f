import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areBreaks, readBreaks, writeBreaks } from './price-breaks.ts';

test('breaks are read as people write them', () => {
  expect(readBreaks('10: 9.50; 50: 9')).toEqual([
    { quantity: 10, cents: 950 },
    { quantity: 50, cents: 900 },
  ]);
  expect(readBreaks(' 10:$1,250.5 ;')).toEqual([{ quantity: 10, cents: 125_050 }]);
  expect(readBreaks('')).toEqual([]);
});

test.each([
  '10',
  '10: ',
  '10: 9,5',
  'ten: 9',
  '10: 9.555',
  '10: -9',
  '10: 1e5',
  '10: 9 50: 8',
  '10: 99999999',
])('%s is not read as something else', (text) => {
  expect(readBreaks(text)).toBeNull();
});

test('what is written is read again', () => {
  const some = fc.array(
    fc.record({ quantity: fc.integer({ min: 2, max: 99_999 }), cents: fc.integer({ min: 0, max: 1e8 }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(some, (breaks) => {
      expect(readBreaks(writeBreaks(breaks))).toEqual(breaks);
    }),
  );
});

test('each is for more and costs less than the one before it, and less than the price of one', () => {
  const ten = { quantity: 10, cents: 900 };
  expect(areBreaks([ten, { quantity: 20, cents: 800 }], 1_000)).toBe(true);
  expect(areBreaks([ten], 900)).toBe(false);
  expect(areBreaks([ten, { quantity: 10, cents: 800 }], 1_000)).toBe(false);
  expect(areBreaks([ten, { quantity: 20, cents: 900 }], 1_000)).toBe(false);
  expect(areBreaks([{ quantity: 1, cents: 900 }], 1_000)).toBe(false);
  const many = Array.from({ length: 21 }, (_, at) => ({ quantity: at + 2, cents: 100 - at }));
  expect(areBreaks(many, 1_000)).toBe(false);
});
