/**
 * Random histories of a customer's account, through the desk's and the buyer's own use cases: whatever happens in
 * whatever order, debits are credits and every balance is what a fresh sum says. HISTORIES=1000 tells a thousand of them
 * on each engine; HISTORY=17 tells history 17 alone.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, type Context, operatorContext, type Services } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import {
  getReceivable,
  giveCredit,
  operateReceivable,
  recordReceipt,
  writeInvoice,
} from '#api/sales/ledger/desk-receivables.ts';
import { payBill } from '#api/sales/ledger/pay-bill.ts';
import { listInvoices } from '#api/sales/ledger/read-ledger.ts';
import { askReturn } from '#api/sales/orders/ask-return.ts';
import { cancelOrder } from '#api/sales/orders/cancel-order.ts';
import { deskAnswer } from '#api/sales/orders/change-order.ts';
import { fulfilOrder } from '#api/sales/orders/fulfil-order.ts';
import { operateOrderPayment } from '#api/sales/orders/operate-order-payment.ts';
import { stepReturn } from '#api/sales/orders/step-return.ts';
import type { Payments } from '#api/sales/payments/payments.ts';
import { settlePayment } from '#api/sales/payments/settle-payment.ts';
import { creditScope, holdCredit, usableCredit } from '#api/sales/rebates/hold-credit.ts';
import { reviewRebates } from '#api/sales/rebates/review-rebates.ts';
import type { CustomerKey } from '#api/sales/storage/ledger-lists.ts';
import { findPaymentOfOrder } from '#api/sales/storage/payments.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import type { PaymentKind } from '#schemas/domain/sales/payment.ts';
import { hasPostgres, makeDatabase, startStore, type TestStore } from '#tests/factories/store.ts';
import { expectBooksToAgree } from './ledger/books.ts';
import { fakeProcessor } from './ledger/fake-processor.ts';

const only = process.env.HISTORY;
const asked = process.env.HISTORIES;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Story = {
  services: Services;
  desk: Context;
  buyer: Context;
  key: CustomerKey;
  orders: string[];
  random: () => number;
  processor: ReturnType<typeof fakeProcessor>;
};

const below = ({ random }: Story, most: number) => Math.floor(random() * most);
const dollars = (story: Story, most: number) => (1 + below(story, Math.max(1, most * 100))) / 100;
const one = <T>(story: Story, list: readonly T[]): T | undefined => list[below(story, list.length)];

const line = (index: number, quantity: number, cents: number) => ({
  _id: randomUUID(),
  product_id: `p${index}`,
  name: `Line ${index}`,
  sku: `S-${index}`,
  quantity,
  line_total: cents / 100,
  coupon_discount: 0,
  options: {},
  piece_size: 1,
  unit: '',
  picture: { src: '' },
  image: null,
  note: '',
  price: cents / quantity / 100,
  configuration: null,
  shipping: { method: null, charge: 0 },
});

/** Cents of the account's credit that an order takes, as checkout holds them; often none. */
async function takeCredit(story: Story, orderId: string, total: number): Promise<number> {
  const scope = creditScope(story.buyer.actor);
  if (!scope || story.random() < 0.4) return 0;
  return story.services.database.transaction(async (tx) => {
    const today = story.services.now().toISOString().slice(0, 10);
    const usable = Math.min(total, await usableCredit(tx, scope, today));
    const cents = story.random() < 0.5 ? usable : Math.floor(usable * story.random());
    if (cents > 0) expect(await holdCredit(tx, scope, today, { orderId, cents })).toBe(true);
    return cents;
  });
}

