import { expect, test } from 'vitest';
import { applyEdits, type EditTools } from './apply-edits.ts';

const tools: EditTools = {
  skuId: (code) => code,
  newId: () => 'new',
  ruleOf: () => ({ min: 1, step: 1 }),
};
const line = (id: string) => ({
  id,
  skuId: id,
  note: '',
  configuration: null,
  quantity: 1,
  addedCents: null,
  shippingMethod: null,
  shipFrom: null,
  proposalLine: null,
});

test('a line that is brought back stands where it stood, and last without a place', () => {
  const back = { kind: 'add', n: 1, sku: 'b', quantity: 2, times: 1, exact: true, note: '' } as const;
  const orderOf = (at?: number) =>
    applyEdits([line('a'), line('c')], [at === undefined ? back : { ...back, at }], tools).map(
      ({ skuId }) => skuId,
    );
  expect(orderOf(1)).toEqual(['a', 'b', 'c']);
  expect(orderOf(0)).toEqual(['b', 'a', 'c']);
  expect(orderOf()).toEqual(['a', 'c', 'b']);
});
