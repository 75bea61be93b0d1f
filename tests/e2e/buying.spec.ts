import { expect, test } from '#tests/setup/e2e.ts';
import { keys } from './hands.ts';
import {
  addFirstFromListing,
  byCheck,
  expectOrderPlaced,
  fillAddress,
  fillCheckout,
  fromHomeToCheckout,
  goOn,
  writeCard,
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
    .filter({ hasNotText: 'out of stock here' })
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
  await page.getByRole('button', { name: `Increase quantity: ${name}` }).click();
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
  context,
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
  const problems = page.getByRole('alert').filter({ hasText: 'Fix the following' });
  await expect(problems).toBeVisible();
  await problems.getByRole('link', { name: 'Enter a valid email address.' }).click();
  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter a valid email address.');
  await email.fill('maya@example.com');
  await goOn(page, 'Payment');
  await fillAddress(page, 'Billing address');
  await byCheck(page).check();
  // The connection is gone: that is said, nothing is lost, and it is tried again.
  await page.route('**/checkout/save', (route) => route.abort());
  expectProblem(/Failed to load resource/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Everything you entered is still here.')).toBeVisible();
  await page.unroute('**/checkout/save');
  // So is the session: what was entered stays, and it is said where to go on.
  const cookies = await context.cookies();
  await context.clearCookies();
  expectProblem(/status of 404/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Log in and continue' })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/billing$/);
  await context.addCookies(cookies);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
  // A step that was gone to takes the focus to its title.
  await expect(page.locator(':focus')).toHaveText('Review your order');
  await expect(page.getByText('PO-7781')).toBeVisible();
  await page.getByRole('link', { name: 'Edit: Contact' }).click();
  await page.getByLabel('PO number').fill('PO-7782');
  await goOn(page, 'Review your order');
  await expect(page.getByText('PO-7782')).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expectOrderPlaced(page);
});

for (const way of ['check', 'card'] as const)
  test(`by keyboard alone from the home page to an order: a delivery, paid by ${way}`, async ({ page }) => {
    const hand = keys(page);
    await fromHomeToCheckout(page, hand);
    const pickUp = page.getByRole('radio', { name: /Will Call/ });
    await expect(pickUp).toBeChecked();
    await hand.write(page.getByLabel('Email', { exact: true }), 'maya@example.com');
    await hand.write(page.getByLabel('Phone', { exact: true }), '503 555 0148');
    await hand.reach(pickUp);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /Local Delivery/ })).toBeChecked();
    await expect(page.getByRole('definition').filter({ hasText: '$95.00' })).toBeVisible();
    const fields = page.getByRole('group', { name: 'Delivery address' });
    await hand.write(fields.getByLabel('Name', { exact: true }), 'Maya Lindqvist');
    await hand.write(fields.getByLabel('Street address'), '14 Alder Court');
    await hand.write(fields.getByLabel('City'), 'Portland');
    await hand.write(fields.getByLabel('State'), 'OR');
    await hand.write(fields.getByLabel('ZIP code'), '97209');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    // Where it is delivered to is offered for the bill; how it is paid is asked, since it may cost something.
    await expect(page.getByRole('radio', { name: /Same as delivery address/ })).toBeChecked();
    const card = page.getByRole('radio', { name: /^Credit card/ });
    await expect(card).not.toBeChecked();
    await hand.press(page.getByRole('button', { name: 'Continue' }));
    await hand.press(page.getByRole('link', { name: 'Choose a payment method' }));
    await hand.reach(card);
    await page.keyboard.press(way === 'card' ? 'Space' : 'ArrowDown');
    await expect(way === 'card' ? card : byCheck(page)).toBeChecked();
    await hand.press(page.getByRole('button', { name: 'Continue' }));
    if (way === 'card') {
      await writeCard(page, hand, '4242424242424242');
      await hand.press(page.getByRole('button', { name: 'Continue' }));
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '$95.00' })).toBeVisible();
    await hand.press(page.getByRole('button', { name: /^Place order/ }));
    await expectOrderPlaced(page);
  });

test('a removed line comes back by Undo', async ({ page }) => {
  await page.goto('/c/furniture');
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Decrease quantity: ${name}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('spinbutton', { name: `Quantity of ${name}` })).toHaveValue('1');
});
