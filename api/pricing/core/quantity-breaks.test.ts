import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { QuantityBreak } from '#schemas/domain/catalog/product-data.ts';
import { lessShare } from './basis-points.ts';
import { breakOff, breakPrices, takenTogether } from './quantity-breaks.ts';
import { plainOffer } from './unit-price.ts';

const breaks: QuantityBreak[] = [
  { quantity: 12, offBps: 500 },
  { quantity: 48, offBps: 1250 },
];
const someBreaks = fc.array(
  fc.record({ quantity: fc.integer({ min: 2, max: 60 }), offBps: fc.integer({ min: 1, max: 9000 }) }),
  { maxLength: 4 },
);
/** Lines of three products; a product's breaks are the same on all of its lines. */
const carts = fc
  .tuple(
    fc.array(someBreaks, { minLength: 3, maxLength: 3 }),
    fc.array(
      fc.record({
        product: fc.integer({ min: 0, max: 2 }),
        unitCents: fc.integer({ min: 0, max: 2_000_000 }),
        quantity: fc.integer({ min: 1, max: 40 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  )
  .map(([table, lines]) =>
    lines.map(({ product, unitCents, quantity }) => ({
      productId: `p${product}`,
      skuId: `s${product}`,
      unitCents,
      quantity,
      breaks: table[product] ?? [],
    })),
  );
type Line = {
  productId: string;
  skuId: string;
  unitCents: number;
  quantity: number;
  breaks: QuantityBreak[];
};
const sumOf = (lines: Line[]) => {
  const taken = takenTogether(lines);
  return lines.reduce(
    (sum, line, index) => sum + lessShare(line.unitCents, taken[index]?.offBps ?? 0) * line.quantity,
    0,
  );
};

test('a break begins with its quantity, and the best one that was reached counts', () => {
  expect([1, 11, 12, 47, 48, 9999].map((quantity) => breakOff(breaks, quantity))).toEqual([
    0, 0, 500, 500, 1250, 1250,
  ]);
  // A dealer's slip: a later break that gives less.
  expect(breakOff([...breaks, { quantity: 60, offBps: 100 }], 60)).toBe(1250);
});

test('cents are rounded, half a cent up', () => {
  expect(lessShare(1995, 500)).toBe(1895);
  expect(lessShare(1990, 500)).toBe(1891);
  expect(lessShare(0, 9000)).toBe(0);
  expect(lessShare(999, 0)).toBe(999);
});

test('all lines of a product count together, and so do all of a SKU', () => {
  const line = { breaks, quantity: 6 };
  expect(
    takenTogether([
      { ...line, productId: 'bulb', skuId: 'clear' },
      { ...line, productId: 'lamp', skuId: 'lamp' },
      { ...line, productId: 'bulb', skuId: 'frosted' },
      { ...line, productId: 'lamp', skuId: 'lamp', quantity: 1 },
    ]),
  ).toEqual([
    { offBps: 500, ofSku: 6 },
    { offBps: 0, ofSku: 7 },
    { offBps: 500, ofSku: 6 },
    { offBps: 0, ofSku: 7 },
  ]);
});

test('a product’s breaks and its price list’s own are one table, in which each step is a lower price', () => {
  expect(breakPrices(plainOffer(1_000), breaks)).toEqual([
    { quantity: 12, cents: 950 },
    { quantity: 48, cents: 875 },
  ]);
  const own = [
    { quantity: 1, cents: 900 },
    { quantity: 20, cents: 880 },
    { quantity: 100, cents: 800 },
  ];
  // 12 of them earn 950, which is above 900.
  expect(breakPrices({ cents: 900, breakableCents: 1_000, own }, breaks)).toEqual([
    { quantity: 20, cents: 880 },
    { quantity: 48, cents: 875 },
    { quantity: 100, cents: 800 },
  ]);
});

test('the order of the lines does not matter, nor does splitting one', () => {
  fc.assert(
    fc.property(carts, fc.nat(), fc.nat(), (lines, at, cut) => {
      const sum = sumOf(lines);
      expect(Number.isSafeInteger(sum)).toBe(true);
      expect(sumOf([...lines].reverse())).toBe(sum);
      const index = at % lines.length;
      const line = lines[index] as Line;
      if (line.quantity < 2) return;
      const first = 1 + (cut % (line.quantity - 1));
      const split = lines.flatMap((one, position) =>
        position === index
          ? [
              { ...one, quantity: first },
              { ...one, quantity: one.quantity - first },
            ]
          : [one],
      );
      expect(sumOf(split)).toBe(sum);
    }),
  );
});

test('more of a product never costs more a unit', () => {
  fc.assert(
    fc.property(
      someBreaks,
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 80 }),
      (table, cents, quantity) => {
        const unit = (count: number) => lessShare(cents, breakOff(table, count));
        expect(unit(quantity + 1)).toBeLessThanOrEqual(unit(quantity));
      },
    ),
  );
});
