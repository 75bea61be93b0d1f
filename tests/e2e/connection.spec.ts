/** When the store is out of reach: what stands on the page stays, it is said what is wrong, and it goes on by itself. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { listens } from './hands.ts';

/** A hand on the page: from then on it can wait. */
async function touch(page: Page): Promise<void> {
  await listens(page);
  await page.mouse.move(40, 40);
  await page.waitForFunction(() => document.querySelector('[data-patient="true"]'));
}

const offline = /You’re offline/;

test('a navigation without a line keeps the list and goes on when the line is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/c/bathroom');
  await touch(page);
  const cards = page.getByRole('main').getByRole('article');
  const count = await cards.count();
  await context.setOffline(true);
  await expect(page.getByText(offline)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(cards).toHaveCount(count);
  await expect(page).toHaveURL(/\/c\/bathroom$/);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/page\/services$/i);
  await expect(page.getByText(offline)).toBeHidden();
});

test('a navigation that takes its time shows a bar and says so', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.goto('/c/bathroom');
  await touch(page);
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByText('Loading…')).toBeAttached();
  answer();
  await expect(page).toHaveURL(/\/page\/services$/i);
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

test.describe('a first visit', () => {
  test.use({ firstVisit: true });

  for (const width of [320, 390, 1280])
    test(`the cookie notice covers nothing at ${width} px, and a low header leaves room`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width < 1000 ? 844 : 900 });
      await page.goto('/');
      const notice = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
      if (width < 1000) expect(header?.height).toBeLessThan(112);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Open a trade account' }).first()).toBeInViewport({
        ratio: 1,
      });
      if (width > 320)
        await expect(main.getByRole('link', { name: 'Shop bathroom' })).toBeInViewport({ ratio: 1 });
    });
});

test('an address that cannot be read is said as such', async ({ page, expectProblem }) => {
  expectProblem(/status of 400/);
  const response = await page.goto('/search?q=a%00b');
  expect(response?.status()).toBe(400);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t read that address' })).toBeVisible();
});

test('all brands stand at /v by their letters, and a search is not a brand', async ({ page }) => {
  await page.goto('/v');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/^[A-Z#]$/);
  await main.getByRole('link', { name: 'Kiln & Harbor' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kiln & Harbor' })).toBeVisible();
  await page.goto('/search?q=brass');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Brands', exact: true }),
  ).not.toHaveAttribute('aria-current');
});
