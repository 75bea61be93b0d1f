/** A price list as a table: prices with days and breaks, changed in place, by their own form, and by a file. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';
import { skuInStock } from './shopping.ts';
import { hire, logIn } from './staff.ts';

const saved = (page: Page) => expect(page.getByText('Saved. Changes are live.')).toBeVisible();

test('a SKU gets a price for December with breaks, which the table tells apart, a cell refuses to undercut, and a file brings in', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/status of 422/);
  await logIn(page, await hire('publisher', 'Ines'));
  const sku = await skuInStock(page);
  await page.goto('/admin/pricing/price_list/new');
  await page.getByLabel('Name').fill(`Contract ${randomUUID().slice(0, 6)}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await page.getByRole('link', { name: 'Edit prices in a table' }).click();
  const find = async () => {
    await page.getByRole('searchbox', { name: 'SKU or product' }).fill(sku);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/[?&]q=/);
  };
  await find();
  await listens(page);
  const standing = page.getByLabel(`Price of ${sku}`, { exact: true });
  await standing.fill('12.00');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('1 price saved')).toBeVisible();

  await page.getByRole('link', { name: `Add a price with days: ${sku}` }).click();
  await expect(page.getByRole('textbox', { name: /^Which one/ })).toHaveValue(sku);
  await page.getByLabel('Price ($)').fill('9');
  await page.getByLabel('First day').fill('2031-12-01');
  await page.getByLabel('Last day').fill('2031-11-30');
  const breaks = page.getByRole('textbox', { name: /^Quantity breaks/ });
  await breaks.fill('10: 9');
  await page.getByRole('button', { name: 'Save' }).click();
  const wrong = page.getByRole('alert');
  await expect(wrong).toContainText('Enter a last day that isn’t before the first day.');
  await expect(wrong).toContainText('the first below the price');
  await page.getByLabel('Last day').fill('2031-12-31');
  await breaks.fill('10: 8.50; 20: 8');
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `price-rule-${name}`);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect(breaks).toHaveValue('10: 8.50; 20: 8.00');

  await page.getByRole('link', { name: 'Edit prices in a table' }).click();
  await find();
  const days = 'Dec 1, 2031 to Dec 31, 2031';
  const december = page.getByRole('row').filter({ hasText: days });
  await expect(december).toContainText('Not used today');
  await expect(december).toContainText('10 or more: $8.50');
  await expect(standing).toHaveValue('12.00');
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `price-table-${name}`);
  }
  await listens(page);
  const price = page.getByLabel(`Price of ${sku}, ${days}`);
  await price.fill('8.20');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(december).toContainText('This isn’t above the price of its first break.');
  await expect(price).toHaveValue('8.20');
  await price.fill('9.25');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('1 price saved')).toBeVisible();
  await expect(price).toHaveValue('9.25');

  const csv = `SKU,Price,From,Until,Breaks\n${sku},9.25,12/1/2031,12/31/2031,10: 8\n${sku},,,,\n`;
  const fileOf = (text: string) => ({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByLabel('CSV file').setInputFiles(fileOf(`${csv}NOPE-1,5,,,\n`));
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(page.getByText('Fix 1 row in the file and choose it again.')).toBeVisible();
  await expect(page.getByText('2 prices change.')).toHaveCount(0);
  await page.getByLabel('CSV file').setInputFiles(fileOf(csv));
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(page.getByRole('row').filter({ hasText: days })).toContainText('10 or more: $8.00');
  await look(page, 'price-file');
  await page.getByRole('button', { name: /^Save 2 / }).click();
  await expect(page.getByText('2 prices saved')).toBeVisible();
  await find();
  await expect(page.getByRole('row').filter({ hasText: sku })).toHaveCount(1);
  await expect(december).toContainText('10 or more: $8.00');
});
