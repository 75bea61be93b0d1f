/** A warehouse is counted with a scanner, which types faster than codes are looked up (docs/product.md#inventory). */
import type { Page } from '@playwright/test';
import { sampleDealer } from '#api/sample/dealer.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

/** SKUs that no other journey counts or orders. */
const [one = '', two = '', three = ''] = sampleDealer()
  .products.filter(({ kind }) => kind === 'plain')
  .flatMap((product) => ('skus' in product ? product.skus.slice(0, 1).map(({ sku }) => sku) : []))
  .slice(-6, -3);

const unknown = 'NO-SUCH-CODE-7';

async function begin(page: Page): Promise<void> {
  await page.goto('/admin/inventory');
  await page
    .getByRole('navigation', { name: 'Inventory' })
    .getByRole('link', { name: 'Count stock' })
    .click();
  await page.getByLabel('Warehouse').selectOption({ label: 'Portland' });
  await page.getByRole('button', { name: 'Start counting' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Count stock, Portland' })).toBeVisible();
}

const rowOf = (page: Page, sku: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByLabel(`Counted, ${sku}`) });

async function onHandOf(page: Page, sku: string): Promise<number> {
  const [, count] = /On hand\s+(\d+)/.exec((await rowOf(page, sku).textContent()) ?? '') ?? [];
  expect(count).toBeDefined();
  return Number(count);
}

test('codes scanned fast are all counted, one is unknown, a number is fixed, a reload keeps them, and the count is saved', async ({
  page,
  expectProblem,
}) => {
  await page.setViewportSize(widths.desk);
  await logIn(page, await hire('warehouse', 'Cora'));
  await begin(page);
  const field = page.getByLabel('Scan or type a SKU or barcode');
  await expect(field).toBeFocused();
  // Each look-up takes a second, and the scanner does not wait.
  await page.route('**/api/v1/desk/inventory/codes', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  for (const code of [one, two.toLowerCase(), one, unknown, three, one, two]) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  const counted = (sku: string) => page.getByLabel(`Counted, ${sku}`);
  await expect(counted(one)).toHaveValue('3');
  await expect(counted(two)).toHaveValue('2');
  await expect(counted(three)).toHaveValue('1');
  await expect(page.getByLabel(/^Counted, /).first()).toHaveAttribute('name', /^rows\.2\./);
  await expect(page.getByLabel(/^Counted, /).first()).toHaveAccessibleName(`Counted, ${two}`);
  const warnings = page.getByRole('region', { name: 'Not counted' });
  await expect(warnings).toContainText(`“${unknown}” is not a SKU or barcode in your catalog.`);
  await expect(warnings).toHaveAttribute('aria-live', 'assertive');
  await expect(field).toBeFocused();

  const onHand = await onHandOf(page, one);
  await counted(one).fill('1.5');
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(page.getByText('Fix the marked fields, then save again')).toBeVisible();
  await expect(counted(one)).toHaveAttribute('aria-invalid', 'true');
  await expect(counted(one)).toHaveValue('1.5');
  await expect(counted(two)).toHaveValue('2');
  await look(page, 'count');
  await page.setViewportSize(widths.phone);
  await look(page, 'count-phone');
  await page.setViewportSize(widths.desk);
  await counted(one).fill(`${onHand + 4}`);
  await expect(rowOf(page, one)).toContainText('+4');
  // Enter in a count, a scanner's too, sends nothing.
  await counted(one).press('Enter');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: `Remove ${two}` }).click();
  await page.getByRole('button', { name: `Remove ${three}` }).click();

  await page.reload();
  await expect(counted(one)).toHaveValue(`${onHand + 4}`);
  await expect(warnings).toContainText(unknown);
  await expect(page.getByLabel(/^Counted, /)).toHaveCount(1);
  await page.getByRole('button', { name: `Remove ${unknown}` }).click();
  await page.getByRole('button', { name: 'Save count' }).click();
  await expect(page.getByText('Count saved. 1 SKU changed. 0 SKUs matched.')).toBeVisible();
  await expect(page.getByText('Nothing counted yet')).toBeVisible();

  await field.fill(one);
  await field.press('Enter');
  await expect(rowOf(page, one)).toContainText(`On hand ${onHand + 4}`);
  await page.getByRole('link', { name: one, exact: true }).click();
  const movement = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cora Fenn' });
  await expect(movement.first()).toContainText('+4');
  await expect(movement.first()).toContainText('Portland');
  await begin(page);
  await expect(counted(one)).toHaveValue('1');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Nothing counted yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing counted yet')).toBeVisible();
  expectProblem(/status of 422/);
});

test('a scanner’s memory is pasted and counted without JavaScript', async ({ browser, page }) => {
  const email = await hire('warehouse', 'Cole');
  await logIn(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    viewport: widths.phone,
  });
  const plain = await context.newPage();
  await begin(plain);
  await plain.getByLabel('Scanned codes, one per line').fill(`${two}\n${unknown}\n${two}\n`);
  await plain.getByRole('button', { name: 'Add codes' }).click();
  const counted = plain.getByLabel(`Counted, ${two}`);
  await expect(counted).toHaveValue('2');
  await expect(plain.getByText(`“${unknown}” is not a SKU`)).toBeVisible();
  await plain.getByLabel('Scanned codes, one per line').fill(three);
  await plain.getByRole('button', { name: 'Add codes' }).click();
  await expect(counted).toHaveValue('2');
  await plain.getByRole('button', { name: `Remove ${three}` }).click();
  await expect(plain.getByLabel(/^Counted, /)).toHaveCount(1);
  await counted.fill('abc');
  await plain.getByRole('button', { name: 'Save count' }).click();
  await expect(counted).toHaveValue('abc');
  await expect(counted).toHaveAttribute('aria-invalid', 'true');
  const onHand = await onHandOf(plain, two);
  await counted.fill(`${onHand}`);
  await plain.getByRole('button', { name: 'Save count' }).click();
  await expect(plain.getByText('Count saved. 0 SKUs changed. 1 SKU matched.')).toBeVisible();
  await context.close();
});
