/** Whose a cart is, what goes into it, and whose prices it has. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ContractTools, checkoutDetails, dataOf, problemOf } from '../tools.ts';

export function cartRulesContract({ visitor, withCart }: ContractTools): void {
  describe('carts', () => {
    it('gives twenty first calls of one guest one cart', async () => {
      const shopper = visitor();
      dataOf(await shopper.currentCart());
      const guest = shopper.cookies.get('guest') ?? '';
      const carts = dataOf(await shopper.listCarts());
      await shopper.deleteCart({ params: { id: carts[0]?._id ?? '' } });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => {
          const tab = visitor();
          tab.cookies.set('guest', guest);
          return tab.currentCart();
        }),
      );
      expect(new Set(answers.map((answer) => dataOf(answer)._id)).size).toBe(1);
    });

    it('raises a product that is there already by one, and by the amount only when told so', async () => {
      const { shopper, cart, product } = await withCart(3);
      const again = dataOf(
        await shopper.addToCart({ params: { id: cart._id }, body: { product: product.sku, quantity: 5 } }),
      );
      expect(again.items).toHaveLength(1);
      expect(again.count).toBe(4);
      const exact = dataOf(
        await shopper.addToCart({
          params: { id: cart._id },
          body: { product: product.sku, quantity: 5, exact: true },
        }),
      );
      expect(exact.count).toBe(9);
    });

    it('asks for the options of a product that has them', async () => {
      const { shopper, cart } = await withCart();
      const { items } = dataOf(await shopper.listProducts({ query: { category: 'bathroom', limit: 100 } }));
      const variant = items.find((item) => item.kind === 'variant' && !item.sku);
      const product = dataOf(await shopper.getProduct({ params: { slug: variant?.slug ?? '' } }));
      const sku = product.skus.find(({ stock, sku: code }) => stock > 0 && code !== product.sku);
      const bare = problemOf(
        await shopper.addToCart({ params: { id: cart._id }, body: { product: product._id } }),
      );
      expect(Object.keys(bare.fieldErrors ?? {})).toEqual(['/options']);
      const chosen = dataOf(
        await shopper.addToCart({
          params: { id: cart._id },
          body: { product: product._id, options: sku?.options ?? {} },
        }),
      );
      expect(chosen.items.map((item) => item.sku)).toContain(sku?.sku);
    });

    it('ignores every price a client sends, and answers its own sums', async () => {
      const { shopper, cart, product } = await withCart(2);
      const lie = {
        price: 0.01,
        discount: 9999,
        fee: -50,
        tax: 0,
        total: 1,
        subtotal: 1,
        items: [{ sku: product.sku, quantity: 3, price: 0.01, msrp: 1, line_total: 1 }],
      };
      const saved = dataOf(await shopper.saveCart({ params: { id: cart._id }, body: lie }));
      expect(saved.items[0]?.price).toBe(product.price);
      expect(saved.subtotal).toBeCloseTo(product.price * 3, 2);
      expect(saved.total).toBeCloseTo(saved.subtotal + saved.tax + saved.shipping, 2);
    });

    it('refuses a stale version and loses nothing by it', async () => {
      const { shopper, cart, product } = await withCart(2);
      const newer = dataOf(
        await shopper.saveCart({
          params: { id: cart._id },
          body: { version: cart.version, items: [{ sku: product.sku, quantity: 7 }] },
        }),
      );
      const late = await shopper.saveCart({
        params: { id: cart._id },
        body: { version: cart.version, items: [] },
      });
      expect(problemOf(late)).toMatchObject({ code: 'stale_version', status: 409 });
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } })).count).toBe(7);
      expect(newer.version).toBeGreaterThan(cart.version);
    });

    it('takes a line out at quantity 0 and names a SKU that does not exist', async () => {
      const { shopper, cart, product } = await withCart();
      const bad = problemOf(
        await shopper.saveCart({
          params: { id: cart._id },
          body: {
            items: [
              { sku: product.sku, quantity: 1 },
              { sku: 'NOPE', quantity: 1 },
            ],
          },
        }),
      );
      expect(Object.keys(bad.fieldErrors ?? {})).toEqual(['/items/1/sku']);
      expect(
        dataOf(
          await shopper.saveCart({
            params: { id: cart._id },
            body: { items: [{ sku: product.sku, quantity: 0 }] },
          }),
        ).items,
      ).toEqual([]);
    });

    it('shows, changes and deletes nobody else’s cart', async () => {
      const { cart } = await withCart();
      const stranger = visitor();
      dataOf(await stranger.currentCart());
      const params = { id: cart._id };
      const answers = [
        await stranger.getCart({ params }),
        await stranger.saveCart({ params, body: { name: 'mine' } }),
        await stranger.deleteCart({ params }),
        await stranger.addToCart({ params, body: { product: 'X' } }),
        await stranger.getCheckout({ query: { cart_id: cart._id } }),
        await stranger.confirmPricing({ body: { cart_id: cart._id } }),
        await stranger.placeOrder({
          headers: { 'idempotency-key': randomUUID() },
          body: { cart_id: cart._id, pricing_version: '1.x', details: checkoutDetails },
        }),
      ];
      expect(answers.map((answer) => problemOf(answer).code)).toEqual(Array(7).fill('not_found'));
    });

    it('takes no guest id that it has not signed', async () => {
      const { cart, shopper } = await withCart();
      const forger = visitor();
      const guest = shopper.cookies.get('guest') ?? '';
      forger.cookies.set('guest', `${guest.slice(0, guest.lastIndexOf('.'))}.AAAA`);
      expect(problemOf(await forger.getCart({ params: { id: cart._id } })).code).toBe('not_found');
    });

    it('merges a guest’s cart into the account’s at login, quantities summed', async () => {
      const { shopper, product } = await withCart(2);
      const input = {
        first_name: 'A',
        last_name: 'B',
        email: `merge.${randomUUID()}@example.com`,
        password: 'correct horse battery',
      };
      dataOf(await shopper.register({ body: input }));
      dataOf(await shopper.logout());
      const cart = dataOf(await shopper.currentCart());
      dataOf(
        await shopper.addToCart({ params: { id: cart._id }, body: { product: product.sku, quantity: 3 } }),
      );
      dataOf(await shopper.login({ body: input }));
      const carts = dataOf(await shopper.listCarts());
      expect(carts).toHaveLength(1);
      expect(carts[0]?.count).toBe(5);
    });
  });
}
