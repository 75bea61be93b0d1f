/** Offers that reward what a company spends, and credit that pays for orders (docs/product.md#rebate). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { CreditMemo } from '#schemas/domain/sales/ledger.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import type { Rebate } from '#schemas/domain/sales/rebate.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { member, type Person } from '../foreign/people.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';
import { expectBooksToAgree } from './ledger/books.ts';

const cents = (dollars: number) => Math.round(dollars * 100);
/** The job looks every three seconds. */
const soon = { timeout: 30_000, interval: 250 };

export function rebatesContract(tools: ContractTools): void {
  const { visitor, accountOf, inStock, order, database } = tools;
  const employee = async (role: string) => {
    const one = visitor();
    dataOf(await one.login({ body: accountOf(role) }));
    return one;
  };
  /** An offer for companies that came by its link. */
  const offering = async (company: string | null, change: object = {}) => {
    const publisher = await employee('employee (publisher)');
    const code = `offer-${randomUUID().slice(0, 8)}`;
    const record = {
      kind: 'offer' as const,
      title: `Builder rebate ${code}`,
      code,
      who: 'invited' as const,
      threshold: 300,
      credit: 120,
      starts_on: '2020-01-01',
      ends_on: '2099-12-31',
      credit_days: 365,
      active: true,
      ...change,
    };
    if (company !== null)
      await database().updateTable('company').set({ offer_code: code }).where('id', '=', company).execute();
    const row = dataOf(await publisher.createPricing({ params: { kind: 'offer' }, body: { record } }));
    return { publisher, record, row };
  };
  const buyer = async (): Promise<Person> => {
    const person = await member(tools);
    await database()
      .updateTable('company')
      .set({ features: JSON.stringify(['terms']), credit_limit_cents: 5_000_000 })
      .where('id', '=', person.company ?? '')
      .execute();
    return person;
  };
  /** Dear enough that a few of it do, and enough of it there. */
  const goods = async () => {
    for (let index = 0; ; index++) {
      const product = await inStock(index, { singly: true });
      if (product.price >= 130 && product.price <= 600 && product.stock >= 20) return product;
    }
  };
  const cartOf = async (shopper: Visitor, quantity: number) => {
    const cart = dataOf(await shopper.currentCart());
    const { sku } = await goods();
    return dataOf(
      await shopper.addToCart({ params: { id: cart._id }, body: { product: sku, quantity, exact: true } }),
    );
  };
  const place = async ({ shopper }: Person, quantity: number, credit_seen = 0) =>
    order(shopper, await cartOf(shopper, quantity), randomUUID(), {
      details: { ...checkoutDetails, credit_seen },
    });
  /** So many of it that its goods come to at least so much, at a company's prices too. */
  const enough = async (dollars: number) => Math.ceil((2 * dollars) / (await goods()).price);
  const take = async (desk: Visitor, placed: Order) => {
    const { version } = dataOf(await desk.getDeskOrder({ params: { id: placed._id } }));
    return dataOf(
      await desk.operatePayment({
        params: { id: placed._id },
        body: { version, action: 'capture', method: 'wire' },
      }),
    );
  };
  const fulfil = async (desk: Visitor, { _id }: Order) => {
    const { version, cart } = dataOf(await desk.getDeskOrder({ params: { id: _id } }));
    const lines = cart.items.map(({ _id: item, quantity }) => ({ item, quantity }));
    return dataOf(await desk.fulfilOrder({ params: { id: _id }, body: { version, lines } }));
  };
  const rebate = async ({ shopper }: Person): Promise<Rebate | undefined> =>
    dataOf(await shopper.listRebates())[0];
  const memos = async ({ shopper }: Person): Promise<CreditMemo[]> =>
    dataOf(await shopper.listCreditMemos()).items.filter(({ kind }) => kind === 'rebate');
  /** A company that has earned a credit of $120. */
  const earned = async () => {
    const person = await buyer();
    await offering(person.company);
    const desk = await employee('sales');
    const placed = dataOf(await place(person, await enough(300)));
    await take(desk, placed);
    await vi.waitFor(async () => expect((await rebate(person))?.granted).toBe(120), soon);
    return { person, desk, placed };
  };

  describe('rebates', () => {
    it('count goods of paid orders, and grant the credit once, with a notification', async () => {
      const person = await buyer();
      const { record } = await offering(person.company, { threshold: 100_000 });
      const desk = await employee('sales');
      const placed = dataOf(await place(person, 2));
      const goods = cents(placed.cart.subtotal) - cents(placed.cart.discount);
      expect(await rebate(person)).toMatchObject({ title: record.title, status: 'open', progress: 0 });
      expect(cents((await rebate(person))?.waiting ?? 0)).toBe(goods);
      await take(desk, placed);
      expect(cents((await rebate(person))?.progress ?? 0)).toBe(goods);
      expect((await rebate(person))?.waiting).toBe(0);
      expect(dataOf(await desk.listCompanyRebates({ params: { id: person.company ?? '' } }))).toEqual(
        dataOf(await person.shopper.listRebates()),
      );
      const stranger = await buyer();
      expect(dataOf(await stranger.shopper.listRebates())).toEqual([]);
      expect(
        problemOf(await person.shopper.listCompanyRebates({ params: { id: stranger.company ?? '' } })).code,
      ).toBe('forbidden');
      expect(problemOf(await visitor().listRebates()).code).toBe('unauthenticated');
    }, 60_000);

    it('grant it once however often an order is paid after it, and a refund takes back what is unused', async () => {
      const { person, desk, placed } = await earned();
      await take(desk, dataOf(await place(person, await enough(300))));
      await new Promise((done) => setTimeout(done, 3500));
      const [memo, ...others] = await memos(person);
      expect(others).toEqual([]);
      expect(memo).toMatchObject({ kind: 'rebate', amount: 120, open: 120 });
      const news = dataOf(await person.shopper.listNotifications());
      expect(news.filter(({ kind }) => kind === 'rebate_earned')).toHaveLength(1);
      for (const one of dataOf(await person.shopper.listOrders()).items) {
        const { version, can } = dataOf(await desk.getDeskOrder({ params: { id: one._id } }));
        dataOf(
          await desk.operatePayment({
            params: { id: one._id },
            body: { version, action: 'refund', amount: can.refund },
          }),
        );
      }
      await vi.waitFor(async () => expect((await memos(person))[0]?.withdrawn).toBe(120), soon);
      expect(await rebate(person)).toMatchObject({ granted: 0, progress: 0 });
      expect((await memos(person))[0]?.open).toBe(0);
      expect(placed.cart.total).toBeGreaterThan(0);
      await expectBooksToAgree(database());
    }, 60_000);

    it('are for companies that were approved meanwhile, where the offer says so', async () => {
      const person = await buyer();
      const { row, publisher, record } = await offering(null, { who: 'new', starts_on: '2026-01-01' });
      const isOffered = async () =>
        dataOf(await person.shopper.listRebates()).some(({ _id }) => _id === row._id);
      expect(await isOffered()).toBe(false);
      await database()
        .insertInto('trade_application')
        .values({
          company_id: person.company ?? '',
          account_id: person.account ?? '',
          source: 'trade-register',
          details: '{}',
          created_at: '2026-02-01T12:00:00Z',
          decided_at: '2026-02-02T12:00:00Z',
          decided_by: 'operator',
        })
        .execute();
      expect(await isOffered()).toBe(true);
      const late = { ...record, starts_on: '2026-02-03' };
      const params = { kind: 'offer' as const, id: row._id };
      dataOf(await publisher.changePricing({ params, body: { record: late } }));
      expect(await isOffered()).toBe(false);
    }, 60_000);

    it('refuse an offer that ends before it begins, costs nothing, or has another’s code', async () => {
      const { publisher, record } = await offering(null);
      const pointers = async (change: object) =>
        Object.keys(
          problemOf(
            await publisher.createPricing({
              params: { kind: 'offer' },
              body: { record: { ...record, ...change } },
            }),
          ).fieldErrors ?? {},
        );
      expect(await pointers({})).toEqual(['/record/code']);
      expect(await pointers({ code: 'fresh-one', ends_on: '2019-12-31' })).toEqual(['/record/ends_on']);
      expect(await pointers({ code: 'fresh-one', credit: 0 })).toEqual(['/record/credit']);
      expect(await pointers({ code: 'NO SPACES' })).toEqual(['/record/code']);
    }, 60_000);
  });

  describe('credit on the account', () => {
    it('pays for an order as far as it goes, and its invoice', async () => {
      const { person, desk } = await earned();
      const { shopper } = person;
      const cart = await cartOf(shopper, await enough(200));
      const seen = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      expect(seen.account_credit).toBe(120);
      const placed = dataOf(
        await order(shopper, cart, randomUUID(), { details: { ...checkoutDetails, credit_seen: 120 } }),
      );
      expect(placed.payment).toMatchObject({ credit: 120, status: 'due' });
      expect(cents(placed.payment?.balance ?? 0)).toBe(cents(placed.cart.total) - 12_000);
      expect((await memos(person))[0]).toMatchObject({ held: 120, open: 0 });
      await fulfil(desk, placed);
      expect((await memos(person))[0]).toMatchObject({ held: 0, open: 0, applications: [{ amount: 120 }] });
      const paid = await take(desk, placed);
      expect(paid.payment).toMatchObject({ status: 'captured', balance: 0 });
      expect(cents(paid.can.refund)).toBe(cents(placed.cart.total) - 12_000);
      const { items } = dataOf(await shopper.listInvoices());
      expect(items.find(({ order: of }) => of?._id === placed._id)).toMatchObject({
        status: 'paid',
        open: 0,
      });
      await expectBooksToAgree(database());
    }, 60_000);

    it('that pays all of an order leaves nothing to pay, and is free again once it is canceled', async () => {
      const { person, desk } = await earned();
      const cart = await cartOf(person.shopper, 1);
      const { account_credit, cart: priced } = dataOf(
        await person.shopper.getCheckout({ query: { cart_id: cart._id } }),
      );
      expect(account_credit).toBe(Math.min(120, priced.total));
      const most = Math.min(120, priced.total);
      const placed = dataOf(
        await order(person.shopper, cart, randomUUID(), {
          details: { ...checkoutDetails, payment_type: 'check', credit_seen: most },
        }),
      );
      expect(placed.payment?.balance).toBe((cents(priced.total) - cents(most)) / 100);
      const { version } = dataOf(await desk.getDeskOrder({ params: { id: placed._id } }));
      dataOf(
        await desk.cancelOrder({
          params: { id: placed._id },
          body: { version, reason: 'ordered twice', payment: 'return' },
        }),
      );
      expect((await memos(person))[0]).toMatchObject({ held: 0, open: 120 });
      await expectBooksToAgree(database());
    }, 60_000);

    it('is used once by two orders at the same time, never for more than the total, and never another’s', async () => {
      const { person } = await earned();
      const { shopper } = person;
      const quantity = await enough(200);
      const carts = [await cartOf(shopper, quantity)];
      carts.push(dataOf(await shopper.createCart({ body: { name: 'Second' } })));
      const { sku } = await goods();
      const second = dataOf(
        await shopper.addToCart({
          params: { id: carts[1]?._id ?? '' },
          body: { product: sku, quantity, exact: true },
        }),
      );
      const details = { ...checkoutDetails, credit_seen: 120 };
      const answers = await Promise.all(
        [carts[0], second].map((cart) =>
          cart ? order(shopper, cart, randomUUID(), { details }) : Promise.reject(new Error('no cart')),
        ),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers)
        if (!answer.ok)
          expect(Object.keys(problemOf(answer).fieldErrors ?? {})).toEqual(['/details/credit_seen']);
      const stranger = await buyer();
      expect(Object.keys(problemOf(await place(stranger, 1, 1)).fieldErrors ?? {})).toEqual([
        '/details/credit_seen',
      ]);
      const rich = (await earned()).person;
      const small = await cartOf(rich.shopper, 1);
      const { cart } = dataOf(await rich.shopper.getCheckout({ query: { cart_id: small._id } }));
      const over = { ...checkoutDetails, credit_seen: (cents(cart.total) + 1) / 100 };
      expect(problemOf(await order(rich.shopper, small, randomUUID(), { details: over })).code).toBe(
        'invalid',
      );
      expect((await memos(rich))[0]).toMatchObject({ held: 0, open: 120 });
      await expectBooksToAgree(database());
    }, 60_000);

    it('that expired is withdrawn and pays for nothing', async () => {
      const { person } = await earned();
      await database()
        .updateTable('credit_memo')
        .set({ expires_on: '2026-01-31' })
        .where('company_id', '=', person.company)
        .execute();
      await vi.waitFor(async () => expect((await memos(person))[0]?.withdrawn).toBe(120), soon);
      expect(Object.keys(problemOf(await place(person, 1, 1)).fieldErrors ?? {})).toEqual([
        '/details/credit_seen',
      ]);
      expect(await rebate(person)).toMatchObject({ status: 'earned', granted: 120 });
      await expectBooksToAgree(database());
    }, 60_000);
  });
}
