/** A sale that begins on three pages at once: put together, seen beforehand in the whole shop, and published. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/setup/e2e.ts';
import { banner, enter, makePage, openEditor, rows, saved } from './editing.ts';
import { look, widths } from './look.ts';

test('two pages are put into a release, seen in the shop beforehand and go live together', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  await enter(page);
  const first = await makePage(page, `Sale ${mark}`, [banner('one', 'Spring sale begins')]);
  const second = await makePage(page, `Terms ${mark}`, [banner('one', 'Terms of the sale')]);
  const slug = String(first.draft.document.slug);

  await page.goto('/admin/releases');
  await page.getByLabel('Name').fill(`Spring ${mark}`);
  await page.getByRole('button', { name: 'New release' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Spring ${mark}` })).toBeVisible();
  const add = page.getByRole('form', { name: 'Add to the release' });
  for (const { _id, draft } of [first, second]) {
    await add.getByLabel('Page or text').selectOption(_id);
    await add.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText(`“${String(draft.document.title)}” was added.`)).toBeVisible();
  }
  const entries = page.getByRole('region', { name: '2 items in it' });
  await expect(entries.getByRole('listitem')).toHaveCount(2);

  // What is written since is no part of it until it is asked for.
  await openEditor(page, first._id);
  await expect(page.getByText(`Part of the release “Spring ${mark}”`)).toBeVisible();
  await rows(page).first().locator('[data-row]').click();
  await page.getByRole('textbox', { name: 'Heading' }).first().fill('Spring sale begins today');
  await saved(page);
  await page.getByRole('link', { name: 'Open the release' }).click();
  await expect(entries.getByText('The draft has changed since it was added.')).toHaveCount(1);
  await page.getByRole('button', { name: /^Use today’s draft of/ }).click();
  await expect(page.getByText('Today’s draft is part of the release.')).toBeVisible();
  await expect(entries.getByText('The draft has changed since it was added.')).toHaveCount(0);
  await expect(entries).toBeVisible();

  await page.getByLabel('Date').fill('2031-03-01');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('The release goes live by itself at that time.')).toBeVisible();
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await look(page, `release-${width}`);
  }

  const shop = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview the shop' }).click();
  const preview = await shop;
  const bar = preview.getByRole('complementary', { name: 'Preview of the shop' });
  await expect(bar).toContainText('You see the shop as it will be on Mar 1, 2031');
  await preview.goto(`/page/${slug}`);
  await expect(preview.getByRole('heading', { name: 'Spring sale begins today' })).toBeVisible();
  await expect(bar).toBeVisible();
  await look(preview, 'release-preview');
  // What is put into the cart is real, and is there in the preview too.
  await preview.goto('/c/lighting');
  const button = preview
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: / })
    .first();
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Add to cart: ', '');
  const cart = preview.getByRole('link', { name: /^Cart [1-9]\d* items? in your cart/ });
  await button.click();
  await expect(cart).toBeVisible();
  await preview.goto('/');
  await expect(cart).toBeVisible();
  await preview.goto('/cart');
  await expect(preview.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible();
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: `Spring ${mark}` })).toBeVisible();
  expectProblem(/status of 404/);
  const gone = await preview.goto(`/page/${slug}`);
  expect(gone?.status()).toBe(404);
  await preview.close();

  await page.getByText('Publish all now').first().click();
  await page.getByRole('button', { name: 'Publish all now' }).click();
  await expect(page.getByText('All of it is live.')).toBeVisible();
  await page.goto(`/page/${slug}`);
  await expect(page.getByRole('heading', { name: 'Spring sale begins today' })).toBeVisible();
  await page.goto('/admin/releases');
  await expect(page.getByRole('listitem').filter({ hasText: `Spring ${mark}` })).toContainText('Live');
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await look(page, `releases-${width}`);
  }
});
