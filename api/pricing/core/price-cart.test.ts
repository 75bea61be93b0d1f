import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf } from './basis-points.ts';
import { appliesTo, type CouponRefusal, type CouponTerms, refusalOf } from './coupon.ts';
import { type CartPricingInput, isPaymentDelayed, type PricingLine, priceCart } from './price-cart.ts';

const nothing = { productIds: [], categoryIds: [], vendorIds: [] };
const coupon: CouponTerms = {
  gives: { kind: 'percent', offBps: 1_000 },
  startsAt: null,
  endsAt: null,
  minimumSubtotalCents: 0,
  included: nothing,
  excluded: nothing,
  mostUses: null,
  mostUsesPerCustomer: null,
};
const facts = { now: 1_000, uses: 0, usesOfCustomer: 0 };
const used = (terms: Partial<CouponTerms>) => ({ terms: { ...coupon, ...terms }, facts });
const line = (change: Partial<PricingLine> = {}): PricingLine => ({
  key: 'a',
  unitCents: 12_999,
  quantity: 3,
  taxable: true,
  productId: 'p1',
  vendorId: 'v1',
  categoryIds: ['lamps', 'lighting'],
  ...change,
});
const cart = (change: Partial<CartPricingInput> = {}): CartPricingInput => ({
  lines: [line(), line({ key: 'b', unitCents: 450, quantity: 10, productId: 'p2', categoryIds: ['knobs'] })],
  coupon: null,
  shipping: { kind: 'charge', cents: 9_500 },
  tax: { isExempt: false, rule: 'origin', originPpm: 88_100, destinationPpm: null },
  fee: { bps: 0, fixedCents: 0 },
  ...change,
});

