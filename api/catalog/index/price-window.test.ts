import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceWindow } from './price-window.ts';

it('is the window that sorting everything gives, of few rows and of many, with prices that many share', () => {
  const price = fc.oneof(
    fc.constantFrom(0, 100, 65_535, 65_536, 0x7fffffff),
    fc.integer({ min: 0, max: 0x7fffffff }),
    fc.integer({ min: 1000, max: 1040 }),
  );
  const asked = fc.record({
    prices: fc.array(price, { minLength: 0, maxLength: 2500, size: 'max' }),
    offset: fc.integer({ min: 0, max: 2600 }),
    limit: fc.constantFrom(1, 24, 60),
    sort: fc.constantFrom('price' as const, '-price' as const),
  });
  let large = 0;
  fc.assert(
    fc.property(asked, ({ prices: given, ...window }) => {
      if (given.length > 500) large += 1;
      const prices = Int32Array.from(given);
      const sign = window.sort === 'price' ? 1 : -1;
      const compare = (a: number, b: number) =>
        sign * ((prices[a] as number) - (prices[b] as number)) || a - b;
      // Every third one is not in the list.
      const rows = Int32Array.from(given.keys()).filter((row) => row % 3 > 0);
      const whole = rows.slice().sort(compare);
      expect([...priceWindow(rows, prices, window, compare)]).toEqual([
        ...whole.slice(window.offset, window.offset + window.limit),
      ]);
    }),
    { numRuns: 300 },
  );
  expect(large).toBeGreaterThan(50);
});
