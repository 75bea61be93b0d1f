/** Up to four products side by side: chosen on cards, kept over pages, at an address, and without a script. */
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';

test('cards fill the tray, the comparison shows what differs, and a product is removed and bought there', async ({
  page,
}) => {
  await page.setViewportSize(widths.desk);
  await page.goto('/c/bathroom/bathroom-faucets');
  const add = page.getByRole('main').getByRole('button', { name: /^Compare: / });
  const tray = page.getByRole('region', { name: 'Products to compare' });
  for (const at of [0, 1, 2]) {
    await add.nth(at).click();
    await expect(tray.getByRole('link', { name: `Compare (${at + 1})` })).toBeVisible();
  }
  await page.reload();
  await add.nth(3).click();
  await add.nth(4).click();
  await expect(page.getByRole('status').filter({ hasText: 'You can compare up to 4 products.' })).toHaveCount(
    1,
  );
  await tray.getByRole('link', { name: 'Compare (4)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByRole('rowheader', { name: 'Price', exact: true })).toBeVisible();
  const rows = await page.getByRole('row').count();
  await look(page, 'compare');
  await page.getByRole('link', { name: 'Show only differences' }).click();
  await expect(page).toHaveURL(/differences=1/);
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(rows);
  await page
    .getByRole('button', { name: /^Remove from compare: / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await page.setViewportSize(widths.phone);
  await look(page, 'compare-phone');
  // The same price as the product's page.
  const name = (await page.getByRole('columnheader').first().getByRole('link').textContent()) ?? '';
  const price = await page.getByRole('row').nth(1).getByRole('cell').first().textContent();
  await page.getByRole('columnheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(price).toMatch(/\$/);
});

test('without JavaScript a card’s Compare leads to the comparison, whose address can be shared', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/c/lighting');
  await page
    .getByRole('button', { name: /^Compare: / })
    .nth(0)
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await page.goto('/c/lighting');
  await page
    .getByRole('button', { name: /^Compare: / })
    .nth(1)
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  const shared = page.url();
  await page
    .getByRole('button', { name: /^Remove from compare: / })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await context.close();
  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await stranger.goto(shared);
  await expect(stranger.getByRole('columnheader')).toHaveCount(2);
  await stranger.goto('/compare?ids=no-such-product,../x');
  await expect(stranger.getByText('Nothing to compare yet')).toBeVisible();
  await stranger.context().close();
});
