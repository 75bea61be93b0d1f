import { expect, test } from 'vitest';
import type { EditSku } from '#schemas/domain/catalog/editing.ts';
import { generateVariants } from './generate-variants.ts';

const sku = (change: Partial<EditSku>): EditSku => ({
  code: '',
  options: {},
  retail: 10,
  trade: 8,
  msrp: 12,
  cost: null,
  barcode: '',
  weight: 1,
  backorder: false,
  lead_days: null,
  taxable: true,
  picture: null,
  views: [],
  stock: [],
  ...change,
});

test('every choice is there once, with the first one’s prices and a code of its own', () => {
  const { option_names, skus } = generateVariants(
    { product_number: 'L-1', skus: [sku({ _id: 'a', code: 'OLD' })] },
    [
      { name: 'Finish', values: 'Brass, Nickel, Brass' },
      { name: 'Size', values: '24", 36"' },
    ],
  );
  expect(option_names).toEqual(['Finish', 'Size']);
  expect(skus.map(({ _id, code, options }) => [_id, code, options.Finish, options.Size])).toEqual([
    ['a', 'OLD', 'Brass', '24"'],
    [undefined, 'L-1-BRASS-36', 'Brass', '36"'],
    [undefined, 'L-1-NICKEL-24', 'Nickel', '24"'],
    [undefined, 'L-1-NICKEL-36', 'Nickel', '36"'],
  ]);
  expect(skus.every(({ retail }) => retail === 10)).toBe(true);
});

test('what is there stays what it is when a value comes', () => {
  const before = ['Brass', 'Nickel'].map((Finish) =>
    sku({ _id: Finish, code: Finish, options: { Finish }, retail: 99 }),
  );
  const { skus } = generateVariants({ product_number: 'L', skus: before }, [
    { name: 'Finish', values: 'Nickel, Black, Brass' },
  ]);
  expect(skus.map(({ _id }) => _id)).toEqual(['Nickel', undefined, 'Brass']);
});

test('no more than 250 are made, and none of no options', () => {
  const values = Array.from({ length: 20 }, (_, index) => `v${index}`).join(',');
  const typed = [1, 2, 3].map((name) => ({ name: `o${name}`, values }));
  expect(generateVariants({ product_number: 'L', skus: [sku({})] }, typed).skus).toHaveLength(250);
  expect(
    generateVariants({ product_number: 'L', skus: [sku({})] }, [{ name: '', values: 'x' }]).skus,
  ).toHaveLength(1);
});
