/**
 * Kits and pieces made to measure, from the price to the order
 * (docs/product.md#combination-products, #custom-products).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleDealer } from '#api/sample/dealer.ts';
import type { SampleProduct, SampleSku } from '#api/sample/types.ts';
import type { Product } from '#schemas/domain/catalog/catalog.ts';
import type { CompatibilityRule } from '#schemas/domain/catalog/product-data.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

type Part = { slot: string; sku: string; quantity: number };
type Sold = SampleSku & { product: SampleProduct };

const dealer = sampleDealer();
const bySku = new Map<string, Sold>(
  dealer.products.flatMap((product) => product.skus.map((sku) => [sku.sku, { ...sku, product }] as const)),
);
const kits = dealer.products.filter(({ slots }) => slots !== undefined);

const said = (code: string, name: string): string | undefined => {
  const sold = bySku.get(code);
  if (name === 'product') return sold?.product.productNumber;
  return sold?.options[name] ?? sold?.product.specifications[name];
};

/** Why parts break a rule, told another way than the shop does: pair by pair. */
function broken(rule: CompatibilityRule, parts: readonly Part[]): boolean {
  const pairs = parts.flatMap((a) => parts.map((b) => [a, b] as const));
  if (rule.kind === 'same') {
    return pairs.some(([a, b]) => {
      const [one, other] = [said(a.sku, rule.attribute), said(b.sku, rule.attribute)];
      return a.slot === rule.slots[0] && b.slot === rule.slots[1] && one && other && one !== other;
    });
  }
  const is = (part: Part, { slot, attribute, values }: typeof rule.if) =>
    part.slot === slot && values.includes(said(part.sku, attribute) ?? '');
  if (!parts.some((part) => is(part, rule.if))) return false;
  const there = parts.filter(({ slot }) => slot === rule.then.slot);
  if (rule.kind === 'forbids') return there.some((part) => is(part, rule.then));
  return there.length === 0 || there.some((part) => !is(part, rule.then));
}

const belongs = (slots: SampleProduct['slots'] = [], { slot, sku }: Part) =>
  slots.some(
    ({ name, productIds }) => name === slot && productIds.includes(bySku.get(sku)?.product.id ?? ''),
  );

/** Reasons to refuse these parts; none when they are this kit. */
function reasonsAgainst({ slots = [], rules = [] }: SampleProduct, parts: readonly Part[]): string[] {
  return [
    ...slots.flatMap(({ name, min, max, optional }) => {
      const own = parts.filter(({ slot }) => slot === name);
      const count = own.reduce((sum, { quantity }) => sum + quantity, 0);
      const fits = own.every((part) => belongs(slots, part));
      return [
        ...((count === 0 && optional) || (count >= min && count <= max) ? [] : [name]),
        ...(fits ? [] : [name]),
      ];
    }),
    // What does not belong in its slot is held to no rule: it is refused as it is.
    ...rules
      .filter((rule) =>
        broken(
          rule,
          parts.filter((part) => belongs(slots, part)),
        ),
      )
      .map(({ reason }) => reason),
  ];
}

/** Of retail prices, in cents, by hand. */
function centsOf(kit: SampleProduct, parts: readonly Part[]): number {
  if (kit.kitPrice?.kind === 'set') return kit.skus[0]?.retailCents ?? 0;
  const sum = parts.reduce(
    (cents, part) => cents + (bySku.get(part.sku)?.retailCents ?? 0) * part.quantity,
    0,
  );
  return Math.floor((sum * (10_000 - (kit.kitPrice?.offBps ?? 0)) + 5000) / 10_000);
}

