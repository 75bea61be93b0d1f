import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  centsFor,
  offerOf,
  openBook,
  type PriceGroup,
  type PriceRule,
  ruleOfPrice,
  type SkuPrices,
  type SkuRule,
} from './unit-price.ts';

const knob = { skuId: 's1', productId: 'p1', vendorId: 'v1', categoryIds: ['pulls', 'cabinets'] };
const prices = { retailCents: 10_000, tradeCents: 8_500 };
const everywhere = { warehouseId: null, startsOn: null, endsOn: null };
const today = '2026-11-29';

type Where = { group?: PriceGroup; warehouse?: string; day?: string };
const offerAt = (some: SkuPrices, rules: readonly PriceRule[], where: Where = {}) => {
  const { group = 'trade', warehouse = 'w1', day = today } = where;
  return offerOf(some, group, openBook(rules, warehouse, day), knob);
};
const centsAt = (rules: readonly PriceRule[], where: Where = {}) => offerAt(prices, rules, where).cents;
const price = (cents: number, more: Partial<SkuRule> = {}): SkuRule => ({
  ...everywhere,
  kind: 'sku',
  target: 's1',
  cents,
  breaks: [],
  ...more,
});

const days = ['2026-11-27', '2026-11-28', today, '2026-11-30', '2026-12-01'];
const target = fc.constantFrom('s1', 'p1', 'v1', 'pulls', 'cabinets', 'other');
const place = {
  warehouseId: fc.constantFrom(null, 'w1', 'w2'),
  startsOn: fc.constantFrom(null, ...days),
  endsOn: fc.constantFrom(null, ...days),
};
const rule: fc.Arbitrary<PriceRule> = fc.oneof(
  fc
    .record({
      ...place,
      target,
      cents: fc.integer({ min: 0, max: 2_000_000 }),
      steps: fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 3 }),
    })
    .map(({ steps, ...one }): PriceRule => {
      const breaks = steps.sort((a, b) => a - b).map((quantity, at) => ({ quantity, at: at + 1 }));
      const kept = breaks.filter(({ at }) => at <= one.cents);
      return {
        ...one,
        kind: 'sku',
        breaks: kept.map(({ quantity, at }) => ({ quantity, cents: one.cents - at })),
      };
    }),
  fc.record({
    ...place,
    target,
    kind: fc.constantFrom('product' as const, 'category' as const, 'vendor' as const),
    offBps: fc.integer({ min: 0, max: 10_000 }),
  }),
  fc.record({
    ...place,
    target: fc.constant(''),
    kind: fc.constant('everything' as const),
    offBps: fc.integer({ min: 0, max: 10_000 }),
  }),
);
/** As the database keeps them: one for the same thing at a place from a day on. */
const someRules = fc.uniqueArray(rule, {
  maxLength: 12,
  selector: ({ kind, target: what, warehouseId, startsOn }) =>
    [kind, what, warehouseId ?? '', startsOn ?? ''].join(),
});
const somePrices = fc.record({
  retailCents: fc.integer({ min: 0, max: 1_000_000 }),
  tradeCents: fc.integer({ min: 0, max: 1_200_000 }),
});

test('the lowest that applies wins', () => {
  const rules: PriceRule[] = [
    { ...everywhere, kind: 'category', target: 'cabinets', offBps: 2_000 },
    { ...everywhere, kind: 'vendor', target: 'v1', offBps: 1_000 },
    { ...everywhere, kind: 'product', target: 'p2', offBps: 9_000 },
    price(1, { target: 's2' }),
  ];
  expect(centsAt(rules)).toBe(8_000);
  expect(centsAt([...rules, price(7_777)])).toBe(7_777);
  expect(centsAt([])).toBe(8_500);
  expect(centsAt([], { group: 'retail' })).toBe(10_000);
});

