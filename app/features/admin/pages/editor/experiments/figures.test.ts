import { expect, test } from 'vitest';
import type { VariantResult } from '#schemas/domain/content/experiment.ts';
import { boundsOf, equalShare, rateOf, relativeTo, salesEach, scaleOf } from './figures.ts';

const variant = (visitors: number, added: number, sales_cents = 0): VariantResult => ({
  visitors,
  reached: {
    'view product': 0,
    'add to cart': added,
    'checkout begin': 0,
    'submit order': 0,
    register: 0,
  },
  orders: 0,
  sales_cents,
});

test('a rate is a part of the visitors, and none without them', () => {
  expect(rateOf(variant(200, 10), 'add to cart')).toBe(0.05);
  expect(rateOf(variant(200, 10), 'register')).toBe(0);
  expect(rateOf(variant(0, 0), 'add to cart')).toBeNull();
});

test('a difference is said as a part of the rate of A, with its bounds', () => {
  expect(relativeTo(0.5, { by: 0.125, from: -0.0625, to: 0.25 })).toEqual({
    by: 0.25,
    from: -0.125,
    to: 0.5,
  });
  expect(relativeTo(0, { by: 0.01, from: 0, to: 0.02 })).toBeNull();
  expect(relativeTo(0.05, null)).toBeNull();
});

test('the bounds of B stand around its own rate and within what a rate can be', () => {
  const bounds = boundsOf(0.06, { by: 0.01, from: -0.09, to: 0.03 });
  expect(bounds?.from).toBe(0);
  expect(bounds?.to).toBeCloseTo(0.08);
  expect(boundsOf(null, { by: 0, from: 0, to: 0 })).toBeNull();
});

test.each([
  [[0.062, 0.083], 0.1],
  [[0.012, null], 0.02],
  [[0.21, 0.34], 0.5],
  [[0.6, 1], 1],
  [[0, 0], 0.02],
])('a scale for %j ends at %d', (rates, end) => {
  expect(scaleOf(...rates)).toBeCloseTo(end);
});

test('sales are said by each visitor', () => {
  expect(salesEach(variant(40, 0, 10_000))).toBe(250);
  expect(salesEach(variant(0, 0))).toBeNull();
});

test('one share of all audiences is known as one', () => {
  expect(equalShare({ guest: 50, customer: 50, company: 50 })).toBe(50);
  expect(equalShare({ guest: 50, customer: 50, company: 0 })).toBeNull();
});
