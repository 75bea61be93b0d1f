import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import {
  addFirstFromListing,
  byCheck,
  expectOrderPlaced,
  fillAddress,
  fillCheckout,
  goOn,
} from './shopping.ts';

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

test('a wrong field is named beside itself, and what was typed and not sent outlives a reload', async ({
  page,
  expectProblem,
}) => {
  await page.goto('/c/lighting');
  await addFirstFromListing(page);
  // A step reached too early leads to the first that is left.
  await page.goto('/checkout/review');
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByLabel('PO number').fill('PO-7781');
  await page.getByLabel('Phone', { exact: true }).fill('503 555 0148');
  await page.reload();
  await expect(page.getByLabel('PO number')).toHaveValue('PO-7781');
  await page.getByLabel('Email', { exact: true }).fill('maya');
  await page.getByRole('button', { name: 'Continue' }).click();
  const problems = page.getByRole('alert').filter({ hasText: 'Please correct the following' });
  await expect(problems).toBeVisible();
  await problems.getByRole('link', { name: 'Enter an email address such as name@example.com' }).click();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.com');
  await email.fill('maya@example.com');
  await goOn(page, 'Payment');
  await fillAddress(page, 'Billing address');
  await byCheck(page).check();
  // The connection is gone: that is said, nothing is lost, and it is tried again.
  await page.route('**/checkout/save', (route) => route.abort());
  expectProblem(/Failed to load resource/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Everything you entered is kept here.')).toBeVisible();
  await page.unroute('**/checkout/save');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
  await expect(page.getByText('PO-7781')).toBeVisible();
  await page.getByRole('link', { name: 'Change: Contact' }).click();
  await page.getByLabel('PO number').fill('PO-7782');
  await goOn(page, 'Review your order');
  await expect(page.getByText('PO-7782')).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expectOrderPlaced(page);
});

test('by keyboard alone, a delivery: its price is in the total before it is ordered', async ({ page }) => {
  await page.goto('/c/kitchen');
  await addFirstFromListing(page);
  await page.goto('/checkout');
  const pickUp = page.getByRole('radio', { name: /Will Call/ });
  await expect(pickUp).toBeChecked();
  const tabTo = async (target: Locator) => {
    for (let count = 0; count < 80; count++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  const type = async (target: Locator, text: string) => {
    await tabTo(target);
    await page.keyboard.type(text);
  };
  const address = async (name: string) => {
    const fields = page.getByRole('group', { name });
    await type(fields.getByLabel('Name', { exact: true }), 'Maya Lindqvist');
    await type(fields.getByLabel('Street address'), '14 Alder Court');
    await type(fields.getByLabel('City'), 'Portland');
    await type(fields.getByLabel('State'), 'OR');
    await type(fields.getByLabel('ZIP code'), '97209');
  };
  await type(page.getByLabel('Email', { exact: true }), 'maya@example.com');
  await type(page.getByLabel('Phone', { exact: true }), '503 555 0148');
  await tabTo(pickUp);
  await page.keyboard.press('ArrowRight');
  const delivery = page.getByRole('radio', { name: /Local Delivery/ });
  await expect(delivery).toBeChecked();
  await expect(page.getByRole('definition').filter({ hasText: '$95.00' })).toBeVisible();
  await address('Where to');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  // Where it is delivered to is offered for the bill.
  await expect(page.getByRole('radio', { name: /Same as the delivery/ })).toBeChecked();
  await tabTo(page.getByRole('radio', { name: /^Credit card/ }));
  await page.keyboard.press('ArrowDown');
  await expect(byCheck(page)).toBeChecked();
  await tabTo(page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '$95.00' })).toBeVisible();
  await tabTo(page.getByRole('button', { name: /^Place order/ }));
  await page.keyboard.press('Enter');
  await expectOrderPlaced(page);
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
