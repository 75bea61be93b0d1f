import { expect, test } from 'vitest';
import type { ProductFields } from '#schemas/domain/catalog/editing.ts';
import { formErrors, newProduct, toSend } from './new-product.ts';

const stocked = (stock: { warehouse: string; quantity: unknown }[]): ProductFields => {
  const product = newProduct('');
  return {
    ...product,
    skus: product.skus.map((sku) => ({
      ...sku,
      _id: 'one',
      stock: stock as ProductFields['skus'][number]['stock'],
    })),
  };
};
const before = stocked([
  { warehouse: 'north', quantity: 4 },
  { warehouse: 'south', quantity: 2 },
]);

test('only stock that was changed is sent, so that the rest stays as orders leave it', () => {
  const typed = stocked([
    { warehouse: 'north', quantity: 4 },
    { warehouse: 'south', quantity: 3 },
    { warehouse: 'west', quantity: null },
  ]);
  expect(toSend(typed, before).skus[0]?.stock).toEqual([{ warehouse: 'south', quantity: 3 }]);
  // Emptied where there is stock: nobody knows what was meant, and the schema asks.
  const emptied = stocked([{ warehouse: 'north', quantity: null }]);
  expect(toSend(emptied, before).skus[0]?.stock).toEqual([{ warehouse: 'north', quantity: null }]);
});

test('what is wrong with a row that was sent stands at its cell of the form', () => {
  const typed = stocked([
    { warehouse: 'north', quantity: 4 },
    { warehouse: 'south', quantity: 1.5 },
  ]);
  expect(formErrors(typed, before, { '/skus/0/stock/0/quantity': ['Whole'], '/name': ['Missing'] })).toEqual({
    '/skus/0/stock/1/quantity': ['Whole'],
    '/name': ['Missing'],
  });
});
