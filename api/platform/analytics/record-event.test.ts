import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#api/platform/database/database.ts';
import { eventTypes } from '#schemas/domain/platform/event-types.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor } from '#tests/factories/visitor.ts';

let api: TestStore;
let database: Database;
beforeAll(async () => {
  api = await startStore();
  ({ database } = api);
}, 60_000);
afterAll(() => api.close());

const visitor = (headers: Record<string, string> = {}) =>
  createVisitor({ baseUrl: 'http://store.internal', fetch: api.fetch, headers });

async function eventsSince(from: number) {
  const rows = await database.kysely.selectFrom('event').selectAll().orderBy('id').execute();
  return rows.slice(from).map((row) => ({ ...row, type: eventTypes[row.type] }));
}

async function shop(shopper: ReturnType<typeof visitor>) {
  const email = `events.${Math.random()}@example.com`;
  await shopper.register({
    body: { first_name: 'Ada', last_name: 'Lund', email, password: 'correct horse battery' },
  });
  const cart = await shopper.currentCart();
  const products = await shopper.listProducts({ query: { category: 'lighting', limit: 100 } });
  if (!cart.ok || !products.ok) throw new Error('the sample is not there');
  const product = products.data.items.find(({ sku, stock }) => sku && stock > 9);
  const params = { id: cart.data._id };
  await shopper.addToCart({ params, body: { product: product?.sku ?? '', quantity: 2 } });
  await shopper.saveCart({ params, body: { items: [] } });
  await shopper.logout();
  return product?._id;
}

test('the server records what it sees itself, under the account and without the guest', async () => {
  const before = (await eventsSince(0)).length;
  const product = await shop(visitor());
  const events = await eventsSince(before);
  expect(events.map(({ type }) => type)).toEqual([
    'register',
    'add to cart',
    'save cart',
    'remove from cart',
    'logout',
  ]);
  expect(events[1]).toMatchObject({ entity_id: product, value: 2, guest_id: null });
  expect(new Set(events.map(({ account_id }) => account_id)).size).toBe(1);
  expect(events[0]?.account_id).toBeTruthy();
});

test('a save by edits is what it changed, and one that changes nothing is no event', async () => {
  const shopper = visitor();
  const cart = await shopper.currentCart();
  const products = await shopper.listProducts({ query: { category: 'lighting', limit: 100 } });
  if (!cart.ok || !products.ok) throw new Error('the sample is not there');
  const [one, other] = products.data.items.filter(({ sku, stock }) => sku && stock > 9);
  const params = { id: cart.data._id };
  const save = async (list: object[]) => {
    const edits = { client: 'one-page-of-a-tab', list: list as never };
    const from = (await eventsSince(0)).length;
    const saved = await shopper.saveCart({ params, body: { edits } });
    if (!saved.ok) throw new Error(saved.problem.message);
    const events = await eventsSince(from);
    return { saved: saved.data, events: events.map((e) => [e.type, e.entity_id, e.value]) };
  };
  const adds = [
    { kind: 'add', n: 1, sku: one?.sku, quantity: 3, exact: true },
    { kind: 'add', n: 2, sku: other?.sku },
  ];
  const first = await save(adds);
  expect(first.events).toEqual([
    ['save cart', params.id, null],
    ['add to cart', one?._id, 3],
    ['add to cart', other?._id, 1],
  ]);
  expect((await save(adds)).events).toEqual([]);
  const [line, second] = first.saved.items.map(({ _id }) => _id);
  const same = await save([{ kind: 'line', n: 3, line, quantity: 3 }]);
  expect(same.events).toEqual([]);
  const changed = [
    { kind: 'line', n: 4, line, quantity: 1 },
    { kind: 'line', n: 5, line: second, quantity: 0 },
  ];
  expect((await save(changed)).events).toEqual([
    ['save cart', params.id, null],
    ['remove from cart', one?._id, 2],
    ['remove from cart', other?._id, 1],
  ]);
  expect((await save([{ kind: 'line', n: 6, line, note: 'Unit 4' }])).events).toEqual([
    ['save cart', params.id, null],
  ]);
  const from = (await eventsSince(0)).length;
  const items = [{ _id: line, sku: one?.sku ?? '', quantity: 4, note: 'Unit 4' }];
  for (const _ of [1, 2]) await shopper.saveCart({ params, body: { items } });
  const rest = await eventsSince(from);
  expect(rest.map(({ type, value }) => [type, value])).toEqual([
    ['save cart', null],
    ['add to cart', 3],
  ]);
});

