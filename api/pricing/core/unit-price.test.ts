import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PriceRule, type PriceTerms, unitPrice } from './unit-price.ts';

const knob = { skuId: 's1', productId: 'p1', vendorId: 'v1', categoryIds: ['pulls', 'cabinets'] };
const prices = { retailCents: 10_000, tradeCents: 8_500 };
const at = (rules: PriceRule[], warehouseId = 'w1'): PriceTerms => ({ group: 'trade', rules, warehouseId });
const everywhere = { warehouseId: null };

const target = fc.constantFrom('s1', 'p1', 'v1', 'pulls', 'cabinets', 'other', '');
const warehouseId = fc.constantFrom(null, 'w1', 'w2');
const rule: fc.Arbitrary<PriceRule> = fc.oneof(
  fc.record({
    kind: fc.constant('sku' as const),
    target,
    warehouseId,
    cents: fc.integer({ min: 0, max: 2_000_000 }),
  }),
  fc.record({
    kind: fc.constantFrom('product' as const, 'category' as const, 'vendor' as const, 'everything' as const),
    target,
    warehouseId,
    offBps: fc.integer({ min: 0, max: 10_000 }),
  }),
);
const somePrices = fc.record({
  retailCents: fc.integer({ min: 0, max: 1_000_000 }),
  tradeCents: fc.integer({ min: 0, max: 1_200_000 }),
});

test('the lowest that applies wins', () => {
  const rules: PriceRule[] = [
    { ...everywhere, kind: 'category', target: 'cabinets', offBps: 2_000 },
    { ...everywhere, kind: 'vendor', target: 'v1', offBps: 1_000 },
    { ...everywhere, kind: 'product', target: 'p2', offBps: 9_000 },
    { ...everywhere, kind: 'sku', target: 's2', cents: 1 },
  ];
  expect(unitPrice(prices, at(rules), knob)).toBe(8_000);
  expect(
    unitPrice(prices, at([...rules, { ...everywhere, kind: 'sku', target: 's1', cents: 7_777 }]), knob),
  ).toBe(7_777);
  expect(unitPrice(prices, at([]), knob)).toBe(8_500);
  expect(unitPrice(prices, { ...at([]), group: 'retail' }, knob)).toBe(10_000);
});

test('a warehouse’s own rule stands in place of the same rule for everywhere, also when it gives less', () => {
  const rules: PriceRule[] = [
    { ...everywhere, kind: 'vendor', target: 'v1', offBps: 3_000 },
    { warehouseId: 'w1', kind: 'vendor', target: 'v1', offBps: 2_000 },
  ];
  expect(unitPrice(prices, at(rules, 'w1'), knob)).toBe(8_000);
  expect(unitPrice(prices, at(rules, 'w2'), knob)).toBe(7_000);
});

test('nobody pays more than retail or less than nothing, and the order of the rules does not matter', () => {
  fc.assert(
    fc.property(somePrices, fc.array(rule, { maxLength: 8 }), (some, rules) => {
      const cents = unitPrice(some, at(rules), knob);
      expect(Number.isSafeInteger(cents)).toBe(true);
      expect(cents).toBeGreaterThanOrEqual(0);
      expect(cents).toBeLessThanOrEqual(Math.min(some.retailCents, some.tradeCents));
      expect(unitPrice(some, at([...rules].reverse()), knob)).toBe(cents);
    }),
  );
});
