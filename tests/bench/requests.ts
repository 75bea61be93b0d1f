/**
 * Requests a second of the pages and the API, for a guest and for a trade buyer with a cart, from memory and made anew.
 * The load comes from this machine; 10 connections in all.
 */
import type { ApiResult } from '#schemas/contract/client.ts';
import { createVisitor, type Visitor } from '#tests/factories/visitor.ts';
import { fireLoad, type LoadRequest } from './load.ts';
import { percentile } from './percentile.ts';
import { type BenchShop, residentMb } from './run-shop.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const connections = 10;

export type Measured = {
  what: string;
  perSecond: number;
  /** ms */
  p50: number;
  p99: number;
  /** Answers that are none, or not of a page. */
  bad: number;
  aim?: { perSecond: number; p99: number };
};

type Load = {
  what: string;
  path?: string;
  cookie?: string;
  /** Each connection asks for its own. */
  requests?: LoadRequest[];
  aim?: Measured['aim'];
};

const good = <T>(result: ApiResult<T>): T => {
  if (!result.ok) throw new Error(`The API answered ${result.status}: ${result.problem.message}`);
  return result.data;
};

const cookieOf = ({ cookies }: Visitor, ...more: string[]) =>
  [...[...cookies].map(([name, value]) => `${name}=${value}`), ...more].join('; ');

/** All processes at once, each with its share of the connections. */
async function run(shop: BenchShop, load: Load): Promise<Measured> {
  const share = Math.max(1, Math.round(connections / shop.processes.length));
  const headers = {
    'accept-encoding': 'br',
    accept: 'text/html',
    ...(load.cookie ? { cookie: load.cookie } : {}),
  };
  const fire = (duration: number) =>
    Promise.all(
      shop.processes.map(({ url }, index) =>
        fireLoad({
          url,
          connections: share,
          duration,
          requests: load.requests
            ? load.requests.slice(index * share, (index + 1) * share)
            : [{ path: load.path ?? '/', headers }],
          isOneEach: true,
        }),
      ),
    );
  await fire(2);
  const results = await fire(seconds);
  const latencies = results.flatMap((result) => result.latencies);
  return {
    what: load.what,
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    bad: results.reduce((total, { bad }) => total + bad, 0),
    ...(load.aim ? { aim: load.aim } : {}),
  };
}

const pages = [
  ['home', '/'],
  ['listing', '/c/bathroom'],
  ['product', '/p/marlowe-pedestal-sink'],
] as const;

/** What is asked of the API, with the aims on PGlite and on PostgreSQL with two processes. */
const calls = [
  ['listing with facets', '/api/v1/products?category=bathroom&facets=true', 2000, 4000],
  ['product', '/api/v1/products/marlowe-pedestal-sink', 3000, 5000],
  ['search', '/api/v1/products?q=vanity', 500, 1000],
] as const;

/** A trade buyer with five lines in the cart. */
async function enterBuyer(shop: BenchShop): Promise<Visitor> {
  const visitor = createVisitor({ baseUrl: shop.url, fetch: (request) => fetch(request) });
  const account = shop.accounts.find(({ role }) => role === 'trade buyer');
  if (!account) throw new Error('The sample has no trade buyer');
  good(await visitor.login({ body: { email: account.email, password: account.password } }));
  const { items } = good(await visitor.listProducts({ query: { category: 'lighting', limit: 100 } }));
  const skus = items.flatMap(({ sku, stock }) => (sku && stock > 9 ? [sku] : [])).slice(0, 5);
  const { _id } = good(await visitor.currentCart());
  const lines = skus.map((sku) => ({ sku, quantity: 2 }));
  good(await visitor.saveCart({ params: { id: _id }, body: { items: lines } }));
  return visitor;
}

/** Guests with a cart each, that go on adding the same product. */
async function addingGuests(shop: BenchShop): Promise<LoadRequest[]> {
  const requests: LoadRequest[] = [];
  for (let guest = 0; guest < connections; guest++) {
    const visitor = createVisitor({ baseUrl: shop.url, fetch: (request) => fetch(request) });
    const { items } = good(await visitor.listProducts({ query: { category: 'lighting', limit: 100 } }));
    const sku = items.find((item) => item.sku && item.stock > 9)?.sku ?? '';
    const { _id } = good(await visitor.currentCart());
    requests.push({
      method: 'POST',
      path: `/api/v1/carts/${_id}/add`,
      headers: { cookie: cookieOf(visitor), 'content-type': 'application/json' },
      body: JSON.stringify({ product: sku, quantity: 1 }),
    });
  }
  return requests;
}

export type Requests = { rows: Measured[]; idleMb: number; loadMb: number };

/** Measures one shop; `isPair` for two processes on PostgreSQL. */
export async function measureRequests(shop: BenchShop, isPair: boolean): Promise<Requests> {
  const idleMb = Math.max(...shop.processes.map(({ pid }) => residentMb(pid)));
  const buyer = cookieOf(await enterBuyer(shop));
  const loads: Load[] = [];
  for (const [name, path] of pages) {
    loads.push({ what: `${name}, guest, from memory`, path, aim: { perSecond: 10_000, p99: 5 } });
    const kept = { perSecond: 5000, p99: 10 };
    loads.push({ what: `${name}, trade buyer, from memory`, path, cookie: buyer, aim: kept });
    const anew = { perSecond: 250, p99: 80 };
    loads.push({ what: `${name}, trade buyer, made anew`, path, cookie: `${buyer}; bypass=1`, aim: anew });
  }
  const personal = { perSecond: 150, p99: 100 };
  loads.push({ what: 'cart page, trade buyer', path: '/cart', cookie: buyer, aim: personal });
  loads.push({ what: 'checkout step, trade buyer', path: '/checkout', cookie: buyer, aim: personal });
  loads.push({ what: 'who is here (/me), trade buyer', path: '/me.data', cookie: buyer });
  for (const [name, path, single, pair] of calls) {
    const aim = { perSecond: isPair ? pair : single, p99: 20 };
    loads.push({ what: `API: ${name}`, path, aim });
    loads.push({ what: `API: ${name}, trade buyer`, path, cookie: buyer, aim });
  }
  loads.push({
    what: 'API: add to cart',
    requests: await addingGuests(shop),
    aim: { perSecond: isPair ? 800 : 300, p99: 50 },
  });
  const rows: Measured[] = [];
  for (const load of loads) rows.push(await run(shop, load));
  return { rows, idleMb, loadMb: Math.max(...shop.processes.map(({ pid }) => residentMb(pid))) };
}

/** Another shop on a machine of the same kind, measured elsewhere on another day (2026-11; 2 cores, 10 connections). */
export const peers =
  'Vendure 3.7.3 with its Remix storefront, measured elsewhere on another day on two cores: home 19/s for a guest and ' +
  'for a logged-in buyer, listing 14/s, product page 14/s, API listing 67/s, product 41/s, search 50/s.';
