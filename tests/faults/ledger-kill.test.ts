/**
 * kill -9 at every step of the ledger's work: what was not answered is done whole or not at all, a second try does it
 * once, and the books agree to the cent. On both engines; the processor is a process of its own and lives on.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, type ExpectStatic, it } from 'vitest';
import { openPGlite, openPostgres } from '#api/platform/database/database.ts';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import { type Sandbox, startSandbox } from '#server/payments-sandbox/sandbox.ts';
import { readSampleAccounts } from '#tests/factories/sample-accounts.ts';
import { type RunningServer, startServer } from '#tests/factories/server.ts';
import { hasPostgres, makeDatabase } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { expectBooksToAgree } from '../contract/sales/ledger/books.ts';

const address = {
  name: 'Fault Finder',
  address: '1 Test Way',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
} as const;

const okOf = <T>(result: ApiResult<T>): T => {
  if (!result.ok) throw new Error(`${result.problem.code}: ${result.problem.message}`);
  return result.data;
};

/** The sales desk and a buyer on terms, whose company's books these are. */
type People = { desk: Visitor; buyer: Visitor; key: { kind: 'company'; id: string } };

const meet = (people: People, baseUrl: string): People => {
  const again = (visitor: Visitor): Visitor => {
    const same = createVisitor({ baseUrl, fetch: (request) => fetch(request) });
    for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
    return same;
  };
  return { ...people, desk: again(people.desk), buyer: again(people.buyer) };
};

async function logIn(baseUrl: string, dataDir: string): Promise<People> {
  const accounts = readSampleAccounts(dataDir);
  const as = async (role: string): Promise<Visitor> => {
    const visitor = createVisitor({ baseUrl, fetch: (request) => fetch(request) });
    const { email, password } = accounts.find((one) => one.role === role) ?? { email: '', password: '' };
    okOf(await visitor.login({ body: { email, password } }));
    return visitor;
  };
  const [desk, buyer] = [await as('sales desk'), await as('trade buyer')];
  const { company } = okOf(await buyer.getSession());
  return { desk, buyer, key: { kind: 'company', id: company?._id ?? '' } };
}

