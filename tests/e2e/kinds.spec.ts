/**
 * Kits and pieces made to measure, from their screens to the order
 * (docs/product.md#combination-products, #custom-products).
 */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { fillCheckout } from './shopping.ts';

const kit = '/p/combination/tidewater-vanity-suite';
const door = '/p/custom/made-to-measure-shaker-door';
const counter = '/p/custom/cut-to-size-countertop';
const pdf = { name: 'counter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n') };

const slot = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^\\d\\. ${name}`) });
const price = (page: Page) => page.getByRole('main').getByRole('status').last();
const lines = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

async function order(page: Page) {
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
}

test('a kit is chosen step by step, what does not fit says why, and Back brings the choice back', async ({
  page,
}) => {
  await page.goto(kit);
  await expect(page.getByText(/^You save \$/).first()).toBeVisible();
  const finish = slot(page, 'Vanity').getByRole('combobox', { name: /^Options for Vanity/ });
  const wide = await finish.locator('option', { hasText: '48 in' }).first().getAttribute('value');
  await finish.selectOption(wide);
  await expect(page).toHaveURL(/s0=/);
  await expect(page.getByText(/takes a 49 in top/).first()).toBeVisible();
  await expect(slot(page, 'Top').getByRole('combobox', { name: /^Options for Top/ })).toContainText(
    'doesn’t fit',
  );
  await expect(slot(page, 'Faucet').getByRole('radio', { disabled: true }).first()).toBeVisible();
  const chosen = new URL(page.url()).search;
  await slot(page, 'Mirror').getByRole('radio').nth(1).check();
  await expect(page).not.toHaveURL(new RegExp(`${chosen.replaceAll(/[?+]/g, '\\$&')}$`));
  await page.goBack();
  await expect(slot(page, 'Mirror').getByRole('radio', { name: 'None' })).toBeChecked();
});

test('a kit is one line with its parts, is brought back by Undo, and its order shows them', async ({
  page,
}) => {
  await page.goto(kit);
  await page.getByRole('button', { name: 'Add kit to cart' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  await page.goto('/cart');
  await expect(lines(page).filter({ hasText: 'Vanity: 1 ×' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove Tidewater/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Vanity: 1 ×/)).toBeVisible();
  await order(page);
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await expect(page.getByText(/^Vanity: 1 ×/)).toBeVisible();
});

test('a part chosen while the page begins is taken, and a kit asked for meanwhile is the one that was chosen', async ({
  page,
}) => {
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(kit, { waitUntil: 'commit' });
  const mirrors = slot(page, 'Mirror').getByRole('radio');
  await mirrors.nth(1).check();
  begin();
  await expect(page).toHaveURL(/p\d=/);
  await expect(mirrors.nth(1)).toBeChecked();
  // The answer takes long, and nobody waits for it.
  await page.unroute('**/assets/*.js');
  await page.route('**/*.data?*', async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  await mirrors.nth(2).check();
  await expect(page.getByRole('main').getByRole('status').last()).toHaveAttribute('aria-busy', 'true');
  const card = slot(page, 'Mirror').getByRole('listitem').nth(2);
  const [name = 'no name'] = ((await card.textContent()) ?? '').split('$');
  await page.getByRole('button', { name: 'Add kit to cart' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  await page.goto('/cart');
  const line = lines(page).filter({ hasText: 'Vanity: 1 ×' });
  await expect(line).toContainText(`Mirror: 1 × ${name}`);
});

test('by keyboard: a part is chosen and the kit added', async ({ page }) => {
  await page.goto(kit);
  const radios = slot(page, 'Vanity').getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await expect(radios.nth(1)).toBeFocused();
  await expect(page).toHaveURL(/p0=/);
  const add = page.getByRole('button', { name: 'Add kit to cart' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
});

test('a door is priced as it is typed, wants a yes, and says its size and day in the cart', async ({
  page,
}) => {
  await page.goto(door);
  await page.getByLabel('Width').fill('18');
  await page.getByLabel('Height').fill('30');
  await expect(price(page)).toContainText('$80.63');
  await page.getByLabel('Hinge boring').selectOption('Left');
  await expect(price(page)).toContainText('$86.63');
  await expect(page).toHaveURL(/size=18&size=30&o=Left/);
  await page.getByLabel('Width').fill('400');
  await expect(page.getByText('Enter 6 to 30 inches, in 0.0625 inch steps.')).toBeVisible();
  await expect(page.getByLabel('Width')).toHaveValue('400');
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await add.click();
  await expect(page.getByLabel('Width')).toBeFocused();
  await page.getByLabel('Width').fill('18');
  await expect(price(page)).toContainText('$86.63');
  await add.click();
  await expect(page.getByLabel(/can’t be returned/)).toBeFocused();
  await page.getByLabel(/can’t be returned/).check();
  await add.click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  await page.goto('/cart');
  await expect(page.getByText('Width 18 in × Height 30 in')).toBeVisible();
  await expect(page.getByText(/^Ready about/)).toBeVisible();
  await expect(page.getByText('Made to order: can’t be returned.')).toBeVisible();
});

test('a countertop goes with its drawing, which its uploader reads back', async ({ page }) => {
  await page.goto(counter);
  await page.getByLabel('Your drawing').setInputFiles(pdf);
  await page.getByLabel(/can’t be returned/).check();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  await page.goto('/cart');
  const href = await page.getByRole('link', { name: 'Drawing: counter.pdf' }).getAttribute('href');
  expect((await page.request.get(href ?? '')).headers()['content-type']).toBe('application/pdf');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a kit and a countertop go into the cart, and out and back', async ({ page, expectProblem }) => {
    expectProblem(/415/);
    await page.goto(kit);
    await slot(page, 'Vanity').getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Update kit' }).click();
    await expect(page).toHaveURL(/p0=/);
    await page.getByRole('button', { name: 'Add kit to cart' }).click();
    await page.goto('/cart');
    await expect(page.getByText(/^Vanity: 1 ×/)).toBeVisible();
    await page.getByRole('button', { name: /^Remove Tidewater/ }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Vanity: 1 ×/)).toBeVisible();
    await page.goto(counter);
    await page.getByLabel('Length').fill('60');
    await page.getByRole('button', { name: 'Show price' }).click();
    await expect(page.getByLabel('Length')).toHaveValue('60');
    await page.getByLabel(/can’t be returned/).check();
    await page.getByLabel('Your drawing').setInputFiles({ ...pdf, buffer: Buffer.from('no drawing') });
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText(/We can’t read this drawing/)).toBeVisible();
    await expect(page.getByLabel('Length')).toHaveValue('60');
    await page.getByLabel(/can’t be returned/).check();
    await page.getByLabel('Your drawing').setInputFiles(pdf);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText(/^Length 60 in/)).toBeVisible();
  });
});

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`looked at, ${viewport.width} px`, () => {
    test.use({ viewport });
    test('a cart with a kit and a piece made to measure', async ({ page }) => {
      await page.goto(kit);
      await page.getByRole('button', { name: 'Add kit to cart' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
      await page.goto(door);
      await look(page, `door-${width}`);
      await page.getByLabel(/can’t be returned/).check();
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/2/);
      await page.goto('/cart');
      await look(page, `cart-kinds-${width}`);
    });
  });
}
