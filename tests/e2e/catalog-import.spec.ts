/** A dealer's file comes in by the screen: looked at, imported, mended; unknown columns; without a script. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

const screen = '/admin/catalog/import';

const shopify = (word: string) =>
  Buffer.from(
    [
      'Handle,Title,Vendor,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status',
      `${word}-stool,Stool ${word},Maker ${word},Finish,Oak,${word}-1,129.50,active`,
      `${word}-stool,,,,Ash,${word}-2,139.50,`,
      `${word}-bench,Bench ${word},Maker ${word},,,${word}-3,twelve,active`,
    ].join('\n'),
  );

async function open(page: Page): Promise<void> {
  await logIn(page, await hire('publisher', 'Iris'));
  await page.goto(screen);
}

async function give(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByLabel('File to import').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Upload file' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const count = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd');

test('a file is looked at, imported, and its bad row is mended', async ({ page }) => {
  test.slow();
  const word = `j${randomUUID().slice(0, 8)}`;
  await open(page);
  await give(page, 'dealer.csv', shopify(word));
  await expect(page.getByText(/Shopify products · utf-8/)).toBeVisible();
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(page.getByRole('heading', { name: 'Preview results' })).toBeVisible();
  await expect(count(page, 'Created')).toHaveText('1');
  await expect(page.getByRole('row', { name: /4 variant price twelve/ })).toBeVisible();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: 'Import results' })).toBeVisible();
  await expect(count(page, 'Created')).toHaveText('1');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Rows to fix (CSV)' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const mended = Buffer.concat(chunks).toString().replace('twelve', '12');
  expect(mended).toContain(`${word}-bench`);
  await page.getByRole('link', { name: 'All imports' }).click();
  await give(page, 'mended.csv', Buffer.from(mended));
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(count(page, 'Created')).toHaveText('1');
  await expect(count(page, 'Errors')).toHaveText('0');
  await page.goto(`/p/${word}-bench`);
  await expect(page.getByRole('heading', { level: 1, name: `Bench ${word}` })).toBeVisible();
});

test('unknown columns are named once', async ({ page }) => {
  test.slow();
  const word = randomUUID().slice(0, 8);
  const file = (price: string) =>
    Buffer.from(`Artikel ${word};Titel;Preis\nM-${word};Hocker ${word};${price}`);
  await open(page);
  await give(page, 'fremd.csv', file('12,50'));
  await page.getByLabel(`Artikel ${word}`).selectOption('sku');
  await page.getByLabel('Titel').selectOption('name');
  await page.getByLabel('Preis').selectOption('price');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(count(page, 'Created')).toHaveText('1');
  await page.getByRole('link', { name: 'All imports' }).click();
  await give(page, 'wieder.csv', file('13,50'));
  await expect(page.getByText(/Mapped columns/)).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a small file comes in and its result is shown', async ({ page }) => {
    const word = `n${randomUUID().slice(0, 8)}`;
    await open(page);
    await give(page, 'plain.csv', shopify(word));
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Import results' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(count(page, 'Created')).toHaveText('1');
  });
});

for (const [name, size] of Object.entries(widths))
  test(`the screens look right on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page);
    await look(page, `import-${name}`);
    await give(page, 'look.csv', shopify(`w${randomUUID().slice(0, 8)}`));
    await page.getByRole('button', { name: 'Preview import' }).click();
    await expect(page.getByRole('heading', { name: 'Errors and warnings' })).toBeVisible();
    await look(page, `import-run-${name}`);
  });
