import { expect, test } from 'vitest';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import { optionChoices } from './product-options.ts';

const sku = (code: string, Finish: string, Width: string) =>
  ({ sku: code, options: { Finish, Width } }) as unknown as Sku;
const skus = [sku('B36', 'Brass', '36 in'), sku('B48', 'Brass', '48 in'), sku('N48', 'Nickel', '48 in')];
const product = {
  option_names: ['Finish', 'Width'],
  swatches: [{ label: 'Brass', hex: '#b08d57' }],
  skus,
} as unknown as Product;

test('a choice keeps the others where a SKU has them, and gives them up where none has', () => {
  const [finish, width] = optionChoices(product, skus[0] as Sku);
  expect(finish?.values.map(({ value, sku: to, current }) => [value, to.sku, current])).toEqual([
    ['Brass', 'B36', true],
    ['Nickel', 'N48', false],
  ]);
  expect(width?.values.map(({ sku: to }) => to.sku)).toEqual(['B36', 'B48']);
  expect(finish?.values.map(({ changes }) => changes)).toEqual([false, true]);
});

test('a finish shows its colour', () => {
  expect(optionChoices(product, skus[0] as Sku)[0]?.values[0]?.swatch?.hex).toBe('#b08d57');
});
