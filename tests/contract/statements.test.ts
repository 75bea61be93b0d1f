/** How many statements calls send to the database: a number that rises is a read or write that was made twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { openCountedPGlite, type StatementCounter } from '#tests/factories/statements.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { dataOf } from './tools.ts';

let counter: StatementCounter;
let store: TestStore;
let shopper: Visitor;
let cart: Cart;
let skus: string[] = [];

beforeAll(async () => {
  counter = await openCountedPGlite();
  store = await startStore({ database: counter.database });
  shopper = createVisitor({ baseUrl: 'http://store.internal', fetch: store.fetch });
  const { items } = dataOf(await shopper.listProducts({ query: { category: 'lighting', limit: 100 } }));
  skus = items.flatMap(({ sku, stock }) => (sku && stock > 9 ? [sku] : [])).slice(0, 6);
  const lines = skus.slice(0, 5).map((sku) => ({ sku, quantity: 2 }));
  const { _id } = dataOf(await shopper.currentCart());
  cart = dataOf(await shopper.saveCart({ params: { id: _id }, body: { items: lines } }));
}, 120_000);
afterAll(() => store?.close());

const saveQuantity = async (quantity: number) => {
  const list = [{ kind: 'line' as const, n: quantity, line: cart.items[2]?._id ?? '', quantity }];
  const edits = { client: 'statements-of-a-page', list };
  const saved = dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { edits } }));
  expect(saved.items[2]?.quantity).toBe(quantity);
};
const add = async (sku: string | undefined) => {
  const params = { id: cart._id };
  dataOf(await shopper.addToCart({ params, body: { product: sku ?? '', quantity: 1 } }));
};

test('a changed quantity of a cart of five lines', async () => {
  await saveQuantity(3);
  const sent = await counter.during(() => saveQuantity(4));
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(6);
});

test('one more of what is in a cart of five lines, and a product that is not', async () => {
  await add(skus[0]);
  const raised = await counter.during(() => add(skus[0]));
  expect.soft(raised.length, raised.join('\n')).toBeLessThanOrEqual(6);
  const added = await counter.during(() => add(skus[5]));
  expect(added.length, added.join('\n')).toBeLessThanOrEqual(6);
});

test('the whole cart sent back with one changed quantity', async () => {
  const send = async (quantity: number) => {
    const { items, version } = dataOf(await shopper.getCart({ params: { id: cart._id } }));
    const lines = items.map(({ _id, sku, note }, index) => ({
      _id,
      sku,
      note,
      quantity: index === 1 ? quantity : 2,
    }));
    return () => shopper.saveCart({ params: { id: cart._id }, body: { version, items: lines } }).then(dataOf);
  };
  await (await send(6))();
  const sent = await counter.during(await send(7));
  expect(sent.length, sent.join('\n')).toBeLessThanOrEqual(6);
});
