/** What a product needs beside it: on its page, with and without JavaScript, and in the cart. */
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';

const faucet = '/p/ostrander-widespread-bathroom-faucet';

test('the set of a product is added at once, says what came, and the cart does not ask for it', async ({
  page,
}) => {
  await page.goto(`${faucet}?sku=OST-2100-BRBR`);
  const set = page.getByRole('region', { name: 'Complete the set' });
  const drain = set.getByRole('listitem').filter({ hasText: 'Pop-Up Sink Drain with Overflow' });
  await expect(drain).toContainText('Required');
  await expect(drain).toContainText('Brushed Brass');
  await expect(set.getByRole('listitem').filter({ hasText: 'P-Trap' })).toContainText('Goes with');
  const prices = await set.getByText(/^\$[\d.,]+$/).allTextContents();
  await page
    .getByRole('button', { name: /^Add to cart: Ostrander/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /Cart.*1/ })).toBeVisible();
  const all = set.getByRole('button', { name: /^Add all \d to cart$/ });
  const count = Number(/\d/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(page.getByText(/^Added to your cart: .*Pop-Up Sink Drain with Overflow/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(faucet));
  await page.goto('/cart');
  const lines = page.getByRole('spinbutton', { name: /^Quantity of/ });
  await expect(lines).toHaveCount(count + 1);
  for (const price of prices.slice(0, count)) await expect(page.getByText(price).first()).toBeVisible();
  await expect(page.getByRole('list', { name: /^Required with/ })).toHaveCount(0);
});

test('a line whose required companion is missing says so, and adds it', async ({ page }) => {
  await page.goto(`${faucet}?sku=OST-2100-BRBR`);
  await page
    .getByRole('button', { name: /^Add to cart: Ostrander/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /Cart.*1/ })).toBeVisible();
  await page.goto('/cart');
  const needs = page.getByRole('list', { name: 'Required with Ostrander Widespread Bathroom Faucet' });
  await expect(needs).toContainText('Needs: Pop-Up Sink Drain with Overflow');
  const add = needs.getByRole('button', { name: 'Add to cart: Pop-Up Sink Drain with Overflow' });
  await look(page, 'cart-needs-desk');
  await add.click();
  await expect(needs.getByText('Needs: Pop-Up Sink Drain with Overflow')).toHaveCount(0);
  await expect(
    page.getByRole('heading', { level: 3, name: 'Pop-Up Sink Drain with Overflow' }),
  ).toBeVisible();
});

for (const [name, size] of Object.entries(widths))
  test(`the set looks right: ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(faucet);
    await expect(page.getByRole('region', { name: 'Complete the set' })).toBeVisible();
    await look(page, `complete-set-${name}`);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('one companion and all of them are added by a form', async ({ page }) => {
    await page.goto(faucet);
    const set = page.getByRole('region', { name: 'Complete the set' });
    await set.getByRole('button', { name: /^Add to cart: Decorative P-Trap/ }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText('1 product was added to your cart.')).toBeVisible();
    await page.goto(faucet);
    await page.getByRole('button', { name: /^Add all \d to cart$/ }).click();
    await expect(page.getByText(/^\d products were added to your cart\.$/)).toBeVisible();
    await page.goto(faucet);
    await page
      .getByRole('button', { name: /^Add to cart: Ostrander/ })
      .first()
      .click();
    await page.goto('/cart');
    await expect(page.getByRole('list', { name: /^Required with/ })).toHaveCount(0);
  });
});
