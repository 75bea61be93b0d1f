/**
 * Weighs the screens of the profile area: bytes of JavaScript (gzip -9) that a first load of each brings beside what the home
 * page has loaded.
 */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { ScreenName } from '#profile/screens.ts';
import { expect } from './e2e.ts';

/** Bytes; every screen stays below (docs/decisions/0055-remote-profile-area.md). */
export const screenBudget = 60_000;

/** Each screen's address; that of one record is the first link of its list. */
const addresses: Record<ScreenName, string | { of: string }> = {
  addresses: '/a/profile/addresses',
  approval: { of: '/a/approvals' },
  approvals: '/a/approvals',
  'credit-memos': '/a/credit-memos',
  invoice: { of: '/a/invoices' },
  invoices: '/a/invoices',
  jobs: '/a/jobs',
  notifications: '/a/notifications',
  order: { of: '/a/profile/orders' },
  orders: '/a/profile/orders',
  'pay-bill': '/a/pay-bill',
  payments: '/a/payments',
  profile: '/a/profile',
  proposal: { of: '/a/proposals' },
  proposals: '/a/proposals',
  settings: '/a/settings',
  statement: '/a/statement',
};

/** React has the screen's elements. */
export const takenOver = (page: Page): Promise<boolean> =>
  page.locator('[data-profile-screen]').evaluate((place) => {
    const [first] = place.children;
    return first !== undefined && Object.keys(first).some((key) => key.startsWith('__react'));
  });

/** The sample's person who has a record of every kind. */
export const weighedAs = 'builder with a year of orders';

/** Logs a person of the sample in at a shop and waits for the account. */
export async function logInAs(
  page: Page,
  shop: string,
  person: { email: string; password: string } | undefined,
): Promise<void> {
  await page.goto(`${shop}/login`);
  await page.getByLabel('Email').fill(person?.email ?? '');
  await page.getByLabel('Password', { exact: true }).fill(person?.password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/a\/profile\/orders$/);
}

/** Bytes by screen, for a page where `weighedAs` is logged in. */
export async function weighScreens(page: Page, shop: string): Promise<Map<ScreenName, number>> {
  const sizes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  let loaded = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    loaded.add(pathname);
    const read = async () => {
      sizes.set(pathname, gzipSync(await response.body(), { level: 9 }).length);
    };
    if (!sizes.has(pathname)) reading.push(read());
  });
  const visit = async (path: string): Promise<Set<string>> => {
    loaded = new Set();
    await page.goto(`${shop}${path}`);
    // What comes with the first touch of a page comes everywhere.
    await page.keyboard.press('Shift');
    if (path.startsWith('/a/')) await expect.poll(() => takenOver(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    await Promise.all(reading);
    return loaded;
  };
  const firstOf = async (list: string): Promise<string> => {
    await visit(list);
    const links = await page
      .locator('[data-profile-screen] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const record = links.find(
      (href) => href.startsWith(`${list}/`) && !href.slice(list.length + 1).includes('/'),
    );
    if (!record) throw new Error(`${list} shows no record`);
    return record;
  };
  await page.waitForLoadState('networkidle');
  const home = await visit('/');
  const weights = new Map<ScreenName, number>();
  for (const [name, address] of Object.entries(addresses) as [ScreenName, string | { of: string }][]) {
    const scripts = await visit(typeof address === 'string' ? address : await firstOf(address.of));
    await expect(page.locator(`[data-profile-screen="${name}"]`)).toBeVisible();
    let weight = 0;
    for (const script of scripts) if (!home.has(script)) weight += sizes.get(script) ?? 0;
    weights.set(name, weight);
  }
  return weights;
}
