/**
 * Carts beyond the first sale: edits, several carts, claiming, quotes, suggestions
 * (docs/product.md#cart-at-login, #several-carts).
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, deliveryMethods } from '#schemas/domain/sales/cart.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

const quantities = (cart: Cart) => Object.fromEntries(cart.items.map((item) => [item.sku, item.quantity]));

export function cartsContract({ visitor, accountOf, inStock, withCart, database }: ContractTools): void {
  const edit = (shopper: Visitor, cart: Cart, list: object[], client?: string) =>
    shopper.saveCart({
      params: { id: cart._id },
      body: { edits: { ...(client ? { client } : {}), list: list as never } },
    });
  /** So many SKUs that a cart takes two of. */
  const soldSingly = async (count: number) => {
    const rows = await database()
      .selectFrom('product as p')
      .innerJoin('sku as s', 's.product_id', 'p.id')
      .select(({ fn }) => fn.min('s.code').as('code'))
      .where('p.kind', 'in', ['plain', 'variant'])
      .where('p.status', '=', 'active')
      .where('p.order_min', '=', 1)
      .where('p.order_step', '=', 1)
      .groupBy('p.id')
      .orderBy('code')
      .limit(count * 2)
      .execute();
    const taster = visitor();
    const list = rows.map(({ code }) => ({ kind: 'add', sku: code, quantity: 2 }));
    const tasted = dataOf(await edit(taster, dataOf(await taster.currentCart()), list));
    const skus = tasted.items.filter(({ quantity }) => quantity === 2).map(({ sku }) => sku);
    if (skus.length < count) throw new Error(`the sample sells ${skus.length} SKUs by twos`);
    return skus.slice(0, count);
  };
  const newAccount = async (shopper: Visitor) => {
    const input = {
      first_name: 'Ida',
      last_name: 'Berg',
      email: `ida.${randomUUID()}@example.com`,
      password: 'correct horse battery',
    };
    dataOf(await shopper.register({ body: input }));
    return input;
  };

  it('one owner has room for a hundred carts, and a cart for a thousand lines', {
    timeout: 60_000,
  }, async () => {
    const { shopper, cart, product } = await withCart();
    const list = Array.from({ length: 1000 }, (_, n) => ({
      kind: 'add' as const,
      n,
      sku: product.sku,
      note: `Room ${n}`,
    }));
    const params = { id: cart._id };
    const over = await shopper.saveCart({ params, body: { edits: { list } } });
    expect(problemOf(over).message).toContain('1000 lines');
    const full = dataOf(await shopper.saveCart({ params, body: { edits: { list: list.slice(1) } } }));
    expect(full.items).toHaveLength(1000);
    const body = { product: product.sku, note: 'one more' };
    expect(problemOf(await shopper.addToCart({ params, body })).code).toBe('invalid');
    const many = visitor();
    let made = 0;
    while ((await many.newCart({ body: {} })).ok && made < 101) made++;
    expect(made).toBe(100);
    expect(problemOf(await many.createCart({ body: {} })).code).toBe('invalid');
  });

  describe('edits of a cart', () => {
    it('changes, notes, removes and adds in one save', async () => {
      const { shopper, cart, product } = await withCart(2);
      const other = await inStock(1);
      const [line] = cart.items;
      const saved = dataOf(
        await edit(shopper, cart, [
          { kind: 'line', n: 1, line: line?._id, quantity: 5, note: 'Unit 4' },
          { kind: 'add', n: 2, sku: other.sku, quantity: 3 },
          { kind: 'add', n: 3, sku: other.sku, quantity: 3, times: 4 },
        ]),
      );
      expect(quantities(saved)).toEqual({ [product.sku]: 5, [other.sku]: 7 });
      expect(saved.items[0]).toMatchObject({ _id: line?._id, note: 'Unit 4' });
      expect(saved.version).toBe(cart.version + 1);
      const cleared = dataOf(await edit(shopper, saved, [{ kind: 'clear', n: 4 }]));
      expect(cleared).toMatchObject({ items: [], total: 0, count: 0 });
    });

    it('drops an edit whose line is gone, and one of a product that is not sold', async () => {
      const { shopper, cart, product } = await withCart(2);
      const line = cart.items[0]?._id;
      dataOf(await edit(shopper, cart, [{ kind: 'line', line, quantity: 0 }]));
      const late = dataOf(
        await edit(shopper, cart, [
          { kind: 'line', line, quantity: 9 },
          { kind: 'add', sku: 'NO-SUCH-SKU' },
        ]),
      );
      expect(late.items).toEqual([]);
      expect(product.sku).not.toBe('');
    });

    it('takes all or none where that is asked for', async () => {
      const { shopper, cart, product } = await withCart(2);
      const add = (list: object[]) =>
        shopper.saveCart({
          params: { id: cart._id },
          body: { edits: { all: true, list: list as never } },
        });
      const part = { kind: 'add', sku: product.sku, quantity: 3, exact: true };
      expect(problemOf(await add([part, { kind: 'add', sku: 'NO-SUCH-SKU' }])).code).toBe('invalid');
      expect(dataOf(await shopper.currentCart()).version).toBe(cart.version);
      expect(quantities(dataOf(await add([part])))).toEqual({ [product.sku]: 5 });
    });

    it('refuses a number that it could not keep', async () => {
      const { shopper, cart, product } = await withCart(1);
      const add = (n: number) => edit(shopper, cart, [{ kind: 'add', n, sku: product.sku }], randomUUID());
      expect(problemOf(await add(2_147_483_648)).code).toBe('invalid');
      expect(dataOf(await add(2_147_483_647)).count).toBe(2);
    });

    it('applies what a page sends twice once, and nothing of an older request that arrives late', async () => {
      const { shopper, cart, product } = await withCart(2);
      const client = randomUUID();
      const line = cart.items[0]?._id;
      const add = { kind: 'add', n: 1, sku: product.sku };
      const set = (n: number, quantity: number) => ({ kind: 'line', n, line, quantity });
      const first = dataOf(await edit(shopper, cart, [add], client));
      const again = dataOf(await edit(shopper, cart, [add], client));
      expect(quantities(again)).toEqual({ [product.sku]: 3 });
      expect(again.version).toBe(first.version);
      dataOf(await edit(shopper, cart, [set(3, 7)], client));
      const late = dataOf(await edit(shopper, cart, [set(2, 5)], client));
      expect(quantities(late)).toEqual({ [product.sku]: 7 });
      // Twenty at once are no more than one.
      const many = await Promise.all(
        Array.from({ length: 20 }, () => edit(shopper, cart, [{ ...add, n: 9 }], client)),
      );
      expect(new Set(many.map((answer) => dataOf(answer).count))).toEqual(new Set([8]));
    });

    it('keeps two pages that change one cart apart: removed lines never come back', async () => {
      const products = [await inStock(0), await inStock(1), await inStock(2)];
      const step = fc.record({
        tab: fc.constantFrom(0, 1),
        line: fc.nat(2),
        quantity: fc.constantFrom(0, 0, 1, 4, 9),
        again: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
          const shopper = visitor();
          const empty = dataOf(await shopper.currentCart());
          const list = products.map(({ sku }) => ({ kind: 'add', sku }));
          const cart = dataOf(await edit(shopper, empty, list));
          const clients = [randomUUID(), randomUUID()] as const;
          const sent: Promise<unknown>[] = [];
          // As a browser does: a save carries all that was not answered yet, and may be overtaken or repeated.
          const pending: [object[], object[]] = [[], []];
          for (const [index, { tab, line, quantity, again }] of steps.entries()) {
            const own = pending[tab as 0 | 1];
            own.push({ kind: 'line', n: index + 1, line: cart.items[line]?._id, quantity });
            const send = () => edit(shopper, cart, [...own], clients[tab as 0 | 1]);
            sent.push(send());
            if (again) sent.push(send());
          }
          await Promise.all(sent);
          const removed = steps
            .filter(({ quantity }) => quantity === 0)
            .map(({ line }) => cart.items[line]?._id);
          const end = dataOf(await shopper.getCart({ params: { id: cart._id } }));
          expect(end.items.map(({ _id }) => _id).filter((id) => removed.includes(id))).toEqual([]);
          const after = dataOf(
            await edit(
              shopper,
              cart,
              cart.items.map(({ _id }) => ({ kind: 'line', line: _id, quantity: 2 })),
            ),
          );
          expect(after.items.map(({ _id }) => _id)).toEqual(end.items.map(({ _id }) => _id));
        }),
        { numRuns: 12 },
      );
    });

    it('says what a line cost when it was last set, where it costs another price now', async () => {
      const { shopper, cart, product } = await withCart(1);
      expect(cart.items[0]).toMatchObject({ price_before: null, sold: true });
      const buyer = accountOf('trade buyer');
      dataOf(await shopper.login({ body: buyer }));
      const mine = dataOf(await shopper.currentCart());
      const line = mine.items.find(({ sku }) => sku === product.sku);
      expect(line?.price).toBeLessThan(product.price);
      expect(line?.price_before).toBe(product.price);
      const seen = dataOf(
        await edit(shopper, mine, [{ kind: 'line', line: line?._id, quantity: (line?.quantity ?? 0) + 1 }]),
      );
      expect(seen.items.find(({ sku }) => sku === product.sku)?.price_before).toBeNull();
      dataOf(await shopper.deleteCart({ params: { id: mine._id } }));
    });
  });

  describe('several carts', () => {
    it('makes a new one current, switches back, and falls to the first when the current one is deleted', async () => {
      const { shopper, cart } = await withCart();
      const job = dataOf(await shopper.newCart({ body: { name: 'Alder Court' } }));
      expect(job).toMatchObject({ active: true, items: [], name: 'Alder Court' });
      expect(dataOf(await shopper.currentCart())._id).toBe(job._id);
      const back = dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { active: true } }));
      expect(back.active).toBe(true);
      expect(dataOf(await shopper.listCarts()).filter(({ active }) => active)).toHaveLength(1);
      expect(dataOf(await shopper.currentCart())._id).toBe(cart._id);
      dataOf(await shopper.deleteCart({ params: { id: cart._id } }));
      expect(dataOf(await shopper.currentCart())._id).toBe(job._id);
      dataOf(await shopper.deleteCart({ params: { id: job._id } }));
      const [fresh, ...none] = dataOf(await shopper.listCarts());
      expect(none).toEqual([]);
      expect(fresh).toMatchObject({ name: '', items: [], active: true });
    });

    it('takes the first unnamed cart after login, whatever was chosen before', async () => {
      const shopper = visitor();
      const input = await newAccount(shopper);
      const plain = dataOf(await shopper.currentCart());
      const job = dataOf(await shopper.newCart({ body: { name: 'Job 7' } }));
      expect(dataOf(await shopper.currentCart())._id).toBe(job._id);
      dataOf(await shopper.logout());
      // A guest's goods go into the unnamed cart, never into somebody's job.
      dataOf(await shopper.currentCart());
      dataOf(await shopper.login({ body: input }));
      expect(dataOf(await shopper.currentCart())._id).toBe(plain._id);
    });

    it('adds a guest’s lines to 65 saved ones once, though two logins come at once', async () => {
      const shopper = visitor();
      const input = await newAccount(shopper);
      const saved = dataOf(await shopper.currentCart());
      const skus = await soldSingly(68);
      const lines = (chosen: readonly string[], quantity: number) =>
        chosen.map((sku) => ({ kind: 'add', sku, quantity }));
      const full = dataOf(await edit(shopper, saved, lines(skus.slice(0, 65), 2)));
      expect(full.items).toHaveLength(65);
      dataOf(await shopper.logout());
      // Two of the five are in the saved cart already.
      const guest = dataOf(await shopper.currentCart());
      const brought = dataOf(await edit(shopper, guest, lines(skus.slice(63), 3)));
      expect(brought.items).toHaveLength(5);
      const tabs = [visitor(), visitor()];
      for (const tab of tabs) for (const [name, value] of shopper.cookies) tab.cookies.set(name, value);
      await Promise.all(tabs.map(async (tab) => dataOf(await tab.login({ body: input }))));
      const expected = Object.fromEntries(skus.map((sku, at) => [sku, at < 63 ? 2 : at < 65 ? 5 : 3]));
      for (const tab of tabs) {
        const cart = dataOf(await tab.currentCart());
        expect(cart._id).toBe(saved._id);
        expect(cart.items).toHaveLength(68);
        expect(quantities(cart)).toEqual(expected);
        expect(dataOf(await tab.listCarts())).toHaveLength(1);
      }
    });

    it('says how many pieces a login brought, until the cart is changed', async () => {
      const { shopper, product } = await withCart(2);
      const input = await newAccount(shopper);
      expect(dataOf(await shopper.currentCart()).merged).toBe(0);
      dataOf(await shopper.logout());
      const guest = dataOf(await shopper.currentCart());
      dataOf(await edit(shopper, guest, [{ kind: 'add', sku: product.sku, quantity: 3 }]));
      dataOf(await shopper.login({ body: input }));
      const merged = dataOf(await shopper.currentCart());
      expect(merged).toMatchObject({ merged: 3, count: 5 });
      const seen = dataOf(await shopper.saveCart({ params: { id: merged._id }, body: {} }));
      expect(seen.merged).toBe(0);
    });
  });

  describe('claiming a guest’s cart', () => {
    it('needs a session and the guest’s signed id, and answers the same cart again', async () => {
      const { shopper, cart } = await withCart(2);
      const guest = decodeURIComponent(shopper.cookies.get('guest') ?? '');
      const claim = { cart: cart._id, guest, job: 'Site office' };
      expect(problemOf(await visitor().claimCart({ body: claim })).code).toBe('unauthenticated');
      const owner = visitor();
      await newAccount(owner);
      const forged = { ...claim, guest: `${guest.slice(0, guest.lastIndexOf('.'))}.AAAA` };
      expect(problemOf(await owner.claimCart({ body: forged })).code).toBe('not_found');
      expect(problemOf(await owner.claimCart({ body: { ...claim, company: 'not-mine' } })).code).toBe(
        'forbidden',
      );
      const claimed = dataOf(await owner.claimCart({ body: claim }));
      expect(claimed).toMatchObject({ _id: cart._id, name: 'Site office', count: 2 });
      expect(dataOf(await owner.claimCart({ body: claim }))._id).toBe(cart._id);
      expect(problemOf(await shopper.getCart({ params: { id: cart._id } })).code).toBe('not_found');
      const thief = visitor();
      await newAccount(thief);
      expect(problemOf(await thief.claimCart({ body: claim })).code).toBe('not_found');
    });
  });

  describe('sums for a cart as it would be', () => {
    it('quotes each way of delivery and creates nothing', async () => {
      const { shopper, cart } = await withCart(2);
      const { shipping } = dataOf(await shopper.quoteShipping({ body: { cart_id: cart._id } }));
      expect(shipping.map(({ method }) => method)).toEqual([...deliveryMethods]);
      const of = (name: string) => shipping.find(({ method }) => method === name);
      expect(of('Will Call')).toMatchObject({ charge: 0, status: 'offered' });
      expect(of('Local Delivery')?.charge).toBeGreaterThan(0);
      expect(of('Freight')).toMatchObject({ charge: 0, status: 'address_required' });
      expect(of('Other')).toMatchObject({ charge: 0, status: 'quote_required' });
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } }))).toEqual(cart);
      expect(problemOf(await visitor().quoteShipping({ body: { cart_id: cart._id } })).code).toBe(
        'not_found',
      );
    });

    it('recalculates tax for what is being chosen, and writes nothing', async () => {
      const { shopper, cart } = await withCart(2);
      const body = { cart_id: cart._id, Delivery_method: 'Local Delivery' as const };
      const quote = dataOf(await shopper.recalculateTax({ body }));
      expect(quote.tax).toBe(cart.tax);
      expect(quote.total).toBeGreaterThan(cart.total);
      expect(dataOf(await shopper.getCart({ params: { id: cart._id } }))).toEqual(cart);
    });
  });

  describe('suggestions', () => {
    it('recommends products for the given ones, none of them among the answer', async () => {
      const product = await inStock();
      const cards = dataOf(
        await visitor().suggestProducts({
          body: { company: null, user: 'anybody', products: [product.sku] },
        }),
      );
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.map(({ _id }) => _id)).not.toContain(product._id);
      expect(dataOf(await visitor().suggestProducts({ body: { products: [] } }))).toEqual([]);
    });
  });
}
