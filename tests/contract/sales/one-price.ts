/**
 * Every product, kit and made-to-measure product says one price and one availability: on its card, its page, in quick
 * order, in the cart and to search engines, for a guest, a trade buyer and a buyer with a price list, at each warehouse.
 */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { structuredProduct } from '#app/features/storefront/catalog/structured-product.server.ts';
import type { Product, ProductCard, Sku } from '#schemas/domain/catalog/catalog.ts';
import { openingSize } from '#schemas/domain/catalog/opening-size.ts';
import { leastQuantity } from '#schemas/domain/catalog/order-quantity.ts';
import { isSoldHere } from '#schemas/domain/catalog/sold-here.ts';
import type { Visitor } from '#tests/factories/visitor.ts';
import { type ContractTools, dataOf } from '../tools.ts';

/** Rows of one quick order, and lines of one cart. */
const chunk = 60;

const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

async function allCards(shopper: Visitor): Promise<ProductCard[]> {
  const cards: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = dataOf(await shopper.listProducts({ query: { limit: 100, page } }));
    cards.push(...items);
    if (cards.length >= total) return cards;
  }
}

/** What the page of a product opens with: the kit made whole, the size in the middle, or its SKUs. */
async function openedPage(shopper: Visitor, product: Product) {
  const params = { slug: product.slug };
  if (product.kind === 'combination') {
    const { parts, quote } = dataOf(await shopper.completeKit({ params, body: { parts: [], empty: [] } }));
    const skus = product.slots.flatMap(({ products }) => products.flatMap((one) => one.skus));
    const whole = (parts ?? []).map(({ sku, quantity }) =>
      Math.floor((skus.find((one) => one.sku === sku)?.stock ?? 0) / quantity),
    );
    // What stands there of its parts, whether or not more of them comes.
    return { price: quote?.price, stock: Math.min(...whole), availability: quote?.availability };
  }
  if (product.custom) {
    const quote = dataOf(await shopper.priceProduct({ params, body: openingSize(product.custom) }));
    return { price: quote.price, stock: 0, availability: quote.availability };
  }
  return {
    price: Math.min(...product.skus.map(({ price }) => price)),
    stock: product.skus.reduce((sum, { stock }) => sum + stock, 0),
    availability: product.availability,
  };
}

type Told = { sku?: string; offers: { price: string; availability: string } };

/** What search engines read of one SKU: of a group, its variant's. */
function offerTold(product: Product, sku: Sku): Told['offers'] | undefined {
  const told = structuredProduct('', product, sku, {}) as unknown as Told & { hasVariant?: Told[] };
  return (told.hasVariant ? told.hasVariant.find((variant) => variant.sku === sku.sku) : told)?.offers;
}

/** Differences between the card and everything else, as sentences; none when all say the same. */
async function contradictions(shopper: Visitor, card: ProductCard): Promise<string[]> {
  const product = dataOf(await shopper.getProduct({ params: { slug: card.slug } }));
  const page = await openedPage(shopper, product);
  const wrong: string[] = [];
  const same = (what: string, ours: unknown, theirs: unknown) => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      wrong.push(`${card.slug}: ${what} ${JSON.stringify(ours)} on the card, ${JSON.stringify(theirs)}`);
  };
  same('price', card.price, page.price);
  same('stock', card.stock, page.stock);
  same('retail', card.retail, product.retail);
  same('availability', card.availability, product.availability);
  same('availability when it opens', card.availability, page.availability);
  const [first] = product.skus;
  if (!first) return [...wrong, `${card.slug}: no SKU`];
  for (const sku of product.kind === 'combination' || product.custom ? [first] : product.skus) {
    const offers = offerTold(product, sku);
    const isOpening = product.kind === 'combination' || product.custom !== null;
    same('price for search engines', (isOpening ? card.retail : sku.retail).toFixed(2), offers?.price);
    const said = isOpening ? card.availability : sku.availability;
    same('sold for search engines', said.kind === 'none', offers?.availability.endsWith('/OutOfStock'));
  }
  return wrong;
}

