import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ApiClient } from '#schemas/contract/client.ts';
import { sitemapPartSize } from '#schemas/domain/platform/sitemap.ts';
import { isSitemap, Sitemap } from './sitemap.ts';

const total = sitemapPartSize + 1500;
let asked: { limit: number; after?: string }[] = [];
let server: Server | undefined;
afterEach(() => void server?.close());

const idOf = (index: number) => String(index).padStart(6, '0');

/** A catalog of more products than one file holds; ids say their place. */
const api = {
  listCatalogParts: async () => ({
    ok: true,
    data: [
      { kind: 'products', after: null },
      { kind: 'products', after: idOf(sitemapPartSize) },
    ],
  }),
  listContentParts: async () => ({ ok: true, data: { parts: [], next_change: null } }),
  listCatalogAddresses: async ({ query }: { query: { limit: number; after?: string } }) => {
    asked.push(query);
    const from = Number(query.after ?? 0) + 1;
    const to = Math.min(from + query.limit - 1, total);
    const items = Array.from({ length: to - from + 1 }, (_, index) => ({
      path: `/p/a&b-${from + index}`,
      changed_at: '2026-01-02T03:04:05.000Z',
      images: ['/pictures/a/b'],
    }));
    return { ok: true, data: { items, next: to < total ? idOf(to) : null } };
  },
} as unknown as ApiClient;

async function serve(sitemap: Sitemap): Promise<string> {
  asked = [];
  const listening = createServer((req, res) => {
    const path = req.url ?? '';
    void sitemap.handle(req, res, path, 'https://shop.example');
  });
  server = listening;
  await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

test('splits a kind into files of at most 50,000 addresses that together are all of them', async () => {
  const base = await serve(new Sitemap(api));
  const index = await (await fetch(`${base}/sitemap.xml`)).text();
  expect([...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://shop.example/sitemaps/screens-1.xml',
    'https://shop.example/sitemaps/products-1.xml',
    'https://shop.example/sitemaps/products-2.xml',
    'https://shop.example/sitemaps/es-screens-1.xml',
    'https://shop.example/sitemaps/es-products-1.xml',
    'https://shop.example/sitemaps/es-products-2.xml',
  ]);
  const files = await Promise.all(
    [1, 2].map(async (number) => (await fetch(`${base}/sitemaps/products-${number}.xml`)).text()),
  );
  const places = files.map((file) =>
    [...file.matchAll(/<loc>https:\/\/shop\.example\/p\/a&#38;b-(\d+)<\/loc>/g)].map(([, place]) =>
      Number(place),
    ),
  );
  expect(places.map(({ length }) => length)).toEqual([sitemapPartSize, 1500]);
  expect(places.flat()).toEqual(Array.from({ length: total }, (_, index_) => index_ + 1));
  expect(Math.max(...asked.map(({ limit }) => limit))).toBe(1000);
  expect((await fetch(`${base}/sitemaps/products-3.xml`)).status).toBe(404);
  expect((await fetch(`${base}/sitemaps/carts-1.xml`)).status).toBe(404);
});

test('says of each address when it changed, and its photo', async () => {
  const base = await serve(new Sitemap(api));
  const text = await (await fetch(`${base}/sitemaps/products-2.xml`)).text();
  expect(text).toContain(
    '<url><loc>https://shop.example/p/a&#38;b-50001</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod><image:image><image:loc>https://shop.example/pictures/a/b/960.webp</image:loc></image:image></url>',
  );
});

test('is kept until something that it lists moves, and asks only whether it is the same', async () => {
  const sitemap = new Sitemap(api);
  const base = await serve(sitemap);
  const file = `${base}/sitemaps/products-2.xml`;
  const first = await fetch(file);
  await first.text();
  const calls = asked.length;
  const again = await fetch(file, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect(asked).toHaveLength(calls);
  sitemap.invalidate(['page:home', 'media:x']);
  await (await fetch(file)).text();
  expect(asked).toHaveLength(calls);
  sitemap.invalidate(['product:x']);
  await (await fetch(file)).text();
  expect(asked.length).toBeGreaterThan(calls);
  const plain = await fetch(file, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toContain('</urlset>');
});

test.each([
  ['/sitemap.xml', true],
  ['/sitemaps/products-12.xml', true],
  ['/sitemaps/products-0.xml', false],
  ['/sitemaps/../etc-1.xml', false],
  ['/sitemaps/products.xml', false],
])('%s is of the sitemap: %s', (path, is) => {
  expect(isSitemap(path)).toBe(is);
});