test('a warehouse’s own rule stands in place of the same rule for everywhere, also when it gives less', () => {
  const rules: PriceRule[] = [
    { ...everywhere, kind: 'vendor', target: 'v1', offBps: 3_000 },
    { ...everywhere, warehouseId: 'w1', kind: 'vendor', target: 'v1', offBps: 2_000 },
  ];
  expect(centsAt(rules, { warehouse: 'w1' })).toBe(8_000);
  expect(centsAt(rules, { warehouse: 'w2' })).toBe(7_000);
});

test('a price counts from its first day to its last, both included', () => {
  const rules = [price(7_000, { startsOn: '2026-12-01', endsOn: '2026-12-31' })];
  const on = (day: string) => centsAt(rules, { day });
  expect(['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map(on)).toEqual([
    8_500, 7_000, 7_000, 8_500,
  ]);
});

test('of a SKU’s prices that hold the one that began last counts, also when it is higher', () => {
  const rules = [
    price(6_000),
    price(7_000, { startsOn: '2026-11-01' }),
    price(6_500, { startsOn: '2026-11-20', endsOn: '2026-11-28' }),
    price(5_000, { startsOn: '2026-12-24' }),
  ];
  const on = (day: string) => centsAt(rules, { day });
  expect(['2026-10-31', '2026-11-01', '2026-11-28', '2026-11-29', '2026-12-24'].map(on)).toEqual([
    6_000, 7_000, 6_500, 7_000, 5_000,
  ]);
});

test('where a warehouse’s own price is over, everywhere’s counts there again', () => {
  const rules = [price(7_000), price(7_500, { warehouseId: 'w1', endsOn: today })];
  expect(centsAt(rules)).toBe(7_500);
  expect(centsAt(rules, { day: '2026-11-30' })).toBe(7_000);
});

test('a price’s own breaks count the SKU and stand in place of the product’s', () => {
  const own = [
    { quantity: 10, cents: 7_500 },
    { quantity: 50, cents: 7_000 },
  ];
  const offer = offerAt(prices, [price(8_000, { breaks: own })]);
  expect([1, 9, 10, 49, 50].map((quantity) => centsFor(offer, quantity, 0))).toEqual([
    8_000, 8_000, 7_500, 7_500, 7_000,
  ]);
  // The product's five percent come off the trade price, not off the list's own.
  expect(centsFor(offer, 10, 500)).toBe(7_500);
  // Whoever gets the same by the product's break pays the lower one.
  expect(centsFor(offer, 1, 2_000)).toBe(6_800);
  const plain = offerAt(prices, [price(8_000)]);
  expect(centsFor(plain, 10, 500)).toBe(7_600);
});

test('nobody pays more than retail or less than nothing, and the order of the rules does not matter', () => {
  fc.assert(
    fc.property(somePrices, someRules, fc.integer({ min: 1, max: 60 }), (some, rules, quantity) => {
      const offer = offerAt(some, rules);
      expect(Number.isSafeInteger(offer.cents)).toBe(true);
      expect(offer.cents).toBeGreaterThanOrEqual(0);
      expect(offer.cents).toBeLessThanOrEqual(Math.min(some.retailCents, some.tradeCents));
      expect(offerAt(some, [...rules].reverse())).toEqual(offer);
      expect(centsFor(offer, 1, 0)).toBe(offer.cents);
      expect(centsFor(offer, quantity + 1, 0)).toBeLessThanOrEqual(centsFor(offer, quantity, 0));
    }),
  );
});

test('a rule that does not hold today changes nothing, and the reason is a rule that holds', () => {
  fc.assert(
    fc.property(somePrices, someRules, (some, rules) => {
      const holding = rules.filter(
        ({ startsOn, endsOn }) => (startsOn ?? '') <= today && (endsOn ?? '9999') >= today,
      );
      expect(offerAt(some, holding)).toEqual(offerAt(some, rules));
      const reason = ruleOfPrice(some, 'trade', openBook(rules, 'w1', today), knob);
      if (reason) expect(holding).toContain(reason);
    }),
  );
});
