import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CustomProduct, customProductSchema } from '#schemas/domain/catalog/product-data.ts';
import { cheapestChoices, checkCustom, customPrice } from './custom.ts';
import { tryFormula } from './try-formula.ts';

const door: CustomProduct = customProductSchema.parse({
  dimensions: [
    { name: 'Width', min: 6, max: 30, step: 0.0625 },
    { name: 'Height', min: 6, max: 60, step: 0.0625 },
  ],
  options: [{ name: 'Hinges', values: [{ label: 'Bored' }, { label: 'None', addCents: -400 }] }],
  formula: 'max(list * 0.6, Width * Height * 11.5)',
  leadTimeDays: 14,
});
const tried = (formula: string, list = 9600, floorCents = 0) =>
  tryFormula({ ...door, formula, floorCents }, [list]);

test('a formula that prices everything that may be ordered is fine, the house’s own too', () => {
  expect(tried(door.formula)).toBeNull();
  expect(tried('')).toBeNull();
  expect(tryFormula({ ...door, formula: 'list' }, [])).toBeNull();
});

test('what cannot be read or worked out is refused, with the place', () => {
  expect(tried('list * (Width')).toEqual({ reason: 'formula_close_missing', values: { position: 14 } });
  expect(tryFormula({ ...door, formula: 'list * (Width' }, [])?.reason).toBe('formula_close_missing');
  expect(tried('list / (Width - 6)')).toEqual({
    reason: 'formula_divides_by_zero',
    values: { position: 6, sizes: 'Width 6 in, Height 6 in' },
  });
});

test('a price of nothing, too much or under the floor is refused with the sizes that make it', () => {
  expect(tried('0 - 500')).toEqual({
    reason: 'formula_price_missing',
    values: { price: '-$9.00', sizes: 'Width 6 in, Height 6 in' },
  });
  expect(tried('3000 - Width * 100 + Height')?.values).toMatchObject({ sizes: 'Width 30 in, Height 60 in' });
  // The choices that add least count: here they take $4.00 off.
  expect(tried('400')?.reason).toBe('formula_price_missing');
  expect(tried('401')).toBeNull();
  expect(tried('list * 1000000')?.reason).toBe('formula_price_too_high');
  expect(tried('Width * Height * 100', 9600, 50_00)).toEqual({
    reason: 'formula_price_below_floor',
    values: { price: '$32.00', floor: '$50.00', sizes: 'Width 6 in, Height 6 in' },
  });
  // Neither the smallest nor the largest: between them alone.
  expect(tried('(Width - 18) * (Width - 18) * 100 - 2000')?.reason).toBe('formula_price_missing');
});

test('every SKU’s price is tried', () => {
  expect(tryFormula({ ...door, formula: 'list - 5000' }, [9600, 5100])?.values).toMatchObject({
    price: '-$3.00',
  });
});

test('what was tried and found good is sold at the price that was tried', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 99 }), fc.nat(24), fc.nat(50_000), (rate, steps, list) => {
      const custom = { ...door, formula: `list + Width * Height * ${rate}` };
      const wrong = tryFormula(custom, [list]);
      const chosen = {
        parts: [],
        dimensions: { Width: 6 + steps, Height: 6 + steps * 2 },
        options: cheapestChoices(custom),
      };
      expect(checkCustom(custom, chosen)).toEqual({});
      // Straight lines are worst at a corner, so that the corners decide.
      if (!wrong)
        expect(customPrice({ cents: list, retailCents: list }, custom, chosen)).toHaveProperty('cents');
    }),
  );
});
