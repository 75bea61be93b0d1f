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

/** The first step: who buys. */
export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('maya@example.com');
  await page.getByLabel('Phone', { exact: true }).fill('503 555 0148');
}

/** An address, in the group that is named. */
export async function fillAddress(page: Page, name: 'Billing address' | 'Where to'): Promise<void> {
  const fields = page.getByRole('group', { name });
  await fields.getByLabel('Name', { exact: true }).fill('Maya Lindqvist');
  await fields.getByLabel('Street address').fill('14 Alder Court');
  await fields.getByLabel('City').fill('Portland');
  await fields.getByLabel('State').selectOption('OR');
  await fields.getByLabel('ZIP code').fill('97209');
}

/** Goes on to the step that is named. */
export async function goOn(page: Page, step: 'Payment' | 'Review your order' | 'Job data'): Promise<void> {
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
