import { expect, it } from 'vitest';
import { maxQuantity } from '#schemas/domain/sales/cart.ts';
import { allocateStock, type Need } from './allocate-stock.ts';

const stock = new Map([
  ['a', 5],
  ['b', 8],
]);
const need = (
  quantity: number,
  units: Record<string, number>,
  isUnlimited = false,
  later: string[] = [],
  from = 'here',
): Need => ({
  quantity,
  from,
  units: new Map(Object.entries(units)),
  stock,
  later: new Set(later),
  isUnlimited,
});

it('gives the stock to lines in their order, the later ones what is left', () => {
  expect(allocateStock([need(2, { a: 1 }), need(1, { a: 2, b: 3 })])).toEqual([5, 1]);
  expect(allocateStock([need(3, { a: 1 }), need(2, { a: 2, b: 3 })])).toEqual([5, 1]);
  expect(allocateStock([need(9, { a: 1 }), need(1, { a: 1 })])).toEqual([5, 0]);
  expect(allocateStock([need(1, { a: 2, b: 3 }), need(9, { b: 1 })])).toEqual([2, 5]);
});

it('takes what ships from another warehouse from there', () => {
  expect(allocateStock([need(5, { a: 1 }), need(2, { a: 1 }, false, [], 'denver')])).toEqual([5, 5]);
});

it('never runs out of what is made to order, and has nothing of what takes nothing', () => {
  expect(allocateStock([need(1, { a: 2, b: 9 }, false, ['b']), need(9, { a: 1 })])).toEqual([2, 3]);
  expect(allocateStock([need(1, {}, true), need(1, {}), need(1, { c: 1 })])).toEqual([maxQuantity, 0, 0]);
});
