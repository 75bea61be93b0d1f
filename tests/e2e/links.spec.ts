/**
 * Every link and picture of the shop leads somewhere. From / and from every address of the sitemap on, every same-origin
 * address that a page names (links, forms that are read, pictures in their smallest and largest size, scripts, styles) is asked for.
 */

import { expect, test } from '@playwright/test';
import { splitLanguage } from '#schemas/domain/platform/language.ts';
import { sampleAccounts } from '#tests/setup/e2e.ts';

/** How many addresses of a kind, in each language, are read as pages; the rest is left out, as more of the same. */
const limits: [RegExp, number][] = [
  // Every product; of those with something chosen, some.
  [/^\/p\/[^?]*$/, Number.POSITIVE_INFINITY],
  [/^\/p\//, 40],
  // Sorts and later pages of lists.
  [/^\/(?:c|s|v|t|col|search)\b[^?]*\?/, 40],
  [/^\/search\b/, 20],
];
const others = 600;
/** Pictures of each size and format that are drawn. */
const eachSize = 3;
/** Requests at once. */
const lanes = 6;
/** What is the same to everybody: asked for once. */
const assetPattern = /\.(?:avif|webp|svg|png|jpg|ico|js|css|woff2|webm|mp4|pdf|txt|xml|json|webmanifest)$/;

type Found = { address: string; asset: boolean };

/** Of a srcset the smallest and the largest: each picture is drawn when it is first asked for. */
function ends(srcset: string): string[] {
  const candidates = srcset.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
  return [...new Set([candidates[0] ?? '', candidates.at(-1) ?? ''])].filter(Boolean);
}

const tags =
  /<!--[\s\S]*?-->|<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attributes = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };
const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

/** Attributes that hold an address; those of `pages` are read on, the others only asked for. */
const pages: Record<string, string> = { a: 'href', area: 'href' };
const assets: Record<string, string[]> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  script: ['src'],
  iframe: ['src'],
  link: ['href', 'imagesrcset'],
};

/**
 * Every address that a document names, as it stands there. A scan of start tags: our documents are React's, always
 * quoted and escaped; happy-dom takes a third of a second for each.
 */
function addressesOf(html: string): Found[] {
  const found: Found[] = [];
  const bare = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1');
  for (const [, name = '', inside = ''] of bare.matchAll(tags)) {
    const values = new Map<string, string>();
    for (const [, key = '', ...given] of inside.matchAll(attributes))
      values.set(key.toLowerCase(), decode(given.find((value) => value !== undefined) ?? ''));
    const element = name.toLowerCase();
    const page = values.get(pages[element] ?? '');
    if (page !== undefined) found.push({ address: page, asset: false });
    if (element === 'form' && values.get('method')?.toLowerCase() !== 'post' && values.get('action'))
      found.push({ address: values.get('action') ?? '', asset: false });
    const isPage = element === 'link' && values.get('rel') === 'canonical';
    for (const attribute of assets[element] ?? []) {
      const value = values.get(attribute);
      if (value === undefined) continue;
      for (const address of attribute.endsWith('srcset') ? ends(value) : [value])
        found.push({ address, asset: !isPage });
    }
  }
  return found;
}

class Crawl {
  readonly broken: string[] = [];
  /** Pages and assets that answered. */
  readonly seen = new Map<string, string>();
  #queue: { path: string; from: string }[] = [];
  #counts = new Map<string, number>();
  #active = 0;
  #sizes = new Map<string, number>();

  constructor(
    private readonly get: (
      path: string,
      probe: boolean,
    ) => Promise<{ status: number; type: string; body: () => Promise<string>; path: string }>,
    private readonly origin: string,
    private readonly skip: ReadonlyMap<string, string> = new Map(),
  ) {}