/** An order as checkout leaves it: its rows alone, since what it costs is not what this is about. */
async function insertStoryOrder(story: Story, kind: PaymentKind): Promise<string> {
  const { services, key } = story;
  const db = services.database.kysely;
  const items = Array.from({ length: 1 + below(story, 3) }, (_, index) =>
    line(index, 1 + below(story, 5), 100 + below(story, 90_000)),
  );
  const cents = (amount: number) => Math.round(amount * 100);
  const goods = items.reduce((sum, { line_total }) => sum + cents(line_total), 0);
  const [shipping, fee, tax] = [below(story, 5000), below(story, 900), Math.round(goods * 0.083)];
  const total = goods + shipping + fee + tax;
  const id = randomUUID();
  const now = services.now().toISOString();
  const accountId = story.buyer.actor.accountId;
  const [warehouse] = await db.selectFrom('warehouse').select(['id', 'name']).execute();
  await db
    .insertInto('cart')
    .values({
      id,
      account_id: accountId,
      guest_id: null,
      warehouse_id: warehouse?.id ?? '',
      name: '',
      status: 'ordered',
      version: 1,
      delivery_method: 'Will Call',
      payment_type: null,
      billing_address: null,
      shipping_address: null,
      created_at: now,
      updated_at: now,
      selected_at: null,
    })
    .execute();
  const document = {
    _id: id,
    cart_id: id,
    number: `H-${id}`,
    status: 'placed',
    placed_at: now,
    email: 'buyer@histories.example',
    phone: '503 555 0100',
    po_number: 'PO-7',
    note: '',
    warehouse_name: warehouse?.name ?? '',
    cart: {
      _id: id,
      warehouse: warehouse?.id,
      items,
      Delivery_method: 'Will Call',
      subtotal: goods / 100,
      discount: 0,
      shipping: shipping / 100,
      fee: fee / 100,
      tax: tax / 100,
      total: total / 100,
      billing_address: null,
      shipping_address: null,
    },
  } as unknown as Order;
  await db
    .insertInto('order')
    .values({
      id,
      number: document.number,
      cart_id: id,
      account_id: accountId,
      guest_id: null,
      company_id: key.kind === 'company' ? key.id : null,
      email: document.email,
      total_cents: total,
      document: JSON.stringify(document),
      placed_at: now,
    })
    .execute();
  const credit = await takeCredit(story, id, total);
  const isProcessed = (kind === 'card' || kind === 'bank') && credit < total;
  if (isProcessed) story.processor.hold(id, total - credit, kind);
  await db
    .insertInto('payment')
    .values({
      id,
      order_id: id,
      cart_id: id,
      kind,
      status:
        credit === total
          ? 'captured'
          : kind === 'card'
            ? 'authorized'
            : kind === 'bank'
              ? 'processing'
              : 'due',
      amount_cents: total,
      settled_cents: credit,
      credit_cents: credit,
      processor_id: isProcessed ? `pi_${id}` : null,
      request: null,
      action_url: null,
      decline_code: null,
      created_at: now,
      updated_at: now,
      next_check_at: null,
    })
    .execute();
  story.orders.push(id);
  return id;
}

type Step = (story: Story) => Promise<unknown>;

async function withOrder(story: Story, act: (id: string, version: number, order: Order) => Promise<unknown>) {
  const id = one(story, story.orders);
  if (!id) return;
  const order = await deskAnswer(story.desk, id);
  await act(id, order.version, order);
}

const operate =
  (action: 'capture' | 'refund'): Step =>
  (story) =>
    withOrder(story, (id, version, { cart }) => {
      const amount = story.random() < 0.4 ? {} : { amount: dollars(story, cart.total) };
      return operateOrderPayment(story.desk, id, {
        version,
        action,
        ...amount,
        ...(action === 'capture' ? { method: one(story, ['wire', 'cash'] as const) } : {}),
        note: '',
      });
    });

