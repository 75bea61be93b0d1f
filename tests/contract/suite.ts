/** The contract, kept: run over every transport and engine (DESIGN, "One contract"). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import home from '#api/sample/pages/home.json' with { type: 'json' };
import type { Database } from '#api/storage/database.ts';
import type { Call } from '#schemas/contract/call.ts';
import type { ApiResult } from '#schemas/contract/client.ts';
import { contract } from '#schemas/contract/contract.ts';
import type { Cart } from '#schemas/domain/cart.ts';
import type { ProductCard } from '#schemas/domain/catalog.ts';
import { problemSchema } from '#schemas/domain/problem.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { cartListsContract } from './parts/cart-lists.ts';
import { cartsContract } from './parts/carts.ts';
import { catalogueContract } from './parts/catalogue.ts';
import { catalogueEditingContract } from './parts/catalogue-editing.ts';
import { checkoutStepsContract } from './parts/checkout-steps.ts';
import { contentContract } from './parts/content.ts';
import { couponsContract } from './parts/coupons.ts';
import { customersContract } from './parts/customers.ts';
import { discoveryContract } from './parts/discovery.ts';
import { editorContract } from './parts/editor.ts';
import { employeesContract } from './parts/employees.ts';
import { foreignFieldsContract } from './parts/foreign-fields.ts';
import { foreignIdsContract } from './parts/foreign-ids.ts';
import { importsContract } from './parts/imports.ts';
import { kindsContract } from './parts/kinds.ts';
import { mediaContract } from './parts/media.ts';
import { orderPapersContract } from './parts/order-papers.ts';
import { ordersContract } from './parts/orders.ts';
import { priceListsContract } from './parts/price-lists.ts';
import { pricingAdminContract } from './parts/pricing-admin.ts';
import { quickOrderContract } from './parts/quick-order.ts';
import { searchContract } from './parts/search.ts';
import { sellingContract } from './parts/selling.ts';
import { sellingTermsContract } from './parts/selling-terms.ts';
import { visitsContract } from './parts/visits.ts';
import { type ContractTools, dataOf, problemOf } from './tools.ts';

export type Store = {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  operatorToken: string;
  dataDir: string;
  database: Database;
  accounts: { role: string; email: string; password: string }[];
  close: () => Promise<void>;
};

const address = {
  name: 'Maya Lindqvist',
  address: '14 Alder Court',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
} as const;
const details = {
  email: 'maya@example.com',
  phone: '503 555 0148',
  Delivery_method: 'Will Call',
  payment_type: 'check',
  billing_address: address,
  shipping_address: null,
} as const;

/** A value for each parameter of a path. */
/** The call's address: of what is chosen from a list its first choice, else an id that nothing has. */
const filled = ({ path, params }: Call) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const param = params.shape[name];
    return param instanceof z.ZodEnum ? String(param.options[0]) : `no-such-${name}`;
  });

const parts = [
  contentContract,
  visitsContract,
  discoveryContract,
  searchContract,
  customersContract,
  employeesContract,
  catalogueContract,
  catalogueEditingContract,
  kindsContract,
  cartsContract,
  cartListsContract,
  checkoutStepsContract,
  couponsContract,
  priceListsContract,
  pricingAdminContract,
  sellingContract,
  sellingTermsContract,
  quickOrderContract,
  ordersContract,
  foreignFieldsContract,
  foreignIdsContract,
  orderPapersContract,
  editorContract,
  mediaContract,
  importsContract,
];

