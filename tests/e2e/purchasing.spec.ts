/** What is low is bought: a reorder level, its list, a purchase order, and deliveries in two parts (docs/decisions/0075). */
import type { Page } from '@playwright/test';
import { sampleDealer } from '#api/sample/dealer.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

/** A SKU that no other journey orders, of a brand. */
const product = sampleDealer().products.findLast(({ kind }) => kind === 'plain');
const sku = product && 'skus' in product ? (product.skus[0]?.sku ?? '') : '';

async function openSku(page: Page): Promise<void> {
  await page.goto(`/admin/inventory?q=${encodeURIComponent(sku)}`);
  await page.getByRole('link', { name: sku, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Stock movements, ${sku}` })).toBeVisible();
}

/** What a warehouse's card says of one count. */
async function countOf(page: Page, name: string): Promise<number> {
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Portland' })
    .filter({ hasText: 'On hand' });
  const fact = card
    .first()
    .getByRole('term')
    .filter({ hasText: name })
    .locator('xpath=following-sibling::dd[1]');
  return Number((await fact.textContent()) ?? '');
}

test('a SKU that is low goes on the reorder list, is ordered, and comes in two deliveries with its cost', async ({
  page,
  expectProblem,
}) => {
  await page.setViewportSize(widths.desk);
  await logIn(page, await hire('warehouse', 'Wilma'));
  await openSku(page);
  const before = await countOf(page, 'Available');
  const levels = page.getByRole('region', { name: 'Reorder levels' });
  const portland = levels.getByRole('group', { name: 'Portland' });
  await portland.getByLabel('Reorder at').fill(`${before + 5}`);
  await portland.getByLabel('Up to').fill('a few');
  await levels.getByRole('button', { name: 'Save levels' }).click();
  await expect(portland.getByLabel('Up to')).toHaveAttribute('aria-invalid', 'true');
  await expect(portland.getByLabel('Up to')).toHaveValue('a few');
  await portland.getByLabel('Up to').fill(`${before + 12}`);
  await levels.getByRole('button', { name: 'Save levels' }).click();
  await expect(page.getByText('Levels saved.')).toBeVisible();
  await look(page, 'inventory-sku');
  await page.setViewportSize(widths.phone);
  await look(page, 'inventory-sku-phone');
  await page.goto('/admin/inventory/reorder');
  await look(page, 'reorder-phone');
  await page.setViewportSize(widths.desk);
  await look(page, 'reorder');
  const row = page.getByRole('listitem').filter({ hasText: sku });
  await expect(row).toContainText('12');
  const brand = page.getByRole('region').filter({ has: row });
  await brand.getByRole('button', { name: 'Make a purchase order for Portland' }).click();
  const title = page.getByRole('heading', { level: 1, name: /^Purchase order PO-\d+$/ });
  await expect(title).toBeVisible();
  const number = ((await title.textContent()) ?? '').replace('Purchase order ', '');
  await page.getByLabel('Unit cost 1').fill('41.50');
  await look(page, 'purchase-order-draft');
  await page.getByRole('button', { name: 'Save and mark ordered' }).click();
  await expect(page.getByText('Marked ordered. The quantities are incoming now.')).toBeVisible();
  await look(page, 'purchase-order');
  await page.setViewportSize(widths.phone);
  await look(page, 'purchase-order-phone');
  await page.setViewportSize(widths.desk);
  const paper = await page.request.get(
    (await page.getByRole('link', { name: 'Print PDF' }).getAttribute('href')) ?? '',
  );
  expect((await paper.body()).subarray(0, 4).toString()).toBe('%PDF');

  const receive = page.getByRole('region', { name: 'Receive stock' });
  await receive.getByLabel(`Received, ${sku}`).fill('13');
  await receive.getByRole('button', { name: 'Receive stock' }).click();
  await expect(receive.getByLabel(`Received, ${sku}`)).toHaveAttribute('aria-invalid', 'true');
  await receive.getByLabel(`Received, ${sku}`).fill('8');
  await receive.getByLabel(`Unit cost, ${sku}`).fill('42.25');
  await receive.getByRole('button', { name: 'Receive stock' }).click();
  await expect(page.getByText('Delivery received. Stock and last cost are updated.')).toBeVisible();
  await openSku(page);
  expect(await countOf(page, 'Available')).toBe(before + 8);
  expect(await countOf(page, 'Incoming')).toBe(4);
  await expect(page.getByRole('main')).toContainText(number);
  await page.goto('/admin/inventory/purchase-orders');
  await look(page, 'purchase-orders');
  await page.getByRole('link', { name: number }).click();
  await receive.getByRole('button', { name: 'Receive stock' }).click();
  await expect(page.getByText('Delivery received. Stock and last cost are updated.')).toBeVisible();
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();
  await expect(receive).toHaveCount(0);
  await openSku(page);
  expect(await countOf(page, 'Available')).toBe(before + 12);
  expect(await countOf(page, 'Incoming')).toBe(0);
  expectProblem(/status of 422/);
});
