/** From a cart to one order: parallel submits, the last unit, and prices that moved. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ApiResult } from '#schemas/contract/client.ts';
import { type ContractTools, dataOf, checkoutDetails as details, problemOf } from '../tools.ts';

export function checkoutContract({ visitor, withCart, order }: ContractTools): void {
  describe('checkout', () => {
    it('places an order, takes the stock, closes the cart and shows the order to its owner alone', async () => {
      const { shopper, cart, product } = await withCart(2, 1);
      const before = dataOf(await visitor().getProduct({ params: { slug: product.slug } })).stock;
      const placed = dataOf(await order(shopper, cart));
      expect(placed.number).toMatch(/^AF-\d{6,}$/);
      expect(placed.cart.total).toBeCloseTo(product.price * 2 + placed.cart.tax, 2);
      expect(dataOf(await visitor().getProduct({ params: { slug: product.slug } })).stock).toBe(before - 2);
      expect(
        problemOf(await shopper.saveCart({ params: { id: cart._id }, body: { name: 'late' } })).code,
      ).toBe('cart_closed');
      expect(dataOf(await shopper.currentCart())._id).not.toBe(cart._id);
      expect(dataOf(await shopper.getOrderOfCart({ params: { id: cart._id } })).number).toBe(placed.number);
      const stranger = visitor();
      expect(problemOf(await stranger.getOrderOfCart({ params: { id: cart._id } })).code).toBe('not_found');
      expect(
        problemOf(await stranger.getOrderOfCart({ params: { id: cart._id }, query: { token: 'x.y' } })).code,
      ).toBe('not_found');
      expect(
        dataOf(await stranger.getOrderOfCart({ params: { id: cart._id }, query: { token: placed.token } }))
          .number,
      ).toBe(placed.number);
    });

    it('makes one order of twenty parallel submits with one key', async () => {
      const { shopper, cart, product } = await withCart(1, 2);
      const before = dataOf(await visitor().getProduct({ params: { slug: product.slug } })).stock;
      const { pricing_version } = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      await shopper.saveCart({ params: { id: cart._id }, body: { Delivery_method: 'Will Call' } });
      const version = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } })).pricing_version;
      // No answer yet means pick-up, which costs the same: reading the checkout writes nothing.
      expect(version).toBe(pricing_version);
      const key: string = randomUUID();
      const body = { cart_id: cart._id, pricing_version: version, details };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => shopper.placeOrder({ headers: { 'idempotency-key': key }, body })),
      );
      expect(new Set(answers.map((answer) => dataOf(answer).number)).size).toBe(1);
      expect(dataOf(await visitor().getProduct({ params: { slug: product.slug } })).stock).toBe(before - 1);
      const reused = await shopper.placeOrder({
        headers: { 'idempotency-key': key },
        body: { ...body, details: { ...details, po_number: 'other' } },
      });
      expect(problemOf(reused).code).toBe('idempotency_key_reused');
    });

    it('makes one order of twenty parallel submits with twenty keys', async () => {
      const { shopper, cart } = await withCart(1, 3);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => order(shopper, cart).catch(() => null)),
      );
      const placed = answers.filter((answer) => answer?.ok);
      expect(placed).toHaveLength(1);
    });

    it('charges nothing when the prices are not those that were shown', async () => {
      const { shopper, cart, product } = await withCart(1, 4);
      const stale = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } })).pricing_version;
      await shopper.saveCart({
        params: { id: cart._id },
        body: { items: [{ sku: product.sku, quantity: 2 }] },
      });
      expect(problemOf(await order(shopper, cart, randomUUID(), { pricing_version: stale }))).toMatchObject({
        code: 'pricing_changed',
        status: 409,
      });
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } })).count).toBe(2);
    });

    it('sells the last unit once, and tells the other which line', async () => {
      const { product } = await withCart(1, 5);
      const buyers = await Promise.all(
        [0, 1].map(async () => {
          const shopper = visitor();
          const cart = dataOf(await shopper.currentCart());
          const body = { product: product.sku, quantity: product.stock, exact: true };
          return { shopper, cart: dataOf(await shopper.addToCart({ params: { id: cart._id }, body })) };
        }),
      );
      const answers = await Promise.all(buyers.map(({ shopper, cart }) => order(shopper, cart)));
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      const loser = answers.findIndex((answer) => !answer.ok);
      const problem = problemOf(answers[loser] as ApiResult<unknown>);
      expect(problem.code).toBe('out_of_stock');
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual([`/items/${buyers[loser]?.cart.items[0]?._id}`]);
    });

    it('orders nothing from an empty cart', async () => {
      const shopper = visitor();
      const cart = dataOf(await shopper.currentCart());
      expect(problemOf(await order(shopper, cart)).code).toBe('cart_empty');
    });

    it('says what changed when it reprices', async () => {
      const { shopper, cart, product } = await withCart(1, 6);
      const { pricing_version } = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      await shopper.saveCart({
        params: { id: cart._id },
        body: { items: [{ sku: product.sku, quantity: 9999 }] },
      });
      const { changes } = dataOf(
        await shopper.confirmPricing({ body: { cart_id: cart._id, pricing_version } }),
      );
      expect(changes.map((change) => change.kind).sort()).toEqual(['stock', 'total']);
    });
  });
}
