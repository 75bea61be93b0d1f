/**
 * After logout nothing is left of the person in this browser: not behind Back, on any screen, and not in what the browser
 * keeps (docs/product.md#logout).
 */
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { hire, logIn } from './staff.ts';

/** The addresses of an area's screens that need no id, from the routes themselves. */
const screensOf = (area: 'a' | 'admin'): string[] =>
  readdirSync('app/routes')
    .filter((file) => file.startsWith(`${area}.`) && file.endsWith('.tsx') && !file.includes('$'))
    .map(
      (file) =>
        `/${file
          .slice(0, -'.tsx'.length)
          .replace(/\._index$/, '')
          .replaceAll(/_?\./g, '/')}`,
    );

/** What a page that is not the person's must not say. */
async function personOf(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/v1/auth');
  const { first_name, last_name, email, company } = await answer.json();
  return [`${first_name} ${last_name}`, email, ...(company ? [company.name] : [])];
}

async function look(page: Page): Promise<string> {
  let html = '';
  // A page that leads elsewhere is on its way for a moment.
  await expect(async () => {
    await page.waitForLoadState('load');
    html = `${await page.title()} ${await page.content()}`;
  }).toPass();
  return html;
}

/** Goes back through everything that was seen. Answers how many pages that were. */
async function expectNothingBehind(page: Page, secrets: readonly string[], seen: number): Promise<void> {
  for (let step = 1; step <= seen; step++) {
    await page.goBack();
    const html = await look(page);
    for (const secret of secrets)
      expect(html, `${secret} at ${page.url()}, ${step} back`).not.toContain(secret);
  }
}

async function expectNothingKept(page: Page, secrets: readonly string[]): Promise<void> {
  const kept = await page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(request.url);
    return {
      text: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, cached]),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    };
  });
  expect(kept.databases).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('session');
  const text = kept.text + JSON.stringify(cookies);
  for (const secret of secrets) expect(text).not.toContain(secret);
}

test('a buyer with a year of orders leaves nothing behind', async ({ page }) => {
  const person = sampleAccounts().find(({ role }) => role.startsWith('builder with'));
  await page.goto('/login');
  await page.getByLabel('Email').fill(person?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/a\/profile\/orders$/);
  const secrets = await personOf(page);
  const screens = screensOf('a');
  expect(screens.length).toBeGreaterThan(12);
  // One of each kind that a list leads to.
  for (const list of ['/a/profile/orders', '/a/invoices', '/a/proposals', '/a/approvals']) {
    await page.goto(list);
    const detail = page.getByRole('main').locator(`a[href^="${list}/"]:not([href*=".csv"])`).first();
    screens.push((await detail.getAttribute('href')) ?? '');
  }
  for (const path of [...screens, '/favorites', '/cart', '/quick-order', '/stock-alerts', '/checkout']) {
    await page.goto(path);
    const html = await look(page);
    if (path.startsWith('/a/'))
      for (const secret of secrets.slice(0, 1)) expect(html, path).toContain(secret);
  }
  await page.goto('/a/profile');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectNothingKept(page, secrets);
  await expectNothingBehind(page, secrets, screens.length);
  await expectNothingKept(page, secrets);
});

test('an admin leaves nothing of the back office behind', async ({ page }) => {
  const email = await hire('admin', 'Marguerite');
  await logIn(page, email);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  const customer = sampleAccounts().find(({ role }) => role === 'trade buyer')?.email ?? '';
  const secrets = ['Marguerite Fenn', email, customer];
  const screens = screensOf('admin');
  expect(screens.length).toBeGreaterThan(20);
  for (const path of screens) await page.goto(path);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectNothingKept(page, secrets);
  await expectNothingBehind(page, secrets, screens.length);
});
