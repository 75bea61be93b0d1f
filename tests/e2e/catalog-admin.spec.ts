/** The catalog, edited by employees: what they save is what the shop shows. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

const word = () => randomUUID().slice(0, 8).toUpperCase();

async function enter(page: Page, path: string, name = 'Iris') {
  await logIn(page, await hire('publisher', name));
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto(path);
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Changes are live.').first()).toBeVisible();
};

test('a product with two options is made, and the shop shows it', async ({ page, expectProblem }) => {
  test.slow();
  await enter(page, '/admin/catalog/products/new');
  const name = `Journey sconce ${word()}`;
  const number = `J-${word()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Item number').fill(number);
  await page.getByLabel('Type').selectOption('variant');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('active');
  await page.getByLabel('Option 1', { exact: true }).fill('Finish');
  await page.getByLabel('Values for option 1').fill('Brass, Nickel');
  await page.getByRole('button', { name: 'Add another option' }).click();
  await page.getByLabel('Option 2', { exact: true }).fill('Size');
  await page.getByLabel('Values for option 2').fill('Small, Large');
  await page.getByRole('textbox', { name: 'Retail, row 1' }).fill('250');
  await page.getByRole('button', { name: 'Generate variants' }).click();
  await expect(page.getByRole('textbox', { name: /^SKU, / })).toHaveCount(4);
  // What is missing is said, and nothing that was typed is lost.
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('link', { name: /Add a photo/ })).toBeVisible();
  expectProblem(/status of 422/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Choose photo: Main photo' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Choose (?!photo)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'View in store' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('$250.00').first()).toBeVisible();
  for (const value of ['Brass', 'Nickel', 'Small', 'Large'])
    await expect(page.getByRole('link', { name: new RegExp(`^${value}`) })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/catalog\/products\//);
});

test('prices of many change at once, after a look at what they come to; a guest sees no Edit link', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, '/admin/catalog?sort=name');
  const boxes = page.getByRole('list', { name: 'Products' }).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Prices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Change by', { exact: true }).fill('10');
  await dialog.getByLabel('Unit').selectOption('amount');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('2 products will change')).toBeVisible();
  const after = (await dialog.getByRole('listitem').first().getByRole('strong').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(page.getByText('2 products changed.').first()).toBeVisible();
  await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
  const href = await page.getByRole('link', { name: 'View in store' }).getAttribute('href');
  const guest = await browser.newPage();
  await guest.goto(href ?? '');
  await expect(guest.getByText(after).first()).toBeAttached();
  await expect(guest.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await guest.close();
});

test('the slower of two employees loses nothing and decides', async ({ page, browser, expectProblem }) => {
  test.slow();
  expectProblem(/409/);
  await enter(page, '/admin/catalog/tag/new');
  const name = `Journey ${word()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const other = await browser.newPage();
  await enter(other, page.url(), 'Jonah');
  await other.getByLabel('Name').fill(`${name} of Jonah`);
  await save(other);
  await other.close();
  await page.getByLabel('Name').fill(`${name} of Iris`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Jonah Fenn changed this/)).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue(`${name} of Iris`);
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} of Iris` })).toBeVisible();
});

test('a collection by rule says what it would hold, and holds it', async ({ page }) => {
  test.slow();
  await enter(page, '/admin/catalog/collection/new');
  const name = `Journey rule ${word()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Add products automatically by rule').check();
  await page.getByLabel('Price from ($)').fill('1000');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText(/^\d+ products: /)).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'View in store' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a synonym and a vendor are made and changed', async ({ page }) => {
    await enter(page, '/admin/catalog/synonym/new');
    const term = `journey ${word()}`.toLowerCase();
    await page.getByLabel('Search term').fill(term);
    await page.getByLabel('Also searches for').fill('faucet\ntap');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name: term })).toBeVisible();
    await page.goto('/admin/catalog/vendor/new');
    const name = `Journey ${word()}`;
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByLabel('Name').fill(`${name} & Sons`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Changes are live.')).toBeVisible();
    await page.goto(`/v/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { level: 1, name: `${name} & Sons` })).toBeVisible();
  });
});

for (const [width, size] of Object.entries(widths))
  test(`the catalog’s screens, looked at: ${width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await enter(page, '/admin/catalog');
    await look(page, `catalog-products-${width}`);
    await page.getByRole('list', { name: 'Products' }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await look(page, `catalog-product-${width}`);
    for (const kind of ['category', 'filter', 'collection', 'synonym']) {
      await page.goto(`/admin/catalog/${kind}`);
      await look(page, `catalog-${kind}-list-${width}`);
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
      await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
      await look(page, `catalog-${kind}-${width}`);
    }
  });
