import { expect, it } from 'vitest';
import { worthOf } from '#schemas/domain/sales/lines-worth.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import { returnable, statusAfter } from './order-lines.ts';

const item = (_id: string, quantity: number, more: object = {}) =>
  ({
    _id,
    quantity,
    line_total: 100,
    coupon_discount: 0,
    configuration: null,
    ...more,
  }) as Order['cart']['items'][number];
const counted = (quantity: number) => ({ lines: [{ item: 'a', quantity }] });

it('lets back what was handed over and is not on its way back, and nothing that was made to order', () => {
  const made = item('b', 1, { configuration: { returnable: false } });
  const fulfilments = [counted(3), { lines: [{ item: 'b', quantity: 1 }] }];
  const returns = [
    { ...counted(1), status: 'asked' as const },
    { ...counted(1), status: 'refused' as const },
  ];
  expect([...returnable([item('a', 4), made], fulfilments, returns)]).toEqual([
    ['a', 2],
    ['b', 0],
  ]);
});

it('is fulfilled when every line is', () => {
  const items = [item('a', 2)];
  expect(statusAfter(items, [])).toBe('placed');
  expect(statusAfter(items, [counted(1)])).toBe('partly_fulfilled');
  expect(statusAfter(items, [counted(1), counted(1)])).toBe('fulfilled');
  expect(statusAfter([...items, item('b', 1)], [counted(2)])).toBe('partly_fulfilled');
});

it('is worth its share after the coupon, with its share of the tax, in whole cents', () => {
  const cart = { tax: 9, items: [item('a', 3, { coupon_discount: 10 }), item('b', 1, { line_total: 10 })] };
  const order = { cart } as unknown as Order;
  expect(worthOf(order, [{ item: 'a', quantity: 1 }])).toBe(3270);
  expect(worthOf(order, [{ item: 'a', quantity: 3 }])).toBe(9810);
});
