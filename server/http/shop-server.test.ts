import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '#schemas/contract/client.ts';
import type { RunningExperiment } from '#schemas/domain/content/experiment.ts';
import { Drawings } from '../drawings/drawings.ts';
import { KnownExperiments } from '../pages/experiments.ts';
import { SpecSheets } from '../pdf/spec-sheets.ts';
import { EncodeQueue } from '../pictures/encode-queue.ts';
import { Library } from '../pictures/library.ts';
import { Pictures } from '../pictures/pictures.ts';
import { SharePictures } from '../search-engines/share-pictures.ts';
import { Sitemap } from '../search-engines/sitemap.ts';
import { type ApiSide, embeddedApi } from './api-side.ts';
import { type RemixAnswer, Storefront } from './remix.ts';
import { ShopServer } from './shop-server.ts';
import type { Visit } from './visit.ts';

const log = pino({ level: 'silent' });

/** A storefront that answers by a function instead of Remix. */
class FakeStorefront extends Storefront {
  renders: { request: Request; visit: Visit }[] = [];
  answer: (request: Request) => Promise<RemixAnswer> | RemixAnswer = () => page('home');

  constructor() {
    super({
      load: async () => ({}) as ServerBuild,
      mode: 'production',
      api: fakeApi().side,
      log,
      profileRemote: null,
      mapsKey: null,
      fileBytes: async () => null,
    });
  }
  override get policy() {
    return [{ path: /^\/(?:c\/\w+)?$/, query: ['page'] }];
  }
  override handle = async (request: Request, visit: Visit): Promise<RemixAnswer> => {
    this.renders.push({ request, visit });
    return this.answer(request);
  };
}

function page(
  text: string,
  more: Partial<RemixAnswer> & { headers?: Record<string, string>; status?: number } = {},
): RemixAnswer {
  const { headers, status = 200, ...rest } = more;
  const html = `<!doctype html><title>${text}</title><script>go("${text}")</script>${' '.repeat(2000)}`;
  const response = new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
  return { response, html: null, tags: ['site'], until: null, forbidden: false, moved: false, ...rest };
}

function fakeApi() {
  const requests: Request[] = [];
  const listeners: ((tags: string[]) => void)[] = [];
  const side: ApiSide = embeddedApi({
    fetch: async (request) => {
      requests.push(request.clone());
      return Response.json({ said: await request.text() });
    },
    read: async () => {
      throw new Error('No page calls the API here.');
    },
    peek: async () => null,
    upgrade: () => false,
    endSockets: () => {},
    ready: async () => true,
    close: async () => {},
    onInvalidate: (listener) => {
      listeners.push(listener);
      return () => {};
    },
    firstRun: null,
    operatorToken: 'token',
    empty: false,
  });
  return {
    side,
    requests,
    move: (...tags: string[]) => listeners.forEach((listener) => void listener(tags)),
  };
}

let api: ReturnType<typeof fakeApi>;
let shop: FakeStorefront;
let server: ShopServer;
let url: string;
/** The sessions whose segments were asked for. */
let asked: string[];
/** What runs: tests put it here and have it read. */
let running: RunningExperiment[];
let experiments: KnownExperiments;
const folder = mkdtempSync(join(tmpdir(), 'shop-server-'));

