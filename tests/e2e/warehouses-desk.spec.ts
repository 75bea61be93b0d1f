/** Warehouses at the desk: hours, special days and stock, and what the shop makes of them at once. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

test('a publisher opens a warehouse, changes its hours, closes a day and moves stock there', async ({
  page,
  browser,
  baseURL,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/422 .*\/admin\/warehouses/);
  await logIn(page, await hire('publisher', 'Wren'));
  const nav = page.getByRole('navigation', { name: 'Back office' });
  await nav.locator('summary', { hasText: 'Settings' }).click();
  await nav.getByRole('link', { name: 'Warehouses' }).click();
  await expect(page.getByRole('link', { name: 'Portland' })).toBeVisible();
  const looks = async (name: string) => {
    for (const [size, viewport] of Object.entries(widths)) {
      await page.setViewportSize(viewport);
      await look(page, `warehouses-${name}-${size}`);
    }
  };
  await looks('list');

  // A new one, whose Monday closes before it opens until that is fixed.
  await page.getByRole('link', { name: 'Add warehouse' }).click();
  const town = `Tacoma ${randomUUID().slice(0, 5)}`;
  await page.getByLabel('Name').fill(town);
  await page.getByLabel('Phone').fill('(253) 555-0101');
  await page.getByLabel('Street address').fill('1 Dock Street');
  await page.getByLabel('City').fill('Tacoma');
  await page.getByLabel('State').selectOption('WA');
  await page.getByLabel('ZIP code').fill('98402');
  await page.getByLabel('Latitude').fill('47.25');
  await page.getByLabel('Longitude').fill('-122.44');
  await page.getByLabel('Time zone').selectOption('America/Los_Angeles');
  const hours = page.getByRole('group', { name: 'Opening hours' });
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
    await hours.getByLabel(`${day}, opens at`).fill('06:30');
    await hours.getByLabel(`${day}, closes at`).fill(day === 'Monday' ? '05:00' : '18:45');
  }
  await page.getByLabel('Tax rate (%)').fill('10.3');
  await page.getByLabel('Local delivery ($)').fill('45');
  await page.getByRole('button', { name: 'Add warehouse' }).click();
  await expect(page.getByText('Enter a closing time after the opening time.')).toBeVisible();
  await expect(hours.getByLabel('Monday, closes at')).toBeFocused();
  await hours.getByLabel('Monday, closes at').fill('18:45');
  await page.getByRole('button', { name: 'Add warehouse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: town })).toBeVisible();
  await looks('one');
  const address = page.url().replace(/\?.*/, '');

  // Sunday too: the shop knows at once, on a Sunday noon there.
  await hours.getByLabel('Closed on Sunday').uncheck();
  await hours.getByLabel('Sunday, opens at').fill('10:15');
  await hours.getByLabel('Sunday, closes at').fill('16:00');
  // What is typed in another form stays, and is saved next; each says so beside its button.
  await page.getByLabel('Phone').fill('(253) 555-0199');
  await page.getByLabel('Minimum order').fill('0');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Saved.', { exact: true })).toBeInViewport();
  await expect(page.getByLabel('Phone')).toHaveValue('(253) 555-0199');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved.', { exact: true })).toBeInViewport();
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const shop = await context.newPage();
  await shop.clock.setFixedTime(new Date('2027-02-07T20:00:00Z'));
  const overlay = shop.getByRole('dialog', { name: town });
  const hoursThere = overlay.getByRole('button', { name: /^Hours/ });
  await shop.goto('/page/about');
  await shop.locator('summary', { hasText: 'Portland' }).click();
  await shop.getByRole('dialog', { name: 'Portland' }).getByRole('button', { name: town }).click();
  await expect(hoursThere).toHaveText(/Today.*10:15 AM to 4:00 PM/);

  await page.goto('/admin/warehouses/days');
  await page.getByRole('combobox', { name: 'Warehouse' }).selectOption({ label: town });
  await page.getByLabel('Date').fill('2027-02-07');
  await page.getByLabel('Reason').fill('Inventory day');
  await expect(page.getByLabel('Opens at')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add special hours' }).click();
  await expect(page.getByText('Special hours added.')).toBeVisible();
  await looks('days');
  await shop.reload();
  await shop.locator('summary', { hasText: town }).click();
  await expect(hoursThere).toHaveText(/Today.*Closed/);
  await expect(overlay.getByText('Closed today: Inventory day')).toBeVisible();
  await context.close();

  const sku = await skuInStock(page);
  await page.goto('/admin/warehouses/transfers');
  await page.getByRole('combobox', { name: 'From' }).selectOption({ label: 'Portland' });
  await page.getByRole('combobox', { name: 'To' }).selectOption({ label: town });
  await page.getByLabel('SKU 1').fill(sku);
  await page.getByLabel('Quantity 1').fill('999999');
  await page.getByRole('button', { name: 'Send stock' }).click();
  await expect(page.getByText(/^Only \d+ available there\./)).toBeVisible();
  await page.getByLabel('Quantity 1').fill('1');
  await page.getByRole('button', { name: 'Send stock' }).click();
  await expect(page.getByText('Stock sent. Receive it when it arrives.')).toBeVisible();
  const sent = page.getByRole('listitem').filter({ hasText: `Portland to ${town}` });
  await expect(sent).toContainText('On the way');
  await looks('transfers');
  await sent.getByRole('link', { name: /^ST-\d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Transfer ST-\d+$/ })).toBeVisible();
  await looks('transfer');
  await page.getByRole('button', { name: 'Write off the rest' }).click();
  await expect(page.getByText('Tick the box', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Receive stock' }).click();
  await expect(page.getByText('Stock received.')).toBeVisible();
  await expect(page.getByText('1 of 1 received')).toBeVisible();
  await page.goto(`${address}/stock`);
  await expect(page.getByRole('listitem').filter({ hasText: sku })).toContainText('+1');
  await looks('history');

  // It goes as it came: shoppers see the sample's own again.
  await page.goto(address);
  await page.getByLabel(`Close ${town} for shoppers`).check();
  await page.getByRole('button', { name: 'Close this warehouse' }).click();
  await expect(page.getByText('Warehouse closed. Shoppers no longer see it.')).toBeVisible();
});

/** A SKU that Portland has some of. */
async function skuInStock(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/products?limit=60&sort=popularity');
  const { items } = (await answer.json()) as { items: { sku: string | null; stock: number }[] };
  const sku = items.find((item) => item.sku && item.stock > 20 && item.stock < 1000)?.sku;
  expect(sku).toBeTruthy();
  return sku ?? '';
}
