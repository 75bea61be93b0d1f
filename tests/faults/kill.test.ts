/** kill -9 in the middle of cart saves and orders loses nothing that was acknowledged, on both engines. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startServer } from '#tests/factories/server.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';

const rounds = 3;
const shoppers = 4;

const address = {
  name: 'Fault Finder',
  address: '1 Test Way',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
} as const;
const details = {
  email: 'faults@example.com',
  phone: '303 555 0100',
  Delivery_method: 'Will Call',
  payment_type: 'cash',
  billing_address: address,
  shipping_address: null,
} as const;

/** What one shopper was told: the last saved quantity of its open cart, and every order. */
type Told = {
  visitor: Visitor;
  cart: { id: string; quantity: number; version: number } | null;
  orders: { cartId: string; number: string }[];
};

/** Saves and orders until the server is gone. */
async function shopUntilDead(told: Told, sku: string): Promise<void> {
  const { visitor } = told;
  for (let turn = 1; ; turn++) {
    const current = await visitor.currentCart();
    if (!current.ok) throw new Error(current.problem.message);
    const id = current.data._id;
    for (let quantity = 1; quantity <= 6; quantity++) {
      const saved = await visitor.saveCart({
        params: { id },
        body: { items: [{ sku, quantity }], Delivery_method: 'Will Call' },
      });
      if (!saved.ok) throw new Error(saved.problem.message);
      told.cart = { id, quantity, version: saved.data.version };
    }
    await visitor.saveCart({ params: { id }, body: { items: [{ sku, quantity: 1 }] } });
    const checkout = await visitor.getCheckout({ query: { cart_id: id } });
    if (!checkout.ok) throw new Error(checkout.problem.message);
    told.cart = null;
    const placed = await visitor.placeOrder({
      headers: { 'idempotency-key': randomUUID() },
      body: {
        cart_id: id,
        pricing_version: checkout.data.pricing_version,
        details: { ...details, po_number: `turn ${turn}` },
      },
    });
    if (placed.ok) told.orders.push({ cartId: id, number: placed.data.number });
    else if (placed.problem.code !== 'out_of_stock') throw new Error(placed.problem.message);
  }
}

async function survive(databaseUrl?: string): Promise<{ saves: number; orders: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'));
  const options = { dataDir, ...(databaseUrl ? { databaseUrl } : {}) };
  const counts = { saves: 0, orders: 0 };
  let told: Told[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const server = await startServer(options);
      const endpoint = { baseUrl: server.baseUrl, fetch: (request: Request) => fetch(request) };
      for (const { visitor, cart, orders } of told) {
        const again = createVisitor(endpoint);
        for (const [name, value] of visitor.cookies) again.cookies.set(name, value);
        for (const order of orders) {
          const found = await again.getOrderOfCart({ params: { id: order.cartId } });
          expect(found.ok && found.data.number).toBe(order.number);
          counts.orders++;
        }
        if (cart) {
          const found = await again.getCart({ params: { id: cart.id } });
          // A later save may have been written without its answer arriving; an earlier state may not be.
          expect(found.ok && found.data.version).toBeGreaterThanOrEqual(cart.version);
          counts.saves++;
        }
      }
      if (round === rounds) {
        await server.stop();
        break;
      }
      const { items } = await createVisitor(endpoint)
        .listProducts({ query: { limit: 100, sort: 'popularity' } })
        .then((result) => (result.ok ? result.data : { items: [] }));
      const products = items.filter((item) => item.sku && item.stock > 40);
      told = Array.from({ length: shoppers }, () => ({
        visitor: createVisitor(endpoint),
        cart: null,
        orders: [],
      }));
      const shopping = told.map((one, index) =>
        shopUntilDead(one, products[index % products.length]?.sku ?? '').catch(() => {}),
      );
      // On a busy machine the first order takes its time; then each round is killed at another moment.
      const placed = () => told.reduce((sum, { orders }) => sum + orders.length, 0);
      for (let tries = 0; placed() < 2 && tries < 6000; tries++) await sleep(10);
      await sleep(round * 170);
      await server.kill();
      await Promise.all(shopping);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
  return counts;
}

const postgresIsThere = await hasPostgres();

describe('kill -9', () => {
  it('loses no acknowledged save or order on PGlite', async () => {
    const counts = await survive();
    expect(counts.orders).toBeGreaterThan(0);
    expect(counts.saves + counts.orders).toBeGreaterThan(rounds);
  }, 600_000);

  it.skipIf(!postgresIsThere)(
    'loses no acknowledged save or order on PostgreSQL',
    async () => {
      const database = await makeDatabase();
      try {
        const counts = await survive(database.url);
        expect(counts.orders).toBeGreaterThan(0);
        expect(counts.saves + counts.orders).toBeGreaterThan(rounds);
      } finally {
        await database.drop();
      }
    },
    600_000,
  );
});