/** A kit with a part for some of its slots; now and then of another slot, or of none. */
const randomKit = fc.constantFrom(...kits).chain((kit) =>
  fc
    .tuple(
      ...(kit.slots ?? []).map((slot) => {
        const fitting = slot.productIds.flatMap(
          (id) => dealer.products.find((product) => product.id === id)?.skus ?? [],
        );
        const codes = fc.constantFrom(...fitting.map(({ sku }) => sku));
        const part = fc.record({
          slot: fc.constant(slot.name),
          sku: fc.oneof(
            { weight: 30, arbitrary: codes },
            { weight: 1, arbitrary: fc.constantFrom(...bySku.keys()) },
          ),
          quantity: fc.oneof(
            { weight: 12, arbitrary: fc.integer({ min: Math.max(1, slot.min), max: slot.max }) },
            { weight: 1, arbitrary: fc.integer({ min: 1, max: 9 }) },
          ),
        });
        return slot.optional ? fc.option(part, { freq: 2 }) : fc.option(part, { freq: 20 });
      }),
    )
    .map((parts) => ({ kit, parts: parts.filter((part): part is Part => part !== null) })),
);

const slugs = {
  kit: 'tidewater-vanity-suite',
  set: 'bath-hardware-set',
  door: 'made-to-measure-shaker-door',
};
const top = 'cut-to-size-countertop';
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj << >> endobj\n');

