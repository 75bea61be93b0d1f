/** Searches as employees tune them: a pin, a preview, a synonym, a redirect, and what the shop then shows. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

const unknown = () => `qq${randomUUID().replaceAll(/\D/g, '').slice(0, 6)}zz`;

test('a search that finds nothing gets a product, a synonym is previewed, and another leads to a page', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  await logIn(page, await hire('publisher', 'Sage'));
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/search');
  await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `searches-${name}`);
  }
  const query = unknown();
  await page.getByLabel('Open a search').fill(query);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `“${query}”` })).toBeVisible();
  await expect(page.getByText('Nothing. Pin products or add a synonym')).toBeVisible();

  // Two pins, the second one first.
  await page.getByRole('searchbox', { name: 'Find a product to pin or bury' }).fill('faucet');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const offered = page.getByRole('search', { name: 'Find a product to pin or bury' });
  await expect(offered.getByRole('link', { name: /^Pin / }).first()).toBeVisible();
  const names = await offered
    .getByRole('link', { name: /^Pin / })
    .evaluateAll((links) => links.map((link) => (link.getAttribute('aria-label') ?? '').slice(4)));
  const [first = '', second = ''] = names;
  expect(first).not.toBe('');
  await offered.getByRole('link', { name: `Pin ${first}`, exact: true }).click();
  const pins = page.getByRole('region', { name: 'Pinned: these come first' });
  await expect(pins.getByText(first, { exact: true })).toBeVisible();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  // What was looked for is still there, and so is the focus.
  await expect(offered.getByRole('link', { name: `Unpin ${first}`, exact: true })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Find a product to pin or bury' }).fill(second);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await offered
    .getByRole('link', { name: `Pin ${second}`, exact: true })
    .first()
    .click();
  await pins.getByRole('link', { name: `Move ${second} up`, exact: true }).click();
  await expect(pins.getByRole('listitem').first()).toContainText(second);

  // The preview is before and after, and saves nothing.
  const redirect = page.getByRole('region', { name: 'Redirect' });
  await redirect.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('1 search changes')).toBeVisible();
  await expect(preview.getByText('Nothing found')).toBeVisible();
  await expect(preview.getByText('pinned')).toHaveCount(2);
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `search-${name}`);
  }
  await page.goto(`/search?q=${query}`);
  await expect(page.locator('.product-card')).toHaveCount(0);
  await page.goBack();
  await redirect.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Customers see it now.')).toBeVisible();
  await page.goto(`/search?q=${query}`);
  await expect(page.locator('.product-card h2')).toHaveText([second, first]);

  // A path of the shop alone.
  await page.goto(`/admin/search/one?q=${query}`);
  await redirect.getByLabel('Send this search to').fill('https://example.com');
  await redirect.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a path in this shop that starts with /')).toBeVisible();
  expectProblem(/status of 422/);
  await page.goto(`/admin/search/one?q=${query}`);
  await redirect.getByLabel('Send this search to').fill('/contact');
  await redirect.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Customers see it now.')).toBeVisible();
  await page.goto(`/search?q=${query}`);
  await expect(page).toHaveURL(/\/contact$/);

  // A synonym of another.
  const other = unknown();
  await page.goto(`/admin/search/one?q=${other}`);
  const synonyms = page.getByRole('region', { name: 'Synonyms' });
  await synonyms.getByLabel('Also search for').fill('faucet');
  await synonyms.getByRole('button', { name: 'Preview' }).click();
  await expect(preview.getByText('1 search changes')).toBeVisible();
  await expect(synonyms.getByLabel('Also search for')).toHaveValue('faucet');
  await synonyms.getByRole('button', { name: 'Add synonym' }).click();
  await expect(page.getByText('Synonym added. Customers find it now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Also finds faucet' })).toBeVisible();
});

test('products are judged, and the preview says that a wrong pin makes the search worse', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  await logIn(page, await hire('publisher', 'June'));
  await expect(page).toHaveURL(/\/admin$/);
  const query = unknown();
  await page.goto(`/admin/search/one?q=${query}&find=faucet`);
  const offered = page.getByRole('search', { name: 'Find a product to pin or bury' });
  const pinLinks = offered.getByRole('link', { name: /^Pin / });
  const names = await pinLinks.evaluateAll((links) =>
    links.map((link) => (link.getAttribute('aria-label') ?? '').slice(4)),
  );
  const [right = '', wrong = ''] = names;
  const number = /#?([A-Z]{3}-\d{4})/.exec(
    (await offered.getByRole('listitem').first().textContent()) ?? '',
  )?.[1];
  const gradesOf = (place: Locator, name: string) =>
    place.getByRole('group', { name: `How well ${name} answers`, exact: true });
  const figures = page.getByRole('region', { name: 'Figures of the last 30 days' });
  await expect(figures.getByText('Quality')).toHaveCount(0);

  // Judged where it is; what was looked for stays.
  await gradesOf(offered, right).getByRole('button', { name: 'Exact' }).click();
  await expect(gradesOf(offered, right).getByRole('button', { name: 'Exact' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(figures.getByText('Quality')).toBeVisible();
  await expect(figures.getByText('0.0', { exact: true })).toBeVisible();
  await expect(page.getByText(/^1 product judged, last on .* by June/)).toBeVisible();
  await expect(page).toHaveURL(/find=faucet/);

  // The right product first: found, and all that there is to find.
  await offered.getByRole('link', { name: `Pin ${right}`, exact: true }).click();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  const redirect = page.getByRole('region', { name: 'Redirect' });
  await redirect.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Customers see it now.')).toBeVisible();
  await expect(figures.getByText('100.0', { exact: true })).toBeVisible();

  // The wrong one before it.
  await page.goto(`/admin/search/one?q=${query}&find=${encodeURIComponent(wrong)}`);
  await offered
    .getByRole('link', { name: `Pin ${wrong}`, exact: true })
    .first()
    .click();
  const pins = page.getByRole('region', { name: 'Pinned: these come first' });
  await pins.getByRole('link', { name: `Move ${wrong} up`, exact: true }).click();
  await expect(pins.getByRole('listitem').first()).toContainText(wrong);
  await redirect.getByRole('button', { name: 'Preview' }).click();
  const quality = page.getByRole('region', { name: 'Judged searches' });
  await expect(quality.getByText('1 search gets worse')).toBeVisible();
  await expect(quality.getByRole('listitem').filter({ hasText: query })).toContainText('100.0 → 63.1');
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `search-judged-${name}`);
  }

  // Judging keeps the draft and the preview, which says at once what it means for them.
  const found = page.getByRole('region', { name: 'What customers find now' });
  const before = page.url();
  await gradesOf(found, right).getByRole('button', { name: 'Clear the judgment' }).click();
  await expect(quality.getByText('The change makes no judged search better or worse.')).toBeVisible();
  await expect(gradesOf(found, right).getByRole('button', { name: 'Exact' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(gradesOf(found, right).getByRole('button', { name: 'Exact' })).toBeFocused();
  await gradesOf(found, right).getByRole('button', { name: 'Close' }).click();
  await expect(quality.getByText('1 search gets worse')).toBeVisible();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  expect(page.url()).toBe(before);

  // The list, and all of it as a file.
  await page.goto('/admin/search');
  await page.getByRole('link', { name: 'Judged', exact: true }).click();
  await page.getByRole('link', { name: 'Sort by Judged' }).click();
  const row = page.getByRole('row').filter({ hasText: query });
  await expect(row.getByRole('cell')).toHaveText(['0', '1', '100.0']);
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `searches-judged-${name}`);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`${query},${number},2`);
  const upload = async (text: string) => {
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'judgments.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Upload' }).click();
  };
  await upload(`query,product_number,grade\n${query},${number},3\n${query},NO-SUCH-1,3\n`);
  await expect(page.getByText('Row 3: No product has the number “NO-SUCH-1”.')).toBeVisible();
  expectProblem(/status of 422/);
  await upload(`query,product_number,grade\n${query},${number},0\n`);
  await expect(page.getByText('1 judgment saved.')).toBeVisible();
  await expect(row.getByRole('cell')).toHaveText(['0', '1', 'Not known']);

  await page.goto('/admin/activity?kind=search');
  await expect(page.getByText(`${query} › ${right}: Close → No answer`)).toBeVisible();
  await expect(page.getByText(`${right}: none → Exact`).first()).toBeVisible();
});

test('a viewer reads, and the page works without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page, await hire('publisher', 'Noa'));
  const query = unknown();
  await page.goto(`/admin/search/one?q=${query}&find=faucet`);
  const exact = page.getByRole('button', { name: 'Exact' }).first();
  await exact.click();
  await expect(page).toHaveURL(/find=faucet#judge-/);
  await expect(exact).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /^Pin / }).first().click();
  const redirect = page.getByRole('region', { name: 'Redirect' });
  await redirect.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('1 search changes')).toBeVisible();
  await redirect.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Customers see it now.')).toBeVisible();
  await context.close();

  const other = await (await browser.newContext()).newPage();
  await logIn(other, await hire('viewer', 'Vera'));
  await other.goto(`/admin/search/one?q=${query}`);
  await expect(other.getByText('Publishers and admins can change this.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: /^Pin / })).toHaveCount(0);
  const found = other.getByRole('region', { name: 'What customers find now' });
  await expect(found.getByText('Exact', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Exact' })).toHaveCount(0);
  await other.goto('/admin/search?show=judged');
  await expect(other.getByRole('link', { name: 'Download CSV' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Upload' })).toHaveCount(0);
  await other.context().close();
});