async function tokenOf(sandbox: Sandbox): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandbox.keys.publishableKey}` },
    body: new URLSearchParams({ type: 'card', number: '4242424242424242', expiry: '12/34', cvc: '123' }),
  });
  return ((await response.json()) as { id: string }).id;
}

/** An order of one cheap thing. */
async function order({ buyer }: People, payment: 'terms' | 'Credit Card', token?: string): Promise<Order> {
  const { items } = okOf(await buyer.listProducts({ query: { limit: 100, sort: 'price' } }));
  const sku = items.find((item) => item.sku && item.stock > 50)?.sku ?? '';
  const { _id } = okOf(await buyer.currentCart());
  okOf(await buyer.saveCart({ params: { id: _id }, body: { items: [{ sku, quantity: 12 }] } }));
  const quote = okOf(
    await buyer.recalculateTax({
      body: { cart_id: _id, payment_type: payment, Delivery_method: 'Will Call' },
    }),
  );
  return okOf(
    await buyer.placeOrder({
      headers: { 'idempotency-key': randomUUID() },
      body: {
        cart_id: _id,
        pricing_version: quote.pricing_version,
        details: {
          email: 'faults@example.com',
          phone: '303 555 0100',
          Delivery_method: 'Will Call',
          payment_type: payment,
          billing_address: address,
          shipping_address: null,
          po_number: '',
          note: '',
          pick_up: null,
          ...(token ? { payment_token: token } : {}),
          credit_seen: 0,
        },
      },
    }),
  );
}

async function fulfil({ desk }: People, id: string) {
  const { version, cart } = okOf(await desk.getDeskOrder({ params: { id } }));
  const lines = cart.items.map(({ _id, quantity }) => ({ item: _id, quantity }));
  return desk.fulfilOrder({ params: { id }, body: { version, lines } });
}

const receivable = async ({ desk, key }: People) => okOf(await desk.getReceivable({ params: key }));

type Deed = {
  name: string;
  /** In the order in which it passes them. */
  points: readonly string[];
  /** Before the server that will die; what it answers goes to the other two. */
  prepare: (people: People, sandbox: Sandbox) => Promise<string>;
  /** Done by a server that dies, and once more by whoever was not told. */
  act: (people: People, prepared: string) => Promise<ApiResult<unknown>>;
  /** Asking again does not do it again. */
  isSafe?: true;
  /** How often it is done, in the books. */
  times: (people: People, prepared: string) => Promise<number>;
};

const invoicesOf = async ({ buyer }: People, orderId: string): Promise<number> =>
  okOf(await buyer.listInvoices({ query: { limit: 500 } })).items.filter(
    (invoice) => invoice.order?._id === orderId,
  ).length;

const deeds: readonly Deed[] = [
  {
    name: 'an order is handed over and invoiced',
    points: ['order.invoiced'],
    prepare: async (people) => (await order(people, 'terms'))._id,
    act: fulfil,
    times: invoicesOf,
  },
  {
    name: 'a check is posted',
    points: ['ledger.recorded'],
    prepare: async () => `check ${randomUUID()}`,
    act: ({ desk, key }, reference) =>
      desk.recordReceipt({ params: key, body: { method: 'check', reference, amount: 25 } }),
    times: async (people, reference) =>
      (await receivable(people)).receipts.filter((receipt) => receipt.reference === reference).length,
  },
  {
    name: 'a check bounces',
    points: ['ledger.recorded'],
    prepare: async ({ desk, key }) => {
      const reference = `check ${randomUUID()}`;
      const body = { method: 'check' as const, reference, amount: 40 };
      const { receipts } = okOf(await desk.recordReceipt({ params: key, body }));
      return receipts.find((receipt) => receipt.reference === reference)?._id ?? '';
    },
    act: ({ desk, key }, receipt) => desk.operateReceivable({ params: key, body: { do: 'bounce', receipt } }),
    times: async (people, id) =>
      ((await receivable(people)).receipts.find(({ _id }) => _id === id)?.returned ?? 0) / 40,
  },
  {
    name: 'a payment that was posted by mistake is reversed',
    isSafe: true,
    points: ['ledger.recorded'],
    prepare: async ({ desk, key }) => {
      const reference = `wire ${randomUUID()}`;
      const body = { method: 'wire' as const, reference, amount: 40 };
      const { receipts } = okOf(await desk.recordReceipt({ params: key, body }));
      const receipt = receipts.find((one) => one.reference === reference);
      return JSON.stringify({ receipt: receipt?._id, version: receipt?.version });
    },
    act: ({ desk, key }, prepared) =>
      desk.operateReceivable({
        params: key,
        body: { do: 'reverse', ...JSON.parse(prepared), why: 'posted by mistake' },
      }),
    times: async (people, prepared) => {
      const { receipt: id } = JSON.parse(prepared);
      return ((await receivable(people)).receipts.find(({ _id }) => _id === id)?.reversed ?? 0) / 40;
    },
  },
  {
    name: 'a credit is given',
    points: ['ledger.recorded'],
    prepare: async () => `for ${randomUUID()}`,
    act: ({ desk, key }, note) => desk.giveCredit({ params: key, body: { amount: 5, note } }),
    times: async (people, note) =>
      (await receivable(people)).credit_memos.filter((memo) => memo.note === note).length,
  },
  {
    name: 'a bill is paid by card',
    isSafe: true,
    points: ['bill.held', 'payment.asking', 'payment.answered', 'operation.asking', 'operation.answered'],
    prepare: async (people, sandbox) => {
      const placed = await order(people, 'terms');
      okOf(await fulfil(people, placed._id));
      const { items } = okOf(await people.buyer.listInvoices({ query: { limit: 500 } }));
      const invoice = items.find((one) => one.order?._id === placed._id);
      return JSON.stringify({
        id: invoice?._id,
        amount: invoice?.open,
        token: await tokenOf(sandbox),
        key: randomUUID(),
      });
    },
    act: ({ buyer }, prepared) => {
      const { id, amount, token, key } = JSON.parse(prepared);
      return buyer.payBill({
        headers: { 'idempotency-key': key },
        body: { invoices: [{ invoice: id, amount }], payment_token: token, amount },
      });
    },
    times: async ({ buyer }, prepared) => {
      const { id } = JSON.parse(prepared);
      return okOf(await buyer.getInvoice({ params: { id } })).applications.length;
    },
  },
  {
    name: 'a card gets money back',
    isSafe: true,
    points: ['operation.asking', 'operation.answered'],
    prepare: async (people, sandbox) => {
      const placed = await order(people, 'Credit Card', await tokenOf(sandbox));
      okOf(await fulfil(people, placed._id));
      const params = { id: placed._id };
      const held = okOf(await people.desk.getDeskOrder({ params }));
      okOf(await people.desk.operatePayment({ params, body: { version: held.version, action: 'capture' } }));
      const { version } = okOf(await people.desk.getDeskOrder({ params }));
      return JSON.stringify({ id: placed._id, version });
    },
    // Of the version that was looked at: whoever was not told does not ask for a second refund.
    act: ({ desk }, prepared) => {
      const { id, version } = JSON.parse(prepared);
      return desk.operatePayment({ params: { id }, body: { version, action: 'refund', amount: 3 } });
    },
    times: async ({ desk }, prepared) => {
      const { id } = JSON.parse(prepared);
      return (okOf(await desk.getDeskOrder({ params: { id } })).payment?.refunded ?? 0) / 3;
    },
  },
];

async function survive(expect: ExpectStatic, databaseUrl?: string): Promise<void> {
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
  let server: RunningServer = await start();
  try {
    let people = await logIn(server.baseUrl, dataDir);
    for (const deed of deeds)
      for (const point of deed.points) {
        const at = `${deed.name}, ${point}`;
        const prepared = await deed.prepare(people, sandbox);
        const died = new Promise<void>((done) => server.process.once('exit', () => done()));
        writeFileSync(faultFile, point);
        const answer = await deed.act(people, prepared).catch(() => null);
        expect(answer, `${at}: nobody was told`).toBeNull();
        await died;
        rmSync(faultFile);
        server = await start();
        people = meet(people, server.baseUrl);
        expect([0, 1], `${at}: whole or not at all`).toContain(await deed.times(people, prepared));
        // Whoever was not told tries again. What waits for the processor is settled by a job.
        if (deed.isSafe || (await deed.times(people, prepared)) === 0) await deed.act(people, prepared);
        await expect
          .poll(() => deed.times(people, prepared), { timeout: 60_000, message: `${at}: done` })
          .toBe(1);
      }
    await server.stop();
    const database = await (databaseUrl ? openPostgres(databaseUrl, () => {}) : openPGlite({ dataDir }));
    await expectBooksToAgree(database.kysely, 'after every kill').finally(() => database.close());
  } finally {
    await server.kill();
    await sandbox.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
  }
}

const postgresIsThere = await hasPostgres();

describe.concurrent('kill -9 while the ledger works', () => {
  it('loses and doubles nothing on PGlite', ({ expect }) => survive(expect), 600_000);

  it.skipIf(!postgresIsThere)(
    'loses and doubles nothing on PostgreSQL',
    async ({ expect }) => {
      const database = await makeDatabase();
      try {
        await survive(expect, database.url);
      } finally {
        await database.drop();
      }
    },
    600_000,
  );
});
