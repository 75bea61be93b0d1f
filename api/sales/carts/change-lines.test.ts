import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartSku, NewLine } from '#api/sales/storage/carts.ts';
import { lineChanges, mergeLines, quantityEvents, toLineRows } from './change-lines.ts';

const skus = new Map(
  ['A', 'B', 'C'].map((id) => [id, { sku_id: id, product_id: `product of ${id}` } as CartSku]),
);
const line = (id: string, skuId: string, quantity: number, note = ''): NewLine => ({
  id,
  skuId,
  quantity,
  note,
  addedCents: 100,
  configuration: null,
  shippingMethod: null,
  shipFrom: null,
  proposalLine: null,
});
const rows = (lines: NewLine[], before: ReturnType<typeof toLineRows> = []) =>
  toLineRows('cart', lines, skus, before);

test('lines of the same product and note are one, and those of quantity 0 are none', () => {
  const lines = [line('1', 'A', 2), line('2', 'A', 3), line('3', 'A', 1, 'Bath'), line('4', 'B', 0)];
  expect(mergeLines(lines).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['1', 5],
    ['3', 1],
  ]);
  expect(mergeLines([line('1', 'A', 9000), line('2', 'A', 9000)])[0]?.quantity).toBe(9999);
});

test('one changed quantity is one line to write, one removed line is none', () => {
  const before = rows([line('1', 'A', 1), line('2', 'B', 1), line('3', 'C', 1)]);
  const changed = lineChanges(
    before,
    rows([line('1', 'A', 1), line('2', 'B', 4), line('3', 'C', 1)], before),
  );
  expect(changed).toMatchObject({ removed: [], written: [{ id: '2', quantity: 4, position: 1 }] });
  const removed = lineChanges(before, rows([line('2', 'B', 1), line('3', 'C', 1)], before));
  expect(removed).toEqual({ removed: ['1'], written: [] });
  const added = lineChanges(
    before,
    rows([line('1', 'A', 1), line('3', 'C', 1), line('4', 'A', 1, 'x')], before),
  );
  expect(added).toMatchObject({ removed: ['2'], written: [{ id: '4', position: 3 }] });
});

test('what is written makes the lines of before those of after, in their order', () => {
  const someLines = fc
    .uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 8 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc
            .record({ sku: fc.constantFrom('A', 'B', 'C'), quantity: fc.integer({ min: 1, max: 3 }) })
            .map(({ sku, quantity }) => line(String(id), sku, quantity, String(id))),
        ),
      ),
    );
  fc.assert(
    fc.property(someLines, someLines, (first, second) => {
      const before = rows(first);
      const after = rows(second, before);
      const { removed, written } = lineChanges(before, after);
      const stored = new Map(before.map((row) => [row.id, row]));
      for (const id of removed) stored.delete(id);
      for (const row of written) stored.set(row.id, row);
      const inOrder = [...stored.values()].sort((a, b) => a.position - b.position);
      expect(inOrder).toEqual(after);
      expect(new Set(inOrder.map(({ position }) => position)).size).toBe(after.length);
    }),
  );
});

test('events count what each product gained or lost, whatever lines it stood in', () => {
  const before = rows([line('1', 'A', 3), line('2', 'A', 2, 'Bath'), line('3', 'B', 4)]);
  const after = rows([line('1', 'A', 5), line('3', 'B', 1), line('4', 'C', 2)], before);
  expect(quantityEvents(before, after)).toEqual([
    { type: 'remove from cart', entity: 'product of B', value: 3 },
    { type: 'add to cart', entity: 'product of C', value: 2 },
  ]);
  expect(quantityEvents(before, before)).toEqual([]);
});
