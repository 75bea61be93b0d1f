import { expect, test } from '#tests/setup/e2e.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';

test('a guest finds a product by its name, chooses a finish, buys it, and sees the order again after a reload', async ({
  page,
}) => {
  await page.goto('/c/bathroom');
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Choose options/ })
    .first();
  const name = (await card.getAttribute('aria-label'))?.replace('Choose options: ', '') ?? '';
  await page.getByRole('searchbox', { name: 'Search the store' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // The last finish that this warehouse has.
  const choice = page
    .getByRole('main')
    .getByRole('group')
    .first()
    .getByRole('link')
    .filter({ hasNotText: 'none here' })
    .last();
  await choice.click();
  await expect(page).toHaveURL(/sku=/);
  await expect(choice).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByText('In cart: 1')).toBeVisible();
  await page.getByText('In cart: 1').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.getByRole('button', { name: `One more: ${name}` }).click();
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('2');
  await page.getByRole('link', { name: 'Go to checkout' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('Quantity: 2')).toBeVisible();
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  const number = await expectOrderPlaced(page);
  await page.reload();
  expect(await expectOrderPlaced(page)).toBe(number);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('a wrong field is named beside itself and nothing that was typed is lost', async ({
  page,
  expectProblem,
}) => {
  await page.goto('/c/lighting');
  await addFirstFromListing(page);
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('group', { name: 'Billing address' }).getByLabel('ZIP code').fill('97');
  await page.getByLabel('PO number').fill('PO-7781');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText('Enter a ZIP code such as 97209').first()).toBeVisible();
  await expect(page.getByLabel('PO number')).toHaveValue('PO-7781');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('maya@example.com');
  await page.getByRole('group', { name: 'Billing address' }).getByLabel('ZIP code').fill('97209');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expectOrderPlaced(page);
  expectProblem(/status of 422/);
});

test('local delivery asks where to, and its price is in the total before the order is placed', async ({
  page,
}) => {
  await page.goto('/c/kitchen');
  await addFirstFromListing(page);
  await page.goto('/checkout');
  const place = page.getByRole('button', { name: /^Place order/ });
  const before = await place.textContent();
  await page.getByRole('radio', { name: /Local Delivery/ }).check();
  await expect(place).not.toHaveText(before ?? '');
  await expect(page.getByText('$95.00')).toBeVisible();
});

test('a removed line comes back by Undo', async ({ page }) => {
  await page.goto('/c/furniture');
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: `One less: ${name}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('1');
});
