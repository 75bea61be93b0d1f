/** The back office's navigation: every page within two steps, by mouse, by keyboard, on a phone and without a script. */
import { expect, test } from '../setup/e2e.ts';
import { hire, logIn } from './staff.ts';

const groups: Record<string, string[]> = {
  Orders: ['/admin/orders', '/admin/proposals', '/admin/receivables'],
  Customers: [
    '/admin/customers',
    '/admin/companies',
    '/admin/reviews',
    '/admin/questions',
    '/admin/newsletter',
  ],
  Catalog: ['/admin/catalog', '/admin/search', '/admin/inventory', '/admin/catalog/import'],
  Content: [
    '/admin/pages',
    '/admin/content',
    '/admin/media',
    '/admin/schedules',
    '/admin/releases',
    '/admin/experiments',
    '/admin/search-engines',
    '/admin/translations',
  ],
  Settings: [
    '/admin/settings',
    '/admin/warehouses',
    '/admin/employees',
    '/admin/settings/notifications',
    '/admin/emails',
    '/admin/activity',
  ],
};

test('every page is in a group, one line at 1280 and nothing wider than a phone', async ({ page }) => {
  await logIn(page, await hire('admin', 'Navi'));
  const nav = page.getByRole('navigation', { name: 'Back office' });
  for (const [name, paths] of Object.entries(groups)) {
    await nav.locator('summary', { hasText: name }).click();
    const links = nav.locator('details[open] a');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(paths);
  }
  // A group of one is a link at once.
  await expect(nav.getByRole('link', { name: /^Messages/ })).toHaveAttribute('href', '/admin/messages');
  await nav.locator('summary', { hasText: 'Orders' }).click();
  await nav.getByRole('link', { name: 'Receivables' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receivables' })).toBeVisible();
  await expect(nav.locator('details[open]')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await nav.boundingBox())?.height).toBeLessThan(60);
  // By keyboard: opened, left with Escape, the focus where it was.
  const summary = nav.locator('summary', { hasText: 'Settings' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: 'Shop settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await expect(nav.getByRole('link', { name: 'Shop settings' })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const name of Object.keys(groups)) {
    await nav.locator('summary', { hasText: name }).click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBeLessThanOrEqual(390);
  }
});

test.describe('without JavaScript', () => {
  test('the groups open all the same', async ({ page, browser, baseURL }) => {
    await logIn(page, await hire('sales', 'Noa'));
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      ...(baseURL ? { baseURL } : {}),
    });
    const plain = await context.newPage();
    await plain.goto('/admin/orders');
    const nav = plain.getByRole('navigation', { name: 'Back office' });
    await nav.locator('summary', { hasText: 'Orders' }).click();
    await nav.getByRole('link', { name: 'Receivables' }).click();
    await expect(plain.getByRole('heading', { level: 1, name: 'Receivables' })).toBeVisible();
    await context.close();
  });
});
