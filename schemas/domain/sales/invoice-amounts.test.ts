import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from './cart.ts';
import { invoiceAmounts } from './invoice-amounts.ts';

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((value) => value / 100);
const cartOf = fc
  .record({
    items: fc.array(fc.record({ line_total: cents(500_000), quantity: fc.integer({ min: 1, max: 40 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    shipping: cents(30_000),
    fee: cents(9_000),
    tax: cents(40_000),
  })
  .map(({ items, shipping, fee, tax }) => {
    const lines = items.map((item, index) => ({
      ...item,
      _id: `i${index}`,
      name: '',
      sku: '',
      coupon_discount: 0,
    }));
    const goods = lines.reduce((sum, { line_total }) => sum + Math.round(line_total * 100), 0);
    const total = (goods + Math.round(shipping * 100) + Math.round(fee * 100) + Math.round(tax * 100)) / 100;
    return { items: lines, fee, tax, total } as unknown as Cart;
  });

test('an order’s invoices come to its total to the cent, whatever is handed over when, and none is below zero', () => {
  fc.assert(
    fc.property(
      cartOf,
      fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 20 }),
      (cart, steps) => {
        const done = new Map<string, number>();
        let invoiced = 0;
        const send = (lines: { item: string; quantity: number }[]) => {
          if (lines.length === 0) return;
          const amounts = invoiceAmounts(cart, done, lines);
          for (const { item, quantity } of lines) done.set(item, (done.get(item) ?? 0) + quantity);
          expect(
            Math.min(amounts.goods_cents, amounts.shipping_cents, amounts.fee_cents, amounts.tax_cents),
          ).toBeGreaterThanOrEqual(0);
          invoiced += amounts.total_cents;
        };
        const leftOf = ({ _id, quantity }: Cart['items'][number]) => quantity - (done.get(_id) ?? 0);
        for (const step of steps) {
          const item = cart.items[step % cart.items.length];
          const quantity = item ? Math.min(step, leftOf(item)) : 0;
          if (item && quantity > 0) send([{ item: item._id, quantity }]);
        }
        send(
          cart.items
            .filter((item) => leftOf(item) > 0)
            .map((item) => ({ item: item._id, quantity: leftOf(item) })),
        );
        expect(invoiced).toBe(Math.round(cart.total * 100));
      },
    ),
  );
});
