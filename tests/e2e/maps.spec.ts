/** Maps in frames of their own, and what stands in for them (docs/product.md#maps). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sampleDealer } from '#api/sample/dealer.ts';
import { backorderOf } from '#api/sample/selling.ts';
import { type RunningServer, startServer } from '#tests/factories/server.ts';
import { expect, sampleAccounts, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { logInAs, takenOver } from '#tests/setup/profile-weight.ts';
import { answerForGoogle } from './fake-google.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing, fillDetails, warehouse } from './shopping.ts';

test.describe.configure({ mode: 'serial' });

const { products, warehouses } = sampleDealer();
const [portland, denver] = warehouses;
/** Some in Portland, and none in Denver or to come there. */
const inPortland = products
  .filter(({ kind }) => kind === 'plain' || kind === 'variant')
  .flatMap(({ slug, name, skus }) => skus.map(({ sku, stock }) => ({ slug, name, sku, stock })))
  .find(
    ({ sku, stock }) =>
      (stock[portland?.id ?? '']?.quantity ?? 0) > 50 &&
      (stock[denver?.id ?? '']?.quantity ?? 0) === 0 &&
      !backorderOf(sku).backorder,
  );
const at = (one: (typeof warehouses)[number] | undefined) => `${one?.address.lat}, ${one?.address.lng}`;

const dataDir = mkdtempSync(join(tmpdir(), 'shop-maps-'));
let shop: RunningServer;

test.beforeAll(async ({ baseURL }) => {
  // The same shop, seen through a storefront with a key.
  shop = await startServer({
    dataDir,
    env: { API_URL: baseURL ?? '', GOOGLE_MAPS_API_KEY: 'key-of-a-test' },
  });
});

test.afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test.beforeEach(({ context }) => skipFirstVisit(context, shop.baseUrl));

/** The shop with a key, and what stands in for Google. */
const elsewhere = /request to another host: (?:http:\/\/127\.0\.0\.1:|https:\/\/maps\.googleapis\.com)/;

const panel = (page: Page) => page.getByRole('dialog');
const drawing = (page: Page) => page.getByRole('img', { name: /^Drawing of a map pin/ });
const mapOf = (page: Page, name: string) => page.frameLocator(`iframe[title="Map of ${name}"]`);

async function openPanel(page: Page, path = '/c/lighting'): Promise<void> {
  await page.goto(`${shop.baseUrl}${path}`);
  await warehouse(page).click();
  await expect(panel(page).getByRole('heading', { name: portland?.name ?? '' })).toBeVisible();
}

test('the overlay has a map of the warehouse, which follows the choice of another one', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(elsewhere);
  const google = await answerForGoogle(context, ['there']);
  await page.goto(
    `${shop.baseUrl}/p/${inPortland?.slug}?${new URLSearchParams({ sku: inPortland?.sku ?? '' })}`,
  );
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart/ });
  await add.first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/[1-9]/);
  expect(google.asked).toEqual([]);
  await warehouse(page).click();
  const frame = mapOf(page, portland?.name ?? '');
  await expect(frame.getByText(`Centered on ${at(portland)} at zoom 10`)).toBeVisible();
  await expect(frame.getByRole('listitem')).toHaveText([portland?.name ?? '']);
  await expect(drawing(page)).toBeHidden();
  expect(google.asked).toHaveLength(1);
  expect(google.asked[0]?.searchParams.get('libraries')).toBe('places,marker');
  expect(google.asked[0]?.searchParams.get('key')).toBe('key-of-a-test');
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `maps-overlay-${width}`);
  }
  await panel(page)
    .getByRole('button', { name: new RegExp(denver?.name ?? '') })
    .click();
  const title = panel(page).getByRole('heading', { name: denver?.name ?? '' });
  await expect(title).toBeFocused();
  // The same frame goes on: nothing is loaded again.
  const same = mapOf(page, denver?.name ?? '');
  await expect(same.getByText(`Centered on ${at(denver)} at zoom 10`)).toBeVisible();
  expect(google.asked).toHaveLength(1);
  const moved = panel(page)
    .getByRole('status')
    .filter({ hasText: 'Your cart moved from Portland to Denver.' });
  const line = moved.getByRole('listitem').filter({ hasText: inPortland?.name ?? '' });
  await expect(line).toContainText(/Not in stock at Denver\.\d+ at Portland/);
  await look(page, 'maps-moved');
  await same.getByRole('button').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(warehouse(page)).toBeFocused();
  await expect(warehouse(page)).toContainText(denver?.name ?? '');
});