const steps: Record<string, Step> = {
  order: (story) =>
    insertStoryOrder(story, one(story, ['terms', 'terms', 'card', 'bank', 'check', 'cash']) ?? 'terms'),
  fulfil: (story) =>
    withOrder(story, (id, version, { cart }) => {
      const left = cart.items.filter(({ quantity, fulfilled = 0 }) => quantity > fulfilled);
      const item = one(story, left);
      const all = left.map(({ _id, quantity, fulfilled }) => ({ item: _id, quantity: quantity - fulfilled }));
      const part = item
        ? [{ item: item._id, quantity: 1 + below(story, item.quantity - item.fulfilled) }]
        : [];
      const lines = story.random() < 0.5 ? all : part;
      return lines.length === 0
        ? Promise.resolve()
        : fulfilOrder(story.desk, id, { version, lines, carrier: '', tracking: '', capture: false });
    }),
  capture: operate('capture'),
  refund: operate('refund'),
  void: (story) =>
    story.random() < 0.7
      ? Promise.resolve()
      : withOrder(story, (id, version) =>
          operateOrderPayment(story.desk, id, { version, action: 'void', note: '' }),
        ),
  cancel: (story) =>
    withOrder(story, (id, version) =>
      cancelOrder(story.desk, id, {
        version,
        reason: 'not wanted any more',
        payment: story.random() < 0.7 ? 'return' : 'keep',
      }),
    ),
  ask: (story) =>
    withOrder(story, (id, _version, { cart }) => {
      const item = one(story, cart.items);
      const lines = item ? [{ item: item._id, quantity: 1 + below(story, item.quantity) }] : [];
      return askReturn(story.desk, id, { lines, reason: 'does not fit' }, undefined);
    }),
  step: (story) =>
    withOrder(story, (_id, version, { returns }) => {
      const open = one(
        story,
        returns.filter(({ status }) => status !== 'refunded' && status !== 'refused'),
      );
      if (!open) return Promise.resolve();
      if (open.status === 'asked')
        return stepReturn(story.desk, open._id, { version, step: 'approve', note: '' });
      if (open.status === 'approved')
        return stepReturn(story.desk, open._id, { version, step: 'receive', note: '', restock: false });
      return stepReturn(story.desk, open._id, {
        version,
        step: 'refund',
        note: '',
        amount: open.worth,
        fee: 0,
      });
    }),
  processor: (story) =>
    withOrder(story, async (id) => {
      const payment = await findPaymentOfOrder(story.services.database.kysely, id);
      if (!payment?.processor_id) return;
      story.processor.move(
        payment.id,
        one(story, ['captured', 'captured', 'declined', 'refund']) ?? 'captured',
        story.random,
      );
      await settlePayment(story.services, await story.processor.read(payment.processor_id));
    }),
  receipt: async (story) => {
    const { invoices } = await getReceivable(story.desk, story.key);
    const chosen = invoices.filter(() => story.random() < 0.5).slice(0, 3);
    const paid = chosen.map(({ _id, open }) => ({
      invoice: _id,
      amount: story.random() < 0.5 ? open : dollars(story, open),
    }));
    const sum = paid.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
    const amount = (sum + (story.random() < 0.5 || sum === 0 ? 1 + below(story, 20_000) : 0)) / 100;
    return recordReceipt(story.desk, story.key, {
      method: 'check',
      reference: '1001',
      amount,
      invoices: paid,
      note: '',
    });
  },
  credit: (story) =>
    giveCredit(story.desk, story.key, { amount: dollars(story, 300), note: 'late delivery' }),
  // So that credit is there when an order is placed.
  spend: async (story) => {
    await giveCredit(story.desk, story.key, { amount: dollars(story, 300), note: 'for the next order' });
    return insertStoryOrder(story, one(story, ['terms', 'card', 'check']) ?? 'terms');
  },
  write: (story) =>
    writeInvoice(story.desk, story.key, {
      po_number: '',
      lines: [{ name: 'Installation', quantity: 1, amount: dollars(story, 500) }],
      tax: 0,
      bill_to: '',
      note: '',
    }),
  review: (story) => reviewRebates(story.services),
  apply: (story) => operateReceivable(story.desk, story.key, { do: 'apply' }),
  bounce: async (story) => {
    const { receipts } = await getReceivable(story.desk, story.key);
    const receipt = one(story, receipts);
    return receipt && operateReceivable(story.desk, story.key, { do: 'bounce', receipt: receipt._id });
  },
  // What was posted, given or written by hand is taken back: one of the three that is there.
  correct: async (story) => {
    const { receipts, credit_memos, invoices } = await getReceivable(story.desk, story.key);
    const why = 'by mistake';
    const deeds = [
      ...receipts.map(({ _id, version }) => ({ do: 'reverse' as const, receipt: _id, version, why })),
      ...credit_memos.map(({ _id, version }) => ({
        do: 'void_credit' as const,
        credit_memo: _id,
        version,
        why,
      })),
      ...invoices.map(({ _id, version }) => ({ do: 'void_invoice' as const, invoice: _id, version, why })),
    ];
    const deed = one(story, deeds);
    return deed && operateReceivable(story.desk, story.key, deed);
  },
  pay: async (story) => {
    const { items } = await listInvoices(story.buyer, { page: 1, limit: 50, status: 'unpaid' });
    const { credit_memos } = await getReceivable(story.desk, story.key);
    const chosen = items.filter(({ open, pending }) => open > pending && story.random() < 0.6);
    if (chosen.length === 0) return;
    const cents = (amount: number) => Math.round(amount * 100);
    const invoices = chosen.map(({ _id, open, pending }) => ({
      invoice: _id,
      amount:
        story.random() < 0.6 ? Math.round((open - pending) * 100) / 100 : dollars(story, open - pending),
    }));
    const memos = credit_memos.filter(({ open }) => open > 0 && story.random() < 0.5);
    const total = invoices.reduce((sum, { amount }) => sum + cents(amount), 0);
    const credit = memos.reduce((sum, { open }) => sum + cents(open), 0);
    const paid = await payBill(story.buyer, randomUUID(), {
      invoices,
      credit_memos: memos.map(({ _id }) => _id),
      amount: Math.max(0, total - credit) / 100,
      payment_type: story.random() < 0.5 ? 'ACH' : 'Credit Card',
      payment_token: 'pm_history',
    });
    expect(paid).toMatchObject({ invoices, credit_memos: memos.map(({ _id }) => _id) });
    if (!paid._id || paid.status === 'captured' || story.random() < 0.3) return;
    story.processor.move(paid._id, story.random() < 0.7 ? 'captured' : 'declined', story.random);
    await settlePayment(story.services, await story.processor.read(`pi_${paid._id}`));
  },
};

