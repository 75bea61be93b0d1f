/** Quantity breaks, minimums and steps, and what is sold on backorder (docs/product.md#quantities, #cart-lines). */
import { describe, expect, it } from 'vitest';
import { sampleDealer } from '#api/sample/dealer.ts';
import { backorderOf, sellingOf } from '#api/sample/selling.ts';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const inSubcategory = (id: string, kind: 'plain' | 'variant') =>
  sampleDealer().products.filter((one) => one.kind === kind && one.categoryIds.includes(id));

export function sellingContract({ visitor, accountOf, order }: ContractTools): void {
  const productOf = async (shopper: Visitor, slug: string): Promise<Product> =>
    dataOf(await shopper.getProduct({ params: { slug } }));
  const save = async (shopper: Visitor, cart: Cart, list: object[]) =>
    shopper.saveCart({ params: { id: cart._id }, body: { edits: { list: list as never } } });
  const cents = (dollars: number) => Math.round(dollars * 100);

  describe('quantity breaks', () => {
    it('counts all finishes of a product together, shows the prices, and orders at them', async () => {
      const shopper = visitor();
      const slug = inSubcategory('cat-cabinet-knobs', 'variant').find(({ skus }) =>
        skus.slice(0, 2).every((sku) => Object.values(sku.stock).every(({ quantity }) => quantity >= 12)),
      )?.slug;
      const product = await productOf(shopper, slug ?? '');
      const [first, second] = product.skus as [Sku, Sku];
      expect(first.breaks.map(({ quantity }) => quantity)).toEqual([5, 20]);
      expect(cents(first.breaks[0]?.price ?? 0)).toBe(
        Math.floor((cents(first.price) * 9500 + 5000) / 10_000),
      );
      const cart = dataOf(await shopper.currentCart());
      const add = (sku: Sku, quantity: number) => ({ kind: 'add', sku: sku.sku, quantity, exact: true });
      const below = dataOf(await save(shopper, cart, [add(first, 2), add(second, 2)]));
      expect(below.items.map(({ price }) => price)).toEqual([first.price, second.price]);
      const reached = dataOf(await save(shopper, below, [add(second, 1)]));
      expect(reached.items.map(({ price }) => price)).toEqual([
        first.breaks[0]?.price,
        second.breaks[0]?.price,
      ]);
      // Nobody raised a price: it fell by the shopper's own quantity.
      expect(reached.items.map(({ price_before: before }) => before)).toEqual([null, null]);
      const sum = reached.items.reduce((total, { price, quantity }) => total + cents(price) * quantity, 0);
      expect(cents(reached.subtotal)).toBe(sum);
      const placed = dataOf(await order(shopper, reached));
      expect(placed.cart.items.map(({ price }) => price)).toEqual(reached.items.map(({ price }) => price));
      expect(placed.cart.total).toBe(reached.total);
    });

    it('breaks the price of who asks: trade gets its own', async () => {
      const slug = inSubcategory('cat-cabinet-pulls', 'variant')[0]?.slug ?? '';
      const trade = visitor();
      dataOf(await trade.login({ body: accountOf('trade') }));
      const [guestSku, tradeSku] = [
        (await productOf(visitor(), slug)).skus[0],
        (await productOf(trade, slug)).skus[0],
      ] as [Sku, Sku];
      expect(tradeSku.price).toBeLessThan(guestSku.price);
      expect(tradeSku.breaks[0]?.price).toBeLessThan(guestSku.breaks[0]?.price ?? 0);
      expect(cents(tradeSku.breaks[0]?.price ?? 0)).toBe(
        Math.floor((cents(tradeSku.price) * 9500 + 5000) / 10_000),
      );
    });
  });

  describe('what is sold in numbers', () => {
    const tile = inSubcategory('cat-backsplash-tile', 'variant').find(
      (one) => sellingOf(one).step === 2,
    ) as ReturnType<typeof sampleDealer>['products'][number];
    const sku = tile.skus[0]?.sku ?? '';

    it('adds the least without a number, and a step more each time', async () => {
      const shopper = visitor();
      const product = await productOf(shopper, tile.slug);
      expect([product.order_min, product.order_step]).toEqual([2, 2]);
      const cart = dataOf(await shopper.currentCart());
      const first = dataOf(await save(shopper, cart, [{ kind: 'add', sku }]));
      expect(first.items[0]).toMatchObject({ quantity: 2, order_min: 2, order_step: 2 });
      expect(dataOf(await save(shopper, first, [{ kind: 'add', sku, times: 2 }])).items[0]?.quantity).toBe(6);
      const posted = dataOf(
        await shopper.addToCart({ params: { id: cart._id }, body: { product: sku, quantity: 1 } }),
      );
      expect(posted.items[0]?.quantity).toBe(8);
    });

    it('refuses a number between, names the nearest, and loses nothing', async () => {
      const shopper = visitor();
      const empty = dataOf(await shopper.currentCart());
      const cart = dataOf(await save(shopper, empty, [{ kind: 'add', sku, quantity: 4 }]));
      const line = cart.items[0]?._id;
      const asked = await save(shopper, cart, [{ kind: 'line', line, quantity: 7 }]);
      expect(problemOf(asked)).toMatchObject({ code: 'invalid', status: 422 });
      expect(problemOf(asked).message).toContain('The nearest to 7 is 8.');
      const direct = await shopper.addToCart({
        params: { id: cart._id },
        body: { product: sku, quantity: 3, exact: true },
      });
      expect(problemOf(direct).message).toContain('The nearest to 7 is 8.');
      const whole = await shopper.saveCart({
        params: { id: cart._id },
        body: { items: [{ sku, quantity: 5 }] },
      });
      expect(problemOf(whole).code).toBe('invalid');
      expect(dataOf(await shopper.currentCart()).items[0]?.quantity).toBe(4);
      // A line that is left alone does not stand in the way of the others.
      const noted = dataOf(await save(shopper, cart, [{ kind: 'line', line, note: 'Unit 4' }]));
      expect(noted.items[0]?.note).toBe('Unit 4');
    });
  });

  it('sells on backorder what the warehouse has none of, and says in how many days', async () => {
    const shopper = visitor();
    const site = dataOf(await shopper.getSite());
    const bare = sampleDealer()
      .products.filter(({ kind }) => kind === 'plain' || kind === 'variant')
      .flatMap(({ slug, skus }) => skus.map((sku) => ({ slug, ...sku })))
      .filter(({ stock }) => stock[site.warehouse._id]?.quantity === 0);
    const back = bare.find(({ sku }) => backorderOf(sku).backorder);
    const none = bare.find(({ sku }) => !backorderOf(sku).backorder);
    const empty = dataOf(await shopper.currentCart());
    const cart = dataOf(
      await save(shopper, empty, [{ kind: 'add', sku: back?.sku, quantity: 4, exact: true }]),
    );
    expect(cart.items[0]).toMatchObject({ stock: 0, backorder: true, lead_days: expect.any(Number) });
    const confirmed = dataOf(await shopper.confirmPricing({ body: { cart_id: cart._id } }));
    expect(confirmed.changes).toEqual([]);
    const placed = dataOf(await order(shopper, cart));
    expect(placed.cart.items[0]).toMatchObject({ quantity: 4, backorder: true });
    const after = (await productOf(shopper, back?.slug ?? '')).skus.find((one) => one.sku === back?.sku);
    expect(after?.stock).toBe(0);

    const next = dataOf(await shopper.currentCart());
    const refused = dataOf(
      await save(shopper, next, [{ kind: 'add', sku: none?.sku, quantity: 2, exact: true }]),
    );
    expect(refused.items).toEqual([]);
    const asked = { params: { id: next._id }, body: { product: none?.sku ?? '' } };
    expect(problemOf(await shopper.addToCart(asked)).fieldErrors).toHaveProperty('/product');
  });
}
