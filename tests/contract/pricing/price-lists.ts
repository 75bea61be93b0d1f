/** Companies' own prices, the same wherever they are shown (docs/product.md#warehouses, #pricing). */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Services } from '#api/platform/context.ts';
import { priceListTag } from '#api/platform/segment.ts';
import { tellPriceDays } from '#api/pricing/prices/tell-price-days.ts';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf } from '../tools.ts';

/** YYYY-MM-DD; two days away is another day in every time zone. */
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const cents = (dollars: number) => Math.round(dollars * 100);
const off = (dollars: number, bps: number) => Math.floor((cents(dollars) * (10_000 - bps) + 5_000) / 10_000);

export function priceListsContract({
  visitor,
  inStock,
  order,
  database,
  accountOf,
  operator,
  services,
}: ContractTools): void {
  type Rule = {
    kind: 'sku' | 'product' | 'category' | 'vendor' | 'everything';
    target: string;
    warehouse_id?: string;
    cents?: number;
    off_bps?: number;
    starts_on?: string;
    ends_on?: string;
    breaks?: string;
  };
  /** A buyer of a company, approved or not, with these prices of its own. */
  const buyer = async (rules: Rule[], status: 'approved' | 'pending' = 'approved'): Promise<Visitor> => {
    const [list, company, db] = [randomUUID(), randomUUID(), database()];
    const now = new Date().toISOString();
    await db.insertInto('price_list').values({ id: list, name: list, created_at: now }).execute();
    for (const rule of rules)
      await db
        .insertInto('price_list_rule')
        .values({
          id: randomUUID(),
          price_list_id: list,
          warehouse_id: null,
          cents: null,
          off_bps: null,
          ...rule,
        })
        .execute();
    await db
      .insertInto('company')
      .values({ id: company, name: company, status, features: '[]', lien: false, price_list_id: list })
      .execute();
    const shopper = visitor();
    const email = `buyer.${randomUUID()}@example.com`;
    dataOf(
      await shopper.register({
        body: { first_name: 'Ida', last_name: 'Berg', email, password: 'correct horse battery' },
      }),
    );
    await db
      .updateTable('account')
      .set({ company_id: company, company_role: 'buyer' })
      .where('email', '=', email)
      .execute();
    return shopper;
  };
  const productOf = async (shopper: Visitor, slug: string): Promise<Product> =>
    dataOf(await shopper.getProduct({ params: { slug } }));
  const skuOf = (product: Product, code: string) => product.skus.find(({ sku }) => sku === code) as Sku;
  const seenBy = async (shopper: Visitor, { slug, sku }: { slug: string; sku: string }) =>
    skuOf(await productOf(shopper, slug), sku);

  describe('a company’s price list', () => {
    it('is one price on card, product, cart, checkout and order, with its breaks', async () => {
      const chosen = await inStock(0);
      const retail = await seenBy(visitor(), chosen);
      const wanted = cents(retail.price) - 1_234;
      const shopper = await buyer([{ kind: 'sku', target: retail._id, cents: wanted }]);
      const product = await productOf(shopper, chosen.slug);
      const sku = skuOf(product, chosen.sku);
      expect(cents(sku.price)).toBeLessThanOrEqual(wanted);
      expect(sku.retail).toBe(retail.price);
      const cards = dataOf(await shopper.listProducts({ query: { ids: product._id } })).items;
      expect(cards.map(({ price }) => price)).toEqual([sku.price]);
      expect(product.price).toBe(sku.price);
      const empty = dataOf(await shopper.currentCart());
      const cart = dataOf(
        await shopper.addToCart({ params: { id: empty._id }, body: { product: chosen.sku, quantity: 1 } }),
      );
      expect(cart.items[0]).toMatchObject({ price: sku.price, price_before: null });
      const checkout = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      expect(checkout.cart.items[0]?.price).toBe(sku.price);
      const placed = dataOf(await order(shopper, cart));
      expect(placed.cart.items[0]?.price).toBe(sku.price);
      const [item] = await database()
        .selectFrom('order_item')
        .select('price_cents')
        .where('order_id', '=', placed._id)
        .execute();
      expect(item?.price_cents).toBe(cents(sku.price));
    });

    it('takes the lowest of what applies, also from a shelf above, and never more than trade or retail', async () => {
      const chosen = await inStock(1);
      const retail = await seenBy(visitor(), chosen);
      const { vendor, categories } = await productOf(visitor(), chosen.slug);
      const trade = visitor();
      dataOf(await trade.login({ body: accountOf('trade') }));
      const tradePrice = (await seenBy(trade, chosen)).price;
      const department = categories.find(({ type }) => type === 'Category')?._id ?? '';
      const shopper = await buyer([
        { kind: 'vendor', target: vendor._id, off_bps: 4_000 },
        { kind: 'category', target: department, off_bps: 5_500 },
        { kind: 'product', target: 'no-such-product', off_bps: 9_000 },
        { kind: 'sku', target: retail._id, cents: cents(retail.price) * 2 },
      ]);
      expect(cents((await seenBy(shopper, chosen)).price)).toBe(off(retail.price, 5_500));
      const dear = await buyer([{ kind: 'sku', target: retail._id, cents: cents(retail.price) * 2 }]);
      expect((await seenBy(dear, chosen)).price).toBe(tradePrice);
    });

    it('is what lists are sorted and narrowed by, in every department', async () => {
      const guest = visitor();
      const departments = dataOf(
        await guest.listCategories({ query: { type: 'Category', limit: 50 } }),
      ).items;
      const vendors = dataOf(await guest.listVendors({ query: { limit: 50 } })).items;
      const some = dataOf(await guest.listProducts({ query: { limit: 60, sort: 'price' } })).items;
      const singles = await Promise.all(some.slice(0, 12).map(({ slug }) => productOf(guest, slug)));
      const shopper = await buyer([
        { kind: 'vendor', target: vendors[0]?._id ?? '', off_bps: 6_000 },
        { kind: 'category', target: departments[1]?._id ?? '', off_bps: 4_500 },
        { kind: 'product', target: some[20]?._id ?? '', off_bps: 9_000 },
        ...singles.map(({ skus }, at) => ({
          kind: 'sku' as const,
          target: skus.at(-1)?._id ?? '',
          cents: 100 + at,
        })),
      ]);
      for (const department of [undefined, ...departments.map(({ slug }) => slug)]) {
        const all: number[] = [];
        for (let page = 1; ; page++) {
          const list = dataOf(
            await shopper.listProducts({
              query: { ...(department ? { category: department } : {}), sort: 'price', page, limit: 60 },
            }),
          );
          all.push(...list.items.map(({ price }) => price));
          if (all.length >= list.total) break;
        }
        expect(all).toEqual(all.toSorted((a, b) => a - b));
        // A shelf that another test made.
        if (all.length === 0) continue;
        const [low, high] = [all[Math.floor(all.length / 4)] ?? 0, all[Math.floor(all.length / 2)] ?? 0];
        const narrowed = dataOf(
          await shopper.listProducts({
            query: {
              ...(department ? { category: department } : {}),
              price_min: low,
              price_max: high,
              sort: '-price',
              facets: 'true',
              limit: 1,
            },
          }),
        );
        expect(narrowed.total).toBe(all.filter((price) => price >= low && price <= high).length);
        expect(narrowed.items[0]?.price).toBe(high);
        expect(narrowed.facets?.price).toEqual({ min: all[0], max: all.at(-1) });
      }
    });

    it('counts from its first day to its last, wherever prices are shown', async () => {
      const chosen = await inStock(2, { singly: true });
      const { _id: target, price: retail } = await seenBy(visitor(), chosen);
      const half = Math.floor(cents(retail) / 2);
      const rule = { kind: 'sku' as const, target };
      const shopper = await buyer([
        { ...rule, cents: half },
        // Of what holds today the one that began last, also where it is the higher one.
        { ...rule, cents: half + 2, starts_on: dayFromNow(-9), ends_on: dayFromNow(9) },
        { ...rule, cents: half + 1, starts_on: dayFromNow(-20) },
        { ...rule, cents: 1, starts_on: dayFromNow(-8), ends_on: dayFromNow(-2) },
        { ...rule, cents: 2, starts_on: dayFromNow(2) },
        { kind: 'everything', target: '', off_bps: 9_900, ends_on: dayFromNow(-2) },
        { kind: 'everything', target: '', off_bps: 9_800, starts_on: dayFromNow(2) },
      ]);
      const wanted = (half + 2) / 100;
      expect((await seenBy(shopper, chosen)).price).toBe(wanted);
      const { items } = dataOf(await shopper.listProducts({ query: { q: chosen.sku, sort: 'price' } }));
      expect(items.find(({ slug }) => slug === chosen.slug)?.price).toBeLessThanOrEqual(wanted);
      const { rows } = dataOf(await shopper.checkQuickOrder({ body: { text: `${chosen.sku} 1` } }));
      expect(rows[0]?.price).toBe(wanted);
      const { _id } = dataOf(await shopper.currentCart());
      const cart = dataOf(
        await shopper.addToCart({ params: { id: _id }, body: { product: chosen.sku, quantity: 1 } }),
      );
      expect(cart.items[0]?.price).toBe(wanted);
      expect(dataOf(await order(shopper, cart)).cart.items[0]?.price).toBe(wanted);
    });

    it('has breaks of its own, which count the SKU and are the same on page, quick order, cart and order', async () => {
      const chosen = await inStock(1, { singly: true });
      const { _id: target, price: retail } = await seenBy(visitor(), chosen);
      // Far below the product's own breaks.
      const cheap = Math.floor(cents(retail) / 10);
      const breaks = JSON.stringify([
        { quantity: 3, cents: cheap - 2 },
        { quantity: 5, cents: cheap - 3 },
      ]);
      const shopper = await buyer([{ kind: 'sku', target, cents: cheap, breaks }]);
      const sku = await seenBy(shopper, chosen);
      expect(cents(sku.price)).toBe(cheap);
      expect(sku.breaks).toEqual([
        { quantity: 3, price: (cheap - 2) / 100 },
        { quantity: 5, price: (cheap - 3) / 100 },
      ]);
      const typed = dataOf(await shopper.checkQuickOrder({ body: { text: `${chosen.sku} 4` } })).rows[0];
      expect(typed).toMatchObject({ price: (cheap - 2) / 100, total: ((cheap - 2) * 4) / 100 });
      const { _id } = dataOf(await shopper.currentCart());
      const add = (quantity: number, note: string) =>
        shopper.addToCart({ params: { id: _id }, body: { product: chosen.sku, quantity, note } });
      dataOf(await add(2, ''));
      // A line of its own: both count.
      const cart = dataOf(await add(3, 'for the hall'));
      expect(cart.items.map(({ quantity, price }) => [quantity, cents(price)])).toEqual([
        [2, cheap - 3],
        [3, cheap - 3],
      ]);
      expect(cart.items.every(({ price_before }) => price_before === null)).toBe(true);
      const placed = dataOf(await order(shopper, cart));
      expect(placed.cart.subtotal).toBe(((cheap - 3) * 5) / 100);
    });

    it('moves what is kept of it on the days on which a price begins or ends, once', async () => {
      // One that there is: what this leaves behind is read by others.
      const { _id: target } = await seenBy(visitor(), await inStock(2));
      const shopper = await buyer([
        { kind: 'sku', target, cents: 1, starts_on: '2031-03-02', ends_on: '2031-03-04' },
      ]);
      const { list } = await database()
        .selectFrom('account as a')
        .innerJoin('company as c', 'c.id', 'a.company_id')
        .select('c.price_list_id as list')
        .where('a.id', '=', dataOf(await shopper.getSession())._id)
        .executeTakeFirstOrThrow();
      const movedOn = async (day: string) => {
        const moved: string[] = [];
        const bump = async (_db: unknown, tags: readonly string[]) => void moved.push(...tags);
        const versions = { bump } as unknown as Services['versions'];
        await tellPriceDays({ ...services(), versions, now: () => new Date(`${day}T20:00:00Z`) });
        return moved.includes(priceListTag(list ?? ''));
      };
      const days = ['2031-03-01', '2031-03-02', '2031-03-02', '2031-03-03', '2031-03-04', '2031-03-05'];
      const moves: boolean[] = [];
      for (const day of [...days, '2031-03-06']) moves.push(await movedOn(day));
      expect(moves).toEqual([false, true, false, false, false, true, false]);
    });

    it('may be another at a warehouse', async () => {
      const chosen = await inStock(2);
      const retail = await seenBy(visitor(), chosen);
      const { warehouse, warehouses } = dataOf(await visitor().getSite());
      const elsewhere = warehouses.find(({ _id }) => _id !== warehouse._id)?._id ?? '';
      const shopper = await buyer([
        { kind: 'everything', target: '', off_bps: 6_000 },
        { kind: 'everything', target: '', off_bps: 5_000, warehouse_id: elsewhere },
      ]);
      expect(cents((await seenBy(shopper, chosen)).price)).toBe(off(retail.price, 6_000));
      dataOf(await shopper.selectWarehouse({ query: { warehouse: elsewhere } }));
      expect(cents((await seenBy(shopper, chosen)).price)).toBe(off(retail.price, 5_000));
    });

    it('is for approved companies alone', async () => {
      const chosen = await inStock(0);
      const shopper = await buyer([{ kind: 'everything', target: '', off_bps: 9_000 }], 'pending');
      expect((await seenBy(shopper, chosen)).price).toBe((await seenBy(visitor(), chosen)).price);
    });

    it('is that of a kit’s parts too', async () => {
      const kits = dataOf(await visitor().listProducts({ query: { limit: 100, q: 'vanity set' } })).items;
      const kit = kits.find(({ kind }) => kind === 'combination');
      const shopper = await buyer([{ kind: 'everything', target: '', off_bps: 6_000 }]);
      const ask = (who: Visitor) =>
        who.completeKit({ params: { slug: kit?.slug ?? '' }, body: { parts: [], empty: [] } });
      const [everybody, own] = [dataOf(await ask(visitor())), dataOf(await ask(shopper))];
      expect(own.parts).toEqual(everybody.parts);
      expect(own.quote?.parts.map(({ price }) => cents(price))).toEqual(
        everybody.quote?.parts.map(({ price, quantity }) => off(price / quantity, 6_000) * quantity),
      );
      expect(own.quote?.parts.length).toBeGreaterThan(0);
    });

    it('is today’s, wherever its prices have been shown before', async () => {
      const shopper = await buyer([{ kind: 'everything', target: '', off_bps: 1_000 }]);
      const { slug } = await inStock();
      const shown = async () => {
        const [card] = dataOf(await shopper.listProducts({ query: { ids: product._id } })).items;
        const { skus } = await productOf(shopper, slug);
        return [card?.price, skus.find(({ _id }) => _id === sku._id)?.price];
      };
      const product = await productOf(shopper, slug);
      const sku = product.skus[0] as Sku;
      await shown();
      const [{ list } = { list: '' }] = await database()
        .selectFrom('account as a')
        .innerJoin('company as c', 'c.id', 'a.company_id')
        .select('c.price_list_id as list')
        .where('a.id', '=', dataOf(await shopper.getSession())._id)
        .execute();
      const record = {
        kind: 'price_rule' as const,
        price_list: list ?? '',
        covers: 'product' as const,
        target: product.slug,
        warehouse: null,
        price: null,
        percent_off: 50,
      };
      const params = { kind: 'price_rule' as const };
      const rule = dataOf(await operator().createPricing({ params, body: { record } }));
      const half = await shown();
      dataOf(await operator().removePricing({ params: { ...params, id: rule._id } }));
      const whole = await shown();
      expect(half[1]).toBeLessThan(whole[1] ?? 0);
      expect(whole[1]).toBe(sku.price);
    });
  });
}
