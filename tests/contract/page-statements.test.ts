/**
 * How many statements a page sends to the database: what is known already is not asked again. A number that rises is a
 * read that was made twice; one that falls is written down here.
 */
import type { AppLoadContext } from '@remix-run/node';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCartPage } from '#app/features/storefront/cart/cart.server.ts';
import { loadListing, ofCategory } from '#app/features/storefront/catalog/listing.server.ts';
import { loadProduct } from '#app/features/storefront/catalog/product.server.ts';
import { loadStep } from '#app/features/storefront/checkout/load-step.server.ts';
import { loadPage } from '#app/features/storefront/pages/page.server.ts';
import { loadShell } from '#app/features/storefront/shell/shell.server.ts';
import { CookieJar, guestCookie, sessionCookie } from '#server/http/cookies.ts';
import { visitClient } from '#server/http/visit-client.ts';
import { openCountedPGlite, type StatementCounter } from '#tests/factories/statements.ts';
import { startStore, type TestStore } from '#tests/factories/store.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { dataOf } from './tools.ts';

const origin = 'http://store.internal';
const silent = pino({ level: 'silent' });

type Load = (context: AppLoadContext, request: Request) => Promise<unknown>;

/** A page with the shop around it, as its loaders make it. */
const pages = {
  home: { path: '/', load: (context) => loadPage(context, 'home') },
  listing: {
    path: '/c/lighting',
    load: async (context, request) =>
      loadListing(context, request, await ofCategory(context.api, 'lighting', undefined)),
  },
  product: {
    path: '/p/marlowe-pedestal-sink',
    load: (context, request) => loadProduct(context, request, 'marlowe-pedestal-sink'),
  },
  cart: { path: '/cart', load: (context) => loadCartPage(context) },
  checkout: { path: '/checkout', load: (context) => loadStep(context, 'details') },
} satisfies Record<string, { path: string; load: Load }>;
type PageName = keyof typeof pages;

let counter: StatementCounter;
let store: TestStore;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  counter = await openCountedPGlite();
  store = await startStore({ database: counter.database, checkMemory: false });
  const { items } = dataOf(
    await createVisitor({ baseUrl: origin, fetch: store.fetch }).listProducts({
      query: { category: 'lighting', limit: 100 },
    }),
  );
  const skus = items.flatMap(({ sku, stock }) => (sku && stock > 9 ? [sku] : [])).slice(0, 3);
  const people = [
    ['guest', null],
    ['shopper', 'shopper'],
    ['company buyer', 'contract buyer (own prices)'],
  ] as const;
  for (const [name, role] of people) {
    const visitor = createVisitor({ baseUrl: origin, fetch: store.fetch });
    const account = store.firstRun?.accounts.find((one) => one.role === role);
    if (account) dataOf(await visitor.login({ body: { email: account.email, password: account.password } }));
    const { _id } = dataOf(await visitor.currentCart());
    const lines = skus.map((sku) => ({ sku, quantity: 2 }));
    dataOf(await visitor.saveCart({ params: { id: _id }, body: { items: lines } }));
    visitors.set(name, visitor);
  }
}, 120_000);
afterAll(() => store?.close());

/** A page's loaders, with one visit between them as the server makes it. */
async function open(visitor: Visitor, name: PageName): Promise<void> {
  const { path, load } = pages[name];
  const jar = new CookieJar([...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; '));
  const visit = { origin, address: '127.0.0.1', requestId: 'statements', language: 'en' as const };
  const hasSession = jar.has(sessionCookie);
  const context = {
    api: visitClient({ api: { ...store, baseUrl: null, checkResponses: false }, visit, jar }),
    requestId: 'statements',
    cache: { depend: () => {}, forbid: () => {} },
    log: silent,
    hasSession,
    isShared: false,
    hasVisitor: hasSession || jar.has(guestCookie),
    origin,
  } as unknown as AppLoadContext;
  await Promise.all([loadShell(context), load(context, new Request(`${origin}${path}`))]);
}

async function statementsOf(who: string, name: PageName): Promise<string[]> {
  const visitor = visitors.get(who);
  if (!visitor) throw new Error(`no ${who}`);
  await open(visitor, name);
  return counter.during(() => open(visitor, name));
}

const expected: Record<string, Record<PageName, number>> = {
  guest: { home: 2, listing: 2, product: 2, cart: 4, checkout: 5 },
  shopper: { home: 5, listing: 5, product: 5, cart: 7, checkout: 10 },
  'company buyer': { home: 5, listing: 5, product: 5, cart: 10, checkout: 14 },
};

describe.each(Object.entries(expected))('the statements of a %s', (who, numbers) => {
  test.each(Object.entries(numbers) as [PageName, number][])('on %s', async (name, most) => {
    const sent = await statementsOf(who, name);
    expect(sent.length, sent.join('\n')).toBe(most);
  });
});
