/** Prices and settings: kept by employees' forms, tried on a cart, seen in the shop at once. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { skuInStock } from './shopping.ts';
import { hire, logIn } from './staff.ts';

test('a publisher makes a coupon, is told what is wrong with it, tries it on a cart, and switches it off', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/422 .*\/admin\/pricing\/coupon\/new/);
  await logIn(page, await hire('publisher', 'Iris'));
  await page.goto('/admin/pricing/coupon');
  await page.getByRole('link', { name: 'New coupon' }).click();
  const code = `FALL-${randomUUID().slice(0, 6).toUpperCase()}`;
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('Description for customers', { exact: true }).fill('A tenth off');
  await page.getByRole('button', { name: 'Save' }).click();
  const wrong = page.getByRole('alert');
  await expect(wrong).toContainText('Percent: Enter the discount');
  await expect(page.getByLabel('Code')).toHaveValue(code);
  await page.getByLabel('Percent').fill('10');
  // Found by what people call it; what it is called in addresses goes into the field.
  await page.getByRole('searchbox', { name: 'Find by name: Only these categories' }).fill('light');
  await page.getByRole('button', { name: 'Lighting lighting', exact: true }).click();
  const categories = page.getByRole('textbox', { name: /^Only these categories/ });
  await expect(categories).toHaveValue('lighting');
  await categories.fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Changes are live.')).toBeVisible();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `pricing-coupon-${name}`);
  }

  // What a cart would cost, and why.
  await page.goto('/admin/pricing');
  await page.getByLabel('Prices for').selectOption({ label: 'Okafor Hospitality Fit-Out' });
  const sku = await skuInStock(page);
  await page.getByLabel('SKUs and quantities').fill(`${sku} 2`);
  await page.getByLabel('Delivery method').selectOption('Freight');
  await page.getByLabel('State').selectOption('CO');
  await page.getByLabel('ZIP code').fill('80205');
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Calculate' }).click();
  const result = page.getByRole('region', { name: 'Price breakdown' });
  await expect(result).toContainText('Exempt by certificate');
  await expect(result).toContainText(`Coupon ${code}`);
  await expect(result).toContainText('Cash and checks are for pickup');
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `pricing-try-${name}`);
  }

  await page.goto('/admin/pricing/coupon');
  await page.getByRole('searchbox').fill(code);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: new RegExp(code) }).click();
  await page.getByLabel('Active').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Changes are live.')).toBeVisible();
  await page.goto('/admin/pricing/coupon');
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('Inactive');
  await page.goto('/admin/activity');
  await expect(page.getByText(code).first()).toBeVisible();
});

test('an admin renames the site over nobody’s change, and two screens show rates and tax', async ({
  page,
  browser,
}) => {
  test.slow();
  await logIn(page, await hire('admin', 'Nora'));
  await page.goto('/admin/settings');
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `settings-${name}`);
  }
  const other = await browser.newPage();
  await logIn(other, await hire('admin', 'Pia'));
  await other.goto('/admin/settings');
  const site = (one: typeof page) => one.getByRole('region', { name: 'Site' });
  await site(page)
    .getByLabel(/^Tagline(?! in Spanish)/)
    .fill('Fittings and furniture for the trade');
  await site(page).getByRole('button', { name: 'Save' }).click();
  await expect(site(page).getByText('Saved. Changes are live.')).toBeVisible();
  await site(other)
    .getByLabel(/^Tagline(?! in Spanish)/)
    .fill('Written without looking');
  await site(other).getByRole('button', { name: 'Save' }).click();
  await expect(site(other)).toContainText('Changed by someone else');
  await expect(site(other).getByLabel(/^Tagline(?! in Spanish)/)).toHaveValue('Written without looking');
  await site(other).getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(site(other).getByText('Saved. Changes are live.')).toBeVisible();
  await other.close();

  await page.setViewportSize(widths.desk);
  await page.goto('/admin/pricing/shipping_rate');
  await expect(page.getByRole('listitem').filter({ hasText: 'UPS, zone 1' })).toBeVisible();
  await look(page, 'pricing-rates-desk');
  await page.goto('/admin/pricing/tax_state');
  await page.getByRole('link', { name: /^CO / }).click();
  await expect(page.getByLabel('Percent')).toHaveValue('2.9');
  await look(page, 'pricing-tax-desk');
  await page.setViewportSize(widths.phone);
  await page.goto('/admin/pricing/shipping_rate');
  await look(page, 'pricing-rates-phone');
});
