/** Every screen of the slice at both widths: axe finds nothing, no picture is broken, nothing scrolls sideways. */
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the screens for reading', async ({ page, expectProblem }) => {
      await page.goto('/');
      await look(page, `home-${width}`);
      await page.goto('/c/bathroom');
      await look(page, `listing-${width}`);
      const product = page
        .getByRole('main')
        .getByRole('link', { name: /Choose options/ })
        .first();
      await product.click();
      await expect(page.getByRole('table')).toBeVisible();
      await look(page, `product-${width}`);
      await page.goto('/search?q=brass');
      await look(page, `search-${width}`);
      await page.goto('/search?q=zzzzqqqq');
      await look(page, `search-empty-${width}`);
      await page.goto('/nowhere-at-all');
      await look(page, `not-found-${width}`);
      expectProblem(/status of 404/);
    });

    test('the screens for buying', async ({ page }) => {
      await page.goto('/cart');
      await look(page, `cart-empty-${width}`);
      await page.goto('/c/lighting');
      await addFirstFromListing(page);
      await page.goto('/cart');
      await look(page, `cart-${width}`);
      await page.goto('/checkout');
      await look(page, `checkout-${width}`);
      await fillCheckout(page);
      await page.getByRole('button', { name: /^Place order/ }).click();
      await expectOrderPlaced(page);
      await look(page, `success-${width}`);
      await page.goto('/login');
      await look(page, `login-${width}`);
      await page.goto('/register');
      await look(page, `register-${width}`);
    });

    // A trade buyer sees prices and greetings that a guest does not: each of them is a screen of its own.
    const trade = {
      shopping: [
        '/c/bathroom',
        '/col/tidewater',
        '/v/brightwell',
        '/t/featured',
        '/search?q=brass',
        '/checkout',
      ],
      reading: [
        '/blog',
        '/portfolio',
        '/team',
        '/page/about',
        '/favorites',
        '/a/profile',
        '/a/settings',
        '/a/notifications',
        '/a/invoices',
        '/a/pay-bill',
        '/a/payments',
        '/a/credit-memos',
        '/a/statement',
        '/contact',
      ],
    };
    for (const [kind, paths] of Object.entries(trade)) {
      test(`the screens for ${kind}, as a trade buyer`, async ({ page }) => {
        test.slow();
        const buyer = sampleAccounts().find(({ role }) => role === 'trade buyer');
        await page.goto('/login?returnTo=/cart');
        await page.getByLabel('Email').fill(buyer?.email ?? '');
        await page.getByLabel('Password').fill(buyer?.password ?? '');
        await page.getByRole('button', { name: 'Log in' }).click();
        await expect(page).toHaveURL(/\/cart$/);
        if (kind === 'shopping') {
          await page.goto('/c/lighting');
          await addFirstFromListing(page);
        }
        for (const path of paths) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await look(page, `trade-${path.slice(1).replaceAll(/[^a-z]+/g, '-')}-${width}`);
        }
      });
    }

    test('the menus open by keyboard and by pointer, and axe finds nothing then', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation').locator('summary').first();
      if (await menu.isVisible()) {
        await menu.focus();
        await page.keyboard.press('Enter');
      } else {
        await page
          .getByRole('navigation')
          .getByRole('link', { name: 'Bathroom', exact: true })
          .first()
          .hover();
      }
      await expect(page.getByRole('link', { name: 'Vanities', exact: true }).first()).toBeVisible();
      await look(page, `menu-${width}`);
    });
  });
}