async function tell(store: TestStore, seed: number): Promise<void> {
  const processor = fakeProcessor();
  const payments: Payments = { processor: processor.adapter, timeoutMs: 1000, waiting: () => {} };
  const services: Services = { ...store.services, payments, mailWaiting: () => {} };
  const db = services.database.kysely;
  const [company, account] = [randomUUID(), randomUUID()];
  const isPerson = seed % 5 === 0;
  await db
    .insertInto('company')
    .values({ id: company, name: `History ${seed}`, status: 'approved', features: '["terms"]', lien: false })
    .execute();
  await sql`insert into account (id, email, password_hash, first_name, last_name, company_id, company_role, created_at)
    values (${account}, ${`${account}@histories.example`}, '', 'His', 'Tory', ${isPerson ? null : company},
      ${isPerson ? null : 'admin'}, ${services.now().toISOString()})`.execute(db);
  const desk = operatorContext(services);
  const actor: Actor = {
    ...desk.actor,
    operator: false,
    accountId: account,
    companyId: isPerson ? null : company,
    hasCompany: !isPerson,
    companyApproved: !isPerson,
    audience: isPerson ? 'customer' : 'company',
  };
  const buyer: Context = { ...desk, actor, asker: actor, clientAddress: `10.${seed >> 8}.${seed & 255}.1` };
  const key: CustomerKey = isPerson ? { kind: 'account', id: account } : { kind: 'company', id: company };
  const story: Story = { services, desk, buyer, key, orders: [], random: seeded(seed), processor };
  const told: string[] = [];
  await steps.order?.(story);
  const names = Object.keys(steps);
  for (let count = 5 + below(story, 11); count > 0; count--) {
    const name = one(story, names) ?? 'order';
    const refused = await steps[name]?.(story).then(
      () => '',
      (error: unknown) => {
        if (error instanceof ProblemError) return `(${error.code})`;
        throw new Error(`history ${seed}: ${[...told, name].join(' ')}`, { cause: error });
      },
    );
    told.push(`${name}${refused ?? ''}`);
    if (only) await expectBooksToAgree(db, told.join(' '));
  }
}