export function describeContract(name: string, start: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store;
    beforeAll(async () => {
      store = await start();
    }, 120_000);
    afterAll(() => store?.close());

    const visitor = (headers: Record<string, string> = {}): Visitor => createVisitor({ ...store, headers });
    const operator = (): Visitor =>
      createVisitor({ ...store, headers: { authorization: `Bearer ${store.operatorToken}` } });
    const accountOf = (role: string) => {
      const account = store.accounts.find((candidate) => candidate.role.startsWith(role));
      if (!account) throw new Error(`no sample account for ${role}`);
      return { email: account.email, password: account.password };
    };
    /** A product that a card can add, with a good stock. */
    const inStock = async (index = 0): Promise<ProductCard & { sku: string }> => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => visitor().listProducts({ query: { limit: 100, page, sort: 'popularity' } })),
      );
      const items = pages.flatMap((page) => dataOf(page).items);
      const product = items.filter((item) => item.sku && item.stock > 9 && item.stock < 1000)[index];
      if (!product?.sku) throw new Error('the sample has no such product');
      return { ...product, sku: product.sku };
    };
    const withCart = async (quantity = 1, index = 0) => {
      const shopper = visitor();
      const cart = dataOf(await shopper.currentCart());
      const product = await inStock(index);
      return {
        shopper,
        product,
        cart: dataOf(
          await shopper.addToCart({ params: { id: cart._id }, body: { product: product.sku, quantity } }),
        ),
      };
    };
    const order = async (shopper: Visitor, cart: Cart, key: string = randomUUID(), change: object = {}) => {
      await shopper.saveCart({ params: { id: cart._id }, body: { Delivery_method: 'Will Call' } });
      const { pricing_version } = dataOf(await shopper.getCheckout({ query: { cart_id: cart._id } }));
      const body = { cart_id: cart._id, pricing_version, details, ...change };
      return shopper.placeOrder({ headers: { 'idempotency-key': key }, body });
    };
    const send = (path: string, init: RequestInit = {}) =>
      store.fetch(new Request(`${store.baseUrl}${path}`, init));

    describe('every call', () => {
      for (const [callName, call] of Object.entries(contract) as unknown as [string, Call][]) {
        const method = call.method.toUpperCase();
        const json = { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-the-tests' };

        it(`${callName}: an unknown query parameter answers 400 with its name`, async () => {
          const response = await send(`${filled(call)}?surprise=1`, {
            method,
            headers: json,
            ...(call.body ? { body: '{}' } : {}),
          });
          const problem = problemSchema.parse(await response.json());
          expect(problem).toMatchObject({ code: 'bad_query', status: 400 });
          expect(problem.message).toContain('surprise');
          expect(response.headers.get('content-type')).toContain('application/problem+json');
        });

        it(`${callName}: is in the OpenAPI document`, async () => {
          const document = (await (await send('/api/openapi.json')).json()) as {
            paths: Record<string, Record<string, unknown>>;
          };
          expect(Object.keys(document.paths[call.path] ?? {})).toContain(call.method);
        });

        if (!call.body) continue;

        it(`${callName}: a body that is not JSON answers 400`, async () => {
          const response = await send(filled(call), { method, headers: json, body: '{"half":' });
          expect(problemSchema.parse(await response.json())).toMatchObject({ code: 'bad_json', status: 400 });
        });

        it(`${callName}: a body of the wrong type answers 422`, async () => {
          const response = await send(filled(call), { method, headers: json, body: '[1, 2]' });
          expect(problemSchema.parse(await response.json())).toMatchObject({ code: 'invalid', status: 422 });
        });

        it(`${callName}: a body over 1 MB answers 413`, async () => {
          const response = await send(filled(call), {
            method,
            headers: json,
            body: JSON.stringify('x'.repeat(1024 * 1024)),
          });
          expect(problemSchema.parse(await response.json())).toMatchObject({
            code: 'too_large',
            status: 413,
          });
        });

        it(`${callName}: a body that is not said to be JSON answers 415`, async () => {
          const response = await send(filled(call), {
            method,
            headers: { ...json, 'content-type': 'text/plain' },
            body: '{}',
          });
          expect(problemSchema.parse(await response.json())).toMatchObject({
            code: 'unsupported_media_type',
            status: 415,
          });
        });
      }

      const calls = Object.values(contract) as unknown as Call[];
      for (const [path, call] of new Map(calls.map((call) => [call.path, call]))) {
        const methods = calls
          .filter((other) => other.path === path)
          .map(({ method }) => method.toUpperCase());
        const wrong = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'].find((method) => !methods.includes(method));
        if (!wrong) continue;
        it(`${path}: ${wrong} answers 405 and says what is allowed`, async () => {
          const response = await send(filled(call), { method: wrong });
          expect(problemSchema.parse(await response.json())).toMatchObject({
            code: 'method_not_allowed',
            status: 405,
          });
          for (const method of methods) expect(response.headers.get('allow')).toContain(method);
        });
      }

      it('answers with and without a trailing slash', async () => {
        expect((await send('/api/v1/filters/')).status).toBe(200);
        expect((await send('/api/v1/filters')).status).toBe(200);
      });

      it('refuses a write that another site’s page sent', async () => {
        const response = await send('/api/v1/carts', {
          method: 'PUT',
          headers: { origin: 'https://evil.example' },
        });
        expect(problemSchema.parse(await response.json())).toMatchObject({ code: 'bad_origin', status: 403 });
      });
    });

    describe('site and catalogue', () => {
      it('has three warehouses, and remembers the one that was chosen', async () => {
        const shopper = visitor();
        const site = dataOf(await shopper.getSite());
        expect(site.warehouses).toHaveLength(3);
        const other = site.warehouses[1];
        dataOf(await shopper.selectWarehouse({ query: { warehouse: other?._id ?? '' } }));
        expect(dataOf(await shopper.getSite()).warehouse._id).toBe(other?._id);
        expect(problemOf(await shopper.selectWarehouse({ query: { warehouse: 'nowhere' } })).code).toBe(
          'not_found',
        );
      });

      it('lists the departments, and a department’s subcategories by its id or slug', async () => {
        const departments = dataOf(await visitor().listCategories({ query: { type: 'Category' } })).items;
        expect(departments.map((category) => category.slug).sort()).toEqual([
          'bathroom',
          'cabinets',
          'furniture',
          'kitchen',
          'lighting',
        ]);
        const bySlug = dataOf(await visitor().listCategories({ query: { parents: 'bathroom' } })).items;
        const byId = dataOf(await visitor().listCategories({ query: { parents: 'cat-bathroom' } })).items;
        expect(bySlug.length).toBeGreaterThan(4);
        expect(byId).toEqual(bySlug);
        expect(bySlug.every((category) => category.parents[0]?.slug === 'bathroom')).toBe(true);
      });

      it('sorts and pages products without losing or repeating one', async () => {
        const ids = new Set<string>();
        let last = 0;
        let pages = 1;
        for (let page = 1; page <= pages; page++) {
          const result = dataOf(
            await visitor().listProducts({ query: { category: 'lighting', sort: 'price', page, limit: 50 } }),
          );
          pages = result.pages;
          for (const product of result.items) {
            expect(product.price).toBeGreaterThanOrEqual(last);
            last = product.price;
            ids.add(product._id);
          }
          expect(result.total).toBeGreaterThanOrEqual(ids.size);
          if (page === pages) expect(ids.size).toBe(result.total);
        }
      });

      it('finds a product by its exact SKU first, and by words of its name', async () => {
        const product = await inStock();
        expect(dataOf(await visitor().listProducts({ query: { q: product.sku } })).items[0]?._id).toBe(
          product._id,
        );
        const byName = dataOf(await visitor().listProducts({ query: { q: product.name } })).items;
        expect(byName.map((item) => item._id)).toContain(product._id);
        expect(dataOf(await visitor().listProducts({ query: { q: 'zzzzqqqq' } })).total).toBe(0);
      });

      it('lists nothing for a filter that names nothing, and refuses a sort it does not know', async () => {
        expect(dataOf(await visitor().listProducts({ query: { vendor: 'nobody' } })).items).toEqual([]);
        const response = await send('/api/v1/products?sort=magic');
        expect(problemSchema.parse(await response.json())).toMatchObject({
          code: 'bad_query',
          fieldErrors: { '/sort': expect.anything() },
        });
      });

      it('shows the approved trade buyer a lower price, and a guest none of it', async () => {
        const product = await inStock();
        const trade = visitor();
        dataOf(await trade.login({ body: accountOf('trade') }));
        const theirs = dataOf(await trade.getProduct({ params: { slug: product.slug } }));
        const guests = dataOf(await visitor().getProduct({ params: { slug: product.slug } }));
        expect(theirs.price).toBeLessThan(guests.price);
        expect(theirs.retail).toBe(guests.price);
        expect(JSON.stringify(guests)).not.toContain(`:${theirs.price},`);
      });
    });

    describe('accounts', () => {
      const person = () => ({
        first_name: 'Noor',
        last_name: 'Haas',
        email: `Noor.${randomUUID()}@Example.com`,
        password: 'correct horse battery',
      });

      it('registers, knows who is logged in, gives a new session at each login, and forgets at logout', async () => {
        const shopper = visitor();
        const input = person();
        expect(dataOf(await shopper.register({ body: input })).email).toBe(input.email.toLowerCase());
        const first = shopper.cookies.get('session');
        dataOf(await shopper.login({ body: { email: input.email, password: input.password } }));
        expect(shopper.cookies.get('session')).not.toBe(first);
        const thief = visitor();
        thief.cookies.set('session', first ?? '');
        expect(problemOf(await thief.getSession()).code).toBe('unauthenticated');
        expect(dataOf(await shopper.getSession()).first_name).toBe('Noor');
        const last = shopper.cookies.get('session');
        dataOf(await shopper.logout());
        thief.cookies.set('session', last ?? '');
        expect(problemOf(await thief.getSession()).code).toBe('unauthenticated');
      });

      it('says the same sentence for a wrong password, no account, and an email that is taken', async () => {
        const input = person();
        dataOf(await visitor().register({ body: input }));
        const sentence = 'Your email or password were incorrect. Please try again.';
        const wrong = problemOf(
          await visitor().login({ body: { email: input.email, password: 'not this one' } }),
        );
        const nobody = problemOf(
          await visitor().login({ body: { email: 'nobody@example.com', password: 'not this one' } }),
        );
        const taken = problemOf(
          await visitor().register({ body: { ...input, password: 'another password' } }),
        );
        for (const problem of [wrong, nobody, taken])
          expect(problem).toMatchObject({ code: 'credentials', status: 401, message: sentence });
      });

      it('names each field that is wrong', async () => {
        const problem = problemOf(
          await visitor().register({
            body: { first_name: '', last_name: 'X', email: 'no', password: 'short' },
          }),
        );
        expect(Object.keys(problem.fieldErrors ?? {}).sort()).toEqual(['/email', '/first_name', '/password']);
      });

      it('stops a guesser after ten tries', async () => {
        const email = `guess.${randomUUID()}@example.com`;
        const codes: string[] = [];
        for (let attempt = 0; attempt < 11; attempt++) {
          codes.push(problemOf(await visitor().login({ body: { email, password: 'guess' } })).code);
        }
        expect(codes.slice(0, 10).every((code) => code === 'credentials')).toBe(true);
        expect(codes[10]).toBe('too_many_requests');
      });
    });

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
        const sku = product.skus[1];
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
            body: { cart_id: cart._id, pricing_version: '1.x', details },
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
          problemOf(await stranger.getOrderOfCart({ params: { id: cart._id }, query: { token: 'x.y' } }))
            .code,
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
        expect(problemOf(await order(shopper, cart, randomUUID(), { pricing_version: stale }))).toMatchObject(
          { code: 'pricing_changed', status: 409 },
        );
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
        expect(Object.keys(problem.fieldErrors ?? {})).toEqual([
          `/items/${buyers[loser]?.cart.items[0]?._id}`,
        ]);
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

    describe('pages', () => {
      const copy = () =>
        structuredClone(home) as unknown as {
          title: string;
          blocks: { id: string; type: string; props: Record<string, unknown> }[];
        };
      const publish = (who: Visitor, document: object) =>
        who.publishPage({
          params: { slug: 'home' },
          query: { audience: 'guest' },
          body: document as Record<string, unknown>,
        });

      it('publishes for publishers alone', async () => {
        expect(problemOf(await publish(visitor(), home)).code).toBe('unauthenticated');
        const shopper = visitor();
        dataOf(await shopper.login({ body: accountOf('shopper') }));
        expect(problemOf(await publish(shopper, home)).code).toBe('forbidden');
        const employee = visitor();
        dataOf(await employee.login({ body: accountOf('employee') }));
        dataOf(await publish(employee, home));
      });

      it('shows a new order of blocks at once', async () => {
        const document = copy();
        document.blocks.reverse();
        dataOf(await publish(operator(), document));
        const { page } = dataOf(await visitor().getPage({ params: { slug: 'home' } }));
        expect(page.blocks.map((block) => block.id)).toEqual(document.blocks.map((block) => block.id));
        dataOf(await publish(operator(), home));
      });

      it('refuses a bad page whole, with each error at its pointer, and keeps the published one', async () => {
        const before = dataOf(await visitor().getPage({ params: { slug: 'home' } }));
        const document = copy();
        const hero = document.blocks.find((block) => block.type === 'hero');
        const at = document.blocks.indexOf(hero as never);
        const items = hero?.props.items as unknown[];
        if (hero)
          hero.props = { ...hero.props, title: undefined, items: [items[0], items[0], items[0], items[0]] };
        document.blocks.push({ ...structuredClone(hero), id: 'mystery', type: 'mystery' } as never);
        const problem = problemOf(await publish(operator(), document));
        expect(problem).toMatchObject({ code: 'invalid', status: 422 });
        expect(Object.keys(problem.fieldErrors ?? {}).sort()).toEqual(
          [
            `/blocks/${at}/props/items`,
            `/blocks/${at}/props/title`,
            `/blocks/${document.blocks.length - 1}/type`,
          ].sort(),
        );
        expect(dataOf(await visitor().getPage({ params: { slug: 'home' } })).revision).toBe(before.revision);
      });

      it('resolves what the links lead to, and refuses one that leads nowhere', async () => {
        const { references } = dataOf(await visitor().getNavigation());
        expect(Object.values(references).every((reference) => reference.href.startsWith('/'))).toBe(true);
        const text = JSON.stringify(home)
          .replaceAll('category:cat-bathroom', 'category:cat-nowhere')
          .replaceAll('"cat-bathroom"', '"cat-nowhere"');
        expect(text).not.toBe(JSON.stringify(home));
        const problem = problemOf(await publish(operator(), JSON.parse(text) as object));
        expect(
          Object.values(problem.fieldErrors ?? {})
            .flat()
            .join(),
        ).toContain('cat-nowhere');
      });
    });

    const tools: ContractTools = {
      visitor,
      operator,
      accountOf,
      inStock,
      withCart,
      order,
      send,
      database: () => store.database.kysely,
      dataDir: () => store.dataDir,
    };
    for (const part of parts) part(tools);
  });
}
