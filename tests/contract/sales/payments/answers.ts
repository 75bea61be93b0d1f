/** Each answer of a processor: held, declined, a question of the bank, late, and none. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { writeInvoice } from '#api/sales/ledger/desk-receivables.ts';
import { runDuePayments } from '#api/sales/payments/run-payments.ts';
import { dataOf, problemOf } from '../../tools.ts';
import type { PaymentTools } from './payment-tools.ts';

export function answersContract({
  tokenOf,
  shopping,
  pay,
  versionOf,
  intentsOf,
  held,
  stockOf,
  traces,
  statusOf,
  services,
  operate,
  sandbox,
  visitor,
  employee,
}: PaymentTools): void {
  it('are held at the order and taken when it is sent', async () => {
    const { shopper, cart } = await shopping();
    const before = await stockOf();
    const order = dataOf(await pay(shopper, cart, await tokenOf('authorized')));
    expect(order.payment).toMatchObject({
      kind: 'card',
      status: 'authorized',
      brand: 'visa',
      last4: '4242',
      captured: 0,
    });
    expect(await stockOf()).toBe(before - 2);
    expect(await traces(cart)).toEqual({ orders: 1, mails: 1, moved: [-2] });
    const [intent] = await held(cart);
    expect(intent?.amount).toBe(Math.round(order.cart.total * 100));
    expect((await operate('capture', order._id))?.status).toBe('captured');
    expect((await held(cart))[0]).toMatchObject({ status: 'succeeded', captured: intent?.amount });
    await operate('refund', order._id, 100);
    await expect(operate('refund', order._id, intent?.amount)).rejects.toThrow('or less');
    expect((await held(cart))[0]?.refunded).toBe(100);
  });

  it('say why they were declined, charge nothing, and leave the cart as it was', async () => {
    for (const means of ['declined', 'insufficient_funds'] as const) {
      const { shopper, cart } = await shopping();
      const before = await stockOf();
      const problem = problemOf(await pay(shopper, cart, await tokenOf(means)));
      expect(problem).toMatchObject({ code: 'payment_declined', status: 402 });
      expect(problem.message).toContain(means === 'declined' ? 'was declined' : 'insufficient funds');
      expect(await stockOf()).toBe(before);
      expect(await traces(cart)).toEqual({ orders: 0, mails: 0, moved: [] });
      expect(await held(cart)).toEqual([]);
      // The cart is open again, and another card makes one order.
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } })).items).toHaveLength(1);
      dataOf(await pay(shopper, cart, await tokenOf('authorized')));
      expect(await held(cart)).toHaveLength(1);
    }
  });

  it('wait for the bank’s question, and become an order when it was answered', async () => {
    const { shopper, cart } = await shopping();
    const problem = problemOf(await pay(shopper, cart, await tokenOf('challenge')));
    expect(problem.code).toBe('payment_action');
    const { action_url } = dataOf(await shopper.getCartPayment({ query: { cart_id: cart._id } }));
    const closed = problemOf(await shopper.saveCart({ params: { id: cart._id }, body: { items: [] } }));
    expect(closed.code).toBe('cart_paying');
    // Another try is the same payment.
    expect(problemOf(await pay(shopper, cart, await tokenOf('authorized'))).code).toBe('payment_action');
    const url = new URL(action_url ?? '', 'http://127.0.0.1');
    url.host = `127.0.0.1:${sandbox().port}`;
    const answered = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'yes' }),
      redirect: 'manual',
    });
    expect(answered.headers.get('location')).toContain(`/checkout/payment?cart=${cart._id}`);
    const after = dataOf(await shopper.checkCartPayment({ body: { cart_id: cart._id } }));
    expect(after.order?.number).toMatch(/^AF-\d+$/);
    expect(await traces(cart)).toEqual({ orders: 1, mails: 1, moved: [-2] });
  });

  it('stay with who logs in while the bank asks', async () => {
    const { shopper, cart } = await shopping();
    problemOf(await pay(shopper, cart, await tokenOf('challenge')));
    const who = { first_name: 'Maya', last_name: 'Lindqvist', password: 'correct horse battery' };
    dataOf(await shopper.register({ body: { ...who, email: `maya.${randomUUID()}@example.com` } }));
    // The bank leads back to this; without it a second payment would be next.
    const { action_url, cart_id } = dataOf(await shopper.getCartPayment());
    expect(cart_id).toBe(cart._id);
    const url = new URL(action_url ?? '', 'http://127.0.0.1');
    url.host = `127.0.0.1:${sandbox().port}`;
    const body = new URLSearchParams({ answer: 'yes' });
    await fetch(url, { method: 'POST', body, redirect: 'manual' });
    const { order } = dataOf(await shopper.checkCartPayment({ body: { cart_id } }));
    expect(order?.number).toMatch(/^AF-/);
    const query = { token: order?.token ?? '' };
    const read = dataOf(await shopper.getOrderOfCart({ params: { id: cart._id }, query }));
    expect(read.number).toBe(order?.number);
    expect(await held(cart)).toHaveLength(1);
  });

  describe('that nobody came back for', () => {
    /** At the bank's question, and no webhook tells of what happens there. */
    const asked = async () => {
      sandbox().setWebhooks({ mode: 'off' });
      const { shopper, cart } = await shopping();
      const before = await stockOf();
      problemOf(await pay(shopper, cart, await tokenOf('challenge')));
      const { action_url } = dataOf(await shopper.getCartPayment({ query: { cart_id: cart._id } }));
      return { shopper, cart, before, action_url };
    };
    const later = () => runDuePayments({ ...services(), now: () => new Date(Date.now() + 60 * 60 * 1000) });
    afterEach(() => sandbox().setWebhooks({ mode: 'after' }));

    it('are let go after half an hour, also when the processor did that before', async () => {
      for (const isOverThere of [false, true]) {
        const { shopper, cart, before } = await asked();
        const [intent] = await intentsOf(cart);
        if (isOverThere)
          await services().payments?.processor.void({ processorId: intent?.id ?? '', key: randomUUID() });
        await later();
        expect(await statusOf(shopper, cart)).toBe('voided');
        expect(await stockOf()).toBe(before);
        dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { items: [] } }));
      }
    });

    it('are the order where the bank was told yes all the same', async () => {
      const { cart, action_url } = await asked();
      const url = new URL(action_url ?? '', 'http://127.0.0.1');
      url.host = `127.0.0.1:${sandbox().port}`;
      const body = new URLSearchParams({ answer: 'yes' });
      await fetch(url, { method: 'POST', body, redirect: 'manual' });
      await later();
      expect(await traces(cart)).toEqual({ orders: 1, mails: 1, moved: [-2] });
      expect(await held(cart)).toHaveLength(1);
    });
  });

  it('can be given up at the bank’s question', async () => {
    const { shopper, cart } = await shopping();
    const before = await stockOf();
    problemOf(await pay(shopper, cart, await tokenOf('challenge')));
    expect(await stockOf()).toBe(before - 2);
    const after = dataOf(await shopper.cancelCartPayment({ query: { cart_id: cart._id } }));
    expect(after).toMatchObject({ status: 'voided', order: null });
    expect(await stockOf()).toBe(before);
    expect(await held(cart)).toEqual([]);
    dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { items: [] } }));
  });

  it('that get no answer are said to be unknown, are settled by the job, and never charged twice', async () => {
    for (const means of ['timeout', 'timeout_declined'] as const) {
      sandbox().setWebhooks({ mode: 'off' });
      const { shopper, cart } = await shopping();
      const token = await tokenOf(means);
      const problem = problemOf(await pay(shopper, cart, token));
      expect(problem.code).toBe('payment_unknown');
      expect(problem.message).toContain('Do not pay again');
      expect(await traces(cart)).toMatchObject({ orders: 0 });
      // Again, with another key and another card, while nobody knows: no second payment.
      await Promise.all([pay(shopper, cart, token), pay(shopper, cart, await tokenOf('authorized'))]);
      await expect
        .poll(async () => {
          await runDuePayments(services());
          return statusOf(shopper, cart);
        })
        .toBe(means === 'timeout' ? 'authorized' : 'declined');
      sandbox().setWebhooks({ mode: 'after' });
      expect(await intentsOf(cart)).toHaveLength(1);
      expect(await held(cart)).toHaveLength(means === 'timeout' ? 1 : 0);
      expect((await traces(cart)).orders).toBe(means === 'timeout' ? 1 : 0);
    }
  });

  it('that are known later become an order by their webhook', async () => {
    const { shopper, cart } = await shopping();
    expect(problemOf(await pay(shopper, cart, await tokenOf('late'))).code).toBe('payment_unknown');
    await expect.poll(() => statusOf(shopper, cart)).toBe('authorized');
    expect(await traces(cart)).toEqual({ orders: 1, mails: 1, moved: [-2] });
  });

  it('from a bank account make an order at once, which knows when the bank returns the debit', async () => {
    const good = await shopping();
    const order = dataOf(
      await pay(good.shopper, good.cart, await tokenOf('authorized', 'bank'), { kind: 'ACH' }),
    );
    expect(order.payment).toMatchObject({ kind: 'bank', status: 'processing', last4: '6789' });
    await expect.poll(() => statusOf(good.shopper, good.cart)).toBe('captured');
    const bad = await shopping();
    dataOf(await pay(bad.shopper, bad.cart, await tokenOf('account_closed', 'bank'), { kind: 'ACH' }));
    await expect.poll(() => statusOf(bad.shopper, bad.cart)).toBe('failed');
    expect((await traces(bad.cart)).orders).toBe(1);
  });

  it('from a bank account pay a bill when the money is there, and are said to be on their way until then', async () => {
    const shopper = visitor();
    const body = { first_name: 'Maya', last_name: 'Lindqvist', password: 'a long password 7' };
    const email = `maya.${randomUUID()}@example.com`;
    const { _id: id } = dataOf(await shopper.register({ body: { ...body, email } }));
    await writeInvoice(
      employee(),
      { kind: 'account', id },
      {
        po_number: '',
        lines: [{ name: 'Delivery', quantity: 1, amount: 80 }],
        tax: 0,
        bill_to: '',
        note: '',
      },
    );
    const [invoice] = dataOf(await shopper.listInvoices()).items;
    sandbox().setTimes({ bankMs: 3_600_000 });
    const paid = dataOf(
      await shopper.payBill({
        headers: { 'idempotency-key': randomUUID() },
        body: {
          invoices: [{ invoice: invoice?._id ?? '', amount: 50 }],
          payment_type: 'ACH',
          amount: 50,
          payment_token: await tokenOf('authorized', 'bank'),
        },
      }),
    );
    expect(dataOf(await shopper.getBalance()).pending).toMatchObject([
      { _id: paid._id, method: 'ach', reference: '6789', amount: 50 },
    ]);
    sandbox().setTimes({ bankMs: 300 });
    expect(dataOf(await shopper.listReceipts()).items).toEqual([]);
    sandbox().settleNow();
    await expect
      .poll(async () => dataOf(await shopper.listReceipts()).items)
      .toMatchObject([{ method: 'ach', amount: 50 }]);
    expect(dataOf(await shopper.getBalance())).toMatchObject({ pending: [], owed: 30 });
    const told = async () => dataOf(await shopper.listNotifications()).map(({ text }) => text);
    expect((await told())[0]).toMatch(/^We posted your payment of \$50\.00/);

    sandbox().setTimes({ bankMs: 300 });
    const refused = dataOf(
      await shopper.payBill({
        headers: { 'idempotency-key': randomUUID() },
        body: {
          invoices: [{ invoice: invoice?._id ?? '', amount: 30 }],
          payment_type: 'ACH',
          amount: 30,
          payment_token: await tokenOf('account_closed', 'bank'),
        },
      }),
    );
    await expect.poll(async () => (await told())[0]).toMatch(/^Your bank didn’t pay \$30\.00\./);
    const params = { id: refused._id ?? '' };
    expect(dataOf(await shopper.getBillPayment({ params })).status).toMatch(/^(?:declined|failed)$/);
    expect(dataOf(await shopper.getBalance())).toMatchObject({ pending: [], owed: 30 });
  });

  describe.each(['after', 'before', 'twice', 'off'] as const)('with webhooks %s', (mode) => {
    it.each([1, 20])('make one order of 20 submits with %i keys', async (keys) => {
      sandbox().setWebhooks({ mode });
      const { shopper, cart } = await shopping();
      const before = await stockOf();
      const token = await tokenOf('authorized');
      await versionOf(shopper, cart);
      const names = Array.from({ length: keys }, () => randomUUID());
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          pay(shopper, cart, token, { key: names[index % keys] ?? '' }),
        ),
      );
      sandbox().setWebhooks({ mode: 'after' });
      const placed = results.flatMap((result) => (result.ok ? [result.data.number] : []));
      expect(new Set(placed).size).toBe(1);
      for (const result of results)
        if (!result.ok)
          expect(['cart_closed', 'cart_paying', 'pricing_changed']).toContain(result.problem.code);
      expect(await intentsOf(cart)).toHaveLength(1);
      expect(await held(cart)).toHaveLength(1);
      expect(await stockOf()).toBe(before - 2);
      expect(await traces(cart)).toEqual({ orders: 1, mails: 1, moved: [-2] });
    });
  });
}