test('only the frame may do what Google’s maps need, and no shared cache keeps it', async ({ page }) => {
  const headersOf = async (path: string) => (await page.request.get(`${shop.baseUrl}${path}`)).headers();
  const frame = await headersOf(`/maps/warehouse/${portland?.id}`);
  expect(frame['content-security-policy']).toContain("'unsafe-eval'");
  expect(frame['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(frame['cache-control']).toBe('private, no-store');
  for (const path of ['/', '/c/lighting', '/cart', '/locations', '/maps', '/maps/warehouse/nowhere']) {
    const policy = (await headersOf(path))['content-security-policy'] ?? '';
    expect(policy, path).not.toContain('unsafe-eval');
    expect(policy, path).not.toContain('google');
  }
});

test('a script that fails twice is asked for again, and there is a map', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(elsewhere);
  expectProblem(/Failed to load resource|ERR_BLOCKED_BY_CLIENT/);
  expectProblem(/retrying in 2 ms/);
  expectProblem(/retrying in 8 ms/);
  const google = await answerForGoogle(context, ['gone', 'gone', 'there']);
  await openPanel(page);
  await expect(mapOf(page, portland?.name ?? '').getByText(/^Centered on/)).toBeVisible();
  expect(google.asked).toHaveLength(3);
});

test('a script that never comes is given up after three more tries, and the drawing stays', async ({
  page,
  context,
  watch,
  expectProblem,
}) => {
  expectProblem(elsewhere);
  expectProblem(/Failed to load resource|ERR_BLOCKED_BY_CLIENT/);
  expectProblem(/Failed to load Google Maps script/);
  const google = await answerForGoogle(context, ['gone']);
  await openPanel(page);
  await expect(page.locator('[data-map="failure"]')).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  await expect(page.locator('iframe[title^="Map"]')).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: 'Directions' })).toBeVisible();
  expect(google.asked).toHaveLength(4);
  const lines = watch.seen.flatMap((line) => /retrying in (\d+) ms/.exec(line)?.[1] ?? []);
  expect(lines).toEqual(['2', '8', '24']);
});

test('a slow script leaves the drawing until the map is there', async ({ page, context, expectProblem }) => {
  expectProblem(elsewhere);
  const google = await answerForGoogle(context, ['slow']);
  await openPanel(page);
  await expect(page.locator('[data-map="loading"]')).toBeVisible();
  await expect(drawing(page)).toBeVisible();
  await expect.poll(() => google.asked.length).toBe(1);
  await google.release();
  await expect(mapOf(page, portland?.name ?? '').getByText(/^Centered on/)).toBeVisible();
  await expect(drawing(page)).toBeHidden();
});

test('all locations are on one map, and a marker leads to its place in the list', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(elsewhere);
  await answerForGoogle(context, ['there']);
  await page.goto(`${shop.baseUrl}/locations`);
  const frame = page.frameLocator('iframe[title="Map of all locations"]');
  await expect(frame.getByRole('listitem')).toHaveText(warehouses.map(({ name }) => name));
  await expect(drawing(page)).toBeHidden();
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `maps-locations-${width}`);
  }
  await frame.getByRole('button', { name: denver?.name ?? '' }).click();
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: denver?.name ?? '' });
  await expect(row).toBeFocused();
});

test('addresses are suggested in the checkout, which keeps its policy; one that is chosen fills in the fields', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(elsewhere);
  const google = await answerForGoogle(context, ['there']);
  await page.goto(`${shop.baseUrl}/c/lighting`);
  await addFirstFromListing(page);
  await page.goto(`${shop.baseUrl}/checkout`);
  await fillDetails(page);
  await page.getByRole('radio', { name: /Local Delivery/ }).check();
  const fields = page.getByRole('group', { name: 'Delivery address' });
  expect(google.asked).toEqual([]);
  const street = fields.getByLabel('Street address');
  await street.pressSequentially('2215 NW');
  const options = page.getByRole('listbox', { name: 'Suggested addresses' }).getByRole('option');
  await expect(options).toHaveText([
    '2215 NW Nicolai Street, Portland, OR, USA',
    '2215 NW Brighton Boulevard, Denver, CO, USA',
  ]);
  await expect(street).toHaveAttribute('aria-expanded', 'true');
  await look(page, 'maps-places');
  await street.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(street).toHaveValue('2215 NW');
  await street.pressSequentially(' N');
  await expect(options.first()).toHaveText('2215 NW N Nicolai Street, Portland, OR, USA');
  await street.press('ArrowDown');
  await street.press('ArrowDown');
  await street.press('Enter');
  await expect(street).toHaveValue('3840 Brighton Blvd');
  await expect(fields.getByLabel('City')).toHaveValue('Denver');
  await expect(fields.getByLabel('State')).toHaveValue('CO');
  await expect(fields.getByLabel('ZIP code')).toHaveValue('80216');
  await expect(options).toHaveCount(0);
  await fields.getByLabel('City').fill('Aurora');
  await expect(fields.getByLabel('City')).toHaveValue('Aurora');
});

test('addresses are suggested in the address book too', async ({ page, context, expectProblem }) => {
  expectProblem(elsewhere);
  await answerForGoogle(context, ['there']);
  const account = sampleAccounts().find(({ role }) => role === 'trade buyer');
  await logInAs(page, shop.baseUrl, account);
  await page.goto(`${shop.baseUrl}/a/profile/addresses`);
  await expect.poll(() => takenOver(page)).toBe(true);
  const street = page.getByRole('main').getByLabel('Street address');
  await street.pressSequentially('2215 NW');
  const options = page.getByRole('listbox', { name: 'Suggested addresses' }).getByRole('option');
  await options.nth(1).click();
  await expect(street).toHaveValue('3840 Brighton Blvd');
  await expect(page.getByRole('main').getByLabel('ZIP code')).toHaveValue('80216');
});
