/** What a cart can do besides being ordered: saved for later, shared, on paper, and once more. */
import type { Page } from '@playwright/test';
import { expect, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing } from './shopping.ts';

const spin = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` });
const saved = (page: Page) => page.getByRole('region', { name: 'Saved for later' });

async function saveAndBring(page: Page): Promise<void> {
  await page.goto('/c/lighting');
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Save for later: ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(saved(page)).toContainText(name);
  await page.reload();
  await page.getByRole('button', { name: `Move to cart: ${name}` }).click();
  await expect(spin(page, name)).toHaveValue('1');
  await expect(saved(page)).toHaveCount(0);
  await page.getByRole('button', { name: `Save for later: ${name}` }).click();
  await page.getByRole('button', { name: `Remove from saved for later: ${name}` }).click();
  await expect(saved(page)).toHaveCount(0);
}

test('a line is saved for later and moved back; a duplicate is a cart of its own', async ({ page }) => {
  await saveAndBring(page);
  await page.goto('/c/lighting');
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Duplicate cart: Cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart (copy)' })).toBeVisible();
  await expect(spin(page, name)).toHaveValue('1');
  await expect(page.getByRole('button', { name: 'Use this cart: Cart' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a line is saved for later and moved back by forms', async ({ page }) => {
    await saveAndBring(page);
  });
});

test('a cart is shared by a link, seen and taken over by somebody else, and taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/c/lighting');
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Share' }).click();
  await page.getByLabel('Link expires in').selectOption('7 days');
  await page.getByRole('button', { name: 'Create link' }).click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/\/cart\/shared\//);
  const link = await field.inputValue();
  await look(page, 'cart-share-desk');
  await page.setViewportSize(widths.phone);
  await look(page, 'cart-share-phone');

  const context = await browser.newContext({ viewport: widths.phone });
  await skipFirstVisit(context, baseURL ?? '');
  const other = await context.newPage();
  const answer = await other.goto(link);
  expect(answer?.headers()['cache-control']).toMatch(/^private/);
  await expect(other.getByRole('heading', { level: 1, name: 'Cart shared with you' })).toBeVisible();
  await expect(other.getByText(name)).toBeVisible();
  await look(other, 'cart-shared-phone');
  await other.setViewportSize(widths.desk);
  await look(other, 'cart-shared-desk');
  await other.getByRole('button', { name: 'Add all to cart' }).click();
  await expect(other.getByText('1 product was added to your cart.')).toBeVisible();
  await expect(spin(other, name)).toHaveValue('1');

  await page.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(page.getByText('No links to this cart yet.')).toBeVisible();
  const gone = await context.request.get(link);
  expect(gone.status()).toBe(404);
  expect(await gone.text()).toContain('This link no longer works');
  await context.close();
});

test('a cart on paper: a page to print and a PDF, for its owner alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/c/lighting');
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Save for later: ${name}` }).click();
  await page.goto('/c/bathroom');
  const other = await addFirstFromListing(page);
  await page.goto('/cart');
  await look(page, 'cart-saved-desk');
  await page.setViewportSize(widths.phone);
  await look(page, 'cart-saved-phone');
  await page.getByRole('link', { name: 'Estimate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Estimate' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(other) })).toBeVisible();
  await expect(page.getByText('This is not an order')).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  await look(page, 'cart-estimate-phone');
  await page.setViewportSize(widths.desk);
  await look(page, 'cart-estimate-desk');
  const pdf = await page.request.get('/cart/estimate.pdf');
  expect(pdf.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  });
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const stranger = await browser.newContext();
  expect((await stranger.request.get(`${baseURL}/cart/estimate.pdf`)).status()).toBe(404);
  await stranger.close();
});
