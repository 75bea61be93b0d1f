import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CustomProduct, customProductSchema } from '#schemas/domain/catalog/product-data.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { checkCustom, customPrice } from './custom.ts';

const door: CustomProduct = customProductSchema.parse({
  dimensions: [
    { name: 'Width', min: 6, max: 30, step: 0.0625 },
    { name: 'Height', min: 6, max: 60, step: 0.0625 },
  ],
  options: [
    { name: 'Edge', values: [{ label: 'Eased' }, { label: 'Beveled', addCents: 1250 }] },
    { name: 'Hinges', values: [{ label: 'Bored' }, { label: 'None', addCents: -400 }] },
  ],
  formula: 'max(list * 0.6, Width * Height * 11.5)',
  leadTimeDays: 14,
});
const chosen = (dimensions: Record<string, number>, options: Record<string, string> = {}) => ({
  parts: [],
  dimensions,
  options: { Edge: 'Eased', Hinges: 'Bored', ...options },
});

const retail = (cents: number) => ({ cents, retailCents: cents });

describe('a piece made to measure', () => {
  it('is refused where it cannot be made, at the place', () => {
    expect(checkCustom(door, chosen({ Width: 12.0625, Height: 60 }))).toEqual({});
    expect(checkCustom(door, chosen({ Width: 31, Height: 12.05 }))).toEqual({
      '/dimensions/Width': [because('dimension_out_of_range', { name: 'Width', minimum: 6, maximum: 30 })],
      '/dimensions/Height': [because('dimension_off_step', { name: 'Height', step: 0.0625, minimum: 6 })],
    });
    expect(
      checkCustom(door, chosen({ Width: 12, Height: 12, Depth: 2 }, { Edge: 'Sharp', Color: 'Red' })),
    ).toEqual({
      '/dimensions/Depth': [because('dimension_unknown')],
      '/options/Edge': [because('option_invalid', { name: 'Edge', options: 'Eased, Beveled' })],
      '/options/Color': [because('option_unknown')],
    });
    const part = { slot: 'Top', sku: 'TOP-1', quantity: 1 };
    expect(checkCustom(door, { ...chosen({ Width: 12, Height: 12 }), parts: [part] })).toHaveProperty(
      '/parts',
    );
  });

  it('takes every step of a range and nothing between', () => {
    fc.assert(
      fc.property(fc.constantFrom(0.0625, 0.1, 0.125, 0.3, 0.5, 1, 2.54), fc.nat(200), (step, count) => {
        const min = 0.7;
        const at = (value: number) =>
          checkCustom(
            { ...door, dimensions: [{ name: 'Width', min, max: 1000, step }], options: [] },
            { parts: [], dimensions: { Width: value }, options: {} },
          );
        const value = Number((min + count * step).toFixed(6));
        expect(at(value)).toEqual({});
        expect(at(Number((value + step / 2).toFixed(6)))).not.toEqual({});
      }),
    );
  });

  it('costs what the dealer’s formula says, and the choices on top', () => {
    expect(customPrice(retail(9600), door, chosen({ Width: 24, Height: 30 }))).toEqual({ cents: 8280 });
    expect(customPrice(retail(9600), door, chosen({ Width: 6, Height: 6 }))).toEqual({ cents: 5760 });
    expect(
      customPrice(retail(9600), door, chosen({ Width: 24, Height: 30 }, { Edge: 'Beveled', Hinges: 'None' })),
    ).toEqual({ cents: 9130 });
  });

  it('is less for who pays less for the product, whatever the formula goes by; choices cost the same', () => {
    const trade = { cents: 7680, retailCents: 9600 };
    expect(customPrice(trade, door, chosen({ Width: 24, Height: 30 }))).toEqual({ cents: 6624 });
    expect(customPrice(trade, door, chosen({ Width: 6, Height: 6 }))).toEqual({ cents: 4608 });
    expect(customPrice(trade, door, chosen({ Width: 24, Height: 30 }, { Edge: 'Beveled' }))).toEqual({
      cents: 6624 + 1250,
    });
    expect(customPrice({ cents: 0, retailCents: 0 }, door, chosen({ Width: 24, Height: 30 }))).toEqual({
      cents: 8280,
    });
  });

  it('is sold at no price of nothing, under the floor or by a broken formula', () => {
    const of = (formula: string, floorCents = 0) =>
      customPrice(retail(9600), { ...door, formula, floorCents }, chosen({ Width: 24, Height: 30 }));
    const none = { problem: because('size_without_price') };
    expect(of('list - 20000')).toEqual(none);
    expect(of('0 - 500')).toEqual(none);
    expect(of('list * 1000000')).toEqual(none);
    expect(of('list / (Width - 24)')).toEqual(none);
    expect(of('list * Depth')).toEqual(none);
    expect(of('list', 9600)).toEqual({ cents: 9600 });
    expect(of('list', 9601)).toEqual(none);
    // The floor is a retail price: who pays less than retail pays less of it.
    expect(
      customPrice(
        { cents: 4800, retailCents: 9600 },
        { ...door, formula: 'list', floorCents: 9600 },
        chosen({ Width: 24, Height: 30 }),
      ),
    ).toEqual({ cents: 4800 });
  });

  it('without a formula costs the list price in the middle, less below, more above', () => {
    const plain = { ...door, formula: '', options: [] };
    const at = (Width: number, Height: number) => {
      const price = customPrice(retail(9600), plain, { dimensions: { Width, Height }, options: {} });
      return 'cents' in price ? price.cents : Number.NaN;
    };
    expect(at(18, 33)).toBe(9600);
    expect(at(6, 6)).toBeLessThan(9600);
    expect(at(30, 60)).toBeGreaterThan(9600);
  });
});