export function kindsContract({ visitor, operator, accountOf, order, send, database }: ContractTools): void {
  const productOf = async (slug: string) => dataOf(await visitor().getProduct({ params: { slug } }));
  const complete = async (shopper: Visitor, slug: string, parts: Part[] = [], empty: string[] = []) =>
    dataOf(await shopper.completeKit({ params: { slug }, body: { parts, empty } }));
  const add = async (shopper: Visitor, product: Product, configuration: object, quantity = 1) => {
    const cart = dataOf(await shopper.currentCart());
    return shopper.addToCart({
      params: { id: cart._id },
      body: { product: product._id, configuration, quantity, exact: true },
    });
  };
  const kitCart = async (shopper = visitor(), quantity = 1, slug: string = slugs.kit) => {
    const product = await productOf(slug);
    const { parts, quote } = await complete(shopper, slug);
    const cart = dataOf(await add(shopper, product, { parts: parts ?? [] }, quantity));
    return { shopper, product, parts: parts ?? [], quote, cart };
  };
  const doorSize = {
    dimensions: { Width: 18, Height: 30 },
    options: { 'Hinge boring': 'Left', Edge: 'Eased', 'Glass opening': 'None' },
    acknowledged: true,
  };
  const stockOf = async (code: string) => {
    const row = await database()
      .selectFrom('stock')
      .innerJoin('sku', 'sku.id', 'stock.sku_id')
      .select(['stock.quantity', 'stock.sku_id'])
      .where('sku.code', '=', code)
      .where('stock.warehouse_id', '=', dataOf(await visitor().getSite()).warehouse._id)
      .executeTakeFirstOrThrow();
    return row.quantity;
  };
  const upload = (shopper: Visitor, file: Uint8Array<ArrayBuffer> = pdf, name = 'Counter.pdf') =>
    shopper.uploadDrawing({ query: { name }, file });
  const fetchDrawing = (id: string, cookies: Map<string, string> = new Map()) =>
    send(`/api/v1/drawings/${id}`, {
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
    });

  describe('kits', () => {
    it('refuses what the rules forbid, with slot and reason, and prices what they allow: 1,000 at random', async () => {
      const shopper = visitor();
      const tally = { allowed: 0, refused: 0 };
      await fc.assert(
        fc.asyncProperty(randomKit, async ({ kit, parts }) => {
          const answer = await shopper.priceProduct({ params: { slug: kit.slug }, body: { parts } });
          const reasons = reasonsAgainst(kit, parts);
          if (reasons.length === 0) {
            tally.allowed++;
            expect(Math.round(dataOf(answer).price * 100)).toBe(centsOf(kit, parts));
            return;
          }
          tally.refused++;
          const problem = problemOf(answer);
          expect(problem.code).toBe('invalid');
          const messages = Object.values(problem.fieldErrors ?? {}).flat();
          for (const reason of reasons) expect(messages.join('\n')).toContain(reason);
          const names = (kit.slots ?? []).map(({ name }) => name);
          for (const message of messages)
            expect(
              names.some((name) => message.includes(name)),
              message,
            ).toBe(true);
          for (const pointer of Object.keys(problem.fieldErrors ?? {})) expect(pointer).toMatch(/^\/parts\//);
        }),
        { numRuns: 1000 },
      );
      expect(tally.allowed).toBeGreaterThan(150);
      expect(tally.refused).toBeGreaterThan(150);
    }, 240_000);

    it('completes a kit: keeps what was asked for first, replaces and blocks what does not go with it', async () => {
      const shopper = visitor();
      const kit = dealer.products.find(({ slug }) => slug === slugs.kit) as SampleProduct;
      const vanity = [...bySku.values()].find(
        (sku) => kit.slots?.[0]?.productIds.includes(sku.product.id) && sku.options.Width === '48 in',
      ) as Sold;
      const narrow = [...bySku.values()].find(
        (sku) => kit.slots?.[1]?.productIds.includes(sku.product.id) && sku.options.Width === '25 in',
      ) as Sold;
      const made = await complete(shopper, slugs.kit, [
        { slot: 'Vanity', sku: vanity.sku, quantity: 1 },
        { slot: 'Top', sku: narrow.sku, quantity: 1 },
      ]);
      expect(made.parts?.[0]?.sku).toBe(vanity.sku);
      expect(reasonsAgainst(kit, made.parts ?? [])).toEqual([]);
      expect(made.replaced).toEqual([
        { slot: 'Top', sku: narrow.sku, reason: expect.stringContaining('takes a 49 in top') },
      ]);
      expect(made.blocked).toContainEqual(made.replaced[0]);
      expect(Math.round((made.quote?.price ?? 0) * 100)).toBe(centsOf(kit, made.parts ?? []));
      expect(made.quote?.separately).toBeGreaterThan(made.quote?.price ?? 0);
      expect(problemOf(await shopper.completeKit({ params: { slug: slugs.door }, body: {} })).code).toBe(
        'not_found',
      );
    });

    it('shows on card, page and cart line what its page opens with, at every warehouse', async () => {
      const shopper = visitor();
      const { warehouses } = dataOf(await shopper.getSite());
      const wrong: string[] = [];
      for (const { _id } of warehouses) {
        dataOf(await shopper.selectWarehouse({ query: { warehouse: _id } }));
        const cards = await Promise.all(
          ['bathroom', 'kitchen', 'cabinets', 'furniture'].map(
            async (category) => dataOf(await shopper.listProducts({ query: { category, limit: 100 } })).items,
          ),
        );
        for (const { slug } of kits) {
          const { parts } = await complete(shopper, slug);
          const opening = (parts ?? []).map(({ sku }) => bySku.get(sku) as Sold);
          const addresses = opening.map(({ picture }) => `/pictures/${picture.model}/${picture.finish}`);
          const page = dataOf(await shopper.getProduct({ params: { slug } }));
          const [own] = page.skus;
          const gallery = [own?.picture, ...(own?.views ?? [])].map((picture) => picture?.src ?? '');
          if (JSON.stringify(gallery.slice(0, addresses.length)) !== JSON.stringify(addresses))
            wrong.push(`${slug} at ${_id}: ${gallery.join(' ')}, not ${addresses.join(' ')}`);
          for (const [n, sold] of opening.entries()) {
            const alt = [own?.picture, ...(own?.views ?? [])][n]?.alt ?? '';
            const finish = Object.values(sold.options).find((value) => !/ in$/.test(value)) ?? '';
            if (!alt.startsWith(sold.product.name.replace(/ in .*/, '')) || !alt.includes(finish))
              wrong.push(`${slug}: "${alt}" for ${sold.product.name}, ${finish}`);
          }
          const shown = [...cards.flat().filter((card) => card.slug === slug), page].map(
            ({ picture }) => picture.src,
          );
          for (const src of shown)
            if (src !== addresses[0]) wrong.push(`${slug} at ${_id}: card shows ${src}`);
        }
      }
      expect(wrong).toEqual([]);
      const { cart, parts } = await kitCart();
      const main = bySku.get(parts[0]?.sku ?? '')?.picture;
      expect(cart.items[0]?.picture.src).toBe(`/pictures/${main?.model}/${main?.finish}`);
    });

    it('is one line with its parts, at the server’s price and the stock of its scarcest part', async () => {
      const { product, cart, parts, quote, shopper } = await kitCart();
      const [item] = cart.items;
      expect(cart.items).toHaveLength(1);
      expect(item).toMatchObject({ sku: product.skus[0]?.sku, price: quote?.price, quantity: 1 });
      expect(item?.configuration).toMatchObject({
        parts,
        returnable: true,
        problem: null,
        lead_time_days: null,
      });
      expect(item?.configuration?.parts.every(({ name }) => name !== '')).toBe(true);
      const counts = await Promise.all(
        parts.map(async ({ sku, quantity }) => Math.floor((await stockOf(sku)) / quantity)),
      );
      expect(item?.stock).toBe(Math.min(...counts));
      expect(quote?.stock).toBe(item?.stock);
      const again = dataOf(await add(shopper, product, { parts: [...parts].reverse() }));
      expect(again.items.map(({ quantity }) => quantity)).toEqual([2]);
      const two = dataOf(
        await add(shopper, product, { parts: (await complete(shopper, slugs.kit, [], ['Mirror'])).parts }),
      );
      expect(two.count).toBe(3);
    });

    it('counts the same parts in other lines, and what was read can be sent back', async () => {
      const { shopper, cart, parts } = await kitCart();
      const scarce = parts[0]?.sku ?? '';
      const there = await stockOf(scarce);
      const body = { product: scarce, quantity: there, exact: true };
      const both = dataOf(await shopper.addToCart({ params: { id: cart._id }, body }));
      expect(both.items[1]?.stock).toBe(there - 1);
      const back = dataOf(await shopper.saveCart({ params: { id: cart._id }, body: { items: both.items } }));
      expect(back.items.map(({ _id, configuration }) => [_id, configuration])).toEqual(
        both.items.map(({ _id, configuration }) => [_id, configuration]),
      );
    });

    it('cannot be bought without its parts, nor anything else with some', async () => {
      const shopper = visitor();
      const product = await productOf(slugs.kit);
      const sku = product.skus[0]?.sku ?? '';
      const cart = dataOf(await shopper.currentCart());
      const at = (result: Parameters<typeof problemOf>[0]) =>
        Object.keys(problemOf(result).fieldErrors ?? {});
      const params = { id: cart._id };
      expect(at(await shopper.addToCart({ params, body: { product: sku } }))).toEqual(['/configuration']);
      expect(at(await shopper.saveCart({ params, body: { items: [{ sku, quantity: 1 }] } }))).toEqual([
        '/items/0/configuration',
      ]);
      const list = [
        { kind: 'clear' as const },
        { kind: 'add' as const, sku, configuration: { parts: [{ slot: 'Vanity', sku, quantity: 1 }] } },
      ];
      expect(at(await shopper.saveCart({ params, body: { edits: { list } } }))).toEqual(
        expect.arrayContaining([
          '/edits/list/1/configuration/parts/0/sku',
          '/edits/list/1/configuration/parts/Top',
        ]),
      );
      const { parts } = await complete(shopper, slugs.kit);
      const plain = parts?.[0]?.sku ?? '';
      const body = { product: plain, configuration: { parts: parts ?? [] } };
      expect(at(await shopper.addToCart({ params, body }))).toEqual(['/configuration']);
      expect(dataOf(await shopper.getCart({ params })).items).toEqual([]);
    });

    it('takes its parts’ stock, and the order keeps them whatever becomes of the product', async () => {
      const { shopper, cart, parts, product } = await kitCart(visitor(), 2);
      const before = await Promise.all(parts.map(({ sku }) => stockOf(sku)));
      const own = await stockOf(product.skus[0]?.sku ?? '');
      const placed = dataOf(await order(shopper, cart));
      expect(placed.cart.items[0]?.configuration?.parts.map(({ sku }) => sku)).toEqual(
        parts.map(({ sku }) => sku),
      );
      const after = await Promise.all(parts.map(({ sku }) => stockOf(sku)));
      expect(after).toEqual(before.map((count, index) => count - 2 * (parts[index]?.quantity ?? 0)));
      expect(await stockOf(product.skus[0]?.sku ?? '')).toBe(own);
      const rows = await database()
        .selectFrom('order_item')
        .innerJoin('sku', 'sku.id', 'order_item.sku_id')
        .select(['sku.code', 'order_item.quantity', 'order_item.price_cents', 'order_item.parent_id'])
        .where('order_id', '=', placed._id)
        .execute();
      const children = rows.filter(({ parent_id }) => parent_id !== null);
      expect(new Map(children.map(({ code, quantity }) => [code, quantity]))).toEqual(
        new Map(parts.map(({ sku, quantity }) => [sku, quantity * 2])),
      );
      expect(children.every(({ price_cents }) => price_cents === 0)).toBe(true);
      const sku = parts[0]?.sku ?? '';
      await database()
        .updateTable('product')
        .set({ name: 'Renamed', rules: '[]', kit_price: '{"kind":"sum","offBps":5000}' })
        .where('id', 'in', [product._id, bySku.get(sku)?.product.id ?? ''])
        .execute();
      const read = dataOf(await shopper.getOrderOfCart({ params: { id: cart._id } }));
      expect({ ...read, token: '' }).toEqual({ ...placed, token: '' });
      const kit = dealer.products.find(({ slug }) => slug === slugs.kit) as SampleProduct;
      for (const { id, name, rules = [], kitPrice } of [kit, bySku.get(sku)?.product as SampleProduct])
        await database()
          .updateTable('product')
          .set({
            name,
            rules: JSON.stringify(rules),
            kit_price: JSON.stringify(kitPrice ?? { kind: 'sum', offBps: 0 }),
          })
          .where('id', '=', id)
          .execute();
    });

    it('sells the last part once', async () => {
      const slug = 'powder-room-in-a-box';
      const buyers: { shopper: Visitor; cart: Cart }[] = [];
      for (let count = 0; count < 2; count++) buyers.push(await kitCart(visitor(), 1, slug));
      const { stock } = buyers[0]?.cart.items[0] ?? { stock: 0 };
      for (const buyer of buyers) {
        const [item] = buyer.cart.items;
        const list = [{ kind: 'line' as const, line: item?._id ?? '', quantity: stock }];
        buyer.cart = dataOf(
          await buyer.shopper.saveCart({ params: { id: buyer.cart._id }, body: { edits: { list } } }),
        );
      }
      const answers = await Promise.all(buyers.map(({ shopper, cart }) => order(shopper, cart)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const loser = answers.findIndex(({ ok }) => !ok);
      const problem = problemOf(answers[loser] as (typeof answers)[number]);
      expect(problem.code).toBe('out_of_stock');
      expect(Object.keys(problem.fieldErrors ?? {})).toEqual([`/items/${buyers[loser]?.cart.items[0]?._id}`]);
    });

    it('says at the line that it became impossible, and orders nothing', async () => {
      const { shopper, cart, parts } = await kitCart(visitor(), 1, slugs.set);
      const product = bySku.get(parts[1]?.sku ?? '')?.product.id ?? '';
      const set = (status: 'active' | 'archived') =>
        database().updateTable('product').set({ status }).where('id', '=', product).execute();
      await set('archived');
      const seen = dataOf(await shopper.getCart({ params: { id: cart._id } }));
      expect(seen.items[0]?.configuration?.problem).toContain('is no longer sold');
      const confirmed = dataOf(await shopper.confirmPricing({ body: { cart_id: cart._id } }));
      expect(confirmed.changes.map(({ kind }) => kind)).toContain('configuration');
      const problem = problemOf(await order(shopper, cart));
      expect(problem.code).toBe('out_of_stock');
      expect(Object.values(problem.fieldErrors ?? {}).flat()[0]).toContain('is no longer sold');
      await set('active');
      dataOf(await order(shopper, cart));
    });

    it('keeps a kit apart from another choice when a login joins carts, and sums the same one', async () => {
      const { shopper, product, parts } = await kitCart();
      const person = {
        first_name: 'A',
        last_name: 'B',
        email: `kit.${crypto.randomUUID()}@example.com`,
        password: 'correct horse battery',
      };
      dataOf(await shopper.register({ body: person }));
      dataOf(await shopper.logout());
      dataOf(await add(shopper, product, { parts }, 2));
      const bare = parts.filter(({ slot }) => slot !== 'Mirror');
      dataOf(
        await add(shopper, product, { parts: (await complete(shopper, slugs.kit, bare, ['Mirror'])).parts }),
      );
      dataOf(await shopper.login({ body: person }));
      const [cart] = dataOf(await shopper.listCarts());
      expect(cart?.count).toBe(4);
    });

    it('costs the trade its own prices, and a set price is the kit’s own', async () => {
      const trade = visitor();
      dataOf(await trade.login({ body: accountOf('trade') }));
      for (const slug of [slugs.kit, slugs.set]) {
        const mine = (await complete(trade, slug)).quote;
        const theirs = (await complete(visitor(), slug)).quote;
        expect(mine?.price).toBeLessThan(theirs?.price ?? 0);
        expect(mine?.retail).toBe(theirs?.price);
      }
      const set = await productOf(slugs.set);
      expect((await complete(visitor(), slugs.set)).quote?.price).toBe(set.price);
    });
  });

  describe('made to measure', () => {
    it('costs what the dealer’s formula says, with its options, and never more than that', async () => {
      const price = async (body: object) =>
        dataOf(await visitor().priceProduct({ params: { slug: slugs.door }, body }));
      const { acknowledged: _read, ...size } = doorSize;
      // 18 x 30 in are 3.75 square feet at $21.50, and a left-hand boring at $6.
      expect(await price(size)).toMatchObject({
        price: 86.63,
        stock: null,
        lead_time_days: 14,
        returnable: false,
      });
      expect((await price({ ...size, options: { ...size.options, Edge: '1/8 in bevel' } })).price).toBe(
        95.63,
      );
      expect((await price(size)).ready_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    });

    it('refuses what cannot be made, at its place', async () => {
      const at = async (body: object) =>
        Object.keys(
          problemOf(await visitor().priceProduct({ params: { slug: slugs.door }, body })).fieldErrors ?? {},
        );
      expect(await at({ ...doorSize, dimensions: { Width: 31, Height: 30.01 } })).toEqual([
        '/dimensions/Width',
        '/dimensions/Height',
      ]);
      expect(await at({ ...doorSize, options: { Edge: 'Eased' } })).toEqual([
        '/options/Hinge boring',
        '/options/Glass opening',
      ]);
      expect(await at({ ...doorSize, dimensions: { ...doorSize.dimensions, Depth: 2 } })).toEqual([
        '/dimensions/Depth',
      ]);
      expect(await at({})).toHaveLength(5);
    });

    it('is never out of stock, names its size and the day, and is frozen on the order', async () => {
      const shopper = visitor();
      const product = await productOf(slugs.door);
      const cart = dataOf(await add(shopper, product, doorSize, 40));
      const [item] = cart.items;
      expect(item).toMatchObject({ price: 86.63, quantity: 40, price_before: null });
      expect(item?.stock).toBeGreaterThanOrEqual(40);
      expect(item?.configuration).toMatchObject({
        dimensions: { Width: 18, Height: 30 },
        surcharges: { 'Hinge boring': 6 },
        lead_time_days: 14,
        returnable: false,
      });
      expect(Object.keys(item?.configuration?.dimensions ?? {})).toEqual(['Width', 'Height']);
      const own = await stockOf(product.skus[0]?.sku ?? '');
      const placed = dataOf(await order(shopper, cart));
      expect(await stockOf(product.skus[0]?.sku ?? '')).toBe(own);
      expect(placed.cart.items[0]?.configuration).toMatchObject({ dimensions: { Width: 18, Height: 30 } });
      const small = dataOf(
        await add(shopper, product, { ...doorSize, dimensions: { Width: 18, Height: 12 } }),
      );
      expect(dataOf(await add(shopper, product, doorSize)).items).toHaveLength(small.items.length + 1);
    });

    it('wants a yes to what cannot be returned, and a drawing where it is made from one', async () => {
      const shopper = visitor();
      const door = await productOf(slugs.door);
      const { acknowledged: _no, ...unread } = doorSize;
      expect(problemOf(await add(shopper, door, unread))).toMatchObject({
        code: 'invalid',
        fieldErrors: { '/configuration/acknowledged': [expect.stringContaining('can’t be returned')] },
      });
      const slab = await productOf(top);
      const size = {
        dimensions: { Length: 60, Depth: 25.5 },
        options: { Edge: 'Eased', 'Sink cutout': 'None', 'Faucet holes': 'None' },
        acknowledged: true,
      };
      expect(problemOf(await add(shopper, slab, size)).fieldErrors).toHaveProperty('/configuration/drawing');
      const drawing = dataOf(await upload(shopper));
      const cart = dataOf(await add(shopper, slab, { ...size, drawing: drawing._id }));
      expect(cart.items[0]?.configuration).toMatchObject({
        drawing: drawing._id,
        drawing_name: 'Counter.pdf',
      });
      const stranger = visitor();
      expect(
        problemOf(await add(stranger, slab, { ...size, drawing: drawing._id })).fieldErrors,
      ).toHaveProperty('/configuration/drawing');
    });
  });

  describe('drawings', () => {
    it('are read back by their uploader and by employees, and by nobody else', async () => {
      const shopper = visitor();
      const { _id, type, bytes } = dataOf(await upload(shopper));
      expect([type, bytes]).toEqual(['application/pdf', pdf.length]);
      const own = await fetchDrawing(_id, shopper.cookies);
      expect(own.status).toBe(200);
      expect(new Uint8Array(await own.arrayBuffer())).toEqual(pdf);
      expect(own.headers.get('content-disposition')).toContain('attachment');
      const employee = visitor();
      dataOf(await employee.login({ body: accountOf('employee') }));
      expect((await fetchDrawing(_id, employee.cookies)).status).toBe(200);
      const stranger = visitor();
      dataOf(await upload(stranger));
      for (const cookies of [undefined, stranger.cookies])
        expect((await fetchDrawing(_id, cookies)).status).toBe(404);
      expect((await fetchDrawing('no-such')).status).toBe(404);
      const person = {
        first_name: 'A',
        last_name: 'B',
        email: `draw.${crypto.randomUUID()}@example.com`,
        password: 'correct horse battery',
      };
      dataOf(await shopper.register({ body: person }));
      expect((await fetchDrawing(_id, shopper.cookies)).status).toBe(200);
      const guest = new Map([...shopper.cookies].filter(([name]) => name !== 'session'));
      expect((await fetchDrawing(_id, guest)).status).toBe(404);
    });

    it('are told by their bytes, and are no larger than 20 MB', async () => {
      const bytes = (text: string) => new TextEncoder().encode(text);
      expect(dataOf(await upload(visitor(), bytes('  0\nSECTION\n  2\nENTITIES\n'), 'a.dxf')).type).toBe(
        'image/vnd.dxf',
      );
      expect(problemOf(await upload(visitor(), bytes('<svg></svg>'), 'a.pdf')).code).toBe(
        'unsupported_media_type',
      );
      expect(problemOf(await upload(visitor(), bytes(''), 'a.pdf')).code).toBe('invalid');
      const large = new Uint8Array(20 * 1024 * 1024 + 1);
      large.set(pdf);
      expect(problemOf(await upload(visitor(), large)).code).toBe('too_large');
    }, 60_000);

    it('belong to nobody when an operator has no account', async () => {
      expect((await operator().uploadDrawing({ query: { name: 'x.pdf' }, file: pdf })).ok).toBe(true);
    });
  });
}
