import { expect, test } from 'vitest';
import { changesBetween, readChanges, writeChanges } from './change.ts';

const product = {
  name: 'Bridge faucet',
  description: 'x'.repeat(200),
  tags: ['a', 'b'],
  picture: { src: '/a', alt: 'A' },
  skus: [
    { _id: '1', code: 'FB-36', retail: 100, stock: [{ warehouse: 'w1', quantity: 4 }] },
    { _id: '2', code: 'FB-42', retail: 120, stock: [] },
  ],
};

test('says what was changed, of which row, from what to what', () => {
  const after = {
    ...product,
    name: 'Bridge faucet, tall',
    description: 'y'.repeat(200),
    tags: ['b'],
    picture: { src: '/b', alt: 'A' },
    skus: [
      { ...product.skus[0], retail: 110, stock: [{ warehouse: 'w1', quantity: 2 }] },
      { _id: '3', code: 'FB-48', retail: 1, stock: [] },
    ],
  };
  expect(changesBetween(product, after, (id) => (id === 'w1' ? 'Portland' : undefined))).toEqual([
    { at: '/name', from: 'Bridge faucet', to: 'Bridge faucet, tall' },
    { at: '/description' },
    { at: '/tags' },
    { at: '/picture' },
    { at: '/skus/FB-36/retail', from: '100', to: '110' },
    { at: '/skus/FB-36/stock/Portland/quantity', from: '4', to: '2' },
    { at: '/skus/FB-48', row: 'added' },
    { at: '/skus/FB-42', row: 'removed' },
  ]);
  expect(changesBetween(product, structuredClone(product))).toEqual([]);
});

test('a row that got another code is the same row; nothing and a value are told apart', () => {
  const [first] = product.skus;
  expect(
    changesBetween({ skus: [first], limit: null }, { skus: [{ ...first, code: 'FB-37' }], limit: 0 }),
  ).toEqual([
    { at: '/skus/FB-37/code', from: 'FB-36', to: 'FB-37' },
    { at: '/limit', from: '', to: '0' },
  ]);
});

test('is kept as text and read again; what is no list of changes is none', () => {
  const changes = changesBetween({ a: 1 }, { a: 2 });
  expect(readChanges(writeChanges(changes).changes)).toEqual(changes);
  expect(writeChanges([])).toEqual({});
  for (const kept of [undefined, '', 'x', '{}', '[1]']) expect(readChanges(kept)).toEqual([]);
});
