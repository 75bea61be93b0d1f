/** The sample's orders: every state that a desk meets, stock and books that agree, and nobody written to. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { sampleDealer } from './dealer.ts';
import { type HistoryMoment, sampleCompanies } from './history.ts';
import { sampleOrders } from './orders.ts';
import { sampleReviewers } from './reviews.ts';

let store: TestStore;
let desk: Visitor;
beforeAll(async () => {
  store = await startStore({ sampleOrders: true });
  desk = await logIn('sales');
}, 180_000);
afterAll(() => store.close());

async function logIn(role: string): Promise<Visitor> {
  const visitor = createVisitor({ baseUrl: 'http://store.internal', fetch: store.fetch });
  const account = store.firstRun?.accounts.find((one) => one.role.startsWith(role));
  const body = { email: account?.email ?? '', password: account?.password ?? '' };
  expect((await visitor.login({ body })).ok).toBe(true);
  return visitor;
}
const listed = async () => {
  const result = await desk.listDeskOrders({ query: { limit: 100 } });
  return result.ok ? result.data.items : [];
};

/** Whether a moment of a company's year brings an order. */
const ordersOf = (moment: HistoryMoment) =>
  moment.do === 'order' ||
  (moment.do === 'proposal' && moment.answer?.with === 'accept') ||
  (moment.do === 'approval' && moment.answer !== 'none' && 'approved' in moment.answer)
    ? [moment]
    : [];

test('stand in every state, numbered in the order of their days', async () => {
  const rows = await listed();
  const ofCompanies = sampleCompanies.flatMap(({ moments }) => moments.flatMap(ordersOf)).length;
  expect(rows).toHaveLength(sampleReviewers.length + sampleOrders.length + ofCompanies);
  expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual([
    'canceled',
    'fulfilled',
    'partly_fulfilled',
    'placed',
  ]);
  expect(rows.filter(({ returns }) => returns > 0)).toHaveLength(1);
  expect(rows.filter(({ payment }) => (payment?.refunded ?? 0) > 0)).toHaveLength(2);
  const numbers = rows.map(({ number }) => Number(number.slice(3)));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});

test('took their stock: what is there and what moved make what the sample began with', async () => {
  const db = store.database.kysely;
  const moved = await db.selectFrom('stock_movement').selectAll().execute();
  const now = await db.selectFrom('stock').selectAll().execute();
  const sums = new Map<string, number>();
  for (const { sku_id, warehouse_id, quantity } of moved) {
    const key = `${sku_id} ${warehouse_id}`;
    sums.set(key, (sums.get(key) ?? 0) + quantity);
  }
  const first = new Map<string, number>(
    sampleDealer().products.flatMap(({ skus }) =>
      skus.flatMap(({ id, stock }) =>
        Object.entries(stock).map(([house, { quantity }]) => [`${id} ${house}`, quantity] as const),
      ),
    ),
  );
  for (const { sku_id, warehouse_id, quantity } of now) {
    const key = `${sku_id} ${warehouse_id}`;
    expect(quantity - (sums.get(key) ?? 0), key).toBe(first.get(key));
  }
  expect([...sums.values()].some((sum) => sum < 0)).toBe(true);
});

test('are their people’s own, nobody is written to, and nothing was counted', async () => {
  for (const [role, count] of [
    ['shopper', 3],
    ['trade', 3],
    ['contract', 2],
  ] as const) {
    const buyer = await logIn(role);
    const orders = await buyer.listOrders();
    expect(orders.ok && orders.data.total, role).toBe(count);
    const news = await buyer.listNotifications();
    expect(news.ok && news.data).toEqual([]);
    const carts = await buyer.listCarts();
    expect(carts.ok && carts.data).toEqual([]);
  }
  const db = store.database.kysely;
  expect(await db.selectFrom('mail').select('id').execute()).toEqual([]);
  const types = await db.selectFrom('event').select('type').where('type', 'in', [0, 12, 14]).execute();
  expect(types).toEqual([]);
});

test('were reviewed by who bought them: published, answered, and counted on the product', async () => {
  const visitor = createVisitor({ baseUrl: 'http://store.internal', fetch: store.fetch });
  const reviews = await visitor.listReviews({ params: { slug: 'kessler-pull-down-kitchen-faucet' } });
  expect(reviews.ok && reviews.data.rating.count).toBe(8);
  const rated = await visitor.listProducts({ query: { sort: 'rating', rating: 4, limit: 100 } });
  const cards = rated.ok ? rated.data.items : [];
  expect(cards.length).toBeGreaterThan(10);
  expect(cards.every(({ rating, reviews: count }) => rating >= 4 && count > 0)).toBe(true);
  const rows = await store.database.kysely.selectFrom('review').select(['status', 'published_at']).execute();
  expect(rows.length).toBeGreaterThan(35);
  expect(rows.every(({ status }) => status === 'published')).toBe(true);
});
