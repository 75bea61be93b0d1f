/**
 * The profile area's screens from another origin: up, gone, slow, incomplete, and made for another React
 * (docs/product.md#profile-area). What the server rendered stays in each case.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, type RunningServer, startServer } from '#tests/factories/server.ts';
import { expect, sampleAccounts, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { logInAs, screenBudget, takenOver, weighedAs, weighScreens } from '#tests/setup/profile-weight.ts';
import { currentBuild } from '../../scripts/builds.mjs';
import { look, widths } from './look.ts';

/** Scripts of another host, and what the browser says of those that fail. */
const anything = /./;

test.describe.configure({ mode: 'serial' });

const built = () => {
  const folder = join(currentBuild() ?? '', 'storefront/client/assets/profile');
  return join(folder, readdirSync(folder)[0] ?? '');
};

type Fault = 'none' | 'gone' | 'slow' | 'incomplete' | 'another React';

/** A host of the remote application that has faults when it is told to. */
class RemoteHost {
  fault: Fault = 'none';
  asked: string[] = [];
  #server: Server;

  constructor(folder: string) {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://remote');
      this.asked.push(pathname);
      if (this.fault === 'slow') return;
      const file = join(folder, pathname);
      if (this.fault === 'gone' || !existsSync(file)) return void response.writeHead(404).end();
      let text = readFileSync(file, 'utf8');
      if (this.fault === 'incomplete') text = text.replaceAll('"./orders"', '"./former"');
      if (this.fault === 'another React') text = text.replaceAll('^18.3.1', '^19.0.0');
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end(text);
    });
  }

  async open(): Promise<string> {
    const port = await freePort();
    await new Promise<void>((done) => this.#server.listen(port, '127.0.0.1', done));
    return `http://127.0.0.1:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const host = new RemoteHost(built());
const dataDir = mkdtempSync(join(tmpdir(), 'shop-remote-'));
let origin = '';
let shop: RunningServer;

test.beforeAll(async ({ baseURL }) => {
  origin = await host.open();
  // The same shop, seen through a storefront of its own.
  shop = await startServer({
    dataDir,
    env: { API_URL: baseURL ?? '', PROFILE_REMOTE_URL: `${origin}/remoteEntry.js` },
  });
});

test.afterAll(async () => {
  await shop.stop();
  host.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.beforeEach(async ({ context }) => {
  host.fault = 'none';
  host.asked = [];
  await skipFirstVisit(context, shop.baseUrl);
});

const login = (page: Page, as = 'trade buyer') =>
  logInAs(
    page,
    shop.baseUrl,
    sampleAccounts().find(({ role }) => role === as),
  );

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'Error module not found' });

/** Whether the screen's own code runs: a form that is sent by it loads no new document. */
async function expectAlive(page: Page): Promise<void> {
  await page.goto(`${shop.baseUrl}/a/profile`);
  await expect.poll(() => takenOver(page)).toBe(true);
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  await page.getByRole('button', { name: 'Save profile' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' }).first()).toBeVisible();
  await expect(page.locator('body[data-same]')).toHaveCount(1);
}

test('screens come from another origin, and only their pages may run its scripts', async ({
  page,
  expectProblem,
}) => {
  // Both are hosts of this test.
  expectProblem(/request to another host: http:\/\/127\.0\.0\.1:/);
  await login(page);
  await expectAlive(page);
  expect(host.asked.filter((path) => path === '/remoteEntry.js').length).toBeGreaterThan(0);
  const policyOf = async (path: string) =>
    (await page.request.get(`${shop.baseUrl}${path}`)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/a/profile')).toContain(origin);
  expect(await policyOf('/cart')).not.toContain(origin);
});

test('a first load of any screen brings less than 60 KB beside what the home page has loaded', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/request to another host: http:\/\/127\.0\.0\.1:/);
  await login(page, weighedAs);
  const weights = await weighScreens(page, shop.baseUrl);
  expect(Object.fromEntries([...weights].filter(([, bytes]) => bytes >= screenBudget))).toEqual({});
});

const faults = ['gone', 'incomplete', 'another React'] as const;

for (const fault of faults)
  test(`remote ${fault}: the page stays, says so, and goes on when asked again`, async ({
    page,
    expectProblem,
  }) => {
    await login(page);
    expectProblem(anything);
    host.fault = fault;
    await page.goto(`${shop.baseUrl}/a/profile/orders`);
    await expect(missing(page)).toBeVisible();
    for (const [width, size] of Object.entries(widths)) {
      await page.setViewportSize(size);
      await look(page, `profile-remote-${fault.replace(' ', '-')}-${width}`);
    }
    // The account's links, and the shop.
    const account = page.getByRole('navigation', { name: 'Account' });
    await account.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.goto(`${shop.baseUrl}/a/profile/orders`);
    await expect(missing(page)).toBeVisible();
    host.fault = 'none';
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    // Its files are in the document for good: the second time the page is loaded again.
    if (fault === 'another React')
      await expect(async () => {
        if (await again.isVisible()) await again.click();
        expect(await takenOver(page)).toBe(true);
      }).toPass();
    await expect(missing(page)).toBeHidden();
    await expect.poll(() => takenOver(page)).toBe(true);
  });

test('remote gone: forms of the page are plain forms', async ({ page, expectProblem }) => {
  await login(page);
  expectProblem(anything);
  host.fault = 'gone';
  await page.goto(`${shop.baseUrl}/a/profile`);
  await expect(missing(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' }).first()).toBeVisible();
  await expect(missing(page)).toBeVisible();
});

test('remote slow: given up after 20 seconds, while the shop goes on', async ({ page, expectProblem }) => {
  await login(page);
  expectProblem(anything);
  host.fault = 'slow';
  await page.clock.install();
  await page.goto(`${shop.baseUrl}/a/profile/orders`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  await expect.poll(() => host.asked.length).toBeGreaterThan(0);
  await page.clock.runFor(19_000);
  await expect(missing(page)).toBeHidden();
  await page.clock.runFor(1500);
  await expect(missing(page)).toBeVisible();
  await page.clock.resume();
  await page.goto(`${shop.baseUrl}/c/bathroom`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what was typed before the remote came is not taken away', async ({ page, expectProblem }) => {
  await login(page);
  expectProblem(anything);
  host.fault = 'slow';
  await page.clock.install();
  await page.goto(`${shop.baseUrl}/a/profile`, { waitUntil: 'commit' });
  const name = page.getByLabel('First name');
  await expect.poll(() => host.asked.length).toBeGreaterThan(0);
  await page.clock.runFor(5000);
  await name.fill('Theodora');
  await page.clock.runFor(20_000);
  await expect(missing(page)).toBeVisible();
  host.fault = 'none';
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(missing(page)).toBeHidden();
  await expect(name).toHaveValue('Theodora');
});
