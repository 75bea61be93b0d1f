import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { register } from './register.ts';
import { addFirstFromListing } from './shopping.ts';

test('a shopper registers, keeps the cart, logs out and in again', async ({ page }) => {
  const email = `noor.${Date.now()}@example.com`;
  await page.goto('/c/lighting');
  const product = await addFirstFromListing(page);
  await register(page, { first: 'Noor', last: 'Haas', email, password: 'correct horse battery' });
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${product}` })).toHaveValue('1');
  await page.goto('/a/profile/orders');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goto('/a/profile/orders');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/a\/profile\/orders$/);
  await page.goto('/cart');
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${product}` })).toHaveValue('1');
});

test('a tab shows nothing of a person who has logged out in another one', async ({ page, context }) => {
  const buyer = sampleAccounts().find(({ role }) => role === 'trade buyer');
  await page.goto('/login?returnTo=/c/bathroom');
  await page.getByLabel('Email').fill(buyer?.email ?? '');
  await page.getByLabel('Password').fill(buyer?.password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  const trade = page.getByText('Your price', { exact: true });
  await expect(trade.first()).toBeAttached();
  const other = await context.newPage();
  await other.goto('/a/profile/orders');
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(trade).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a wrong password says one sentence, keeps the email and tells nothing more', async ({
  page,
  expectProblem,
}) => {
  await page.goto('/login?returnTo=https://evil.example/');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('not the one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Your email or password were incorrect. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  expectProblem(/status of 401/);
});

test('an approved trade buyer sees the trade price beside the struck retail one', async ({ page }) => {
  const trade = sampleAccounts().find((account) => account.role === 'trade buyer');
  await page.goto('/login?returnTo=/c/bathroom');
  await page.getByLabel('Email').fill(trade?.email ?? '');
  await page.getByLabel('Password').fill(trade?.password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/c\/bathroom$/);
  await expect(page.getByText('Your price', { exact: true }).first()).toBeAttached();
  await expect(page.getByText('Retail price').first()).toBeAttached();
});
