/** Without a connection: pages that were seen, the cart and its changes; nothing of a person (docs/decisions/0065-offline.md). */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { test as base, expect, sampleAccounts } from '#tests/setup/e2e.ts';
import { listens } from './hands.ts';

/** The shop's own worker, as it is sent, or another one in its place. */
type WorkerOf = (own: string) => Promise<string>;

/**
 * A line to the shop that can be cut: the browser's own "offline" lets through what a page sends while it goes away.
 * `workerOf` may put another worker in the place of the shop's.
 */
class Line {
  isCut = false;
  workerOf: WorkerOf = async (own) => own;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((req, res) => this.#pass(req, res));
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, 'localhost', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #pass(req: IncomingMessage, res: ServerResponse): void {
    if (this.isCut) {
      req.socket.destroy();
      return;
    }
    const isWorker = req.url === '/service-worker.js';
    const headers = { ...req.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) };
    const to = { port: Number(process.env.E2E_PORT), host: 'localhost', path: req.url, method: req.method };
    const asked = request({ ...to, headers }, (answer) => {
      if (!isWorker) {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
        return;
      }
      let own = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        own += part;
      });
      answer.on('end', async () => {
        const body = await this.workerOf(own);
        res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(body);
      });
    });
    asked.on('error', () => res.destroy());
    res.on('close', () => asked.destroy());
    req.pipe(asked);
  }
}

type Fixtures = { line: Line; cut: () => Promise<void>; restore: () => Promise<void> };

const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names that are asked for.
  line: async ({}, use) => {
    const line = new Line();
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(await line.open()),
  cut: async ({ line, context }, use) => {
    await use(async () => {
      line.isCut = true;
      await context.setOffline(true);
    });
  },
  restore: async ({ line, context }, use) => {
    await use(async () => {
      line.isCut = false;
      await context.setOffline(false);
    });
  },
});

/** What the browser writes down of each request that does not get through. */
const lost = /net::ERR_/;

const account = (role: string) =>
  sampleAccounts().find((one) => one.role === role) ?? { email: '', password: '' };

/** Resolves when what the page says of itself is so; unlike waitForFunction, also when that takes a promise. */
async function until<Given>(
  page: Page,
  isSo: (given: Given) => Promise<boolean>,
  given: Given,
): Promise<void> {
  // A page that is being loaded anew cannot be asked.
  await expect(async () => {
    expect(await page.evaluate(isSo as (given: unknown) => Promise<boolean>, given)).toBe(true);
  }).toPass();
}

/** A hand on the page: what is needed offline comes with it. */
async function touch(page: Page): Promise<void> {
  await listens(page);
  await page.mouse.move(40, 40);
  await page.waitForFunction(() => document.querySelector('[data-patient="true"]'));
}

/** Resolves when the worker runs and has its own screens. */
async function workerReady(page: Page): Promise<void> {
  await touch(page);
  await until(
    page,
    async () => {
      if (!navigator.serviceWorker.controller) return false;
      return (await caches.match('/cart')) !== undefined && (await caches.match('/offline')) !== undefined;
    },
    null,
  );
}

/** Resolves when this page and every file of it are saved. */
async function pageSaved(page: Page, isPage = true): Promise<void> {
  await touch(page);
  await until(
    page,
    async (wantsPage) => {
      if (wantsPage && !(await caches.match(location.href))) return false;
      for (const { name } of performance.getEntriesByType('resource'))
        if (/^\/(?:assets|pictures)\//.test(new URL(name).pathname) && !(await caches.match(name)))
          return false;
      return true;
    },
    isPage,
  );
}

async function openAndSave(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await workerReady(page);
  await pageSaved(page);
}

const savedUrls = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (!new URL(url).pathname.startsWith('/assets/')) urls.push(new URL(url).pathname);
    return urls.sort();
  });

/** Resolves when the page is the store's own again. */
const fromStore = (page: Page) =>
  until(page, async () => document.documentElement.dataset.savedAt === undefined, null);

const offlineLine = (page: Page) => page.getByText(/You’re offline\. This is the page as you saw it on /);

/** The shop itself, whatever the browser's line is. */
const shop = `http://localhost:${process.env.E2E_PORT}`;

async function serverCart(page: Page) {
  const answer = await page.request.get(`${shop}/api/v1/carts`);
  const carts = (await answer.json()) as {
    active: boolean;
    items: { _id: string; sku: string; name: string; quantity: number; note: string }[];
  }[];
  return carts.find(({ active }) => active)?.items ?? [];
}

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/a\/profile\/orders$/);
}

