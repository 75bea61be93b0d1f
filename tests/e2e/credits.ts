/** What /a/credit-memos shows: how far a company is with an offer, and the credits it has. */
import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';

/** How far the company is with an offer, by its title. */
export const rebate = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title }).filter({ hasText: ' until ' });

/** Credit memos of a kind. */
export const memoRow = (page: Page, kind: 'Rebate' | 'Return' | 'Allowance') =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^CM-\d+/ })
    .filter({ hasText: `, ${kind}` });

/** A job of the server counts what was paid and refunded: the page is looked at until it has. */
export async function expectRebateMemo(page: Page, standing: string): Promise<void> {
  await expect(async () => {
    await page.goto('/a/credit-memos');
    await expect(memoRow(page, 'Rebate').filter({ hasText: standing })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  // The sums above the list were read beside it, perhaps just before.
  await page.reload();
}