/** The same of quick order and the cart, for the SKUs of some products. */
async function cartContradictions(shopper: Visitor, products: readonly Product[]): Promise<string[]> {
  const wrong: string[] = [];
  const wanted = products.flatMap((product) =>
    product.skus.map((sku) => ({
      product,
      sku,
      quantity: leastQuantity({ min: product.order_min, step: product.order_step }),
    })),
  );
  for (const some of chunksOf(wanted, chunk)) {
    const fresh = dataOf(await shopper.newCart({ body: { name: '' } }));
    const text = some.map(({ sku, quantity }) => `${sku.sku}\t${quantity}`).join('\n');
    const { rows } = dataOf(await shopper.checkQuickOrder({ body: { text } }));
    const list = rows.flatMap(({ sku, quantity, reason }) =>
      sku && quantity && reason === null ? [{ kind: 'add' as const, n: 0, sku, quantity, exact: true }] : [],
    );
    const cart =
      list.length > 0
        ? dataOf(await shopper.saveCart({ params: { id: fresh._id }, body: { edits: { list } } }))
        : fresh;
    for (const [at, { sku, quantity }] of some.entries()) {
      const row = rows[at];
      const line = cart.items.find((item) => item.sku === sku.sku);
      const isLow = sku.availability.kind === 'here' && sku.stock < quantity;
      if (JSON.stringify(row?.availability) !== JSON.stringify(sku.availability))
        wrong.push(
          `${sku.sku}: ${sku.availability.kind} on the page, ${row?.availability?.kind} in quick order`,
        );
      if ((row?.reason === null) !== (isSoldHere(sku.availability) && !isLow))
        wrong.push(
          `${sku.sku}: ${sku.availability.kind} on the page, ${row?.reason ?? 'fine'} in quick order`,
        );
      if ((line !== undefined) !== (row?.reason === null)) wrong.push(`${sku.sku}: in the cart or not`);
      if (line && line.price !== row?.price)
        wrong.push(`${sku.sku}: ${row?.price} in quick order, ${line.price} in the cart`);
      if (line && JSON.stringify(line.availability) !== JSON.stringify(sku.availability))
        wrong.push(
          `${sku.sku}: ${sku.availability.kind} on the page, ${line.availability?.kind} in the cart`,
        );
    }
    dataOf(await shopper.deleteCart({ params: { id: fresh._id } }));
  }
  return wrong;
}

