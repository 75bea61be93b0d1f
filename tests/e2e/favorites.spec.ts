/** Lists of favorites: shared by a link until it is revoked, and moved to the cart. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { register } from './register.ts';
import { password } from './staff.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Presses the hearts of a department's cards whose button says this. */
async function favor(page: Page, path: string, button: RegExp, count: number): Promise<void> {
  await page.goto(path);
  const of = cards(page).filter({
    has: page.getByRole('button', { name: button }).or(page.getByRole('link', { name: button })),
  });
  for (let index = 0; index < count; index += 1) {
    const heart = of.nth(index).getByRole('button', { name: /^Favorite: / });
    const saved = page.waitForResponse(/\/favorites/);
    await heart.click();
    await saved;
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
}

for (const script of [true, false]) {
  test.describe(script ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: script, viewport: widths.phone });

    test('a list is shared, seen by a guest at retail, revoked, and moved to the cart', async ({
      page,
      browser,
    }) => {
      test.slow();
      const email = `mina.${randomUUID()}@example.com`;
      await register(page, { first: 'Mina', last: 'Okafor', email, password });
      await favor(page, '/c/bathroom', /^Add to cart: /, 2);
      await favor(page, '/c/bathroom', /^Choose options: /, 1);
      await page.goto('/favorites');
      await expect(cards(page)).toHaveCount(3);
      for (const left of [2, 1, 0]) {
        const form = page.locator('details', { hasText: 'Add to a room' }).first();
        await form.locator('summary').click();
        await form.getByLabel('Room or list').fill('Guest bath');
        await form.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Add to a room')).toHaveCount(left);
      }
      const list = page.getByRole('region', { name: 'Guest bath' });
      await list.getByText('Share', { exact: false }).first().click();
      await list.getByRole('button', { name: 'Create link' }).click();
      await expect(list.getByText('Your link is ready.')).toBeVisible();
      const url = await list.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
      if (script) await look(page, 'favorites-link-phone');

      const elsewhere = await browser.newContext({ javaScriptEnabled: script, viewport: widths.desk });
      const guest = await elsewhere.newPage();
      await guest.goto(url);
      await expect(guest.getByRole('heading', { level: 1, name: 'Guest bath' })).toBeVisible();
      await expect(cards(guest)).toHaveCount(3);
      await expect(guest.getByText('Mina')).toHaveCount(0);
      if (script) await look(guest, 'favorites-shared-desk');
      await guest.getByRole('button', { name: 'Add all to cart' }).click();
      await expect(guest).toHaveURL(/\/cart$/);
      await expect(guest.getByText('2 products were added to your cart.').first()).toBeVisible();

      await list.getByRole('button', { name: 'Revoke link' }).click();
      await expect(list.getByText('The link no longer works.')).toBeVisible();
      await guest.goto(url);
      await expect(guest.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      await elsewhere.close();

      await list.getByRole('button', { name: 'Move all to cart' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByText('2 products were added to your cart.').first()).toBeVisible();
      await expect(page.getByText('choose its options on its page.')).toBeVisible();
      await page.goto('/favorites');
      await expect(cards(page)).toHaveCount(1);
    });
  });
}

test('a name that is too long is refused in words, and the list stays', async ({ page, expectProblem }) => {
  const email = `mina.${randomUUID()}@example.com`;
  await register(page, { first: 'Mina', last: 'Okafor', email, password });
  await favor(page, '/c/lighting', /./, 1);
  await page.goto('/favorites');
  await page.getByText('Add to a room').click();
  const field = page.getByLabel('Room or list');
  await field.evaluate((input) => input.removeAttribute('maxlength'));
  await field.fill('x'.repeat(61));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Use 60 characters or fewer for a list name.')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  expectProblem(/status of 422/);
});