function describeHistories(
  name: string,
  count: number,
  open: () => Promise<{ url?: string; drop?: () => Promise<void> }>,
) {
  describe(name, () => {
    let store: TestStore;
    let drop = async () => {};
    beforeAll(async () => {
      const engine = await open();
      drop = engine.drop ?? drop;
      store = await startStore(engine.url ? { databaseUrl: engine.url } : {});
    }, 120_000);
    afterAll(async () => {
      await store?.close();
      await drop();
    });

    it('the books agree after each of them', async () => {
      await store.database.kysely
        .insertInto('offer')
        .values({
          id: 'offer',
          code: 'histories',
          title: 'Spend $900, get $90',
          who: 'everyone',
          threshold_cents: 90_000,
          credit_cents: 9000,
          starts_on: '2020-01-01',
          ends_on: '2090-01-01',
          credit_days: null,
          created_at: new Date().toISOString(),
        })
        .execute();
      const seeds = only ? [Number(only)] : Array.from({ length: count }, (_, seed) => seed);
      for (const seed of seeds) {
        await tell(store, seed);
        if (seed % 50 === 49 || seed === count - 1)
          await expectBooksToAgree(store.database.kysely, `history ${seed} or one of the 49 before`);
      }
      const { rows } = await sql<{
        entries: number;
      }>`select count(*)::int as entries from ledger_entry`.execute(store.database.kysely);
      // So that nobody takes histories of nothing for good ones.
      if (only) return;
      expect(rows[0]?.entries).toBeGreaterThan(count * 2);
      const counted = await sql<{ earned: number; taken: number; used: number }>`select
        (select count(*)::int from offer_credit) as earned, (select count(*)::int from offer_credit where taken_back_cents > 0) as taken,
        (select count(*)::int from order_credit where used_cents > 0) as used`.execute(store.database.kysely);
      const seen = count < 1000 ? (['earned', 'used'] as const) : (['earned', 'taken', 'used'] as const);
      for (const what of seen) expect(counted.rows[0]?.[what], what).toBeGreaterThan(0);
    }, 1_800_000);

    it('an entry that does not balance is refused by the database, and so is a change of a line', async () => {
      const db = store.database.kysely;
      const entry = {
        source: 'test',
        kind: 'invoice',
        document_id: 'x',
        created_at: new Date().toISOString(),
      } as const;
      const nobody = { company_id: null, account_id: null, order_id: null };
      const unbalanced = store.database.transaction(async (tx) => {
        await tx
          .insertInto('ledger_entry')
          .values({ id: 'bad', ...entry, ...nobody })
          .execute();
        await tx
          .insertInto('ledger_line')
          .values({ entry_id: 'bad', ledger_account: 'sales', cents: 5 })
          .execute();
      });
      await expect(unbalanced).rejects.toThrow('does not balance');
      await expect(db.updateTable('ledger_line').set({ cents: 7 }).execute()).rejects.toThrow(
        'never changed',
      );
      await expect(db.deleteFrom('ledger_line').execute()).rejects.toThrow('never changed');
    });
  });
}

describeHistories('histories on PGlite', Number(asked ?? 250), async () => ({}));
if (await hasPostgres())
  describeHistories('histories on PostgreSQL', Number(asked ?? 60), () => makeDatabase());
else
  describe('histories on PostgreSQL', () => {
    it.skip('NOT CHECKED: no PostgreSQL at TEST_DATABASE_URL (127.0.0.1:5432 when it is not set)', () => {});
  });
