import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart, unitPrice } from './price-cart.ts';

const warehouse = { taxRateBps: 881, localDeliveryCents: 9500 };
const lines = fc.array(
  fc.record({
    unitCents: fc.integer({ min: 0, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
  }),
  { minLength: 1, maxLength: 40 },
);

describe('priceCart', () => {
  it('adds up a cart by hand', () => {
    const priced = priceCart({
      lines: [
        { unitCents: 12_999, quantity: 3 },
        { unitCents: 450, quantity: 10 },
      ],
      deliveryMethod: 'Local Delivery',
      warehouse,
    });
    expect(priced).toMatchObject({
      subtotalCents: 43_497,
      shippingCents: 9500,
      taxCents: 3436 + 396,
      totalCents: 56_829,
    });
  });

  it('makes the subtotal of its lines and the total of its parts, whatever the order of the lines', () => {
    fc.assert(
      fc.property(lines, (input) => {
        const priced = priceCart({ lines: input, deliveryMethod: 'Will Call', warehouse });
        const reversed = priceCart({ lines: [...input].reverse(), deliveryMethod: 'Will Call', warehouse });
        expect(priced.lineCents.reduce((a, b) => a + b, 0)).toBe(priced.subtotalCents);
        expect(priced.totalCents).toBe(priced.subtotalCents + priced.taxCents);
        expect(reversed.totalCents).toBe(priced.totalCents);
        expect(Number.isSafeInteger(priced.totalCents)).toBe(true);
      }),
    );
  });

  it('moves the tax by a cent at most when a line is split', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 2, max: 500 }),
        fc.integer({ min: 1 }),
        (unitCents, quantity, at) => {
          const first = 1 + (at % (quantity - 1));
          const whole = priceCart({ lines: [{ unitCents, quantity }], deliveryMethod: null, warehouse });
          const split = priceCart({
            lines: [
              { unitCents, quantity: first },
              { unitCents, quantity: quantity - first },
            ],
            deliveryMethod: null,
            warehouse,
          });
          expect(Math.abs(whole.taxCents - split.taxCents)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('charges nothing for the delivery of nothing', () => {
    expect(priceCart({ lines: [], deliveryMethod: 'Local Delivery', warehouse }).totalCents).toBe(0);
  });
});

describe('unitPrice', () => {
  it('never lets trade pay more than retail', () => {
    const prices = { msrpCents: 200, retailCents: 150, tradeCents: 180 };
    expect(unitPrice(prices, 'trade')).toBe(150);
    expect(unitPrice(prices, 'retail')).toBe(150);
  });
});
