/** A store whose payments go to a sandbox of its own, and the tools of the tests that pay there. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { operatorContext, type Services } from '#api/platform/context.ts';
import { beginOperation, finishOperation } from '#api/sales/payments/operate-payment.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { forwardedHeaders, toRequest } from '#server/http/node-http.ts';
import { type Sandbox, startSandbox } from '#server/payments-sandbox/sandbox.ts';
import { testAccounts, testCards, testRouting } from '#server/payments-sandbox/test-numbers.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { address, dataOf } from '../../tools.ts';

const timeoutMs = 400;

type Means =
  | 'authorized'
  | 'declined'
  | 'insufficient_funds'
  | 'challenge'
  | 'timeout'
  | 'timeout_declined'
  | 'late';

/** The engine under the store: the embedded one where there is no address. */
export type Engine = { databaseUrl?: string; drop?: () => Promise<void> };

/** To be called within a `describe`: the store and the sandbox live as long as it does. */
export function openPaymentTools(open: () => Promise<Engine>) {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  let sandbox: Sandbox;
  let store: TestStore;
  let drop: (() => Promise<void>) | undefined;
  let close = async () => {};
  let sku = '';

  beforeAll(async () => {
    sandbox = await startSandbox({ folder, host: '127.0.0.1', lateMs: 300, bankMs: 300 });
    const database = await open();
    drop = database.drop;
    const at = { host: '127.0.0.1', port: sandbox.port };
    store = await startStore({
      ...(database.databaseUrl ? { databaseUrl: database.databaseUrl } : {}),
      payments: { provider: 'sandbox', ...sandbox.keys, at, timeoutMs },
    });
    // The sandbox's webhooks come over HTTP.
    const server = createServer(async (req, res) => {
      const request = toRequest(req, `http://${req.headers.host}${req.url}`, {
        headers: forwardedHeaders(req, {}),
      });
      const response = await store.fetch(request);
      res.writeHead(response.status);
      res.end(await response.text());
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    sandbox.setWebhooks({ url: `http://127.0.0.1:${port}/api/v1/payments/webhook` });
    close = async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    };
    const { items } = dataOf(await visitor().listProducts({ query: { limit: 100, sort: 'popularity' } }));
    sku = items.find((item) => item.sku && item.stock > 0)?.sku ?? '';
    await store.database.kysely.updateTable('stock').set({ quantity: 9000 }).execute();
  });
  afterAll(async () => {
    await close();
    await store.close();
    await sandbox.close();
    await drop?.();
    rmSync(folder, { recursive: true, force: true });
  });

  const visitor = (headers: Record<string, string> = {}) =>
    createVisitor({ baseUrl: 'http://store.internal', fetch: store.fetch, headers });
  const db = () => store.database.kysely;

  async function tokenOf(means: Means | 'account_closed', kind: 'card' | 'bank' = 'card'): Promise<string> {
    const { number = '' } =
      (kind === 'card' ? testCards : testAccounts).find(({ outcome }) => outcome === means) ?? {};
    const response = await fetch(`http://127.0.0.1:${sandbox.port}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.keys.publishableKey}` },
      body: new URLSearchParams({
        type: kind,
        number,
        ...(kind === 'card'
          ? { expiry: '12/34', cvc: '123' }
          : { holder: 'Maya Lindqvist', routing: testRouting }),
      }),
    });
    return ((await response.json()) as { id: string }).id;
  }

  async function shopping(shopper = visitor()): Promise<{ shopper: Visitor; cart: Cart }> {
    const { _id } = dataOf(await shopper.currentCart());
    const cart = dataOf(
      await shopper.saveCart({
        params: { id: _id },
        body: { items: [{ sku, quantity: 2 }], Delivery_method: 'Will Call' },
      }),
    );
    return { shopper, cart };
  }

  async function pay(
    shopper: Visitor,
    cart: Cart,
    token: string | null,
    options: { key?: string; kind?: 'Credit Card' | 'ACH'; version?: string } = {},
  ) {
    const body = {
      cart_id: cart._id,
      pricing_version: options.version ?? (await versionOf(shopper, cart, options.kind)) ?? 'closed',
      details: {
        email: 'maya@example.com',
        phone: '503 555 0148',
        Delivery_method: 'Will Call' as const,
        payment_type: options.kind ?? ('Credit Card' as const),
        billing_address: address,
        shipping_address: null,
        payment_token: token,
      },
    };
    return shopper.placeOrder({ headers: { 'idempotency-key': options.key ?? randomUUID() }, body });
  }
  const versions = new Map<string, string>();
  /** What the shopper saw the total of: the fee is that of the method. */
  async function versionOf(shopper: Visitor, cart: Cart, kind: 'Credit Card' | 'ACH' = 'Credit Card') {
    const body = { cart_id: cart._id, payment_type: kind, Delivery_method: 'Will Call' as const };
    const quote = await shopper.recalculateTax({ body });
    if (quote.ok) versions.set(cart._id, quote.data.pricing_version);
    return versions.get(cart._id);
  }

  const intentsOf = async (cart: Cart) => {
    const payments = await db().selectFrom('payment').select('id').where('cart_id', '=', cart._id).execute();
    const ids = new Set(payments.map(({ id }) => id));
    return [...sandbox.ledger.intents.values()].filter(({ metadata }) => ids.has(metadata.payment ?? ''));
  };
  const held = async (cart: Cart) =>
    (await intentsOf(cart)).filter(({ status }) => status === 'requires_capture' || status === 'succeeded');
  const stockOf = async () =>
    (
      await db()
        .selectFrom('stock as t')
        .innerJoin('sku as s', 's.id', 't.sku_id')
        .innerJoin('cart as c', 'c.warehouse_id', 't.warehouse_id')
        .select('t.quantity')
        .where('s.code', '=', sku)
        .executeTakeFirstOrThrow()
    ).quantity;
  const traces = async (cart: Cart) => {
    const orders = await db()
      .selectFrom('order')
      .select(['id', 'number'])
      .where('cart_id', '=', cart._id)
      .execute();
    const ids = orders.map(({ id }) => id);
    const numbers = orders.map(({ number }) => number);
    const mails = numbers.length
      ? await db()
          .selectFrom('mail')
          .select('id')
          .where('subject', 'like', `%${numbers[0]}%`)
          // Employees hear of it as well (tests/contract/platform/notices.test.ts).
          .where('kind', '<>', 'notice')
          .execute()
      : [];
    const moved = ids.length
      ? await db().selectFrom('stock_movement').select('quantity').where('order_id', 'in', ids).execute()
      : [];
    return { orders: orders.length, mails: mails.length, moved: moved.map(({ quantity }) => quantity) };
  };
  const statusOf = async (shopper: Visitor, cart: Cart) =>
    dataOf(await shopper.getCartPayment({ query: { cart_id: cart._id } })).status;

  /** The services of the store's own API, for what employees and the clock do. */
  const services = (): Services => store.services;
  const employee = () => operatorContext(services());
  const operate = async (kind: 'capture' | 'refund' | 'void', order: string, cents?: number) => {
    const operation = await store.database.transaction((tx) =>
      beginOperation(employee(), tx, kind, order, { cents }),
    );
    await finishOperation(employee(), operation);
    return (await db().selectFrom('payment').select('status').where('order_id', '=', order).execute())[0];
  };

  return {
    sandbox: () => sandbox,
    store: () => store,
    /** The SKU that every cart has two of. */
    sku: () => sku,
    visitor,
    db,
    tokenOf,
    shopping,
    pay,
    versions,
    versionOf,
    intentsOf,
    held,
    stockOf,
    traces,
    statusOf,
    services,
    employee,
    operate,
  };
}
export type PaymentTools = ReturnType<typeof openPaymentTools>;
