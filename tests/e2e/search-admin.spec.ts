/** Searches as employees tune them: a pin, a preview, a synonym, a redirect, and what the shop then shows. */
import { randomUUID } from 'node:crypto';
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

test('a viewer reads, and the page works without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await logIn(page, await hire('publisher', 'Noa'));
  const query = unknown();
  await page.goto(`/admin/search/one?q=${query}&find=faucet`);
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
  await other.context().close();
});