test('pages that were seen are read offline, and one that was not says so', async ({
  page,
  cut,
  restore,
  expectProblem,
}) => {
  expectProblem(lost);
  await openAndSave(page, '/');
  await openAndSave(page, '/c/bathroom');
  const cards = page.getByRole('main').getByRole('article');
  const count = await cards.count();
  const first = cards.first().getByRole('link').first();
  const path = (await first.getAttribute('href')) ?? '';
  await cut();
  await page.reload();
  await expect(cards).toHaveCount(count);
  await expect(offlineLine(page)).toBeVisible();
  // By a link, too.
  await page.goto('/');
  await expect(offlineLine(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Bathroom' }).first().click();
  await expect(page).toHaveURL(/\/c\/bathroom$/);
  await expect(offlineLine(page)).toBeVisible();
  await page.goto(path);
  await expect(page).toHaveURL(/\/offline#/);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  const saved = page.getByRole('region', { name: 'Pages you can read offline' });
  await expect(saved.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('link', { name: 'View your cart' })).toBeVisible();
  await saved.getByRole('link', { name: /Bathroom/ }).click();
  await expect(page).toHaveURL(/\/c\/bathroom$/);
  await expect(offlineLine(page)).toBeVisible();
  // Never an old page while the network answers.
  await restore();
  await expect(offlineLine(page)).toBeHidden();
  await fromStore(page);
  await cut();
  await page.goto(path);
  await expect(page).toHaveURL(/\/offline#/);
  await restore();
  await expect(page).toHaveURL((url) => url.pathname === new URL(path, url).pathname);
});

test('a page that was gone to without a full load is saved as a document', async ({
  page,
  cut,
  expectProblem,
}) => {
  expectProblem(lost);
  await openAndSave(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/page\/services$/i);
  await pageSaved(page);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: heading ?? '' })).toBeVisible();
  await expect(offlineLine(page)).toBeVisible();
});

test('the cart is read and changed offline, kept over a reload and sent once', async ({
  page,
  context,
  cut,
  restore,
  expectProblem,
}) => {
  expectProblem(lost);
  await openAndSave(page, '/c/bathroom');
  const adds = page.getByRole('main').getByRole('button', { name: /^Add to cart: / });
  const names: string[] = [];
  for (const index of [0, 1]) {
    names.push(((await adds.nth(index).getAttribute('aria-label')) ?? '').replace('Add to cart: ', ''));
    await adds.nth(index).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
      new RegExp(String(index + 1)),
    );
  }
  const third = ((await adds.nth(2).getAttribute('aria-label')) ?? '').replace('Add to cart: ', '');
  const href = await page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Add to cart: ${third}` }) })
    .getByRole('link')
    .first()
    .getAttribute('href');
  await openAndSave(page, href ?? '');
  const before = await serverCart(page);
  expect(before.map(({ name }) => name)).toEqual(names);

  await cut();
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByText(/It’s kept on this device/)).toBeVisible();
  await page.goto('/cart');
  const [kept = '', gone = ''] = names;
  await expect(main.getByRole('heading', { level: 3, name: kept })).toBeVisible();
  await expect(main.getByText('You’re offline. Your changes are kept on this device')).toBeVisible();
  await expect(main.getByText('Checkout needs a connection').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Go to checkout' })).toHaveCount(0);
  const amount = main.getByRole('spinbutton', { name: `Quantity of ${kept}` });
  await amount.fill('7');
  await amount.press('Tab');
  await main.getByText(`Add a note`).first().click();
  await main.getByLabel(`Note for ${kept}`).fill('North bath');
  await main.getByRole('button', { name: 'Save note' }).first().click();
  await main.getByRole('button', { name: `Remove ${gone}` }).click();
  await expect(main.getByRole('heading', { level: 3, name: gone })).toHaveCount(0);
  await page.reload();
  await expect(amount).toHaveValue('7');
  await expect(main.getByText('North bath').first()).toBeVisible();
  await expect(main.getByRole('heading', { level: 3, name: gone })).toHaveCount(0);
  await expect(main.getByText(/, quantity 1$/)).toBeVisible();
  expect(await serverCart(page)).toEqual(before);
  // Another window takes them over when this one is closed.
  const other = await context.newPage();
  await page.close();
  await other.goto('/cart');
  await expect(other.getByRole('spinbutton', { name: `Quantity of ${kept}` })).toHaveValue('7');
  await other.goto('/checkout');
  await expect(other.getByRole('heading', { level: 1, name: 'Checkout needs a connection' })).toBeVisible();
  await restore();
  await expect(other).toHaveURL(/\/cart$/);
  await expect(other.getByText(/The changes kept on this device were sent on /)).toBeVisible();
  await expect(other.getByRole('main').getByRole('link', { name: 'Go to checkout' }).first()).toBeVisible();
  const after = await serverCart(other);
  expect(after.map(({ name, quantity, note }) => ({ name, quantity, note }))).toEqual([
    { name: kept, quantity: 7, note: 'North bath' },
    { name: third, quantity: 1, note: '' },
  ]);
  // Once: nothing is left to be sent by the next page.
  await other.reload();
  await touch(other);
  expect(await serverCart(other)).toEqual(after);
  const left = await other.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('edits')));
  expect(left).toEqual([]);
});

test('what was removed elsewhere meanwhile stays gone, and the cart says so', async ({
  page,
  cut,
  restore,
  expectProblem,
}) => {
  expectProblem(lost);
  await openAndSave(page, '/c/bathroom');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  const [line] = await serverCart(page);
  await page.goto('/cart');
  await pageSaved(page, false);
  await cut();
  await page.reload();
  const amount = page.getByRole('spinbutton', { name: `Quantity of ${line?.name}` });
  await amount.fill('4');
  await amount.press('Tab');
  await expect(page.getByText('You’re offline. Your changes are kept on this device')).toBeVisible();
  const removed = await page.request.post(`${shop}/cart`, {
    form: { intent: 'remove', line: line?._id ?? '' },
    headers: { origin: shop },
  });
  expect(removed.ok()).toBe(true);
  await restore();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await serverCart(page)).toEqual([]);
});

test('pages of somebody who is logged in are not kept, and a logout leaves nothing behind', async ({
  page,
  cut,
  restore,
  expectProblem,
}) => {
  expectProblem(lost);
  await openAndSave(page, '/c/bathroom');
  expect(await savedUrls(page)).toContain('/c/bathroom');
  await logIn(page, account('trade buyer'));
  await touch(page);
  expect((await savedUrls(page)).filter((path) => !/^\/(?:cart|offline)$/.test(path))).toEqual([]);
  for (const path of ['/', '/c/lighting', '/favorites', '/a/invoices', '/cart']) {
    await page.goto(path);
    await touch(page);
  }
  await page.goto('/c/kitchen');
  await touch(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await page.waitForFunction(() => localStorage.getItem('offline-cart-copy'));
  expect((await savedUrls(page)).filter((path) => !/^\/(?:cart|offline)$/.test(path))).toEqual([]);
  const [line] = await serverCart(page);
  await cut();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 3, name: line?.name ?? '' })).toBeVisible();
  await restore();
  await fromStore(page);
  await page.goto('/a/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await touch(page);
  await page.waitForFunction(() => !localStorage.getItem('offline-cart-copy'));
  const text = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(text).not.toContain(line?.sku);
  await cut();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await page.goto('/c/kitchen');
  await expect(page).toHaveURL(/\/offline#/);
});

/** Asks for the worker's file, as the browser does by itself from time to time. */
const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('shells')));

test('another build’s worker takes over and keeps the pages; one that was emptied takes everything back', async ({
  page,
  line,
  cut,
  restore,
  expectProblem,
}) => {
  expectProblem(lost);
  await openAndSave(page, '/c/bathroom');
  const [first = ''] = await shells(page);
  const name = first.replace(/^.*shells-/, '');
  expect(name).not.toBe('');
  line.workerOf = async (own) => own.replaceAll(name, 'next-build');
  await update(page);
  await until(
    page,
    async (old) => {
      const names = (await caches.keys()).join(' ');
      return names.includes('next-build') && !names.includes(old) && !!(await caches.match('/offline'));
    },
    first,
  );
  expect(await savedUrls(page)).toContain('/c/bathroom');
  await cut();
  await page.reload();
  await expect(offlineLine(page)).toBeVisible();
  await restore();
  await fromStore(page);
  const retired = await build({
    entryPoints: ['app/shared/offline/retired-worker.ts'],
    bundle: true,
    write: false,
    format: 'iife',
  });
  line.workerOf = async () => retired.outputFiles[0]?.text ?? '';
  await update(page);
  const isGone = () =>
    until(page, async () => (await navigator.serviceWorker.getRegistrations()).length === 0, null);
  await isGone();
  // A page that registers while this one is open takes the leaving back; what it tells lets the worker leave anew.
  await page.evaluate(async () => {
    const back = await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    back.active?.postMessage({ kind: 'seen', page: null, files: [] });
  });
  await isGone();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  // The shop is as without a worker.
  await page.goto('/c/bathroom');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a worker that does not come breaks nothing', async ({ page, line }) => {
  line.workerOf = async () => 'throw new Error("broken")';
  await page.goto('/c/bathroom');
  await touch(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
});

test('the browser finds nothing that keeps the shop from being installed', async ({ page, context }) => {
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toMatch(/\/site\.webmanifest$/);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window may not install; nothing else is wrong.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
