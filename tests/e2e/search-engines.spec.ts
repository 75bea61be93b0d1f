/** The shop as search engines read it: every address of the sitemap, without a browser. */
import { type APIRequestContext, request as requests } from '@playwright/test';
import { sampleDealer } from '#api/sample/dealer.ts';
import { sampleDocuments } from '#api/sample/pages/documents.ts';
import { inLanguage, splitLanguage } from '#schemas/domain/platform/language.ts';
import { closedPaths } from '#server/search-engines/robots.ts';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { faultsOf } from './vocabulary.ts';

const origin = () => `http://localhost:${process.env.E2E_PORT}`;
const spanishOf = (address: string) =>
  `${origin()}${inLanguage(address.slice(origin().length) || '/', 'es')}`;
/** Requests at once. */
const lanes = 6;

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#38': '&' };
const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

const locationsIn = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}><loc>([^<]*)</loc>`, 'g'))].map(([, address = '']) =>
    decode(address),
  );

/** Every address of the sitemap, by kind. */
async function readSitemap(context: APIRequestContext): Promise<Map<string, string[]>> {
  const index = await context.get('/sitemap.xml');
  expect(index.status()).toBe(200);
  const kinds = new Map<string, string[]>();
  for (const file of locationsIn(await index.text(), 'sitemap')) {
    const answer = await context.get(file);
    expect(answer.headers()['content-type']).toContain('application/xml');
    const kind = /\/sitemaps\/((?:es-)?[a-z]+)-\d+\.xml$/.exec(file)?.[1] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...locationsIn(await answer.text(), 'url')]);
  }
  return kinds;
}

async function inLanes<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
    }),
  );
}

type Thing = { '@type': string; hasVariant?: Thing[]; offers?: { price: string } } & Record<string, unknown>;
type Page = {
  status: number;
  title: string;
  meta: Map<string, string>;
  canonical: string | null;
  things: Thing[];
  faults: string[];
  /** By their `hreflang`. */
  alternates: Record<string, string>;
};

type Read = (address: string) => Promise<{ status: number; html: string }>;

const readBy =
  (context: APIRequestContext): Read =>
  async (address) => {
    const answer = await context.get(address, { maxRedirects: 0 });
    return { status: answer.status(), html: await answer.text() };
  };

/** Nobody in particular, by Node's own fetch: of a thousand pages, Playwright's requests were most of the work. */
const readAsGuest: Read = async (address) => {
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(60_000) });
  return { status: answer.status, html: await answer.text() };
};

async function readPage(read: Read, address: string): Promise<Page> {
  const { status, html } = await read(address);
  const [head = ''] = html.split('</head>', 1);
  const meta = new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, decode(content)] as const,
    ),
  );
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@graph': Thing[] },
  );
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1];
  return {
    status,
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta,
    canonical: canonical === undefined ? null : decode(canonical),
    things: blocks.flatMap((block) => block['@graph']),
    alternates: Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
        ([, language = '', href = '']) => [language, decode(href)],
      ),
    ),
    faults: [...blocks.flatMap((block) => faultsOf(block)), ...(blocks.length > 1 ? ['two blocks'] : [])],
  };
}

/** Things that each kind of page must tell of itself. */
const told: Record<string, RegExp> = {
  products: /^(?:Product|ProductGroup) BreadcrumbList$/,
  categories: /^BreadcrumbList ItemList$/,
  vendors: /^BreadcrumbList ItemList$/,
  collections: /^BreadcrumbList ItemList$/,
  tags: /^BreadcrumbList ItemList$/,
  posts: /^BreadcrumbList BlogPosting$/,
  projects: /^BreadcrumbList CreativeWork$/,
  people: /^BreadcrumbList ProfilePage$/,
  pages: /^BreadcrumbList(?: FAQPage)?$/,
};
const toldBy: Record<string, RegExp> = {
  '/': /^Organization WebSite/,
  '/contact': /^Store/,
  '/locations': /^Store/,
  '/trade-register': /^$/,
};
const openGraph = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:site_name',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'description',
];
/** Slugs of the sample's products and pages. */
const ofSample = new Set([...sampleDealer().products, ...sampleDocuments].map(({ slug }) => slug));

test('every kind of page tells what it is, where it is found and what a link to it shows', async () => {
  test.setTimeout(600_000);
  const context = await requests.newContext({ baseURL: origin() });
  const sitemap = await readSitemap(context);
  const faults: string[] = [];
  const kinds = new Map<string, number>();
  const images = new Set<string>();
  for (const [kind, addresses] of sitemap)
    if (!kind.startsWith('es-'))
      expect(sitemap.get(`es-${kind}`), kind).toEqual(addresses.map((address) => spanishOf(address)));
  const pages = [...sitemap].flatMap(([kind, addresses]) => addresses.map((address) => ({ kind, address })));
  await inLanes(pages, async ({ kind, address }) => {
    const page = await readPage(readAsGuest, address);
    const { language, path } = splitLanguage(address.slice(origin().length));
    const fault = (text: string) => faults.push(`${language} ${path}: ${text}`);
    const english = `${origin()}${path}`;
    const alternates = { en: english, es: spanishOf(english), 'x-default': english };
    if (JSON.stringify(page.alternates) !== JSON.stringify(alternates))
      fault(`alternates ${JSON.stringify(page.alternates)}`);
    if (page.status !== 200) fault(`status ${page.status}`);
    if (page.canonical !== address) fault(`canonical ${page.canonical}`);
    if (page.meta.has('robots')) fault(`robots ${page.meta.get('robots')}`);
    if (closedPaths.some((closed) => path.startsWith(closed.replace('$', '')))) fault('closed by robots.txt');
    // Other journeys publish pages and products that nobody described; employees are told of such.
    const isOthers = /^\/(?:page|p)\//.test(path) && !ofSample.has(path.split('/').at(-1) ?? '');
    for (const name of openGraph)
      if (!page.meta.get(name) && !(isOthers && name.endsWith('description'))) fault(`without ${name}`);
    if (page.meta.get('og:url') !== address) fault(`og:url ${page.meta.get('og:url')}`);
    if (!page.title.includes(' · ')) fault(`title ${page.title}`);
    for (const text of page.faults) fault(text);
    const types = page.things.map((thing) => thing['@type']);
    for (const type of types) kinds.set(type, (kinds.get(type) ?? 0) + 1);
    const expected = kind.endsWith('screens')
      ? (toldBy[path] ?? /^BreadcrumbList ItemList$/)
      : told[kind.replace(/^es-/, '')];
    if (!expected?.test(types.join(' '))) fault(`tells ${types.join(' ')}`);
    images.add(page.meta.get('og:image') ?? '');
  });
  expect(faults).toEqual([]);
  for (const type of [
    'Product',
    'ProductGroup',
    'ItemList',
    'BlogPosting',
    'CreativeWork',
    'ProfilePage',
    'Store',
    'FAQPage',
  ])
    expect(kinds.get(type) ?? 0, type).toBeGreaterThan(0);

  // Pictures that are drawn, and some of the others.
  const all = [...images].filter((address) => address.includes('/share'));
  const spanish = all.filter((address) => address.includes('/share/es'));
  const drawn = [...all.filter((address) => !spanish.includes(address)), ...spanish.slice(0, 5)];
  expect(drawn.length).toBeGreaterThan(20);
  const others = [...images].filter((address) => !drawn.includes(address)).slice(0, 10);
  await inLanes([...drawn, ...others], async (address) => {
    const answer = await context.get(address);
    if (answer.status() !== 200 || !answer.headers()['content-type']?.startsWith('image/'))
      faults.push(`${address}: ${answer.status()}`);
  });
  expect(faults).toEqual([]);
  await context.dispose();
});

test('pages that must not be found say so, and a crawler is let in to read it', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  for (const path of [
    '/cart',
    '/login',
    '/search?q=lamp',
    '/compare',
    '/quick-order',
    '/addtt3',
    '/order-lookup',
  ]) {
    const page = await readPage(readBy(request), path);
    expect(page.meta.get('robots'), path).toBe('noindex');
    expect(page.canonical, path).toBeNull();
    expect(
      closed.filter((one) => path.startsWith(one.replace('$', '')) && !one.endsWith('$')),
      path,
    ).toEqual([]);
  }
  // What the rule for /me is not meant for.
  expect(closed).not.toContain('/me');
});

test('a trade buyer’s price is not told to search engines', async ({ request }) => {
  const account = sampleAccounts().find(({ role }) => role.startsWith('contract buyer'));
  const trade = await requests.newContext({ baseURL: origin() });
  const { email = '', password = '' } = account ?? {};
  const login = await trade.put('/api/v1/auth', { data: { email, password }, headers: { origin: origin() } });
  expect(login.status()).toBe(200);
  const list = (await (await trade.get('/api/v1/products?limit=20')).json()) as {
    items: { href: string; slug: string; price: number; retail: number }[];
  };
  const cheaper = list.items.find(({ price, retail }) => price < retail);
  expect(cheaper).toBeDefined();
  const path = cheaper?.href ?? '';
  const prices = async (context: APIRequestContext) =>
    (await readPage(readBy(context), path)).things
      .flatMap((thing) => [thing, ...(thing.hasVariant ?? [])])
      .map(({ offers }) => offers?.price);
  const guests = await prices(request);
  expect(guests.filter(Boolean).length).toBeGreaterThan(0);
  expect(await prices(trade)).toEqual(guests);
  await trade.dispose();
});

test('no name leaves the script of structured data', async ({ request }) => {
  const account = sampleAccounts().find(({ role }) => role.startsWith('employee'));
  const employee = await requests.newContext({ baseURL: origin(), extraHTTPHeaders: { origin: origin() } });
  const { email = '', password = '' } = account ?? {};
  expect((await employee.put('/api/v1/auth', { data: { email, password } })).status()).toBe(200);
  const name = '</script><script>alert(1)</script> & <!-- "x"';
  const made = await employee.post('/api/v1/catalog/records', {
    data: { kind: 'tag', name, slug: 'unruly' },
  });
  expect(made.status()).toBe(201);
  const { _id } = (await made.json()) as { _id: string };
  const html = await (await request.get('/t/unruly')).text();
  expect(html).not.toContain('<script>alert');
  const page = await readPage(readBy(request), '/t/unruly');
  expect(JSON.stringify(page.things)).toContain(JSON.stringify(name));
  expect(page.faults).toEqual([]);
  expect((await employee.delete(`/api/v1/catalog/records/tag/${_id}`)).status()).toBe(200);
  expect((await request.get('/t/unruly')).status()).toBe(410);
  expect((await request.get('/t/never-was')).status()).toBe(404);
  await employee.dispose();
});

test('a drawn picture says a page’s own title and nothing that an address says', async ({ request }) => {
  for (const path of [
    '/share/page/never.png',
    '/share/cart.png',
    '/share/search.png',
    '/share/admin.png',
    '/share/Anything%20at%20all.png',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  const answer = await request.get('/share/locations.png');
  expect(answer.headers()['content-type']).toBe('image/png');
  expect((await request.post('/share/locations.png')).status()).toBe(405);
});
