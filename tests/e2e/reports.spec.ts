/** Reports: read in the back office, narrowed, and taken along as CSV. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

test('reports are read for a period and an audience, and taken along as CSV', async ({
  page,
  browser,
  baseURL,
}) => {
  // Somebody searches for what there is not.
  const words = `goldtub${randomUUID().slice(0, 8)}`;
  const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
  const shopper = await theirs.newPage();
  const sent = shopper.waitForResponse((answer) => answer.url().endsWith('/api/v1/events'));
  await shopper.goto(`/search?q=${words}`);
  await expect(shopper.getByRole('heading', { level: 1 })).toContainText(words);
  await sent;
  await theirs.close();

  await logIn(page, await hire('publisher', 'Pia'));
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  const empty = page.getByRole('region', { name: 'Searches without a result' });
  await expect(empty.getByRole('row', { name: new RegExp(words) })).toBeVisible();
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await look(page, `reports-${width}`);
  }

  await page.getByLabel('Period', { exact: true }).selectOption('Last 90 days');
  await page.getByLabel('Audience').selectOption('Guests');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/period=90&.*audience=guest/);
  await expect(page.getByText(/, compared with /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sales' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV: Searches without a result' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('empty-searches.csv');
  const csv = readFileSync(await download.path(), 'utf8');
  expect(csv).toMatch(/^words,times\n/);
  expect(csv).toContain(`${words},1`);

  await page.getByLabel('Audience').selectOption('Trade');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/audience=trade/);
  await expect(empty.getByRole('row', { name: new RegExp(words) })).toBeHidden();

  await page.getByLabel('Period', { exact: true }).selectOption('Custom');
  await page.getByLabel('First day').fill('2026-11-20');
  await page.getByLabel('Last day').fill('2026-11-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a first and a last day');
});

test('reports are read without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page, await hire('sales', 'Sal'));
  await page.goto('/admin/reports?period=year');
  await expect(page.getByRole('region', { name: 'From view to order' })).toBeVisible();
  await page.getByLabel('Period', { exact: true }).selectOption('Last 7 days');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/period=7/);
  await context.close();
});

test('reports are no screen of an editor’s', async ({ page }) => {
  await logIn(page, await hire('editor', 'Edda'));
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reports' })).toBeHidden();
  await page.goto('/admin/reports');
  await expect(
    page.getByRole('heading', { name: 'Only sales, publishers and admins can view reports' }),
  ).toBeVisible();
});
