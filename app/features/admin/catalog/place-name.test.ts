import { expect, test } from 'vitest';
import type { Json } from '#app/shared/json.ts';
import { productFieldsSchema } from '#schemas/domain/catalog/editing.ts';
import { recordSchemas } from '#schemas/domain/catalog/records.ts';
import { readSchema, type SchemaNode } from '#schemas/fields/walk-schema.ts';
import { newProduct } from './new-product.ts';
import { isNamedHere, placeName } from './place-name.ts';

/** Fields whose name is made of the schema's own word for them, which no translation knows. */
function unnamed({ shape, item, options }: SchemaNode, at = ''): string[] {
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, schema]) => {
      const node = readSchema(schema);
      const path = `${at}/${name}`;
      const isNamed = node.meta.label || isNamedHere(name) || node.type === 'literal' || name === '_id';
      return [...(isNamed ? [] : [path]), ...unnamed(node, path)];
    }),
    ...(item ? unnamed(readSchema(item), `${at}/*`) : []),
    ...options.flatMap((option) => unnamed(readSchema(option), at)),
  ];
}

test('every field of the catalog’s forms has a name in the messages', () => {
  expect([
    ...new Set(
      [productFieldsSchema, ...Object.values(recordSchemas)].flatMap((one) => unnamed(readSchema(one))),
    ),
  ]).toEqual([]);
});

test('a place is called as the form calls it, rows by what they say of themselves', () => {
  const product = newProduct('');
  const [sku] = product.skus;
  if (!sku) throw new Error('a new product has a SKU');
  const value = {
    ...product,
    skus: [{ ...sku, code: 'FB-36', stock: [{ warehouse: 'w', quantity: 'abc' }] }, sku],
    custom: { dimensions: [{ name: 'Width' }], options: [{ name: 'Edge', values: [{ label: 'Eased' }] }] },
    rules: [{ kind: 'same' }],
  } as unknown as Json;
  const called = (pointer: string) => placeName(productFieldsSchema, value, pointer);
  expect(called('/skus/0/retail')).toBe('Variants › FB-36 › Retail');
  expect(called('/skus/1/code')).toBe('Variants › row 2 › SKU');
  expect(called('/skus/0/stock/0/quantity')).toBe('Variants › FB-36 › Stock › row 1 › Quantity');
  expect(placeName(productFieldsSchema, value, '/skus/0/stock/0/quantity', () => 'Portland')).toBe(
    'Variants › FB-36 › Stock › Portland › Quantity',
  );
  expect(called('/skus/0/options/Finish')).toBe('Variants › FB-36 › Options › Finish');
  expect(called('/custom/formula')).toBe('Price formula (in cents)');
  expect(called('/custom/options/0/values/0/add')).toBe(
    'Options › Edge › Values › Eased › Price increase ($)',
  );
  expect(called('/rules/0/reason')).toBe('Compatibility rules › row 1 › Message to the shopper');
  expect(called('/picture/alt')).toBe('Photo › Alt text');
  expect(called('/')).toBe('');
});
