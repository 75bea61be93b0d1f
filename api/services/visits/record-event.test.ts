import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#api/create-api.ts';
import type { Database } from '#api/storage/database.ts';
import { openPGlite } from '#api/storage/database.ts';
import { eventTypes } from '#schemas/domain/event-types.ts';
import { createVisitor } from '#tests/factories/visitor.ts';

let database: Database;
let api: Awaited<ReturnType<typeof createApi>>;
const dataDir = mkdtempSync(join(tmpdir(), 'events-'));

beforeAll(async () => {
  database = await openPGlite();
  api = await createApi({
    dataDir,
    database,
    production: false,
    sample: true,
    log: pino({ level: 'fatal' }),
  });
}, 60_000);
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

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
