/** Every screen of the slice at both widths: axe finds nothing, no picture is broken, nothing scrolls sideways. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect, test } from '#tests/setup/e2e.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

/** Scrolls through, so that lazy pictures come, and looks at what there is. */
async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
  expect(broken, `${name}: pictures that are broken`).toEqual([]);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `${name}: scrolls sideways`).toBeLessThanOrEqual(0);
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true });
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const { axe: inPage } = window as unknown as {
      axe: {
        run: (
          context: Document,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const found = await inPage.run(document, { runOnly: { type: 'tag', values: tags } });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, standards);
  expect(violations, `${name}: axe`).toEqual([]);
}

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
