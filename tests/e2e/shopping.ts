/** What the journeys do over and over, by roles and words alone. */
import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';

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

/** Fills the whole checkout form as a guest. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('maya@example.com');
  await page.getByLabel('Phone', { exact: true }).fill('503 555 0148');
  const billing = page.getByRole('group', { name: 'Billing address' });
  await billing.getByLabel('Name', { exact: true }).fill('Maya Lindqvist');
  await billing.getByLabel('Street address').fill('14 Alder Court');
  await billing.getByLabel('City').fill('Portland');
  await billing.getByLabel('State').selectOption('OR');
  await billing.getByLabel('ZIP code').fill('97209');
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
