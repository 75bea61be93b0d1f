/** The desk changes the items of an order of which nothing was handed over (docs/decisions/0082-order-edits.md). */
import type { Page } from '@playwright/test';
import { sampleDealer } from '#api/sample/dealer.ts';
import { sellingOf } from '#api/sample/selling.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { listens } from './hands.ts';
import { expectLetter } from './letters.ts';
import { look, widths } from './look.ts';
import { placeOrders } from './place-orders.ts';
import { hire, logIn } from './staff.ts';

/** Goods that Portland has plenty of, sold one by one. */
const plenty = sampleDealer()
  .products.filter((product) => Object.keys(sellingOf(product)).length === 0)
  .flatMap(({ kind, skus }) => (kind === 'plain' || kind === 'variant' ? skus.slice(0, 1) : []))
  .filter(({ stock }) => (stock['wh-portland']?.quantity ?? 0) >= 30)
  .map(({ sku }) => sku);

const changes = (page: Page) => page.getByRole('region', { name: 'What changes' });
const items = (page: Page) => page.getByRole('region', { name: 'Items' });

test('a caller wants one more and something else: it is shown, thought over, saved, and written to the customer', async ({
  page,
  baseURL,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  const { ids, numbers, email, sku } = await placeOrders(baseURL ?? '', [2]);
  const [id = '', number = ''] = [ids[0], numbers[0]];
  const other = plenty.find((code) => code !== sku) ?? '';
  await page.setViewportSize(widths.desk);
  await logIn(page, await hire('sales', 'Ines'));
  await page.goto(`/admin/orders/${id}`);
  await page.getByRole('link', { name: 'Change items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Change items of ${number}` })).toBeVisible();
  await listens(page);

  const show = page.getByRole('button', { name: 'Show what changes' });
  await show.click();
  await expect(page.getByText('Nothing is different yet.')).toBeVisible();
  const quantity = items(page).getByLabel(/^Quantity/);
  await quantity.fill('1.5');
  await page.getByLabel('SKU to add, row 2').fill('NO-SUCH-9');
  await show.click();
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  // What was wrong stays as it was typed, in the row that is the first now.
  await quantity.fill('3');
  await show.click();
  await expect(page.getByLabel('SKU to add, row 1')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('SKU to add, row 1').fill(other.toLowerCase());
  await page.getByLabel('Note, row 1').fill('for the hall');
  await show.click();
  await expect(changes(page).getByText('2 → 3')).toBeVisible();
  await expect(changes(page).getByText('0 → 1')).toBeVisible();
  await expect(changes(page).getByText(/more than the \$[\d,.]+ that it comes to now/)).toBeVisible();
  await look(page, 'order-edit');
  await page.setViewportSize(widths.phone);
  await look(page, 'order-edit-phone');
  await page.setViewportSize(widths.desk);
  const total =
    (await changes(page)
      .getByText(/^\$[\d,.]+$/)
      .last()
      .textContent()) ?? '';
  await page.getByLabel('Why, for employees').fill('Asked by phone');
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(items(page).getByText(`SKU ${other}`)).toBeVisible();
  await expect(items(page).getByText('for the hall')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText(`Items changed ${total}`)).toBeVisible();
  await expect(history.getByText('Asked by phone')).toBeVisible();
  await expectLetter(email, `Your order ${number} was changed`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an item is taken out, and an order keeps one at least', async ({ page, baseURL, expectProblem }) => {
    expectProblem(/status of 422/);
    const { ids, sku } = await placeOrders(baseURL ?? '', [2]);
    const other = plenty.find((code) => code !== sku) ?? '';
    await logIn(page, await hire('sales', 'Ines'));
    await page.goto(`/admin/orders/${ids[0]}/lines`);
    await items(page)
      .getByLabel(/^Quantity/)
      .fill('0');
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await expect(page.getByText('An order keeps at least one item.')).toBeVisible();
    await page.getByLabel('SKU to add, row 1').fill(other);
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await expect(changes(page).getByText('Removed')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(items(page).getByText(`SKU ${other}`)).toBeVisible();
    await expect(items(page).getByText(`SKU ${sku}`)).toHaveCount(0);
  });
});
