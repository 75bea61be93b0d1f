/** What the journeys do over and over, by roles and words alone. */
import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';
import { type Hand, mouse } from './hands.ts';

/** Picks a product of a listing that a card can add, and answers its name. */
export async function addFirstFromListing(page: Page): Promise<string> {
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: / })
    .first();
  const name = (await add.getAttribute('aria-label'))?.replace('Add to cart: ', '') ?? '';
  await add.click();
  // The server has it when the badge says so.
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/[1-9]/);
  return name;
}

/** The banner's menu of warehouses, which names the chosen one. */
export const warehouse = (page: Page) => page.getByRole('banner').locator('summary').first();

/** By the banner's menu, on a page that has one. */
export async function chooseWarehouse(page: Page, name: string): Promise<void> {
  await warehouse(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await expect(warehouse(page)).toContainText(name);
}

/** Puts so many of each SKU into the cart, by the quick order's list. */
export async function addBySku(page: Page, counts: Record<string, number>): Promise<void> {
  const rows = Object.entries(counts);
  await page.goto('/quick-order');
  await page
    .getByLabel('SKU and quantity, one per line')
    .fill(rows.map(([sku, count]) => `${sku} ${count}`).join('\n'));
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText(new RegExp(`^${rows.length} items? added to your cart`))).toBeVisible();
}

/** From the home page by a search to a product that is in stock, into the cart, and on to the checkout. */
export async function fromHomeToCheckout(page: Page, { press, write }: Hand): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/');
  await write(page.getByLabel('Search the store'), 'undermount basin');
  await press(page.getByRole('button', { name: 'Search', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('undermount basin');
  const card = main
    .getByRole('article')
    .filter({ hasText: /\d in stock/, has: page.getByRole('button', { name: /^Add to cart: / }) })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await press(card.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await press(main.getByRole('button', { name: /^Add to cart/ }).first());
  await press(main.getByRole('link', { name: 'In cart: 1' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Go to checkout' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Numbers into the processor's own fields, in its frame. */
export async function writeCard(page: Page, { write }: Hand, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title^="Card number"]');
  await write(fields.getByLabel('Card number'), number);
  await write(fields.getByLabel('Expires (MM / YY)'), '1234');
  await write(fields.getByLabel('Security code'), '123');
}

/** The first step: who buys. */
export async function fillDetails(page: Page, { write }: Hand = mouse): Promise<void> {
  await write(page.getByLabel('Email', { exact: true }), 'maya@example.com');
  await write(page.getByLabel('Phone', { exact: true }), '503 555 0148');
}

const portland = { address: '14 Alder Court', city: 'Portland', state: 'OR', zip: '97209' };

/** An address, in the group that is named. */
export async function fillAddress(
  page: Page,
  name: 'Billing address' | 'Delivery address',
  { write }: Hand = mouse,
  { address, city, state, zip }: typeof portland = portland,
): Promise<void> {
  const fields = page.getByRole('group', { name });
  // Who has an address already is offered that one.
  const another = fields.getByRole('radio', { name: 'Another address' });
  if ((await another.count()) > 0) await another.check();
  await write(fields.getByLabel('Name', { exact: true }), 'Maya Lindqvist');
  await write(fields.getByLabel('Street address'), address);
  await write(fields.getByLabel('City'), city);
  await fields.getByLabel('State').selectOption(state);
  await write(fields.getByLabel('ZIP code'), zip);
}

/** Goes on to the step that is named. */
export async function goOn(
  page: Page,
  step: 'Payment' | 'Review your order' | 'Job information',
): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
}

/** What needs no field of the processor's. */
export const byCheck = (page: Page) => page.getByRole('radio', { name: /^Check/ });

/** Goes through the checkout's steps, from its first to the review: picked up, paid by check. */
export async function fillCheckout(page: Page): Promise<void> {
  await fillDetails(page);
  await goOn(page, 'Payment');
  await fillAddress(page, 'Billing address');
  await byCheck(page).check();
  await goOn(page, 'Review your order');
}

export async function expectOrderPlaced(page: Page): Promise<string> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' }),
  ).toBeVisible();
  const number = await page
    .getByText(/AF-\d{6}/)
    .first()
    .textContent();
  return /AF-\d+/.exec(number ?? '')?.[0] ?? '';
}

/** A SKU that is sold as it stands, as the shop's own search names it. */
export async function skuInStock(page: Page): Promise<string> {
  const answer = await page.request.get('/api/v1/products?limit=50&sort=popularity');
  const { items } = (await answer.json()) as { items: { sku: string | null; stock: number }[] };
  return items.find(({ sku, stock }) => sku && stock > 9)?.sku ?? '';
}