beforeEach(async () => {
  asked = [];
  running = [];
  experiments = new KnownExperiments(
    { listRunningExperiments: async () => ({ ok: true, data: running }) } as unknown as ApiClient,
    log,
  );
  api = fakeApi();
  shop = new FakeStorefront();
  server = new ShopServer({
    api: api.side,
    storefront: shop,
    files: null,
    pictures: new Pictures({ sources: [], folder, queue: new EncodeQueue(async () => {}), keep: true }),
    library: new Library({ api: api.side, folder, queue: new EncodeQueue(async () => {}) }),
    sheets: new SpecSheets(
      () => ({}) as ApiClient,
      async () => null,
    ),
    drawings: new Drawings(() => ({}) as ApiClient, []),
    sitemap: new Sitemap({} as ApiClient),
    shares: new SharePictures({ folder, queue: new EncodeQueue(async () => {}) }),
    trust: { proxies: 0 },
    warehouseKey: () => '',
    askSegment: async (session) => {
      asked.push(session);
      return {
        key: session.startsWith('trade') ? 'trade' : null,
        audience: 'customer',
        trade: 'invite',
        tags: [`account:${session}`],
        page_tags: ['prices:trade'],
        until: null,
      };
    },
    experiments,
    log,
  });
  await new Promise<void>((done) => server.http.listen(0, '127.0.0.1', done));
  url = `http://localhost:${(server.http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await server.drain(100);
  rmSync(folder, { recursive: true, force: true });
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };
/** Plain HTTP: fetch hides encodings and forbids headers. */
function ask(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const req = http.request(`${url}${path}`, { method, headers }, (res) => {
      let text = '';
      res.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
      });
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, body: text }));
    });
    req.on('error', reject);
    req.end(body);
  });
}

/** The cookie that an answer gives, as it is sent back. */
const cookieIn = ({ headers }: Answer) => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

describe('a page under test', () => {
  const share = (guest: number, customer: number) => ({ guest, customer, company: 0 });
  const run = async (shares: RunningExperiment['shares'], path = '/') => {
    running = [{ _id: 'exp', path, shares }];
    await experiments.refresh();
  };
  const shown = () => shop.renders.map(({ visit }) => visit.variant ?? null);

  it('is made once for each variant, and each visitor stays with one', async () => {
    await run(share(50, 50));
    const visitors = await Promise.all(Array.from({ length: 40 }, () => ask('/')));
    expect(shown().sort()).toEqual(['exp', null]);
    expect(new Set(visitors.map(cookieIn)).size).toBe(40);
    shop.answer = () => page('unmade');
    for (const first of visitors) {
      const again = await ask('/?utm=x', { headers: { cookie: `guest=1; ${cookieIn(first)}` } });
      expect([again.headers.etag, again.headers['x-page-cache'], again.headers['set-cookie']]).toEqual([
        first.headers.etag,
        'hit',
        undefined,
      ]);
    }
  });

  it('is shown as it is to who is not counted, and to employees; nobody gets a cookie elsewhere', async () => {
    await run(share(90, 90));
    for (const headers of [{ 'sec-gpc': '1' }, { cookie: 'analytics=refused' }] as Record<string, string>[])
      for (let time = 0; time < 20; time += 1) expect(cookieIn(await ask('/', { headers }))).toBe('');
    expect(cookieIn(await ask('/c/a'))).toBe('');
    for (let time = 0; time < 20; time += 1) await ask('/', { headers: { cookie: 'session=employee' } });
    expect(shown().every((variant) => variant === null)).toBe(true);
  });

  it('goes by the audience of who is logged in', async () => {
    await run(share(0, 90));
    for (let time = 0; time < 20; time += 1) await ask('/');
    expect(shown()).toEqual([null]);
    for (let time = 0; time < 20; time += 1) await ask('/', { headers: { cookie: 'session=trade-mine' } });
    expect(shown()).toContain('exp');
  });

  it('has the same variant in its data, in Spanish, and made for one visitor alone', async () => {
    await run(share(50, 0));
    const first = await ask('/');
    const [variant] = shown();
    const cookie = cookieIn(first);
    for (const path of ['/_root.data', '/es', '/es/?page=2']) await ask(path, { headers: { cookie } });
    await ask('/', { headers: { cookie: `bypass=1; ${cookie}` } });
    expect(shown()).toEqual(shown().map(() => variant));
    expect(shown().length).toBeGreaterThan(3);
    running = [];
    await experiments.refresh();
    shop.renders = [];
    await ask('/es?page=3', { headers: { cookie } });
    expect(shown()).toEqual([null]);
  });
});

describe('shared pages', () => {
  it('are rendered once, with and without slash, for guests too, and never see who asks', async () => {
    const first = await ask('/c/a?page=2&utm=x', { headers: { cookie: 'guest=secret', 'user-agent': 'me' } });
    const second = await ask('/c/a/?page=2');
    expect([first.headers['x-page-cache'], second.headers['x-page-cache']]).toEqual(['miss', 'hit']);
    expect(shop.renders).toHaveLength(1);
    const { request } = shop.renders[0] ?? {};
    expect(request?.url).toBe(`${url}/c/a?page=2`);
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({ accept: 'text/html' });
  });

  it('have the hashes of their scripts, an ETag per encoding, and are asked for again', async () => {
    const plain = await ask('/');
    const packed = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(plain.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie, Accept-Encoding' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const again = await ask('/', { headers: { 'if-none-match': plain.headers.etag ?? '' } });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it('are made anew when their content moved', async () => {
    await ask('/');
    api.move('site');
    expect((await ask('/')).headers['x-page-cache']).toBe('miss');
  });

  it('are made once for a segment, as its own, and again when its prices or its people move', async () => {
    const mine = await ask('/', { headers: { cookie: 'session=trade-mine; guest=secret' } });
    const yours = await ask('/', { headers: { cookie: 'session=trade-yours' } });
    expect([mine.headers['x-page-cache'], yours.headers['x-page-cache']]).toEqual(['miss', 'hit']);
    expect(yours.headers['cache-control']).toBe('private, no-store');
    expect(shop.renders[0]?.visit.segment).toBe('trade');
    expect(shop.renders[0]?.request.headers.get('cookie')).toBe('session=trade-mine');
    expect((await ask('/')).headers['x-page-cache']).toBe('miss');
    api.move('prices:trade');
    expect((await ask('/', { headers: { cookie: 'session=trade-mine' } })).headers['x-page-cache']).toBe(
      'miss',
    );
    expect((await ask('/')).headers['x-page-cache']).toBe('hit');
    expect(asked).toEqual(['trade-mine', 'trade-yours']);
    api.move('account:trade-mine');
    await ask('/', { headers: { cookie: 'session=trade-mine' } });
    await ask('/', { headers: { cookie: 'session=trade-yours' } });
    expect(asked).toEqual(['trade-mine', 'trade-yours', 'trade-mine']);
  });

  it('give way to a page of his own for who has left the segment meanwhile', async () => {
    shop.answer = (request) =>
      request.headers.get('cookie')?.includes('theme') ? page('mine') : page('moved', { moved: true });
    const mine = await ask('/', { headers: { cookie: 'session=trade-mine; theme=1' } });
    expect(mine.body).toContain('mine');
    expect(server.pages.size).toBe(0);
  });

  it('are not for employees, whose pages nobody keeps', async () => {
    await ask('/');
    const mine = await ask('/', { headers: { cookie: 'session=x' } });
    expect(mine.headers).toMatchObject({ 'x-page-cache': 'bypass', 'cache-control': 'private, no-store' });
    expect(shop.renders[1]?.request.headers.get('cookie')).toBe('session=x');
  });

  it('give way to a page of his own when a loader forbids it', async () => {
    shop.answer = (request) =>
      request.headers.has('cookie') ? page('mine', { forbidden: true }) : page('nobody', { forbidden: true });
    expect((await ask('/', { headers: { cookie: 'guest=1' } })).body).toContain('mine');
    expect((await ask('/')).body).toContain('nobody');
    expect(server.pages.size).toBe(0);
  });

  it('answer HEAD without a body', async () => {
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });
});

describe('mutations', () => {
  it('from other sites are refused before anything runs', async () => {
    const other = { origin: 'https://evil.test', 'content-type': 'text/plain' };
    const onApi = await ask('/api/v1/carts', { method: 'POST', headers: other, body: '{}' });
    expect(onApi.status).toBe(403);
    expect(JSON.parse(onApi.body)).toMatchObject({ code: 'bad_origin', status: 403 });
    expect((await ask('/cart', { method: 'POST', headers: other, body: 'a=1' })).status).toBe(403);
    expect(api.requests).toHaveLength(0);
    expect(shop.renders).toHaveLength(0);
  });

  it('without JavaScript set the bypass cookie; those of scripts do not', async () => {
    shop.answer = () => ({
      html: null,
      response: new Response(null, { status: 303, headers: { location: '/cart' } }),
      tags: null,
      until: null,
      forbidden: false,
      moved: false,
    });
    const form = { origin: url, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const plain = await ask('/cart', { method: 'POST', headers: form, body: 'a=1' });
    expect(plain).toMatchObject({
      status: 303,
      headers: { 'set-cookie': ['bypass=1; Path=/; SameSite=Lax; Max-Age=1800'] },
    });
    const script = await ask('/cart', {
      method: 'POST',
      headers: { ...form, 'sec-fetch-dest': 'empty' },
      body: 'a=1',
    });
    expect(script.headers['set-cookie']).toBeUndefined();
    const data = await ask('/cart.data', { method: 'POST', headers: form, body: 'a=1' });
    expect(data.headers['set-cookie']).toBeUndefined();
  });

  it('over 1 MB are refused, and whoever still sends hears it', async () => {
    const body = 'x'.repeat(5 * 1024 * 1024);
    const sized = await ask('/cart', {
      method: 'POST',
      headers: { origin: url, 'content-length': String(body.length) },
      body,
    });
    expect(sized).toMatchObject({ status: 413, body: expect.stringContaining('over 1 MB') });
    const chunked = await ask('/cart', {
      method: 'POST',
      headers: { origin: url, 'transfer-encoding': 'chunked' },
      body,
    });
    expect(chunked.status).toBe(413);
    expect(shop.renders).toHaveLength(0);
  });

  it('over 1 MB are refused by the API in its one shape of errors', async () => {
    const answer = await fetch(`${url}/api/v1/pages/spring`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'x'.repeat(5 * 1024 * 1024) }),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([413, 'application/problem+json']);
    expect(await answer.json()).toMatchObject({
      code: 'too_large',
      status: 413,
      reason: 'body_too_large',
      message: 'The request is over 1 MB. Send less at once.',
    });
    expect(api.requests).toHaveLength(0);
  });
});

it('tells the API who asks and overwrites what the client claims', async () => {
  const answer = await ask('/api/v1/x?a=1', {
    method: 'POST',
    headers: {
      origin: url,
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.test',
      'x-request-id': 'bad id',
    },
    body: 'hello',
  });
  expect(JSON.parse(answer.body)).toEqual({ said: 'hello' });
  const [request] = api.requests;
  expect(request?.url).toBe(`${url}/api/v1/x?a=1`);
  expect(request?.headers.get('x-forwarded-for')).toMatch(/127\.0\.0\.1$/);
  expect(request?.headers.get('x-forwarded-host')).toBe(new URL(url).host);
  expect(request?.headers.get('x-request-id')).toMatch(/^[\w-]{12}-\w+$/);
  expect(request?.headers.has('origin')).toBe(false);
});

it('answers for its health, with and without slash', async () => {
  expect((await ask('/healthz/')).status).toBe(200);
  expect((await ask('/readyz')).body).toBe('ok\n');
});

it('hides what broke and says under which id it is logged', async () => {
  shop.answer = () => {
    throw new Error('secret');
  };
  const answer = await ask('/cart');
  expect(answer.status).toBe(500);
  expect(answer.body).not.toContain('secret');
  expect(answer.body).toContain(answer.headers['x-request-id']);
});

it('refuses a Host header that is no host', async () => {
  expect((await ask('/', { headers: { host: 'a/b' } })).status).toBe(400);
});
