/** Charges that must not be: for a unit or a coupon that is gone, a price that moved, a token or webhook of somebody else. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { address, dataOf, problemOf } from '../../tools.ts';
import type { PaymentTools } from './payment-tools.ts';

export function refusalsContract({
  visitor,
  db,
  tokenOf,
  shopping,
  pay,
  versions,
  versionOf,
  intentsOf,
  held,
  traces,
  statusOf,
  operate,
  store,
  sku,
}: PaymentTools): void {
  it('sell the last unit once, and tell the other before any charge', async () => {
    const [first, second] = [await shopping(), await shopping()];
    await db()
      .updateTable('stock')
      .set({ quantity: 2 })
      .where('sku_id', 'in', (eb) => eb.selectFrom('sku').select('id').where('code', '=', sku()))
      .execute();
    const [one, two] = [await tokenOf('authorized'), await tokenOf('authorized')];
    const results = await Promise.all([
      pay(first.shopper, first.cart, one),
      pay(second.shopper, second.cart, two),
    ]);
    await db().updateTable('stock').set({ quantity: 9000 }).execute();
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const lost = results.find(({ ok }) => !ok);
    expect(lost && problemOf(lost).code).toBe('out_of_stock');
    const charges = [...(await intentsOf(first.cart)), ...(await intentsOf(second.cart))];
    expect(charges).toHaveLength(1);
  });

  describe('with a coupon for one use', () => {
    const couponId = randomUUID();
    const code = `ONE-${couponId.slice(0, 8).toUpperCase()}`;
    const nothing = JSON.stringify({ productIds: [], categoryIds: [], vendorIds: [] });
    const uses = async () =>
      (
        await db()
          .selectFrom('coupon_redemption')
          .select('order_id')
          .where('coupon_id', '=', couponId)
          .execute()
      ).map(({ order_id }) => order_id);
    /** Somebody whose cart has the coupon, and who has seen what it costs. */
    const withCoupon = async () => {
      const { shopper, cart } = await shopping(visitor({ 'x-forwarded-for': randomUUID() }));
      const given = dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { coupon: code } }));
      expect(given.discount).toBeGreaterThan(0);
      await versionOf(shopper, cart);
      return { shopper, cart, token: await tokenOf('authorized') };
    };
    beforeAll(() =>
      db()
        .insertInto('coupon')
        .values({
          id: couponId,
          code,
          title: 'Once',
          gives: JSON.stringify({ kind: 'percent', offBps: 1_000 }),
          starts_at: null,
          ends_at: null,
          most_uses: 1,
          most_uses_per_customer: null,
          included: nothing,
          excluded: nothing,
          created_at: new Date().toISOString(),
        })
        .execute(),
    );

    it('give it back when the card is declined', async () => {
      const { shopper, cart } = await withCoupon();
      expect(problemOf(await pay(shopper, cart, await tokenOf('declined'))).code).toBe('payment_declined');
      expect(await uses()).toEqual([]);
    });

    it('use it once for fifty at the same time, and hold the money of one', {
      timeout: 60_000,
    }, async () => {
      const buyers = [];
      for (let index = 0; index < 50; index++) buyers.push(await withCoupon());
      // What each of them saw is asked for: with the coupon.
      const results = await Promise.all(
        buyers.map(({ shopper, cart, token }) =>
          pay(shopper, cart, token, { version: versions.get(cart._id) ?? '' }),
        ),
      );
      const placed = results.flatMap((result) => (result.ok ? [result.data] : []));
      expect(placed).toHaveLength(1);
      expect(placed[0]?.cart).toMatchObject({ coupon: code });
      expect(placed[0]?.cart.discount).toBeGreaterThan(0);
      expect(await uses()).toEqual([placed[0]?._id]);
      const lost = results.flatMap((result) => (result.ok ? [] : [result.problem.code]));
      expect(lost).toEqual(Array(49).fill('pricing_changed'));
      let orders = 0;
      for (const { cart } of buyers) {
        const money = await held(cart);
        orders += (await traces(cart)).orders;
        expect(money).toHaveLength(cart._id === placed[0]?.cart_id ? 1 : 0);
        expect(await intentsOf(cart)).toHaveLength(money.length);
      }
      expect(orders).toBe(1);
    });
  });

  it('ask for nothing when the prices moved', async () => {
    const { shopper, cart } = await shopping();
    const stale = ((await versionOf(shopper, cart)) ?? '').replace(/^\d+/, '1');
    versions.set(cart._id, stale);
    const result = await shopper.placeOrder({
      headers: { 'idempotency-key': randomUUID() },
      body: {
        cart_id: cart._id,
        pricing_version: stale,
        details: {
          email: 'maya@example.com',
          phone: '503 555 0148',
          Delivery_method: 'Will Call',
          payment_type: 'Credit Card',
          billing_address: address,
          shipping_address: null,
          payment_token: await tokenOf('authorized'),
        },
      },
    });
    expect(problemOf(result)).toMatchObject({ code: 'pricing_changed', status: 409 });
    expect(await intentsOf(cart)).toEqual([]);
  });

  it('need a token, and take no number for one', async () => {
    const { shopper, cart } = await shopping();
    expect(problemOf(await pay(shopper, cart, null)).fieldErrors).toHaveProperty(['/details/payment_token']);
    const number = problemOf(await pay(shopper, cart, '4242424242424242'));
    expect(number.fieldErrors).toHaveProperty(['/details/payment_token']);
    expect(problemOf(await pay(shopper, cart, 'pm_nobodyknowsthis')).code).toBe('payment_declined');
  });

  it('believe no webhook that is not signed, and count a signed one once', async () => {
    const { shopper, cart } = await shopping();
    problemOf(await pay(shopper, cart, await tokenOf('challenge')));
    const [intent] = await intentsOf(cart);
    const body = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'payment_intent.amount_capturable_updated',
      data: {
        object: {
          id: intent?.id,
          object: 'payment_intent',
          status: 'requires_capture',
          amount: 1,
          metadata: intent?.metadata,
        },
      },
    });
    const sent = await store().fetch(
      new Request('http://store.internal/api/v1/payments/webhook', {
        method: 'POST',
        headers: { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
        body,
      }),
    );
    expect(sent.status).toBe(403);
    expect(await statusOf(shopper, cart)).toBe('action');
    dataOf(await shopper.cancelCartPayment({ query: { cart_id: cart._id } }));
  });

  it('of somebody else are not found', async () => {
    const { shopper, cart } = await shopping();
    problemOf(await pay(shopper, cart, await tokenOf('challenge')));
    const stranger = visitor();
    await stranger.currentCart();
    for (const asked of [
      stranger.getCartPayment({ query: { cart_id: cart._id } }),
      stranger.checkCartPayment({ body: { cart_id: cart._id } }),
      stranger.cancelCartPayment({ query: { cart_id: cart._id } }),
    ])
      expect(problemOf(await asked).code).toBe('not_found');
    dataOf(await shopper.cancelCartPayment({ query: { cart_id: cart._id } }));
  });

  it('are let go before they are taken, and not after', async () => {
    const { shopper, cart } = await shopping();
    const order = dataOf(await pay(shopper, cart, await tokenOf('authorized')));
    expect((await operate('void', order._id))?.status).toBe('voided');
    expect(await held(cart)).toEqual([]);
    await expect(operate('capture', order._id)).rejects.toThrow('no money is held');
  });
}
