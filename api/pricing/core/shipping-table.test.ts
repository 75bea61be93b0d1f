import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  billableLb,
  freightClass,
  type Goods,
  localDeliveryQuote,
  quoteOf,
  type ShippingRate,
  type ShippingZone,
  zoneOf,
} from './shipping-table.ts';

const zones: ShippingZone[] = [
  { zone: 4, warehouseId: 'w1', states: ['CO', 'OR'], zipPrefixes: [] },
  { zone: 2, warehouseId: 'w1', states: [], zipPrefixes: ['972'] },
  { zone: 1, warehouseId: 'w1', states: [], zipPrefixes: ['97209'] },
  { zone: 7, warehouseId: 'w2', states: ['OR'], zipPrefixes: [] },
  { zone: 9, warehouseId: null, states: ['HI', 'OR'], zipPrefixes: [] },
];
const rate = (change: Partial<ShippingRate> = {}): ShippingRate => ({
  method: 'UPS',
  zone: null,
  fromLb: 0,
  toLb: null,
  classFrom: null,
  classTo: null,
  dimDivisor: null,
  isQuoted: false,
  baseCents: 1_000,
  perLbCents: 50,
  ...change,
});
const box = (change: Partial<Goods> = {}): Goods => ({
  milliLb: 2_500,
  width: 10,
  depth: 10,
  height: 10,
  quantity: 1,
  ...change,
});
const portland = { state: 'OR', zip: '97209' };
const ask = (rates: ShippingRate[], goods = [box()], to: typeof portland | null = portland) =>
  quoteOf('UPS', goods, to, 'w1', { zones, rates });

