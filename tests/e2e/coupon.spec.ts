/** A coupon from the cart to the order, with a script and without (docs/product.md#coupons). */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';

const code = (page: Page) => page.getByRole('main').getByLabel('Coupon code');
const apply = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Apply' });
const saving = (page: Page) => page.getByText(/^You save \$[1-9]/);
const takeOff = (page: Page) => page.getByRole('button', { name: 'Remove TRADE10' });

/** Puts it in, takes it off and puts it in again. */
async function useInCart(page: Page): Promise<void> {
  await code(page).fill('trade10');
  await apply(page).click();
  await expect(saving(page)).toBeVisible();
  await expect(page.getByText('TRADE10 · 10% off lighting')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Discount' })).toBeVisible();
  await takeOff(page).click();
  await expect(code(page)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Discount' })).toBeHidden();
  await code(page).fill('TRADE10');
  await apply(page).click();
  await expect(saving(page)).toBeVisible();
}

async function buy(page: Page): Promise<void> {
  await page.goto('/checkout');
  await expect(saving(page)).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expectOrderPlaced(page);
  await expect(page.getByRole('term').filter({ hasText: 'Discount' })).toBeVisible();
}

test('a coupon is put in, said, taken off, and bought with; a wrong one is said beside its field', async ({
  page,
  expectProblem,
}) => {
  await page.goto('/c/lighting');
  await addFirstFromListing(page);
  await page.goto('/cart');
  expectProblem(/status of 422/);
  await code(page).fill('TRADE99');
  await apply(page).click();
  await expect(page.getByText('Coupon TRADE99 isn’t valid. Check the code.')).toBeVisible();
  await expect(code(page)).toHaveAccessibleDescription('Coupon TRADE99 isn’t valid. Check the code.');
  await expect(code(page)).toHaveValue('TRADE99');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid coupon.' })).toBeVisible();
  await useInCart(page);
  await buy(page);
});

test('a coupon is put in at the checkout, and its total is seen before the order is placed', async ({
  page,
  expectProblem,
}) => {
  await page.goto('/c/lighting');
  await addFirstFromListing(page);
  await page.goto('/checkout');
  await page.getByLabel('PO number').fill('PO-7781');
  expectProblem(/status of 422/);
  await code(page).fill('TRADE99');
  await apply(page).click();
  await expect(code(page)).toHaveAccessibleDescription('Coupon TRADE99 isn’t valid. Check the code.');
  await code(page).fill('');
  await fillCheckout(page);
  await code(page).fill('TRADE10');
  const place = page.getByRole('button', { name: /^Place order/ });
  const before = await place.textContent();
  await place.click();
  await expect(saving(page)).toBeVisible();
  await expect(place).not.toHaveText(before ?? '');
  await expect(page.getByText('PO-7781')).toBeVisible();
  await place.click();
  await expectOrderPlaced(page);
});

for (const [width, size] of Object.entries(widths))
  test(`a coupon on the cart and the checkout is good to look at and to use: ${width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/c/lighting');
    await addFirstFromListing(page);
    await page.goto('/cart');
    await look(page, `coupon-none-${width}`);
    await code(page).fill('TRADE10');
    await apply(page).click();
    await expect(saving(page)).toBeVisible();
    await look(page, `coupon-cart-${width}`);
    await page.goto('/checkout');
    if (width === 'phone') await page.getByRole('button', { name: /^Show items/ }).click();
    await expect(saving(page)).toBeVisible();
    await look(page, `coupon-checkout-${width}`);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a coupon is put in, taken off, and bought with', async ({ page, expectProblem }) => {
    expectProblem(/status of 422/);
    await page.goto('/c/lighting');
    await addFirstFromListing(page);
    await page.goto('/cart');
    await code(page).fill('TRADE99');
    await apply(page).click();
    await expect(page.getByText('Coupon TRADE99 isn’t valid. Check the code.')).toBeVisible();
    await useInCart(page);
    await buy(page);
  });
});
