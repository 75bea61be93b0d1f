/**
 * kill -9 at every step of placing an order that a card pays: afterwards there is no order and no
 * charge, or one order and its one charge, and a second try does not charge twice. On both engines; the processor is a
 * process of its own with its own books, and lives on.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PlaceOrder } from '#schemas/domain/sales/order.ts';
import { type Sandbox, startSandbox } from '#server/payments-sandbox/sandbox.ts';
import { startServer } from '#tests/factories/server.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';

/** In the order in which an order passes them; api/sales/{checkout,payments} name them. */
const points = [
  // The stock is taken, and nothing is committed.
  'order.stock',
  // What is ordered is kept for the payment; the processor was not asked.
  'order.held',
  'payment.asking',
  // The money is held; we have not written it down.
  'payment.answered',
  // The order is written, and not committed.
  'order.writing',
  // All is done; the shopper was not told.
  'order.written',
] as const;

const address = {
  name: 'Fault Finder',
  address: '1 Test Way',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
} as const;

type Told = { visitor: Visitor; input: PlaceOrder; key: string; cart: string };

async function tokenOf(sandbox: Sandbox): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.keys.publishableKey}` },
    body: new URLSearchParams({ type: 'card', number: '4242424242424242', expiry: '12/34', cvc: '123' }),
  });
  return ((await response.json()) as { id: string }).id;
}

/** A cart that is ready, with what its order will be asked with. */
async function fill(visitor: Visitor, token: string): Promise<Told> {
  const products = await visitor.listProducts({ query: { limit: 100, sort: 'popularity' } });
  const sku = products.ok ? (products.data.items.find((item) => item.sku && item.stock > 20)?.sku ?? '') : '';
  const current = await visitor.currentCart();
  const cart = current.ok ? current.data._id : '';
  await visitor.saveCart({ params: { id: cart }, body: { items: [{ sku, quantity: 1 }] } });
  const quote = await visitor.recalculateTax({
    body: { cart_id: cart, payment_type: 'Credit Card', Delivery_method: 'Will Call' },
  });
  if (!quote.ok) throw new Error(quote.problem.message);
  return {
    visitor,
    cart,
    key: randomUUID(),
    input: {
      cart_id: cart,
      pricing_version: quote.data.pricing_version,
      details: {
        email: 'faults@example.com',
        phone: '303 555 0100',
        Delivery_method: 'Will Call',
        payment_type: 'Credit Card',
        billing_address: address,
        shipping_address: null,
        po_number: '',
        note: '',
        pick_up: null,
        payment_token: token,
        credit_seen: 0,
      },
    },
  };
}

const place = ({ visitor, key, input }: Told) =>
  visitor.placeOrder({ headers: { 'idempotency-key': key }, body: input });

/** Cents that the processor holds or has of a cart's payments. */
function chargesOf(sandbox: Sandbox, payments: ReadonlySet<string>): number[] {
  return [...sandbox.ledger.intents.values()]
    .filter(({ metadata }) => payments.has(metadata.order ?? ''))
    .filter(({ status }) => status === 'requires_capture' || status === 'succeeded')
    .map(({ amount }) => amount);
}

async function survive(databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'));
  const folder = join(dataDir, 'sandbox-payments');
  const sandbox = await startSandbox({ folder, host: '127.0.0.1' });
  writeFileSync(join(folder, 'running.json'), JSON.stringify({ port: sandbox.port }));
  const faultFile = join(dataDir, 'fault');
  const start = () =>
    startServer({
      dataDir,
      ...(databaseUrl ? { databaseUrl } : {}),
      // The sandbox is in this process, which a busy machine may hold up for seconds.
      env: { ALLOW_SANDBOX_PAYMENTS: '1', PAYMENT_TIMEOUT: '8', FAULT_FILE: faultFile },
    });
  const endpoint = (baseUrl: string) => ({ baseUrl, fetch: (request: Request) => fetch(request) });
  let server = await start();
  try {
    for (const point of points) {
      // The first start loads the sample's year, which cards paid too.
      const before = new Set(sandbox.ledger.intents.keys());
      const told = await fill(createVisitor(endpoint(server.baseUrl)), await tokenOf(sandbox));
      const died = new Promise<void>((done) => server.process.once('exit', () => done()));
      writeFileSync(faultFile, point);
      const answer = await place(told).catch(() => null);
      expect(answer?.ok ?? false, `${point}: nobody was told of an order`).toBe(false);
      await died;
      rmSync(faultFile);

      server = await start();
      const again = createVisitor(endpoint(server.baseUrl));
      for (const [name, value] of told.visitor.cookies) again.cookies.set(name, value);
      // The job settles what waits for its payment; nothing waits when the first transaction was lost.
      await expect
        .poll(
          async () => {
            const payment = await again.getCartPayment({ query: { cart_id: told.cart } });
            return payment.ok ? payment.data.status : payment.problem.code;
          },
          { timeout: 60_000, message: `${point}: settled` },
        )
        .toMatch(/^(?:authorized|not_found)$/);
      const found = await again.getOrderOfCart({ params: { id: told.cart } });
      const mine = [...sandbox.ledger.intents.values()].filter(({ id }) => !before.has(id));
      const orders = new Set(mine.map(({ metadata }) => metadata.order ?? ''));
      const total = found.ok ? [Math.round(found.data.cart.total * 100)] : [];
      expect(chargesOf(sandbox, orders), `${point}: one charge for one order, none for none`).toEqual(total);

      // Whoever was not told tries again.
      const second = await place({ ...told, visitor: again });
      expect(second.ok && second.data.cart_id, `${point}: the second try has the order`).toBe(told.cart);
      if (found.ok) expect(second.ok && second.data.number).toBe(found.data.number);
      const after = [...sandbox.ledger.intents.values()].filter(({ id }) => !before.has(id));
      expect(after, `${point}: one payment in all`).toHaveLength(1);
    }
  } finally {
    await server.kill();
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
}

const postgresIsThere = await hasPostgres();

describe('kill -9 while a card pays', () => {
  it('leaves one order with one charge, or none, on PGlite', () => survive(), 600_000);

  it.skipIf(!postgresIsThere)(
    'leaves one order with one charge, or none, on PostgreSQL',
    async () => {
      const database = await makeDatabase();
      try {
        await survive(database.url);
      } finally {
        await database.drop();
      }
    },
    600_000,
  );
});