const someGoods = fc.array(
  fc.record({
    milliLb: fc.nat(200_000),
    width: fc.nat(60),
    depth: fc.nat(60),
    height: fc.nat(60),
    quantity: fc.integer({ min: 1, max: 40 }),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('the table of delivery rates', () => {
  it('finds the zone by the longest ZIP prefix, then the state, the warehouse’s own first', () => {
    expect(zoneOf(zones, 'w1', portland)).toBe(1);
    expect(zoneOf(zones, 'w1', { state: 'OR', zip: '97201' })).toBe(2);
    expect(zoneOf(zones, 'w1', { state: 'OR', zip: '97301' })).toBe(4);
    expect(zoneOf(zones, 'w2', portland)).toBe(7);
    expect(zoneOf(zones, 'w3', portland)).toBe(9);
    expect(zoneOf(zones, 'w1', { state: 'NY', zip: '10001' })).toBeNull();
  });

  it('counts whole pounds, of the weight or the room', () => {
    expect(billableLb([box()], null)).toBe(3);
    expect(billableLb([box({ milliLb: 3_000 })], null)).toBe(3);
    expect(billableLb([box({ milliLb: 0 })], null)).toBe(1);
    expect(billableLb([box({ quantity: 2 })], 139)).toBe(Math.ceil((1_000 / 139) * 2));
    expect(billableLb([box({ milliLb: 40_000 })], 139)).toBe(40);
  });

  it('knows the freight class by the density', () => {
    const cubicFoot = { width: 12, depth: 12, height: 12 };
    const of = (lb: number) => freightClass([box({ milliLb: lb * 1_000, ...cubicFoot })]);
    expect([50, 49, 15, 8, 7, 1, 0.5].map(of)).toEqual([50, 55, 70, 100, 125, 300, 400]);
    expect(freightClass([box({ milliLb: 0 })])).toBe(100);
  });

  it('charges base and pounds of the rate that fits, from its first pound, below its last', () => {
    const rates = [rate({ toLb: 3 }), rate({ fromLb: 3, toLb: 10, baseCents: 2_000 })];
    const of = (milliLb: number) => ask(rates, [box({ milliLb })]);
    expect(of(2_000)).toEqual({ kind: 'charge', cents: 1_100 });
    expect(of(2_001)).toEqual({ kind: 'charge', cents: 2_150 });
    expect(of(9_001)).toEqual({ kind: 'no_rate' });
  });

  it('prefers the zone’s and the class’s own rate', () => {
    const rates = [rate(), rate({ zone: 1, baseCents: 300 }), rate({ zone: 2, baseCents: 1 })];
    expect(ask(rates)).toEqual({ kind: 'charge', cents: 300 + 3 * 50 });
    expect(ask([...rates, rate({ zone: 1, classFrom: 150, baseCents: 700 })])).toEqual({
      kind: 'charge',
      cents: 700 + 3 * 50,
    });
    expect(ask([rate({ zone: 2 })])).toEqual({ kind: 'no_rate' });
  });

  it('says what it needs before it can say a price', () => {
    expect(ask([rate()], [box()], null)).toEqual({ kind: 'address_required' });
    expect(ask([rate({ isQuoted: true })], [box()], null)).toEqual({ kind: 'quote_required' });
    expect(ask([rate({ isQuoted: true })])).toEqual({ kind: 'quote_required' });
    expect(ask([])).toEqual({ kind: 'no_rate' });
  });

  it('sends the own van for its flat charge, and where it has rows only as far as they say', () => {
    const van = (rates: ShippingRate[], to: typeof portland | null = portland) =>
      localDeliveryQuote({ flatCents: 9_500, zips: [] }, [box()], to, 'w1', { zones, rates });
    expect(van([])).toEqual({ kind: 'charge', cents: 9_500 });
    expect(van([rate()], { state: 'NY', zip: '10001' })).toEqual({ kind: 'charge', cents: 9_500 });
    const own = (change: Partial<ShippingRate>) =>
      rate({ method: 'Local Delivery', baseCents: 0, perLbCents: 0, ...change });
    const rows = [own({ zone: 1 }), own({ zone: 2, baseCents: 4_000 })];
    expect(van(rows, null)).toEqual({ kind: 'charge', cents: 9_500 });
    expect(van(rows)).toEqual({ kind: 'charge', cents: 9_500 });
    expect(van(rows, { state: 'OR', zip: '97201' })).toEqual({ kind: 'charge', cents: 13_500 });
    expect(van(rows, { state: 'NY', zip: '10001' })).toEqual({ kind: 'no_rate' });
  });

  it('sends it into its own ZIPs and nowhere else, also beyond the zones of its rows', () => {
    const van = (zips: string[], rates: ShippingRate[], to: typeof portland | null) =>
      localDeliveryQuote({ flatCents: 9_500, zips }, [box()], to, 'w1', { zones, rates });
    const newYork = { state: 'NY', zip: '10001' };
    const own = (change: Partial<ShippingRate>) =>
      rate({ method: 'Local Delivery', baseCents: 4_000, perLbCents: 0, ...change });
    expect(van(['100'], [], newYork)).toEqual({ kind: 'charge', cents: 9_500 });
    expect(van(['100'], [], portland)).toEqual({ kind: 'no_rate' });
    expect(van(['10001'], [own({ zone: 2 })], newYork)).toEqual({ kind: 'charge', cents: 9_500 });
    expect(van(['972'], [own({ zone: 2 })], { state: 'OR', zip: '97201' })).toEqual({
      kind: 'charge',
      cents: 13_500,
    });
    // What the van does not take, it takes nowhere.
    expect(van(['100'], [own({ zone: 2, toLb: 1 })], newYork)).toEqual({ kind: 'no_rate' });
    expect(van(['100'], [], null)).toEqual({ kind: 'charge', cents: 9_500 });
  });

  it('knows without an address what no place would take', () => {
    const light = rate({ toLb: 2 });
    expect(ask([light], [box()], null)).toEqual({ kind: 'no_rate' });
    expect(ask([light, rate({ fromLb: 2, isQuoted: true })], [box()], null)).toEqual({
      kind: 'quote_required',
    });
  });

  it('asks the same whatever the order of goods and rates, and however a line is split', () => {
    const rates = [
      rate({ toLb: 100 }),
      rate({ fromLb: 100, toLb: 900, baseCents: 4_000, dimDivisor: 139 }),
      rate({ zone: 1, fromLb: 900, isQuoted: true }),
    ];
    fc.assert(
      fc.property(someGoods, (goods) => {
        const whole = ask(rates, goods);
        expect(ask([...rates].reverse(), [...goods].reverse())).toEqual(whole);
        const split = goods.flatMap((one) =>
          one.quantity > 1
            ? [
                { ...one, quantity: 1 },
                { ...one, quantity: one.quantity - 1 },
              ]
            : [one],
        );
        expect(ask(rates, split)).toEqual(whole);
        if (whole.kind === 'charge') expect(Number.isSafeInteger(whole.cents)).toBe(true);
      }),
    );
  });

  it('never charges less for more within a rate', () => {
    fc.assert(
      fc.property(someGoods, someGoods, (goods, more) => {
        const less = ask([rate({ dimDivisor: 139 })], goods);
        const all = ask([rate({ dimDivisor: 139 })], [...goods, ...more]);
        if (less.kind !== 'charge' || all.kind !== 'charge') throw new Error('expected a charge');
        expect(all.cents).toBeGreaterThanOrEqual(less.cents);
      }),
    );
  });
});