const scope = fc.record({
  productIds: fc.subarray(['p0', 'p1', 'p2']),
  categoryIds: fc.subarray(['c0', 'c1']),
  vendorIds: fc.subarray(['v0', 'v1']),
});
const gives = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), offBps: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ kind: fc.constant('amount' as const), offCents: fc.integer({ min: 1, max: 100_000_000 }) }),
  fc.constant({ kind: 'free_shipping' as const }),
);
const someCoupon = fc
  .record({
    gives,
    included: scope,
    excluded: scope,
    minimumSubtotalCents: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(used);
const someLine = fc.record({
  unitCents: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  taxable: fc.boolean(),
  productId: fc.constantFrom('p0', 'p1', 'p2'),
  vendorId: fc.constantFrom('v0', 'v1'),
  categoryIds: fc.subarray(['c0', 'c1']),
});
const someCart: fc.Arbitrary<CartPricingInput> = fc.record({
  lines: fc
    .array(someLine, { maxLength: 30 })
    .map((lines) => lines.map((one, index) => ({ ...one, key: `k${index}` }))),
  coupon: fc.option(someCoupon),
  shipping: fc.oneof(
    fc.record({ kind: fc.constant('charge' as const), cents: fc.integer({ min: 0, max: 500_000 }) }),
    fc.constant({ kind: 'quote_required' as const }),
  ),
  tax: fc.record({
    isExempt: fc.boolean(),
    rule: fc.constantFrom('origin' as const, 'destination' as const),
    originPpm: fc.integer({ min: 0, max: 300_000 }),
    destinationPpm: fc.option(fc.integer({ min: 0, max: 300_000 })),
  }),
  fee: fc.record({
    bps: fc.integer({ min: 0, max: 500 }),
    fixedCents: fc.integer({ min: 0, max: 1_000 }),
  }),
});
const sum = (cents: readonly number[]) => cents.reduce((a, b) => a + b, 0);

describe('priceCart', () => {
  it('adds up a cart by hand', () => {
    expect(priceCart(cart())).toMatchObject({
      subtotalCents: 43_497,
      shippingCents: 9_500,
      taxCents: 3_436 + 396,
      totalCents: 56_829,
    });
  });

  it('adds up a cart with a coupon and a fee by hand', () => {
    const lighting = { ...nothing, categoryIds: ['lighting'] };
    const priced = priceCart(
      cart({ coupon: used({ included: lighting }), fee: { bps: 300, fixedCents: 30 } }),
    );
    expect(priced).toMatchObject({
      lineDiscountCents: [3_900, 0],
      discountCents: 3_900,
      taxCents: 3_092 + 396,
      feeCents: 1_608,
      totalCents: 43_497 - 3_900 + 9_500 + 3_488 + 1_608,
    });
    expect(shareOf(43_497 - 3_900 + 9_500 + 3_488, 300) + 30).toBe(1_608);
  });

  it('takes a coupon’s delivery off the delivery', () => {
    expect(priceCart(cart({ coupon: used({ gives: { kind: 'free_shipping' } }) }))).toMatchObject({
      shippingCents: 0,
      shippingOffCents: 9_500,
      discountCents: 0,
      totalCents: 43_497 + 3_436 + 396,
    });
  });

  it('taxes where the goods leave or arrive, and not what is exempt', () => {
    const taxOf = (tax: Partial<CartPricingInput['tax']>) =>
      priceCart(cart({ tax: { ...cart().tax, ...tax } })).taxCents;
    expect(taxOf({ rule: 'destination' })).toBe(3_832);
    expect(taxOf({ rule: 'destination', destinationPpm: 0 })).toBe(0);
    expect(taxOf({ destinationPpm: 0 })).toBe(3_832);
    expect(taxOf({ isExempt: true })).toBe(0);
    expect(priceCart(cart({ lines: [line({ taxable: false })] })).taxCents).toBe(0);
  });

  it('makes the sums of their parts, never below zero, whatever the order of the lines', () => {
    fc.assert(
      fc.property(someCart, (input) => {
        const priced = priceCart(input);
        expect(sum(priced.lineCents)).toBe(priced.subtotalCents);
        expect(sum(priced.lineDiscountCents)).toBe(priced.discountCents);
        const { subtotalCents, discountCents, shippingCents, taxCents, feeCents, totalCents } = priced;
        expect(totalCents).toBe(subtotalCents - discountCents + shippingCents + taxCents + feeCents);
        for (const cents of [subtotalCents, discountCents, shippingCents, taxCents, feeCents, totalCents]) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
        const reversed = priceCart({ ...input, lines: [...input.lines].reverse() });
        expect(reversed.lineDiscountCents.reverse()).toEqual(priced.lineDiscountCents);
        expect({ ...reversed, lineCents: [], lineDiscountCents: [] }).toEqual({
          ...priced,
          lineCents: [],
          lineDiscountCents: [],
        });
      }),
    );
  });

  it('gives no more with a coupon than what it applies to, line by line', () => {
    fc.assert(
      fc.property(someCart, someCoupon, (input, given) => {
        const priced = priceCart({ ...input, coupon: given });
        for (const [index, one] of input.lines.entries()) {
          const most = appliesTo(given.terms, { ...one, lineCents: 0 }) ? (priced.lineCents[index] ?? 0) : 0;
          expect(priced.lineDiscountCents[index]).toBeGreaterThanOrEqual(0);
          expect(priced.lineDiscountCents[index]).toBeLessThanOrEqual(most);
        }
        const { gives: what } = given.terms;
        if (what.kind === 'amount') expect(priced.discountCents).toBeLessThanOrEqual(what.offCents);
      }),
    );
  });

  it('moves the tax by a cent a line at most when a line is split, and neither subtotal nor discount', () => {
    fc.assert(
      fc.property(someCart, fc.nat(), fc.nat(), (input, at, cut) => {
        const index = at % Math.max(1, input.lines.length);
        const one = input.lines[index];
        if (!one || one.quantity < 2) return;
        const first = 1 + (cut % (one.quantity - 1));
        const lines = input.lines.flatMap((other, position) =>
          position === index
            ? [
                { ...one, quantity: first },
                { ...one, key: 'split', quantity: one.quantity - first },
              ]
            : [other],
        );
        const whole = priceCart(input);
        const split = priceCart({ ...input, lines });
        expect(split.subtotalCents).toBe(whole.subtotalCents);
        expect(split.discountCents).toBe(whole.discountCents);
        const most = whole.discountCents > 0 ? lines.length : 1;
        expect(Math.abs(whole.taxCents - split.taxCents)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('charges nothing for the delivery of nothing, and no fee for nothing', () => {
    const priced = priceCart(cart({ lines: [], fee: { bps: 300, fixedCents: 30 } }));
    expect(priced).toMatchObject({ totalCents: 0, isShippingQuoted: false });
  });

  it('says that delivery has to be quoted', () => {
    expect(priceCart(cart({ shipping: { kind: 'quote_required' } }))).toMatchObject({
      shippingCents: 0,
      isShippingQuoted: true,
    });
  });
});

describe('a coupon', () => {
  const lines = [{ ...line(), lineCents: 38_997 }];
  const why = (terms: Partial<CouponTerms>, change: Partial<typeof facts> = {}): CouponRefusal | null =>
    refusalOf({ ...coupon, ...terms }, { ...facts, ...change }, lines);

  it('begins at its first moment and ends before its last', () => {
    const dates = { startsAt: 1_000, endsAt: 2_000 };
    expect([999, 1_000, 1_999, 2_000].map((now) => why(dates, { now }))).toEqual([
      'early',
      null,
      null,
      'expired',
    ]);
  });

  it('is used so often and no more, in all and by one customer', () => {
    expect([0, 1, 2].map((uses) => why({ mostUses: 2 }, { uses }))).toEqual([null, null, 'used_up']);
    expect([0, 1].map((usesOfCustomer) => why({ mostUsesPerCustomer: 1 }, { usesOfCustomer }))).toEqual([
      null,
      'used_by_customer',
    ]);
  });

  it('is for some goods and not for others, and from a subtotal on', () => {
    const only = (change: object) => ({ ...nothing, ...change });
    expect(why({ included: only({ categoryIds: ['lighting'] }) })).toBeNull();
    expect(why({ included: only({ vendorIds: ['v2'] }) })).toBe('no_products');
    expect(why({ excluded: only({ productIds: ['p1'] }) })).toBe('no_products');
    expect(why({ minimumSubtotalCents: 38_997 })).toBeNull();
    expect(why({ minimumSubtotalCents: 38_998 })).toBe('minimum');
  });
});

describe('isPaymentDelayed', () => {
  const at = (totalCents: number, feeCents = 0) =>
    isPaymentDelayed({ enabled: true, thresholdCents: 100_000 }, { totalCents, feeCents });

  it('begins at the threshold, counted before the fee', () => {
    expect([99_999, 100_000, 100_001].map((cents) => at(cents))).toEqual([false, true, true]);
    expect(at(100_001, 2)).toBe(false);
  });

  it('is every order at zero, and none when it is switched off', () => {
    const nothingDue = { totalCents: 0, feeCents: 0 };
    expect(isPaymentDelayed({ enabled: true, thresholdCents: 0 }, nothingDue)).toBe(true);
    expect(isPaymentDelayed({ enabled: false, thresholdCents: 0 }, nothingDue)).toBe(false);
  });
});

describe('lines at a proposal’s price', () => {
  const quoted = line({ key: 'q', unitCents: 10_000, quantity: 1, isQuoted: true });
  const own = line({ key: 'o', unitCents: 10_000, quantity: 1 });

  it('keep it: a coupon takes its share off the others alone', () => {
    const priced = priceCart(cart({ lines: [quoted, own], coupon: used({}) }));
    expect(priced.lineDiscountCents).toEqual([0, 1_000]);
  });

  it('do not count for a coupon, which is refused where there is nothing else', () => {
    expect(priceCart(cart({ lines: [quoted], coupon: used({}) })).couponRefusal).toBe('no_products');
    const least = used({ minimumSubtotalCents: 15_000 });
    expect(priceCart(cart({ lines: [quoted, own], coupon: least })).couponRefusal).toBe('minimum');
  });
});
