/** The desk's list of orders: narrowed, kept as a view, exported, and several orders printed and fulfilled at once. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { placeOrders } from './place-orders.ts';
import { hire, logIn } from './staff.ts';

/** How the paper of the chosen orders begins. */
async function paperOf(page: Page, kind: string): Promise<string> {
  const order = await page
    .getByRole('list', { name: 'Orders' })
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
  const query = new URLSearchParams(order.map((value) => ['order', value]));
  const response = await page.request.get(`/admin/orders/papers/${kind}.pdf?${query}`);
  expect(response.headers()['content-type']).toBe('application/pdf');
  return (await response.body()).subarray(0, 4).toString();
}

test('orders are narrowed, kept as a view, exported, printed and fulfilled together', async ({
  page,
  baseURL,
}) => {
  const { numbers, email } = await placeOrders(baseURL ?? '');
  await page.setViewportSize(widths.desk);
  await logIn(page, await hire('sales', 'Ines'));
  await page.goto('/admin/orders');
  await look(page, 'order-list');
  await page.getByLabel('Search orders').fill(email);
  await page.getByLabel('Sort by').selectOption('Oldest first');
  await page.getByText('More filters').click();
  await page.getByLabel('Delivery method').selectOption('Local Delivery');
  await page.getByRole('button', { name: 'Filter' }).click();
  const rows = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(numbers[0] ?? '');
  expect(new URL(page.url()).searchParams.get('delivery')).toBe('Local Delivery');
  await page.reload();
  await expect(rows).toHaveCount(2);

  await page.getByText('Save this view').click();
  await page.getByLabel('View name').fill('Maya');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View saved.')).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByLabel('Search orders')).toHaveValue('');
  await views.getByRole('link', { name: 'Maya' }).click();
  await expect(rows).toHaveCount(2);
  await look(page, 'order-list-view');
  await page.setViewportSize(widths.phone);
  await look(page, 'order-list-phone');
  await page.setViewportSize(widths.desk);

  const file = await page.getByRole('link', { name: 'Export CSV with items' }).getAttribute('href');
  const csv = await (await page.request.get(file ?? '')).text();
  for (const number of numbers) expect(csv).toContain(number);
  for (const kind of ['picks', 'slips', 'labels']) expect(await paperOf(page, kind)).toBe('%PDF');

  await page.getByText('Fulfill selected orders').click();
  await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await expect(page.getByText('Select at least one order in the list.')).toBeVisible();
  await page.getByLabel('Select all on this page').check();
  await expect(page.getByText('2 orders selected')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await expect(page.getByText('2 orders fulfilled.')).toBeVisible();
  await page.getByLabel(`Select order ${numbers[0]}`).check();
  await page.getByText('Fulfill selected orders').click();
  await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await expect(page.getByText(`${numbers[0]}: Nothing is left to fulfill.`)).toBeVisible();
  await look(page, 'order-list-failed');

  await page.getByText('Edit this view').click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByText('View deleted.')).toBeVisible();
  await expect(views.getByRole('link', { name: 'Maya' })).toHaveCount(0);
});
