/** What a cart can do besides being ordered: saved for later, duplicated, shared by a link, ordered again. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function cartListsContract({
  visitor,
  accountOf,
  inStock,
  withCart,
  order,
  database,
}: ContractTools): void {
  const edit = async (shopper: Visitor, cart: Cart, list: object[], client?: string): Promise<Cart> =>
    dataOf(
      await shopper.saveCart({
        params: { id: cart._id },
        body: { edits: { list: list as never, ...(client ? { client } : {}) } },
      }),
    );
  const saved = async (shopper: Visitor) => dataOf(await shopper.listSaved());
  const register = async (shopper: Visitor): Promise<{ email: string; password: string }> => {
    const who = { email: `${randomUUID()}@lists.example`, password: 'a list for later' };
    dataOf(await shopper.register({ body: { ...who, first_name: 'Lia', last_name: 'Later' } }));
    return who;
  };
  const sell = (id: string, isSold: boolean) =>
    database()
      .updateTable('product')
      .set({ status: isSold ? 'active' : 'archived' })
      .where('id', '=', id)
      .execute();

  describe('saved for later', () => {
    it('takes a line out of the cart and its totals, and brings it back as it was', async () => {
      const { shopper, cart, product } = await withCart(3);
      const other = await inStock(1);
      const two = await edit(shopper, cart, [
        { kind: 'add', sku: other.sku, quantity: 2, exact: true, note: 'Unit 4' },
      ]);
      const line = two.items.find(({ sku }) => sku === other.sku);
      const after = await edit(shopper, two, [{ kind: 'later', line: line?._id }]);
      expect(after.items.map(({ sku }) => sku)).toEqual([product.sku]);
      expect(after.subtotal).toBe(cart.subtotal);
      const [kept, ...more] = await saved(shopper);
      expect(more).toEqual([]);
      expect(kept).toMatchObject({ sku: other.sku, quantity: 2, note: 'Unit 4', price: other.price });
      expect(kept?.stock).toBe(line?.stock);
      expect(dataOf(await shopper.listCarts())).toHaveLength(1);

      const back = await edit(shopper, after, [{ kind: 'bring', line: kept?._id }]);
      expect(back.items.find(({ sku }) => sku === other.sku)).toMatchObject({ quantity: 2, note: 'Unit 4' });
      expect(await saved(shopper)).toEqual([]);
      // An old page's edit of the line that it was does not follow it.
      const old = await edit(shopper, back, [{ kind: 'line', line: line?._id, quantity: 99 }]);
      expect(old.items.find(({ sku }) => sku === other.sku)?.quantity).toBe(2);
    });

    it('is moved once, however often it is asked for, and from two tabs', async () => {
      const { shopper, cart } = await withCart(3);
      const later = { kind: 'later', n: 1, line: cart.items[0]?._id };
      const client = randomUUID();
      await edit(shopper, cart, [later], client);
      await edit(shopper, cart, [later], client);
      await edit(shopper, cart, [{ kind: 'later', line: cart.items[0]?._id }]);
      const [kept, ...more] = await saved(shopper);
      expect([kept?.quantity, more]).toEqual([3, []]);
      const bring = { kind: 'bring', line: kept?._id };
      const carts = await Promise.all([edit(shopper, cart, [bring]), edit(shopper, cart, [bring])]);
      expect(Math.max(...carts.map(({ count }) => count))).toBe(3);
      expect(await saved(shopper)).toEqual([]);
      const now = dataOf(await shopper.currentCart());
      expect(now.count).toBe(3);
      await edit(shopper, now, [{ kind: 'later', line: now.items[0]?._id }]);
      await edit(shopper, now, [{ kind: 'drop', line: (await saved(shopper))[0]?._id }]);
      expect(await saved(shopper)).toEqual([]);
    });

    it('is one with the same thing that is there, is nobody else’s, and comes along at login', async () => {
      const { shopper, cart, product } = await withCart(2);
      const { email, password } = await register(visitor());
      const elsewhere = visitor();
      dataOf(await elsewhere.login({ body: { email, password } }));
      const theirs = dataOf(await elsewhere.currentCart());
      const added = await edit(elsewhere, theirs, [
        { kind: 'add', sku: product.sku, quantity: 5, exact: true },
      ]);
      await edit(elsewhere, added, [{ kind: 'later', line: added.items[0]?._id }]);

      await edit(shopper, cart, [{ kind: 'later', line: cart.items[0]?._id }]);
      const [kept] = await saved(shopper);
      await edit(elsewhere, theirs, [{ kind: 'bring', line: kept?._id }]);
      expect((await saved(shopper)).length).toBe(1);
      expect(await saved(visitor())).toEqual([]);

      dataOf(await shopper.login({ body: { email, password } }));
      expect((await saved(shopper)).map(({ sku, quantity }) => [sku, quantity])).toEqual([[product.sku, 5]]);
    });

    it('keeps what was chosen of a kit', async () => {
      const shopper = visitor();
      const { slug, code: sku } = await database()
        .selectFrom('product as p')
        .innerJoin('sku as s', 's.product_id', 'p.id')
        .select(['p.slug', 's.code'])
        .where('p.kind', '=', 'combination')
        .orderBy('p.id')
        .limit(1)
        .executeTakeFirstOrThrow();
      const { parts } = dataOf(await shopper.completeKit({ params: { slug }, body: { parts: [] } }));
      const start = dataOf(await shopper.currentCart());
      const chosen = { parts: parts ?? [] };
      const cart = await edit(shopper, start, [
        { kind: 'add', sku, quantity: 1, exact: true, configuration: chosen },
      ]);
      const before = cart.items[0]?.configuration;
      expect(before?.parts.length).toBeGreaterThan(0);
      await edit(shopper, cart, [{ kind: 'later', line: cart.items[0]?._id }]);
      const [kept] = await saved(shopper);
      expect(kept?.configuration).toEqual(before);
      const back = await edit(shopper, cart, [{ kind: 'bring', line: kept?._id }]);
      expect(back.items[0]?.configuration).toEqual(before);
    });
  });

  describe('a duplicated cart', () => {
    it('has the lines under ids of their own, is the current one, and leaves the other as it was', async () => {
      const { shopper, cart } = await withCart(3);
      const noted = await edit(shopper, cart, [{ kind: 'line', line: cart.items[0]?._id, note: 'Unit 4' }]);
      const copy = dataOf(
        await shopper.duplicateCart({ params: { id: cart._id }, body: { name: 'Alder Court' } }),
      );
      expect(copy).toMatchObject({ name: 'Alder Court', active: true, subtotal: noted.subtotal });
      expect(copy.items).toMatchObject([{ sku: noted.items[0]?.sku, quantity: 3, note: 'Unit 4' }]);
      expect(copy.items[0]?._id).not.toBe(noted.items[0]?._id);
      await edit(shopper, copy, [{ kind: 'clear' }]);
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } })).count).toBe(3);
      const foreign = await visitor().duplicateCart({ params: { id: cart._id }, body: {} });
      expect(problemOf(foreign).code).toBe('not_found');
    });
  });

  describe('a shared cart', () => {
    const share = async (shopper: Visitor, cart: Cart, body: object = {}) =>
      dataOf(await shopper.shareCart({ params: { id: cart._id }, body }));
    const open = (who: Visitor, token: string) => who.getSharedCart({ params: { token } });

    it('is seen by whoever has the link, at their own prices, without what is its owner’s', async () => {
      const { shopper, cart, product } = await withCart(3);
      const noted = await edit(shopper, cart, [{ kind: 'line', line: cart.items[0]?._id, note: 'Gate 17' }]);
      const link = await share(shopper, noted);
      const trade = visitor();
      dataOf(await trade.login({ body: accountOf('trade') }));
      const seen = dataOf(await open(trade, link.token));
      const retail = dataOf(await open(visitor(), link.token));
      expect(retail).toMatchObject({ count: 3, subtotal: noted.subtotal });
      expect(seen.items[0]?.sku).toBe(product.sku);
      expect(seen.items[0]?.price).toBeLessThan(retail.items[0]?.price ?? 0);
      expect(JSON.stringify(seen)).not.toContain('Gate 17');
      expect(JSON.stringify(seen)).not.toContain(noted._id);
      const withNotes = await share(shopper, noted, { notes: true });
      expect(dataOf(await open(visitor(), withNotes.token)).items[0]?.note).toBe('Gate 17');
      // It is the cart as it is now.
      await edit(shopper, noted, [{ kind: 'line', line: noted.items[0]?._id, quantity: 4 }]);
      expect(dataOf(await open(visitor(), link.token)).count).toBe(4);
    });

    it('opens by its signed token alone, until its day, until it is taken back, and never once ordered', async () => {
      const { shopper, cart } = await withCart(2);
      const link = await share(shopper, cart, { days: 7 });
      const end = Date.parse(link.expires_at) - Date.now();
      expect(Math.round(end / 86_400_000)).toBe(7);
      const closed = async (token: string) => problemOf(await open(visitor(), token)).code;
      const [value = ''] = link.token.split('.');
      expect(await closed(`${value}.${'A'.repeat(43)}`)).toBe('not_found');
      expect(await closed(link._id)).toBe('not_found');
      expect(dataOf(await shopper.listCartLinks({ params: { id: cart._id } }))).toEqual([link]);
      expect(problemOf(await visitor().listCartLinks({ params: { id: cart._id } })).code).toBe('not_found');
      expect(problemOf(await visitor().unshareCart({ params: { id: link._id } })).code).toBe('not_found');
      dataOf(await open(visitor(), link.token));
      dataOf(await shopper.unshareCart({ params: { id: link._id } }));
      expect(await closed(link.token)).toBe('not_found');

      const late = await share(shopper, cart);
      await database()
        .updateTable('cart_share')
        .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
        .where('id', '=', late._id)
        .execute();
      expect(await closed(late.token)).toBe('not_found');
      expect(dataOf(await shopper.listCartLinks({ params: { id: cart._id } }))).toEqual([]);

      const third = await share(shopper, cart);
      dataOf(await order(shopper, cart));
      expect(await closed(third.token)).toBe('not_found');
    });

    it('goes into the opener’s own cart as far as it can be had, and names the rest', async () => {
      const { shopper, cart, product } = await withCart(3);
      const [scarce, gone] = [await inStock(2), await inStock(3)];
      const list = [scarce, gone].map(({ sku }) => ({ kind: 'add', sku, quantity: 9, exact: true }));
      await edit(shopper, cart, list);
      const link = await share(shopper, cart);
      const db = database();
      const stockOf = async (sku: string) =>
        (await db.selectFrom('sku').select('id').where('code', '=', sku).executeTakeFirstOrThrow()).id;
      const sku_id = await stockOf(scarce.sku);
      const stock = await db.selectFrom('stock').selectAll().where('sku_id', '=', sku_id).execute();
      await db.updateTable('stock').set({ quantity: 4 }).where('sku_id', '=', sku_id).execute();
      await db.updateTable('sku').set({ backorder: false }).where('id', '=', sku_id).execute();
      await sell(gone._id, false);
      const opener = visitor();
      const own = dataOf(await opener.currentCart());
      await edit(opener, own, [{ kind: 'add', sku: product.sku, quantity: 1, exact: true }]);
      const added = dataOf(await opener.addSharedCart({ params: { token: link.token } }));
      await sell(gone._id, true);
      for (const { warehouse_id, quantity } of stock)
        await db
          .updateTable('stock')
          .set({ quantity })
          .where('sku_id', '=', sku_id)
          .where('warehouse_id', '=', warehouse_id)
          .execute();
      expect(added.cart._id).toBe(own._id);
      expect(added.cart.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
        [product.sku, 4],
        [scarce.sku, 4],
      ]);
      expect(added.added).toBe(2);
      expect(added.left).toEqual([
        { sku: scarce.sku, name: scarce.name, wanted: 9, added: 4, reason: 'fewer' },
        { sku: gone.sku, name: gone.name, wanted: 9, added: 0, reason: 'not_sold' },
      ]);
    });
  });

  describe('an order once more', () => {
    it('goes into the current cart by its exact numbers, and what is not sold any more is named', async () => {
      const shopper = visitor();
      await register(shopper);
      const [one, two] = [await inStock(4), await inStock(5)];
      const start = dataOf(await shopper.currentCart());
      const filled = await edit(shopper, start, [
        { kind: 'add', sku: one.sku, quantity: 3, exact: true, note: 'Unit 4' },
        { kind: 'add', sku: two.sku, quantity: 2, exact: true },
      ]);
      const placed = dataOf(await order(shopper, filled));
      const current = dataOf(await shopper.currentCart());
      await edit(shopper, current, [{ kind: 'add', sku: one.sku, quantity: 1, exact: true, note: 'Unit 4' }]);
      await sell(two._id, false);
      const again = dataOf(await shopper.reorder({ params: { id: placed._id } }));
      await sell(two._id, true);
      expect(again.cart._id).toBe(current._id);
      expect(again.cart.items.map(({ sku, quantity, note }) => [sku, quantity, note])).toEqual([
        [one.sku, 4, 'Unit 4'],
      ]);
      expect(again.left).toEqual([{ sku: two.sku, name: two.name, wanted: 2, added: 0, reason: 'not_sold' }]);
      // Nothing of the way there stays.
      expect(dataOf(await shopper.listCarts())).toHaveLength(1);
      const stranger = visitor();
      expect(problemOf(await stranger.reorder({ params: { id: placed._id } })).code).toBe('unauthenticated');
      await register(stranger);
      expect(problemOf(await stranger.reorder({ params: { id: placed._id } })).code).toBe('not_found');
    });
  });
}
