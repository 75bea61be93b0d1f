import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOrderable, leastQuantity, mostQuantity, nearestQuantity } from './order-quantity.ts';

test('a minimum that is no multiple of the step is raised to one', () => {
  expect(leastQuantity({ min: 10, step: 6 })).toBe(12);
  expect(leastQuantity({ min: 1, step: 1 })).toBe(1);
  expect(mostQuantity({ min: 1, step: 12 })).toBe(9996);
});

test('the nearest is offered, the larger of two', () => {
  const rule = { min: 12, step: 6 };
  expect([1, 12, 14, 15, 20, 9999].map((quantity) => nearestQuantity(quantity, rule))).toEqual([
    12, 12, 12, 18, 18, 9996,
  ]);
});

test('what is offered can be ordered, and two lines of it together too', () => {
  const rules = fc.record({ min: fc.integer({ min: 1, max: 500 }), step: fc.integer({ min: 1, max: 144 }) });
  fc.assert(
    fc.property(rules, fc.nat(6000), fc.nat(3000), (rule, one, other) => {
      const [first, second] = [nearestQuantity(one, rule), nearestQuantity(other, rule)];
      expect(isOrderable(first, rule)).toBe(true);
      if (first + second <= mostQuantity(rule)) expect(isOrderable(first + second, rule)).toBe(true);
      expect(isOrderable(first, rule) && first !== 0).toBe(true);
    }),
  );
});
