/**
 * A thousand random stories of two tabs at one cart, through the browser's cart client, its transport
 * and the API: no edit is lost, no removed line comes back, and the totals are those of a cart made just now.
 * INTERLEAVING=17 tells story 17 alone.
 */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readActiveCart, runCartIntent } from '#app/features/storefront/cart/cart.server.ts';
import { summaryOf } from '#app/features/storefront/cart/cart-summary.ts';
import { fetchCart } from '#app/features/storefront/cart/cart-transport.ts';
import { action as saveLines } from '#app/routes/cart_.lines.ts';
import type { ApiResult } from '#schemas/contract/client.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { dataOf } from '../tools.ts';
import { Browser, Network, type Page, settle } from './interleavings/tabs.ts';
import { type Action, type TrueCart, Truth } from './interleavings/truth.ts';

const only = process.env.INTERLEAVING;
const stories = only ? [Number(only)] : Array.from({ length: 1000 }, (_, story) => story);
const coupons = ['TENTH', 'FIFTH'];
const password = 'two tabs at one cart';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let store: TestStore;
let skus: string[] = [];
/** Accounts that stories log in as, each with a session of its own elsewhere. */
const accounts: { email: string; elsewhere: Visitor }[] = [];
const visitor = (story: number): Visitor =>
  createVisitor({
    baseUrl: 'http://store.internal',
    fetch: store.fetch,
    checkResponses: false,
    headers: { 'x-forwarded-for': `10.0.${story >> 8}.${story & 255}` },
  });

beforeAll(async () => {
  store = await startStore();
  const guest = visitor(0);
  const { items } = dataOf(await guest.listProducts({ query: { limit: 100, sort: 'popularity' } }));
  skus = items.flatMap(({ sku, stock }) => (sku && stock > 9 ? [sku] : [])).slice(0, 3);
  for (const [index, code] of coupons.entries()) {
    const nothing = JSON.stringify({ productIds: [], categoryIds: [], vendorIds: [] });
    const gives = JSON.stringify({ kind: 'percent', offBps: 1000 * (index + 1) });
    const none = { starts_at: null, ends_at: null, most_uses: null, most_uses_per_customer: null };
    const terms = { ...none, included: nothing, excluded: nothing, created_at: new Date().toISOString() };
    await store.database.kysely
      .insertInto('coupon')
      .values({ id: code, code, title: code, gives, ...terms })
      .execute();
  }
  for (const name of ['ada', 'ben', 'cleo']) {
    const elsewhere = visitor(65_000);
    const email = `${name}@interleavings.example`;
    dataOf(await elsewhere.register({ body: { email, password, first_name: name, last_name: 'Two' } }));
    accounts.push({ email, elsewhere });
  }
  vi.stubGlobal('document', { cookie: 'visitor=1' });
}, 120_000);
afterAll(() => store?.close());
afterEach(() => void vi.useRealTimers());

/** Carts as the database has them. */
async function storedCarts(ids: readonly string[]): Promise<Map<string, TrueCart>> {
  const db = store.database.kysely;
  if (ids.length === 0) return new Map();
  const carts = await db.selectFrom('cart').selectAll().where('id', 'in', ids).execute();
  const lines = await db
    .selectFrom('cart_item as i')
    .innerJoin('sku as s', 's.id', 'i.sku_id')
    .select(['i.id', 'i.cart_id', 'i.quantity', 'i.note', 's.code as sku'])
    .where('i.cart_id', 'in', ids)
    .orderBy('i.position')
    .execute();
  return new Map(
    carts.map(({ id, name, coupon }) => [
      id,
      {
        name,
        coupon,
        lines: lines
          .filter((line) => line.cart_id === id)
          .map(({ id: line, sku, note, quantity }) => ({ id: line, sku, note, quantity })),
      },
    ]),
  );
}

/** One account's carts for a story: none, or an unnamed one with a line that a guest's may meet. */
async function prepareAccount(story: number, random: () => number) {
  const account = accounts[story % accounts.length];
  if (!account) throw new Error('no account');
  const { elsewhere, email } = account;
  const profile = dataOf(await elsewhere.getSession());
  await store.database.kysely.deleteFrom('cart').where('account_id', '=', profile._id).execute();
  if (random() < 0.3) return { email, carts: new Map<string, TrueCart>() };
  const items = [{ sku: skus[0] ?? '', quantity: 2 }];
  const { _id } = dataOf(await elsewhere.createCart({ body: { items } }));
  return { email, carts: await storedCarts([_id]) };
}

class Story {
  readonly #random: () => number;
  readonly #story: number;
  readonly #network = new Network();
  readonly #browser: Browser;
  readonly #truth = new Truth();
  readonly #person: Visitor;
  #isLoggedIn = false;
  #log: string[] = [];

