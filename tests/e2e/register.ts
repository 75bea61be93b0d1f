import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';

/** Makes an account by the shop's own form; its person is logged in then. */
export async function register(
  page: Page,
  person: { first: string; last: string; email: string; password: string },
): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('First name').fill(person.first);
  await page.getByLabel('Last name').fill(person.last);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/a\/profile\/orders$/);
}
