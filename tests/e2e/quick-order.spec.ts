/** Many SKUs at once: typed and from a sheet, with a script and without. */
import type { Page } from '@playwright/test';
import { workbookOf } from '#tests/factories/workbook.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';

const list = (page: Page) => page.getByLabel('SKU and quantity, one per line');
const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** Two SKUs that are sold by themselves. */
async function skus(page: Page): Promise<string[]> {
  await page.goto('/c/lighting/chandeliers');
  const forms = page.getByRole('main').locator('button[name=sku]');
  const found = await forms.evaluateAll((inputs) =>
    inputs.map((input) => (input as HTMLButtonElement).value),
  );
  expect(found.length).toBeGreaterThan(1);
  return found.slice(0, 2);
}

async function orderByList(page: Page): Promise<void> {
  const [one = '', two = ''] = await skus(page);
  await page.goto('/cart');
  await page.getByRole('main').getByRole('link', { name: 'Quick order' }).click();
  await list(page).fill(
    `${one} 2\nNO-SUCH-9 1\n${two.toLowerCase().replaceAll('-', ' ').replaceAll(' ', '')}, 3`,
  );
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByRole('heading', { name: '2 of 3 items can be ordered' })).toBeVisible();
  await expect(page.getByText('We couldn’t find this SKU. Check the number.')).toBeVisible();
  await page.getByRole('button', { name: 'Add the 2 available items to cart' }).click();
  await expect(page.getByText('2 items added to your cart.')).toBeVisible();
  // What could not be ordered is still there to be mended.
  await expect(list(page)).toHaveValue(/^NO-SUCH-9\t1$/);
  await expect(cart(page)).toHaveAccessibleName(/5/);
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(
    page
      .getByRole('spinbutton')
      .or(page.getByLabel(/^Quantity/))
      .first(),
  ).toBeVisible();
}

test('a list is looked at row by row; what is good is added, the rest stays', async ({ page }) => {
  await orderByList(page);
});

test('a sheet becomes a list; one that cannot be read is said', async ({ page, expectProblem }) => {
  const [one = ''] = await skus(page);
  await page.goto('/quick-order');
  const sheet = page.getByLabel('Or upload a spreadsheet');
  await sheet.setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`SKU;Qty\n${one};4\n${one};a few\n`),
  });
  await page.getByRole('button', { name: 'Check list' }).click();
  // What cannot be read stays as it was written: it does not become one piece.
  await expect(list(page)).toHaveValue(`${one}\t4\n${one}\ta few`);
  await expect(page.locator(':focus')).toContainText('1 of 2 items can be ordered');
  // The sheet is the list now: it is not read, and ordered, a second time.
  await expect(sheet).toHaveValue('');
  await page.getByRole('button', { name: 'Add the 1 available item to cart' }).click();
  await expect(cart(page)).toHaveAccessibleName(/4/);
  await expect(page.locator(':focus')).toContainText('1 item added to your cart.');
  await list(page).fill(`${one} 3`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(cart(page)).toHaveAccessibleName(/7/);
  const workbook = { name: 'order.xlsx', mimeType: 'application/zip' };
  await sheet.setInputFiles({ ...workbook, buffer: workbookOf({ 'Unit 4': [[one, 2]], Notes: [] }) });
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(list(page)).toHaveValue(`${one}\t2`);
  await expect(page.getByText('We read sheet 1 of 2, “Unit 4”.')).toBeVisible();
  expectProblem(/status of 422/);
  await sheet.setInputFiles({ ...workbook, buffer: Buffer.from('PK\u0003\u0004') });
  await page.getByRole('button', { name: 'Check list' }).click();
  await expect(page.getByText('This file is damaged')).toBeVisible();
});

for (const [name, viewport] of Object.entries(widths)) {
  test(`the quick order at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const [one = ''] = await skus(page);
    await page.goto('/quick-order');
    await list(page).fill(`${one} 1\n${one} 900\nNO-SUCH-9 1`);
    await page.getByRole('button', { name: 'Check list' }).click();
    await expect(page.getByRole('heading', { name: '1 of 3 items can be ordered' })).toBeVisible();
    await look(page, `quick-order-${name}`);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is looked at and added by forms', async ({ page }) => {
    await orderByList(page);
  });
});