export function onePriceContract({ visitor, database }: ContractTools): void {
  /** Somebody who buys for an approved company, with a price list of its own or without. */
  const buyer = async (hasList: boolean): Promise<Visitor> => {
    const [list, company, db] = [randomUUID(), randomUUID(), database()];
    if (hasList) {
      await db
        .insertInto('price_list')
        .values({ id: list, name: list, created_at: new Date().toISOString() })
        .execute();
      await db
        .insertInto('price_list_rule')
        .values({
          id: randomUUID(),
          price_list_id: list,
          kind: 'everything',
          target: '',
          warehouse_id: null,
          cents: null,
          off_bps: 3700,
        })
        .execute();
    }
    await db
      .insertInto('company')
      .values({
        id: company,
        name: company,
        status: 'approved',
        features: '[]',
        lien: false,
        ...(hasList ? { price_list_id: list } : {}),
      })
      .execute();
    const shopper = visitor();
    const email = `buyer.${randomUUID()}@example.com`;
    dataOf(
      await shopper.register({
        body: { first_name: 'Noor', last_name: 'Vance', email, password: 'correct horse battery' },
      }),
    );
    await db
      .updateTable('account')
      .set({ company_id: company, company_role: 'buyer' })
      .where('email', '=', email)
      .execute();
    return shopper;
  };

  describe('one price and one availability', () => {
    it.each([
      ['a guest', async () => visitor()],
      ['a trade buyer', () => buyer(false)],
      ['a buyer with a price list', () => buyer(true)],
    ])('everywhere that %s looks, at each warehouse', { timeout: 240_000 }, async (_, enter) => {
      const shopper = await enter();
      const { warehouses } = dataOf(await shopper.getSite());
      const wrong: string[] = [];
      let kits = 0;
      for (const { _id } of warehouses) {
        dataOf(await shopper.selectWarehouse({ query: { warehouse: _id } }));
        const cards = await allCards(shopper);
        kits += cards.filter(({ kind }) => kind === 'combination').length;
        for (const card of cards) wrong.push(...(await contradictions(shopper, card)));
      }
      expect(wrong).toEqual([]);
      expect(kits).toBeGreaterThan(warehouses.length);
    });

    it('in quick order and in the cart, for every SKU of a guest', { timeout: 240_000 }, async () => {
      const shopper = visitor();
      const { warehouses } = dataOf(await shopper.getSite());
      const cards = (await allCards(shopper)).filter(({ kind }) => kind === 'plain' || kind === 'variant');
      for (const { _id } of warehouses.slice(0, 2)) {
        dataOf(await shopper.selectWarehouse({ query: { warehouse: _id } }));
        const products: Product[] = [];
        for (const { slug } of cards) products.push(dataOf(await shopper.getProduct({ params: { slug } })));
        expect(await cartContradictions(shopper, products)).toEqual([]);
      }
    });

    it('shows on each card of a narrowed list the finish that was asked for, at its price', async () => {
      const shopper = visitor();
      const filters = dataOf(await shopper.listFilters());
      const values = filters
        .filter(({ name }) => name === 'Finish' || name === 'Color')
        .flatMap(({ name, filters: options }) => options.map(({ label }) => ({ name, label })));
      const wrong: string[] = [];
      let narrowed = 0;
      for (const { name, label } of values) {
        const query = {
          filters: `${name}.${label.replaceAll('%', '%25').replaceAll(',', '%2C')}`,
          limit: 24,
        };
        for (const card of dataOf(await shopper.listProducts({ query })).items) {
          const product = dataOf(await shopper.getProduct({ params: { slug: card.slug } }));
          if (card.kind === 'combination' || card.kind === 'custom') continue;
          const fitting = product.skus.filter(({ options }) => Object.values(options).includes(label));
          if (fitting.length === 0 || fitting.length === product.skus.length) continue;
          narrowed += 1;
          const shown = new URL(card.href, 'http://shop.test').searchParams.get('sku');
          const lead = fitting.find(({ sku }) => sku === shown);
          const lowest = Math.min(...fitting.map(({ price }) => price));
          const stock = fitting.reduce((sum, one) => sum + one.stock, 0);
          if (lead?.price !== lowest || card.price !== lowest || card.stock !== stock)
            wrong.push(`${card.slug} in ${label}: ${card.price}, ${card.stock}, ${card.href}`);
          if (card.picture.src !== lead?.picture.src)
            wrong.push(`${card.slug} in ${label}: ${card.picture.src}`);
          if (card.sku !== null && card.sku !== shown)
            wrong.push(`${card.slug} in ${label}: adds ${card.sku}`);
        }
      }
      expect(wrong).toEqual([]);
      expect(narrowed).toBeGreaterThan(100);
    });

    it('orders a list by the price that its cards say, kits among the rest', async () => {
      const shopper = visitor();
      for (const category of ['bathroom', 'kitchen', 'cabinets']) {
        const query = { category, limit: 100, sort: 'price' as const };
        const cards = dataOf(await shopper.listProducts({ query })).items;
        const prices = cards.map(({ price }) => price);
        expect(prices).toEqual([...prices].sort((a, b) => a - b));
        const kit = cards.find(({ kind }) => kind === 'combination');
        if (!kit) continue;
        const exact = { category, price_min: kit.price, price_max: kit.price, limit: 100 };
        const found = dataOf(await shopper.listProducts({ query: exact })).items;
        expect(found.map(({ slug }) => slug)).toContain(kit.slug);
      }
    });
  });
}
