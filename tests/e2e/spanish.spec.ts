/**
 * The shop in Spanish: every screen is walked under /es, and none says a sentence of ours in English. The text of
 * documents is looked at, as it comes from the server; what scripts say later comes from files that have no English.
 */
import { readdirSync } from 'node:fs';
import { type APIRequestContext, request as requests } from '@playwright/test';
import * as m from '#messages';
import { ownNames } from '#schemas/domain/platform/language.ts';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { placeOrders } from './place-orders.ts';
import { findOf, piecesOf, sentencesIn } from './spoken.ts';
import { hire, password } from './staff.ts';

const origin = () => `http://localhost:${process.env.E2E_PORT}`;

/** Documents of a kind that are read; more of them say the same. */
const eachKind = 2;

type Route = { file: string; pattern: RegExp; parts: number };

/** The routes that are documents, by the names of their files. */
function routes(): Route[] {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return readdirSync('app/routes')
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => {
      const segments = file
        .slice(0, -'.tsx'.length)
        .split('.')
        .map((segment) => segment.replace(/_$/, ''))
        .filter((segment) => segment !== '_index');
      const path = segments
        .map((segment) => {
          if (segment === '$') return '/.+';
          if (/^\(\$/.test(segment)) return '(?:/[^/]+)?';
          return segment.startsWith('$') ? '/[^/]+' : `/${escaped(segment)}`;
        })
        .join('');
      const fixed = segments.filter((segment) => !segment.includes('$')).length;
      return { file, pattern: new RegExp(`^${path || '/'}$`), parts: fixed * 10 + segments.length };
    })
    .sort((a, b) => b.parts - a.parts);
}

const known = routes();
const routeOf = (path: string): string | undefined => known.find(({ pattern }) => pattern.test(path))?.file;

/** Links of a document to other documents of ours, without what follows the path's query. */
function linksIn(html: string): string[] {
  const bare = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '');
  return [...bare.matchAll(/<a\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const href = /\shref="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&') ?? '';
    return /\shrefLang="/i.test(attributes) || !href.startsWith('/') ? [] : [href];
  });
}

const isFile = (path: string) => /\.(?:\w{2,5})$|^\/(?:api|assets|media|pictures)\//.test(path);

type Walk = { read: Map<string, string>; english: string[]; strayed: string[] };