  #add(address: string, from: string, asset: boolean): void {
    if (!URL.canParse(address, `${this.origin}${from}`)) {
      this.broken.push(`${address} on ${from}: no address`);
      return;
    }
    const url = new URL(address, `${this.origin}${from}`);
    if (url.origin !== this.origin) return;
    const path = `${url.pathname}${url.search}`;
    const isAsset = asset || assetPattern.test(url.pathname);
    if (this.seen.has(path) || (isAsset && this.skip.has(path))) return;
    if (!isAsset) {
      const { language, path: own } = splitLanguage(path);
      const kind = limits.findIndex(([pattern]) => pattern.test(own));
      const key = `${language} ${kind}`;
      const count = this.#counts.get(key) ?? 0;
      if (count >= (limits[kind]?.[1] ?? others)) return;
      this.#counts.set(key, count + 1);
    }
    this.seen.set(path, from);
    this.#queue.push({ path, from });
  }

  /**
   * Drawing a picture takes a while: of each size and format a few are drawn. Of the others only the model and the
   * finish are asked for, by a method that pictures do not have: 405 says that there is such a picture, 404 that not.
   */
  #isProbe(path: string): boolean {
    const file = /^\/pictures\/[^/]+\/[^/]+\/(\d+\.\w+)$/.exec(path)?.[1];
    if (!file) return false;
    const drawn = this.#sizes.get(file) ?? 0;
    this.#sizes.set(file, drawn + 1);
    return drawn >= eachSize;
  }

  async #visit({ path, from }: { path: string; from: string }): Promise<void> {
    try {
      const probe = this.#isProbe(path);
      const answer = await this.get(path, probe);
      if (probe ? answer.status !== 405 : answer.status >= 400)
        this.broken.push(`${path} on ${from}: ${answer.status}`);
      else if (answer.type.startsWith('text/html'))
        for (const { address, asset } of addressesOf(await answer.body()))
          this.#add(address, answer.path, asset);
    } catch (error) {
      this.broken.push(`${path} on ${from}: ${(error as Error).message.split('\n')[0]}`);
    }
  }

  /** Follows everything from `starts`; resolves when there is nothing left. */
  async run(...starts: string[]): Promise<void> {
    for (const start of starts) this.#add(start, '/', false);
    const lane = async () => {
      for (;;) {
        const next = this.#queue.shift();
        if (next) {
          this.#active++;
          await this.#visit(next);
          this.#active--;
        } else if (this.#active === 0) return;
        else await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
}

const origin = () => `http://localhost:${process.env.E2E_PORT}`;

/** Every address and every picture that the sitemap names. */
async function sitemapOf(): Promise<string[]> {
  const read = async (address: string) => {
    const xml = await (await fetch(new URL(address, origin()))).text();
    return [...xml.matchAll(/<(?:image:)?loc>([^<]*)</g)].map(([, found = '']) => decode(found));
  };
  const files = await read('/sitemap.xml');
  return (await Promise.all(files.map(read))).flat();
}

/** The cookies of the sample's shopper. */
async function logIn(account: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${origin()}/api/v1/auth`, {
    method: 'PUT',
    body: JSON.stringify(account),
    headers: { origin: origin(), 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Logged in when there are cookies. Node's own fetch: ten thousand requests by Playwright's are minutes of its work. */
async function crawl(cookie = '', skip?: ReadonlyMap<string, string>) {
  const walk = new Crawl(
    async (path, probe) => {
      const answer = await fetch(`${origin()}${path}`, {
        method: probe ? 'OPTIONS' : 'GET',
        headers: cookie ? { cookie } : {},
        signal: AbortSignal.timeout(30_000),
      });
      const { pathname, search } = new URL(answer.url);
      // Read in any case: the connection is the next one's.
      const body = await answer.arrayBuffer();
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        body: async () => new TextDecoder().decode(body),
        path: `${pathname}${search}`,
      };
    },
    origin(),
    skip,
  );
  await walk.run('/', ...(await sitemapOf()));
  return walk;
}

test('every link and picture of the shop leads somewhere, for a guest and for a customer', async () => {
  test.setTimeout(900_000);
  const guest = await crawl();
  expect.soft(guest.broken, 'broken for a guest').toEqual([]);
  const pages = [...guest.seen.keys()];
  // It really went through the shop.
  for (const part of [
    /^\/p\//,
    /^\/c\/[^/]+\/[^/]+$/,
    /^\/v\//,
    /^\/portfolio\/./,
    /^\/blog\/./,
    /^\/team\/./,
    /^\/pictures\//,
    /^\/es\/p\//,
    /^\/es\/c\/[^/]+\/[^/]+$/,
    /^\/es\/blog\/./,
  ])
    expect(pages.filter((path) => part.test(path)).length, String(part)).toBeGreaterThan(5);

  const shopper = sampleAccounts().find(({ role }) => role === 'shopper');
  if (!shopper) throw new Error('the sample has no shopper');
  const { email, password } = shopper;
  const customer = await crawl(await logIn({ email, password }), guest.seen);
  expect.soft(customer.broken, 'broken for a customer').toEqual([]);
  expect(customer.seen.size).toBeGreaterThan(100);
});

test('the crawler finds what is broken', async () => {
  const pages: Record<string, string> = {
    '/': '<a href="/gone">x</a><a href="https://other.example/">y</a><form action="/find"></form><form method="post" action="/post"></form><img src="/no.webp" srcset="/no-1.webp 1w, /no-2.webp 2w, /no-3.webp 3w">',
  };
  const walk = new Crawl(
    async (path) => ({
      status: path in pages ? 200 : 404,
      type: 'text/html',
      body: async () => pages[path] ?? '',
      path,
    }),
    'http://shop.example',
  );
  await walk.run('/');
  expect(walk.broken.sort()).toEqual(
    ['/find', '/gone', '/no-1.webp', '/no-3.webp', '/no.webp'].map((path) => `${path} on /: 404`),
  );
});
