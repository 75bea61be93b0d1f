import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { mouse } from './hands.ts';
import { register } from './register.ts';
import {
  addFirstFromListing,
  byCheck,
  expectOrderPlaced,
  fillAddress,
  fillDetails,
  fromHomeToCheckout,
  goOn,
} from './shopping.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript a guest reads the home page, searches, buys and sees the order', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Shop Now' })).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search the store' }).fill('pendant');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('pendant');
  await page.goto('/c/furniture');
  const name = await addFirstFromListing(page);
  await expect(page.getByRole('link', { name: /Cart.*1/ })).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('spinbutton', { name: `Quantity of ${name}` }).fill('2');
  await page.getByRole('button', { name: `Update quantity of ${name}` }).click();
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('2');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillDetails(page);
  await page.getByRole('radio', { name: /Local Delivery/ }).check();
  await page.getByRole('button', { name: 'Update totals' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya@example.com');
  await expect(page.getByRole('definition').filter({ hasText: '$95.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Delivery address: Enter a name' })).toBeVisible();
  await fillAddress(page, 'Delivery address');
  await goOn(page, 'Payment');
  await byCheck(page).check();
  await goOn(page, 'Review your order');
  await expect(page.getByText('14 Alder Court').first()).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expectOrderPlaced(page);
});

test('without JavaScript a trade buyer orders on terms, from the home page on', async ({ page }) => {
  const buyer = sampleAccounts().find(({ role }) => role === 'trade buyer');
  await page.goto('/login?returnTo=/');
  await page.getByLabel('Email').fill(buyer?.email ?? '');
  await page.getByLabel('Password').fill(buyer?.password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/$/);
  await fromHomeToCheckout(page, mouse);
  await page.getByLabel('Phone', { exact: true }).fill('503 555 0148');
  await page.getByLabel('PO number').fill('PO-5512');
  await goOn(page, 'Payment');
  await fillAddress(page, 'Billing address');
  await page.getByRole('radio', { name: /terms/i }).check();
  await goOn(page, 'Review your order');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expectOrderPlaced(page);
  await expect(page.getByText('We’ll invoice you on your terms.')).toBeVisible();
});

test('without JavaScript what was removed from a cart is told to nobody after a logout', async ({ page }) => {
  const shopper = sampleAccounts().find(({ role }) => role === 'shopper');
  await page.goto('/login?returnTo=/c/furniture');
  await page.getByLabel('Email').fill(shopper?.email ?? '');
  await page.getByLabel('Password').fill(shopper?.password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto('/a/profile/orders');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('without JavaScript an account is made, left and entered again', async ({ page }) => {
  const email = `plain.${Date.now()}@example.com`;
  await register(page, { first: 'Otto', last: 'Brandt', email, password: 'correct horse battery' });
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/a\/profile\/orders$/);
});
