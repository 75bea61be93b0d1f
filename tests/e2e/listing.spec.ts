/** Long lists: facets by the keyboard, more of a list in place, addresses that are shared, past searches. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const said = (page: Page) => page.getByRole('main').getByRole('status').first();
const more = (page: Page) => page.getByRole('link', { name: 'Show more products' });
const banner = (page: Page) => page.getByRole('banner');
const field = (page: Page) => banner(page).getByLabel('Search the store');
const listbox = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });

test('more is added below, said, focused and in the address; back and a reload show the same cards in place', async ({
  page,
}) => {
  await page.goto('/c/bathroom?sort=name');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.locator('link[rel=next]')).toHaveAttribute('href', '/c/bathroom?sort=name&page=2');
  const first = await names(page);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(48);
  await expect(said(page)).toHaveText(/^1–48 of \d+ products$/);
  await expect(page).toHaveURL(/\?sort=name&page=2&from=1$/);
  await expect(cards(page).nth(24).getByRole('link').first()).toBeFocused();
  const all = await names(page);
  expect(all.slice(0, 24)).toEqual(first);
  expect(new Set(all).size).toBe(48);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/c\/bathroom$/);
  await look(page, 'listing-more-desk');

  const chosen = cards(page).nth(40);
  await chosen.scrollIntoViewIfNeeded();
  const name = (await chosen.getByRole('heading').textContent()) ?? '';
  await chosen.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(40)).toBeInViewport();
  await expect(cards(page).nth(40).getByRole('heading')).toHaveText(name);
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(40)).toBeInViewport();
  // More took the place of the list's own entry.
  await page.goBack();
  await expect(page).not.toHaveURL(/\/c\/bathroom/);
});

test('more that is asked for while the list narrows is more of the narrowed list', async ({ page }) => {
  await page.goto('/c/bathroom');
  await listens(page);
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route(/stock=1/, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('form', { name: 'Filter' })
    .getByRole('checkbox', { name: /^In stock/ })
    .check();
  await more(page).click();
  begin();
  await expect(page).toHaveURL(/\?stock=1&page=2&from=1$/);
  await expect(cards(page)).toHaveCount(48);
});

test('a box ticked and a sort chosen while the page begins narrow and sort it', async ({ page }) => {
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/c/bathroom', { waitUntil: 'commit' });
  const finish = page.getByRole('form', { name: 'Filter' }).getByRole('checkbox', { name: /^Matte Black/ });
  await finish.first().check();
  await page.getByLabel('Sort').selectOption('name');
  begin();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page).toHaveURL(/Matte\+Black/);
  await expect(finish.first()).toBeChecked();
});

test('an address that somebody shares shows the same list, and facets are chosen by the keyboard', async ({
  page,
  context,
}) => {
  await page.goto('/c/bathroom');
  const form = page.getByRole('form', { name: 'Filter' });
  const finish = form.getByRole('checkbox', { name: /^Matte Black/ }).first();
  await finish.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/filter=Finish\.Matte\+Black|filter=Color\.Matte\+Black/);
  await form.getByLabel('Max ($)').fill('900');
  await form.getByLabel('Max ($)').press('Enter');
  await expect(page).toHaveURL(/max=900/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-price');
  await expect(page).toHaveURL(/sort=-price/);
  const other = await context.newPage();
  await other.goto(page.url());
  // The address is there a moment before what it shows.
  await expect.poll(() => names(page)).toEqual(await names(other));
  await expect(other.getByRole('form', { name: 'Filter' }).getByLabel('Max ($)')).toHaveValue('900');
});

test('no facet leads nowhere: each value that is offered has as many products as it says', async ({
  page,
}) => {
  await page.goto('/c/lighting?filter=Finish.Matte+Black');
  const form = page.getByRole('form', { name: 'Filter' });
  const labels = await form.locator('label:has(input[type=checkbox])').allTextContents();
  expect(labels.length).toBeGreaterThan(3);
  for (const label of labels) expect(Number(/(\d+)$/.exec(label)?.[1])).toBeGreaterThan(0);
});

test('past searches are shown on focus and by their beginning, and are forgotten', async ({ page }) => {
  await page.goto('/');
  for (const q of ['brass lamp', 'oak vanity']) {
    await field(page).fill(q);
    await expect(listbox(page)).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${q.replace(' ', '\\+')}$`));
    // The field says what the shown page was asked for: what is typed before would be overwritten.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(q);
  }
  await page.goto('/');
  await field(page).focus();
  const past = listbox(page).getByRole('group', { name: 'Recent searches' });
  await expect(past.getByRole('option')).toHaveText([/^oak vanity/, /^brass lamp/]);
  await look(page, 'past-searches-desk');
  await field(page).focus();
  await field(page).fill('br');
  await expect(past.getByRole('option')).toHaveText([/^brass lamp/]);
  await field(page).fill('');
  await field(page).press('ArrowDown');
  await field(page).press('Delete');
  await expect(past.getByRole('option')).toHaveText([/^brass lamp/]);
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=brass\+lamp$/);
  await page.goto('/');
  await field(page).focus();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(listbox(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('more is a link to the next page', async ({ page }) => {
    await page.goto('/c/bathroom?sort=name');
    const first = await names(page);
    await more(page).click();
    await expect(page).toHaveURL(/\?sort=name&page=2$/);
    expect((await names(page)).some((name) => first.includes(name))).toBe(false);
    await page.goto('/c/bathroom?sort=name&page=2&from=1');
    await expect(cards(page)).toHaveCount(48);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone });

  test('the sheet narrows, and more comes below', async ({ page }) => {
    await page.goto('/c/bathroom');
    await page.getByText('Filter', { exact: true }).first().click();
    await page
      .getByRole('form', { name: 'Filter' })
      .getByRole('checkbox', { name: /^In stock/ })
      .check();
    await page.getByRole('button', { name: /^Show \d+ results$/ }).click();
    await expect(page).toHaveURL(/stock=1/);
    await more(page).click();
    await expect(cards(page)).toHaveCount(48);
    await expect(page).toHaveURL(/stock=1&page=2&from=1$/);
    await look(page, 'listing-more-phone');
  });
});