  constructor(story: number) {
    this.#story = story;
    this.#random = seeded(story + 1);
    this.#browser = new Browser(String(story));
    this.#person = visitor(story);
    this.#browser.onNews = (page) => void this.#read(page);
    vi.stubGlobal('fetch', (_: string, init?: RequestInit) =>
      init?.method === 'POST' ? this.#save(String(init.body)) : this.#network.ask(() => this.#answerCart()),
    );
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(this.#random() * list.length)];
  }

  /** A save leaves: everything that was done on its page until now is in it. */
  #save(body: string): Promise<Response> {
    const { client, cart } = JSON.parse(body) as { client: string; cart: string | null };
    const page = this.#browser.all.get(client);
    if (!page) throw new Error(`no page ${client}`);
    const until = page.actions.length;
    return this.#network.ask(async () => {
      const request = new Request('http://shop/cart/lines', { method: 'POST', body });
      const response = await saveLines({ request, params: {}, context: { api: this.#person } as never });
      const answered = (await response.clone().json()) as { ok: boolean; cart?: Cart; message?: string };
      if (!answered.cart) throw new Error(`story ${this.#story}: refused: ${answered.message}`);
      const fresh = page.actions.slice(page.reached, until);
      page.reached = Math.max(page.reached, until);
      this.#truth.reach(fresh, cart, answered.cart._id);
      this.#truth.name(answered.cart._id, answered.cart.items);
      this.#note(`${client} reached: ${JSON.stringify(fresh)} in ${cart} -> ${answered.cart._id}`);
      return response;
    });
  }

  async #answerCart(): Promise<Response> {
    return Response.json({ cart: await readActiveCart(this.#person) });
  }

  async #read(page: Page): Promise<void> {
    const cart = await fetchCart();
    if (cart !== undefined) page.client.adopt(summaryOf(cart), cart);
  }

  /** A form of the page: saves what waits, is sent, and the page is loaded anew. */
  #form(page: Page, name: string, work: () => Promise<void>): void {
    page.leaving = true;
    const go = async () => {
      await page.client.flush();
      this.#note(`${page.name} form: ${name}`);
      await this.#network.ask(async () => {
        await work();
        return Response.json({});
      }, true);
      const response = await this.#network.ask(() => this.#answerCart(), true);
      const { cart } = (await response.json()) as { cart: Cart | null };
      const next = this.#browser.load(page.tab, cart);
      if (name === 'switch') this.#browser.tell(next, { cart: null });
    };
    void go();
  }

  #coupon(page: Page): void {
    const code = this.#pick([...coupons, '']) ?? '';
    this.#form(page, `coupon ${code}`, async () => {
      const result = (await runCartIntent(this.#person, {
        intent: 'coupon',
        coupon: code,
      })) as ApiResult<Cart>;
      if (!result.ok) return;
      const cart = this.#truth.carts.get(result.data._id);
      if (cart) cart.coupon = code || null;
      else this.#truth.carts.set(result.data._id, { name: '', coupon: code || null, lines: [] });
    });
  }

  #switch(page: Page): void {
    const other = [...this.#truth.carts.keys()].filter((id) => id !== page.client.view().summary.id);
    this.#form(page, 'switch', async () => {
      const to = this.#pick(other.filter((id) => this.#truth.carts.has(id)));
      if (to !== undefined) {
        dataOf(await runCartIntent(this.#person, { intent: 'switch', cart: to }));
        return;
      }
      const name = `Job ${this.#truth.carts.size}`;
      const made = dataOf(await runCartIntent(this.#person, { intent: 'new', name })) as Cart;
      this.#truth.carts.set(made._id, { name, coupon: null, lines: [] });
    });
  }

  #logIn(page: Page): void {
    this.#isLoggedIn = true;
    this.#form(page, 'login', async () => {
      const { email, carts } = await prepareAccount(this.#story, this.#random);
      dataOf(await this.#person.login({ body: { email, password } }));
      this.#truth.logIn(carts);
    });
  }

  #note(text: string): void {
    this.#log.push(text);
  }

  #do(page: Page, action: Action): void {
    page.actions.push(action);
    this.#note(`${page.name}: ${JSON.stringify(action)}`);
    const { client } = page;
    if (action.kind === 'clear') client.clear();
    else if (action.kind === 'add') {
      const { sku, quantity, exact, note } = action;
      void client.add(sku, quantity, { exact, note });
    } else if (action.kind === 'quantity') client.set(action.line, { quantity: action.quantity });
    else client.set(action.line, { note: action.note });
  }

  /** Something that the person at this page can do with what it shows. */
  #act(page: Page): void {
    const { cart, wanted } = page.client.view();
    const lines = (cart?.items ?? []).filter(({ _id }) => wanted.get(_id)?.quantity !== 0);
    const line = this.#pick(lines)?._id;
    const dice = this.#random();
    if (dice < 0.28 || (line === undefined && dice < 0.8)) {
      const exact = this.#random() < 0.3;
      const note = this.#random() < 0.25 ? 'Unit 4' : '';
      const quantity = 1 + Math.floor(this.#random() * 4);
      this.#do(page, { kind: 'add', sku: this.#pick(skus) ?? '', quantity, exact, note });
    } else if (line !== undefined && dice < 0.52)
      this.#do(page, { kind: 'quantity', line, quantity: 1 + Math.floor(this.#random() * 30) });
    else if (line !== undefined && dice < 0.64) this.#do(page, { kind: 'quantity', line, quantity: 0 });
    else if (line !== undefined && dice < 0.74)
      this.#do(page, { kind: 'note', line, note: this.#pick(['', 'Unit 4', 'Bath']) ?? '' });
    else if (cart && dice < 0.77) this.#do(page, { kind: 'clear' });
    else if (dice < 0.81) page.client.part();
    else if (dice < 0.85) void page.client.flush();
    else if (dice < 0.88) this.#browser.load(page.tab, cart);
    else if (dice < 0.92) this.#coupon(page);
    else if (dice < 0.96) this.#switch(page);
    else if (!this.#isLoggedIn) this.#logIn(page);
  }

  async #step(): Promise<void> {
    const dice = this.#random();
    const page = this.#pick(this.#browser.pages);
    if (dice < 0.5 && page && !page.leaving) {
      this.#act(page);
      await settle();
    } else if (dice < 0.85 && this.#network.asked.length > 0)
      await this.#network.move(
        Math.floor(this.#random() * this.#network.asked.length),
        this.#random() < 0.12,
      );
    else await vi.advanceTimersByTimeAsync(Math.floor(this.#random() * 1500));
  }

  /** The line is good from now on, and everybody waits. */
  async #rest(): Promise<void> {
    for (let turn = 0; turn < 500; turn++) {
      const { pages } = this.#browser;
      if (this.#network.asked.length > 0) await this.#network.move(0, false);
      else if (pages.every(({ client, leaving }) => !client.view().pending && !leaving)) return;
      else await vi.advanceTimersByTimeAsync(61_000);
      await settle();
    }
    throw new Error(`story ${this.#story} did not come to rest`);
  }

  async tell(): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sku = skus[0] ?? '';
    const cart = dataOf(await this.#person.createCart({ body: { items: [{ sku, quantity: 3 }] } }));
    this.#truth.reach([{ kind: 'add', sku, quantity: 3, exact: true, note: '' }], cart._id, cart._id);
    this.#truth.name(cart._id, cart.items);
    this.#browser.load(0, cart);
    this.#browser.load(1, cart);
    for (let steps = 6 + Math.floor(this.#random() * 14); steps > 0; steps--) await this.#step();
    await this.#rest();
    await this.#check();
  }

  async #check(): Promise<void> {
    const where = () => `story ${this.#story}\n${this.#log.join('\n')}`;
    const stored = await storedCarts([...this.#truth.carts.keys()]);
    expect(Object.fromEntries(stored), where()).toEqual(Object.fromEntries(this.#truth.carts));
    const shown = await readActiveCart(this.#person);
    for (const { _id } of shown?.items ?? [])
      expect(this.#truth.removed.has(_id), `${where()}\n${_id} came back`).toBe(false);
    for (const { client } of this.#browser.pages) {
      const { cart } = client.view();
      if (shown && cart && cart._id === shown._id && cart.version === shown.version)
        expect({ count: cart.count, total: cart.total }, where()).toEqual({
          count: shown.count,
          total: shown.total,
        });
    }
    if (shown) expect(await totalsOf(shown), where()).toEqual(totals(shown));
  }
}

const totals = ({ count, subtotal, discount, tax, shipping, fee, total }: Cart) => ({
  ...{ count, subtotal, discount, tax, shipping, fee, total },
});

/** The totals of a cart with these lines that is made now, by somebody who has no other, and is gone again. */
async function totalsOf({ items, coupon }: Cart) {
  const body = {
    items: items.map(({ sku, quantity, note }) => ({ sku, quantity, note })),
    coupon: items.length > 0 ? coupon : null,
  };
  const made = dataOf(await visitor(Math.floor(performance.now()) & 0xffff).createCart({ body }));
  return totals(made);
}

test('a thousand stories of two tabs lose no edit, bring nothing back and add up', async () => {
  for (const story of stories) {
    await new Story(story).tell();
    vi.useRealTimers();
  }
}, 300_000);
