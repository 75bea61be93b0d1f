/** The store locator in a shop without a maps key (docs/product.md#store-locator). */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing, warehouse } from './shopping.ts';

const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const drawing = (page: Page) => page.getByRole('img', { name: /^Drawing of a map pin/ });

test('the footer leads to all locations, with a drawing for a map, and the nearest to a ZIP code comes first', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 422/);
  await page.goto('/v');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Locations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  await expect(names(page)).toHaveText(['Portland', 'Denver', 'Charlotte']);
  await expect(drawing(page)).toBeVisible();
  await page.getByText('Hours this week').first().click();
  await expect(page.getByRole('main').getByRole('definition')).toHaveCount(7);
  await expect(page.locator('iframe')).toHaveCount(0);
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `locations-${width}`);
  }
  const zip = page.getByLabel('ZIP code');
  const find = page.getByRole('button', { name: 'Find nearest' });
  await find.click();
  await expect(zip).toHaveAccessibleDescription('Enter a ZIP code, such as 97209.');
  await zip.fill('123');
  await find.click();
  await expect(zip).toHaveAccessibleDescription('Enter a ZIP code, such as 97209.');
  await zip.fill('99999');
  await find.click();
  await expect(zip).toHaveAccessibleDescription(/We can’t find ZIP code 99999|We can't find ZIP code 99999/);
  await zip.fill('28202');
  await find.click();
  await expect(page.getByText('Nearest to Charlotte, NC 28202 first.')).toBeVisible();
  await expect(names(page)).toHaveText(['Charlotte', 'Denver', 'Portland']);
  await expect(page.getByText(/^[\d,.]+ mi$/)).toHaveCount(3);
  await look(page, 'locations-nearest');
  await page.getByRole('button', { name: 'Make this my warehouse: Charlotte' }).click();
  await expect(warehouse(page)).toContainText('Charlotte');
  await expect(page).toHaveURL(/zip=28202/);
  await expect(page.getByRole('button', { name: 'Make this my warehouse: Charlotte' })).toHaveCount(0);
});

test('a warehouse that is chosen there says what that changes in the cart', async ({ page }) => {
  await page.goto('/c/lighting');
  await addFirstFromListing(page);
  await page.goto('/locations');
  await page.getByRole('button', { name: 'Make this my warehouse: Denver' }).click();
  const overlay = page.getByRole('dialog', { name: 'Denver' });
  await expect(overlay.getByText('Your cart moved from Portland to Denver.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await warehouse(page).click();
  await expect(overlay).toBeVisible();
  await expect(overlay.getByText(/Your cart moved/)).toHaveCount(0);
});

test('the browser’s position is said to be missing, and used when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/locations');
  const here = page.getByRole('button', { name: 'Use my location' });
  await here.click();
  await expect(page.getByText(/doesn’t share your location|doesn't share your location/)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 39.74, longitude: -104.99 });
  await here.click();
  await expect(page.getByText('Nearest to you first.')).toBeVisible();
  await expect(names(page).first()).toHaveText('Denver');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the nearest location is found by ZIP code and made one’s warehouse', async ({ page }) => {
    await page.goto('/locations');
    await page.getByLabel('ZIP code').fill('80202');
    await page.getByRole('button', { name: 'Find nearest' }).click();
    await expect(names(page)).toHaveText(['Denver', 'Portland', 'Charlotte']);
    await page.getByRole('button', { name: 'Make this my warehouse: Denver' }).click();
    await expect(warehouse(page)).toContainText('Denver');
  });
});