/** Reads what each start leads to, some documents of each kind. */
async function walk(
  context: APIRequestContext,
  starts: readonly string[],
  find: (pieces: readonly string[]) => string[],
  { read, english, strayed }: Walk,
): Promise<void> {
  const counts = new Map<string, number>();
  const queue = [...starts];
  const seen = new Set(queue);
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const answer = await context.get(address, { timeout: 60_000 });
    if (!(answer.headers()['content-type'] ?? '').startsWith('text/html')) continue;
    const html = await answer.text();
    const { pathname } = new URL(answer.url());
    const route = routeOf(pathname.replace(/^\/es(?=\/|$)/, '') || '/');
    if (!/<html[^>]* lang="es"/.test(html)) english.push(`${address}: not in Spanish`);
    if (route) read.set(route, address);
    english.push(...find(piecesOf(html)).map((found) => `${address}: ${found}`));
    for (const href of linksIn(html)) {
      const [path = ''] = href.split(/[?#]/);
      if (isFile(path)) continue;
      if (!/^\/es(?:\/|$)/.test(path)) {
        strayed.push(`${href} on ${address}`);
        continue;
      }
      const kind = routeOf(path.slice('/es'.length) || '/') ?? path;
      if (seen.has(href) || /\/logout$/.test(path) || (counts.get(kind) ?? 0) >= eachKind) continue;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      seen.add(href);
      queue.push(href);
    }
  }
}

async function logged(email: string, word: string): Promise<APIRequestContext> {
  const context = await requests.newContext({ baseURL: origin() });
  const data = { email, password: word };
  const answer = await context.put('/api/v1/auth', { data, headers: { origin: origin() } });
  expect(answer.status()).toBe(200);
  return context;
}

/** A transfer on its way, by its id. */
async function sendStock(desk: APIRequestContext): Promise<string> {
  type Rows = { items: { sku: string; warehouse: { _id: string } }[] };
  const { items }: Rows = await (await desk.get('/api/v1/desk/inventory?sort=-available&limit=100')).json();
  const [first] = items;
  const other = items.find(({ warehouse }) => warehouse._id !== first?.warehouse._id);
  const data = {
    from: first?.warehouse._id,
    to: other?.warehouse._id,
    lines: [{ sku: first?.sku, quantity: 1 }],
  };
  const answer = await desk.post('/api/v1/catalog/transfers', { data, headers: { origin: origin() } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}

/** A release with nothing in it, by its id. */
async function openRelease(desk: APIRequestContext): Promise<string> {
  const data = { name: 'Otoño' };
  const answer = await desk.post('/api/v1/editor/releases', { data, headers: { origin: origin() } });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { _id: string })._id;
}

/** Words of the catalog, which are the dealer's and may be those of a sentence of ours. */
async function catalogWords(context: APIRequestContext): Promise<string[]> {
  // What languages call themselves is the same everywhere.
  const words: string[] = Object.values(ownNames);
  const gather = (value: unknown): void => {
    if (typeof value === 'string') words.push(...value.split(/<[^>]*>/));
    else if (value !== null && typeof value === 'object') {
      words.push(...Object.keys(value));
      Object.values(value).forEach(gather);
    }
  };
  const paths = [
    '/api/v1/filters/',
    '/api/v1/categories/',
    '/api/v1/tags/',
    '/api/v1/vendors/',
    ...[
      'made-to-measure-shaker-door',
      'cut-to-fit-drawer-insert',
      'made-to-measure-vanity',
      'tidewater-vanity-suite',
    ].map((slug) => `/api/v1/products/${slug}`),
  ];
  for (const path of paths) gather(await (await context.get(path)).json());
  return words;
}

/** A file that others stand in: `admin.tsx` is around all of `admin.*`. */
const isAround = (file: string) =>
  known.some((one) => one.file !== file && one.file.startsWith(file.replace(/tsx$/, '')));

/** Routes that no link of an ordinary day leads to, and why. */
const apart: Record<string, string> = {
  '$.tsx': 'what is at no other address',
  'a.$.tsx': 'what is at no other address',
  'admin.$.tsx': 'what is at no other address',
  'setup.tsx': 'an empty store',
  'categories.$id.tsx': 'leads on',
  'admin.applications.tsx': 'leads on',
  'admin.catalog.import.$id.tsx': 'needs an import',
  'admin.customers.$id_.carts.$cart.tsx': 'needs a cart that is helped with',
  'admin.orders.drafts.$id.tsx': 'needs a draft order',
  'admin.inventory.purchase-orders.$id.tsx': 'needs a purchase order',
  'admin.experiments.$id.tsx': 'needs an experiment',
  'checkout_.card.tsx': 'needs a payment by card',
  'checkout_.lien.tsx': 'needs a state that asks for it',
  'checkout_.payment.tsx': 'needs a payment that is not finished',
  'watch.tsx': 'framed',
  'maps.warehouse.$id.tsx': 'framed, where there is a key for maps',
  'maps.locations.tsx': 'framed, where there is a key for maps',
  'maps.places.tsx': 'framed, where there is a key for maps',
  'admin._index.tsx': 'leads on',
  'admin_.login_.code.tsx': 'needs a login that waits for its code',
  'login_.code.tsx': 'needs a login that waits for its code',
  'delivery.tsx': 'answers a form',
  's.$subcategory.tsx': 'leads on',
  'checkout.tsx': 'the guest below goes through it',
  'checkout_.billing.tsx': 'the guest below goes through it',
  'checkout_.review.tsx': 'the guest below goes through it',
  'checkout_.success.$cartId.tsx': 'the guest below goes through it',
};

test('no screen under /es says a sentence in English, and all of them lead to each other', async () => {
  test.setTimeout(600_000);
  const guest = await requests.newContext({ baseURL: origin() });
  const found: Walk = { read: new Map(), english: [], strayed: [] };
  const words = await catalogWords(guest);
  const find = findOf('en', 'es', words);
  await walk(
    guest,
    [
      '/es',
      '/es/search?q=brass',
      '/es/search?q=zzzzqqqq',
      '/es/nowhere-at-all',
      '/es/offline',
      '/es/compare',
      '/es/quick-order',
      '/es/reset-password',
      '/es/newsletter',
      '/es/order-lookup',
      '/es/admin/login',
      '/es/addtt3',
      '/es/delivery?zip=97209',
      '/es/stock-alerts?sku=nothing',
      '/es/login/code',
      '/es/admin/login/code',
      '/es/admin/join?token=none',
      '/es/confirm-email?token=none',
      '/es/cart/shared/none',
      '/es/pay/none',
      '/es/favorites/shared/none',
      '/es/order-lookup/none?token=none',
      '/es/s/vanities',
    ],
    find,
    found,
  );
  const builder = sampleAccounts().find(({ role }) => role === 'builder with a year of orders');
  const buyer = await logged(builder?.email ?? '', builder?.password ?? '');
  await walk(
    buyer,
    ['/es/a/profile', '/es/favorites', '/es/cart', '/es/cart/estimate', '/es/cart/share', '/es/checkout'],
    find,
    found,
  );
  // Other journeys give things names such as "New" and "From", which employees see, and an answer this title.
  const findAtDesk = findOf('en', 'es', [...words, 'Delivery to Bend'], 2);
  const employee = await logged(await hire('admin', 'Ines'), password);
  const lists: { items: { _id: string }[] } = await (await employee.get('/api/v1/pricing/price_list')).json();
  const { ids } = await placeOrders(origin(), [1]);
  await walk(
    employee,
    [
      '/es/admin',
      '/es/admin/two-factor',
      '/es/admin/search?show=judged',
      '/es/admin/search/one?q=brass&means=faucet&preview=1',
      '/es/preview/page-home',
      '/es/admin/messages/none',
      `/es/admin/orders/${ids[0]}/lines`,
      `/es/admin/pricing/price_list/${lists.items[0]?._id}/table`,
      `/es/admin/warehouses/transfers/${await sendStock(employee)}`,
      `/es/admin/releases/${await openRelease(employee)}`,
    ],
    findAtDesk,
    found,
  );
  // The log of emails has each letter's subject as its reader got it.
  const isLetter = (said: string) =>
    /^\/es\/admin\/(?:emails|activity)\b[^:]*: (?:(?:mail|notice)_\w+_subject|account_reset_title): /.test(
      said,
    );
  // A page that was made from words is called in the shop's first language where employees find it.
  const isTitle = (said: string) => /^\/es\/admin\b[^:]*: composed_\w+: /.test(said);
  const english = found.english.filter((said) => !isLetter(said) && !isTitle(said));
  expect.soft([...new Set(english)], 'said in English').toEqual([]);
  expect.soft([...new Set(found.strayed)], 'leads out of Spanish').toEqual([]);
  const missing = known
    .map(({ file }) => file)
    .filter((file) => !found.read.has(file) && !isAround(file) && !(file in apart));
  expect(missing, 'routes that were not read').toEqual([]);
});

const es = { locale: 'es' } as const;

test('a guest finds, buys and follows an order in Spanish', async ({ page }) => {
  const find = findOf('en', 'es', await catalogWords(page.request));
  const isSpanish = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(find(piecesOf(await page.content())), page.url()).toEqual([]);
  };
  const main = page.getByRole('main');
  await page.goto('/c/lighting');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/c/lighting');
  await isSpanish();
  await main
    .getByRole('button', { name: new RegExp(`^${m.product_add_label({ name: '' }, es)}`) })
    .first()
    .click();
  const cart = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${m.shop_cart({}, es)}`) });
  await expect(cart).toHaveAccessibleName(/[1-9]/);
  await page.goto('/es/cart');
  await isSpanish();
  await page.getByRole('link', { name: m.cart_checkout({}, es) }).click();
  await expect(page).toHaveURL('/es/checkout');
  await page.getByLabel(m.account_email({}, es), { exact: true }).fill('maya@example.com');
  await page.getByLabel(m.checkout_phone({}, es), { exact: true }).fill('503 555 0148');
  await isSpanish();
  await page.getByRole('button', { name: m.checkout_continue({}, es) }).click();
  await expect(page).toHaveURL('/es/checkout/billing');
  const fields = page.getByRole('group', { name: m.checkout_billing({}, es) });
  await fields.getByLabel(m.checkout_name({}, es), { exact: true }).fill('Maya Lindqvist');
  await fields.getByLabel(m.checkout_street({}, es)).fill('14 Alder Court');
  await fields.getByLabel(m.checkout_city({}, es)).fill('Portland');
  await fields.getByLabel(m.checkout_state({}, es)).selectOption('OR');
  await fields.getByLabel(m.checkout_zip({}, es)).fill('97209');
  await page.getByRole('radio', { name: new RegExp(`^${m.checkout_check({}, es)}`) }).check();
  await isSpanish();
  await page.getByRole('button', { name: m.checkout_continue({}, es) }).click();
  await expect(page).toHaveURL('/es/checkout/review');
  await isSpanish();
  await page
    .getByRole('button', { name: new RegExp(`^${m.checkout_place({ total: '' }, es).trim()}`) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.checkout_success_title({}, es));
  await expect(page).toHaveURL(/\/es\/checkout\/success\//);
  await isSpanish();
});

test('who chose a language comes back to it, and nobody else is led away from an address', async ({
  page,
}) => {
  await page.goto('/es/blog');
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/blog');
  await page.goto('/blog');
  await expect(page).toHaveURL('/es/blog');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goto('/team');
  await expect(page).toHaveURL('/team');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the choice of a language is remembered all the same', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/blog');
    await page.goto('/blog');
    await expect(page).toHaveURL('/es/blog');
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await page.goto('/team');
    await expect(page).toHaveURL('/team');
  });
});

test('what a page loads in one language carries no word of the other', async ({ request }) => {
  for (const [start, language, other] of [
    ['/', 'en', 'es'],
    ['/es', 'es', 'en'],
  ] as const) {
    const find = sentencesIn(other, language);
    const html = await (await request.get(start)).text();
    const queue = [...html.matchAll(/"(\/assets\/[\w./-]+\.js)"/g)].map(([, path = '']) => path);
    const seen = new Set(queue);
    expect(queue.length).toBeGreaterThan(5);
    const found: string[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const code = await (await request.get(path)).text();
      found.push(...find(code).map((text) => `${path}: ${text}`));
      // Whatever it may load later, too.
      for (const [, name = ''] of code.matchAll(/["`']\.\/([\w-]+\.js)["`']/g)) {
        const next = path.replace(/[^/]+$/, name);
        if (!seen.has(next)) queue.push(next);
        seen.add(next);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
    expect(found, `${other} in what ${start} loads`).toEqual([]);
  }
});