test('adding to a cart counts the quantity by which it really grew', async () => {
  const shopper = visitor();
  const cart = await shopper.currentCart();
  const products = await shopper.listProducts({ query: { category: 'lighting', limit: 100 } });
  if (!cart.ok || !products.ok) throw new Error('the sample is not there');
  const product = products.data.items.find(({ sku, stock }) => sku && stock > 9);
  const params = { id: cart.data._id };
  const add = async (body: { quantity: number; exact?: boolean }) => {
    const from = (await eventsSince(0)).length;
    const added = await shopper.addToCart({ params, body: { product: product?.sku ?? '', ...body } });
    if (!added.ok) throw new Error(added.problem.message);
    const events = await eventsSince(from);
    return events.map(({ type, entity_id, value }) => [type, entity_id, value]);
  };
  const counted = (by: number) => [['add to cart', product?._id, by]];
  expect(await add({ quantity: 3 })).toEqual(counted(3));
  // What is there already goes up by one, whatever was asked for.
  expect(await add({ quantity: 3 })).toEqual(counted(1));
  // A line holds 9,999.
  expect(await add({ quantity: 9998, exact: true })).toEqual(counted(9995));
  expect(await add({ quantity: 5, exact: true })).toEqual([]);
});

test('removing counts the quantity by which the cart really shrank', async () => {
  const shopper = visitor();
  const products = await shopper.listProducts({ query: { category: 'lighting', limit: 100 } });
  if (!products.ok) throw new Error('the sample is not there');
  const product = products.data.items.find(({ sku, stock }) => sku && stock > 9);
  const sku = product?.sku ?? '';
  const from = (await eventsSince(0)).length;
  const cart = await shopper.createCart({
    body: {
      items: [
        { sku, quantity: 5 },
        { sku, quantity: 2, note: 'Bath' },
      ],
    },
  });
  if (!cart.ok) throw new Error(cart.problem.message);
  const params = { id: cart.data._id };
  const [line, noted] = cart.data.items.map(({ _id }) => _id);
  const save = async (list: object[]) => {
    const saved = await shopper.saveCart({ params, body: { edits: { list: list as never } } });
    if (!saved.ok) throw new Error(saved.problem.message);
  };
  // Two move from one line to the other and one goes; then all of a line that is gone is asked to go again.
  await save([
    { kind: 'line', line, quantity: 2 },
    { kind: 'line', line: noted, quantity: 4 },
  ]);
  await save([{ kind: 'line', line, quantity: 0 }]);
  await save([{ kind: 'line', line, quantity: 0 }]);
  const events = (await eventsSince(from)).filter(({ type }) => type !== 'save cart');
  expect(events.map(({ type, entity_id, value }) => [type, entity_id, value])).toEqual([
    ['add to cart', product?._id, 7],
    ['remove from cart', product?._id, 1],
    ['remove from cart', product?._id, 2],
  ]);
});

test('and nothing at all of a browser with Global Privacy Control', async () => {
  const before = (await eventsSince(0)).length;
  await shop(visitor({ 'sec-gpc': '1' }));
  expect(await eventsSince(before)).toEqual([]);
});

test('a contact request is kept and mailed to the house in the same transaction', async () => {
  await visitor().sendContact({
    body: { name: 'Eve\nBcc: all@example.com', email: 'eve@example.com', message: '<b>Hello</b>' },
  });
  const kept = await database.kysely.selectFrom('contact_request').selectAll().execute();
  expect(kept).toHaveLength(1);
  const mail = await database.kysely
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', 'counter@alderandfenn.example')
    .executeTakeFirst();
  expect(mail?.subject).not.toContain('\n');
  expect(mail?.text).toContain('<b>Hello</b>');
  expect(mail?.html).toContain('&lt;b&gt;Hello&lt;/b&gt;');
  const trapped = { name: 'Bot', email: 'bot@example.com', message: 'Buy', website: 'https://x.example' };
  await visitor().sendContact({ body: trapped });
  expect(await database.kysely.selectFrom('contact_request').selectAll().execute()).toHaveLength(1);
});
