/** What an order says of itself: whose it is to see, its mails, its events (docs/product.md#orders, #roles). */
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tables } from '#api/platform/database/schema.ts';
import { type EventType, eventTypes } from '#schemas/domain/platform/event-types.ts';
import type { Order } from '#schemas/domain/sales/order.ts';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

export function orderPapersContract({
  visitor,
  accountOf,
  withCart,
  order,
  database,
  joinCompany,
}: ContractTools): void {
  const person = async () => {
    const email = `ada.${randomUUID()}@example.com`;
    const body = { first_name: 'Ada', last_name: 'Byrne', email, password: 'correct horse battery' };
    const shopper = visitor();
    dataOf(await shopper.register({ body }));
    return { shopper, email };
  };
  const company = async () => {
    const id = `company-${randomUUID()}`;
    const { id: _id, ...like } = await database()
      .selectFrom('company')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const features = JSON.stringify(like.features);
    const row = { ...like, id, name: `Byrne ${id}`, features, price_list_id: null };
    await database()
      .insertInto('company')
      .values(row as Insertable<Tables['company']>)
      .execute();
    return id;
  };
  const mailsOf = (number: string) =>
    database()
      .selectFrom('mail')
      .selectAll()
      .where('subject', 'like', `%${number}%`)
      .where('kind', '<>', 'notice')
      .execute();
  const desk = async () => {
    const employee = visitor();
    dataOf(await employee.login({ body: accountOf('sales') }));
    return employee;
  };
  const sendAll = async ({ _id }: Order) => {
    const employee = await desk();
    const { version, cart } = dataOf(await employee.getDeskOrder({ params: { id: _id } }));
    const lines = cart.items.map(({ _id: item, quantity }) => ({ item, quantity }));
    const body = { version, lines, carrier: 'UPS Ground', tracking: '1Z999AA10123456784' };
    return dataOf(await employee.fulfilOrder({ params: { id: _id }, body }));
  };

  describe('who sees an order', () => {
    it('is its company, by those who belong to it now, for what was placed for it', async () => {
      const id = await company();
      const [buyer, colleague, leaver] = [await person(), await person(), await person()];
      for (const { email } of [buyer, colleague, leaver]) await joinCompany(email, id);
      const { product } = await withCart(1, 7);
      const cart = dataOf(await buyer.shopper.currentCart());
      const add = { product: product.sku, quantity: 1 };
      const filled = dataOf(await buyer.shopper.addToCart({ params: { id: cart._id }, body: add }));
      const placed = dataOf(await order(buyer.shopper, filled));
      await joinCompany(leaver.email, null);
      const params = { id: placed._id };
      expect(dataOf(await colleague.shopper.getOrder({ params })).number).toBe(placed.number);
      const [listed] = dataOf(await colleague.shopper.listOrders()).items;
      expect(listed).toMatchObject({ number: placed.number, by: 'Ada Byrne', payment: { status: 'due' } });
      expect(dataOf(await buyer.shopper.listOrders()).items[0]?.by).toBe('');
      expect(problemOf(await leaver.shopper.getOrder({ params })).code).toBe('not_found');
      expect(dataOf(await leaver.shopper.listOrders()).total).toBe(0);
      await joinCompany(buyer.email, null);
      expect(problemOf(await buyer.shopper.getOrder({ params })).code).toBe('not_found');
      expect(dataOf(await buyer.shopper.listOrders()).total).toBe(0);
      expect(dataOf(await colleague.shopper.getOrder({ params })).number).toBe(placed.number);
    });

    it('is not the company that its shopper joined later, and always the desk', async () => {
      const id = await company();
      const [buyer, colleague] = [await person(), await person()];
      const { product } = await withCart(1, 7);
      const cart = dataOf(await buyer.shopper.currentCart());
      const add = { product: product.sku, quantity: 1 };
      const filled = dataOf(await buyer.shopper.addToCart({ params: { id: cart._id }, body: add }));
      const params = { id: dataOf(await order(buyer.shopper, filled))._id };
      for (const { email } of [buyer, colleague]) await joinCompany(email, id);
      expect(problemOf(await colleague.shopper.getOrder({ params })).code).toBe('not_found');
      expect(problemOf(await colleague.shopper.reorder({ params })).code).toBe('not_found');
      dataOf(await (await desk()).getOrder({ params }));
      const editor = visitor();
      dataOf(await editor.login({ body: accountOf('employee') }));
      expect(problemOf(await editor.getOrder({ params })).code).toBe('not_found');
    });
  });

  describe('the mails of an order', () => {
    it('name every line with its picture, every sum, and where to find and print it', async () => {
      const { shopper, cart, product } = await withCart(2, 7);
      const placed = dataOf(await order(shopper, cart));
      const [mail, ...more] = await mailsOf(placed.number);
      expect(more).toEqual([]);
      const token = encodeURIComponent(placed.token);
      for (const part of [
        `2 × ${product.name}`,
        product.sku,
        `/checkout/success/${cart._id}?token=${token}`,
        `/order-lookup/${placed._id}/pdf?token=${token}`,
        placed.cart.total.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
        'Maya Lindqvist',
      ])
        expect(mail?.text).toContain(part);
      const src = placed.cart.items[0]?.picture.src ?? '';
      expect(mail?.html).toContain(`cid:${Buffer.from(src).toString('base64url')}@storefront`);
    });

    it('say that it left with its number, and that a return was asked for, to both sides', async () => {
      const { shopper, cart, product } = await withCart(1, 7);
      const placed = dataOf(await order(shopper, cart));
      const sent = await sendAll(placed);
      const item = sent.cart.items[0]?._id ?? '';
      dataOf(
        await shopper.askReturn({
          params: { id: placed._id },
          query: { token: placed.token },
          body: { lines: [{ item, quantity: 1 }], reason: 'The <b>finish</b> is off' },
        }),
      );
      const mails = await mailsOf(placed.number);
      const site = (await database()
        .selectFrom('setting')
        .select('value')
        .where('key', '=', 'site')
        .executeTakeFirstOrThrow()) as { value: { contact_email: string } };
      const left = mails.find(({ text }) => text.includes('1Z999AA10123456784'));
      expect(left?.text).toContain('https://www.ups.com/track?tracknum=1Z999AA10123456784');
      expect(left?.text).toContain(product.name);
      const asked = mails.filter(({ text }) => text.includes('The <b>finish</b> is off'));
      expect(asked.map(({ recipient }) => recipient).sort()).toEqual(
        [site.value.contact_email, placed.email].sort(),
      );
      for (const { html } of asked) expect(html).toContain('The &lt;b&gt;finish&lt;/b&gt; is off');
      const ours = asked.find(({ recipient }) => recipient !== placed.email);
      expect(ours?.text).toContain(`/admin/orders/${placed._id}`);
      expect(ours?.text).not.toContain(placed.token);
    });

    it('name the colleague who asked for a return, and confirm it to both', async () => {
      const id = await company();
      const [buyer, owner] = [await person(), await person()];
      await joinCompany(buyer.email, id);
      await joinCompany(owner.email, id, 'admin');
      const { product } = await withCart(1, 7);
      const cart = dataOf(await buyer.shopper.currentCart());
      const add = { product: product.sku, quantity: 1 };
      const filled = dataOf(await buyer.shopper.addToCart({ params: { id: cart._id }, body: add }));
      const placed = dataOf(await order(buyer.shopper, filled));
      const sent = await sendAll(placed);
      const lines = [{ item: sent.cart.items[0]?._id ?? '', quantity: 1 }];
      const body = { lines, reason: 'Wrong length' };
      dataOf(await owner.shopper.askReturn({ params: { id: placed._id }, body }));
      const asked = (await mailsOf(placed.number)).filter(({ text }) => text.includes('Wrong length'));
      const to = (email: string) => asked.find(({ recipient }) => recipient === email)?.text;
      expect(asked).toHaveLength(3);
      expect(to(owner.email)).toContain(
        `You requested to return this. We’ll review it and email you and ${placed.email}`,
      );
      expect(to(placed.email)).toContain('Ada Byrne requested to return this');
      const ours = asked.find(({ recipient }) => ![owner.email, placed.email].includes(recipient));
      expect(ours?.text).toContain(`${owner.email} requested to return this`);
    });

    it('tell every later step of a return to the colleague who asked too, until they leave the company', async () => {
      const id = await company();
      const [buyer, asker] = [await person(), await person()];
      await joinCompany(buyer.email, id);
      await joinCompany(asker.email, id);
      const { product } = await withCart(1, 7);
      const cart = dataOf(await buyer.shopper.currentCart());
      const add = { product: product.sku, quantity: 2 };
      const filled = dataOf(await buyer.shopper.addToCart({ params: { id: cart._id }, body: add }));
      const placed = dataOf(await order(buyer.shopper, filled));
      const params = { id: placed._id };
      const sent = await sendAll(placed);
      const item = sent.cart.items[0]?._id ?? '';
      const employee = await desk();
      const ask = async (reason: string) => {
        const body = { lines: [{ item, quantity: 1 }], reason };
        const asked = dataOf(await asker.shopper.askReturn({ params, body }));
        return asked.returns.find((request) => request.reason === reason)?._id ?? '';
      };
      const step = async (request: string, body: object) => {
        const { version } = dataOf(await employee.getDeskOrder({ params }));
        return dataOf(
          await employee.stepReturn({ params: { id: request }, body: { version, ...body } as never }),
        );
      };
      const told = async (text: string) =>
        (await mailsOf(placed.number))
          .filter((mail) => mail.text.includes(text))
          .map(({ recipient }) => recipient)
          .sort();
      const both = [placed.email, asker.email].sort();
      const first = await ask('Wrong length');
      await step(first, { step: 'approve', note: 'Bring it to the counter' });
      expect(await told('Bring it to the counter')).toEqual(both);
      const kinds = { shop_off: [], email_off: ['return_received' as const] };
      dataOf(await asker.shopper.saveNotificationChoices({ body: kinds }));
      await step(first, { step: 'receive' });
      expect(await told('We received your return and')).toEqual([placed.email]);
      await step(first, { step: 'refund', amount: 1, fee: 0, note: '' });
      expect(await told('for what you returned')).toEqual(both);
      for (const { shopper } of [buyer, asker]) {
        const bell = dataOf(await shopper.listNotifications({ query: { limit: 10 } }));
        expect(bell.map(({ kind }) => kind)).toEqual(
          expect.arrayContaining(['return_approved', 'return_received', 'order_refunded']),
        );
      }
      const second = await ask('Wrong color');
      await joinCompany(asker.email, await company());
      await step(second, { step: 'refuse', note: 'It was cut to length' });
      expect(await told('It was cut to length')).toEqual([placed.email]);
    });

    it('greet the person who placed the order, whatever the address is called, and so does the desk’s list', async () => {
      const { shopper } = await person();
      const { product } = await withCart(1, 7);
      const cart = dataOf(await shopper.currentCart());
      const add = { product: product.sku, quantity: 1 };
      const filled = dataOf(await shopper.addToCart({ params: { id: cart._id }, body: add }));
      const placed = dataOf(await order(shopper, filled));
      const mail = (await mailsOf(placed.number)).find(({ recipient }) => recipient === placed.email);
      expect(placed.cart.billing_address?.name).toBe('Maya Lindqvist');
      expect(mail?.text).toContain('Dear Ada,');
      const employee = await desk();
      const q = `${placed.number} byrne`;
      const [row] = dataOf(await employee.listDeskOrders({ query: { q } })).items;
      expect(row).toMatchObject({ number: placed.number, name: 'Ada Byrne', email: placed.email });
    });
  });

  describe('the events of an order', () => {
    const eventsOf = async (type: EventType, entity: string) =>
      (
        await database()
          .selectFrom('event')
          .select(['value'])
          .where('type', '=', eventTypes.indexOf(type))
          .where('entity_id', '=', entity)
          .execute()
      ).map(({ value }) => value);

    it('are 14 once with its total, and 12 once for each line with its quantity', async () => {
      expect(eventTypes.indexOf('purchased product')).toBe(12);
      expect(eventTypes.indexOf('submit order')).toBe(14);
      const { shopper, cart } = await withCart(2, 7);
      const id = cart.items[0]?.product_id ?? '';
      const before = (await eventsOf('purchased product', id)).length;
      await shopper.saveCart({ params: { id: cart._id }, body: { Delivery_method: 'Will Call' } });
      const { pricing_version } = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      const body = { cart_id: cart._id, pricing_version, details: checkoutDetails };
      const headers = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => shopper.placeOrder({ headers, body })));
      const [placed] = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
      if (!placed) throw new Error('no order was placed');
      expect(await eventsOf('submit order', placed._id)).toEqual([placed.cart.total]);
      expect((await eventsOf('purchased product', id)).slice(before)).toHaveLength(1);
    });

    it('are 16, 17 and 18 for its views, as browsers and papers tell them', async () => {
      const { shopper, cart } = await withCart(1, 7);
      const placed = dataOf(await order(shopper, cart));
      for (const eventType of [16, 17, 18])
        dataOf(await shopper.sendEvent({ body: { eventType, entityID: placed._id, value: null } }));
      for (const type of ['view order', 'view invoice', 'view payment'] as const)
        expect(await eventsOf(type, placed._id)).toHaveLength(1);
    });
  });
}
