/** A salesperson quotes what is in a customer's cart, revises it; the buyer asks, accepts, and orders at those prices. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { register } from './register.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';
import { hire, logIn, password } from './staff.ts';

async function lookAtBoth(page: Page, name: string): Promise<void> {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `${name}-${width}`);
  }
}

test('a cart is quoted, revised, asked about, accepted and ordered at the locked prices', async ({
  page,
  browser,
  expectProblem,
}) => {
  test.slow();
  const email = `quinn.${randomUUID()}@example.com`;
  await register(page, { first: 'Quinn', last: 'Abel', email, password });
  await page.goto('/a/proposals');
  await expect(page.getByRole('heading', { name: 'No proposals yet' })).toBeVisible();
  await page.goto('/c/bathroom');
  const name = await addFirstFromListing(page);

  const context = await browser.newContext();
  const desk = await context.newPage();
  await logIn(desk, await hire('sales', 'Sal'));
  await expect(desk).toHaveURL(/\/admin/);
  await desk.goto('/admin/proposals/new');
  await desk.getByRole('searchbox').fill(email);
  await desk.getByRole('button', { name: 'Search' }).click();
  await expect(desk.getByRole('button', { name: 'Start proposal for Quinn Abel' })).toBeVisible();
  await lookAtBoth(desk, 'proposals-new');
  await desk.goto(`/admin/customers?q=${encodeURIComponent(email)}`);
  await desk.getByRole('link', { name: 'Quinn Abel' }).click();
  await desk.getByRole('link', { name: /^Help with/ }).click();
  await desk.getByRole('button', { name: 'Start proposal' }).click();
  const title = desk.getByRole('heading', { level: 1, name: /^Proposal PR-\d+$/ });
  await expect(title).toBeVisible();
  const number = ((await title.textContent()) ?? '').replace('Proposal ', '');

  await desk.getByLabel(`Unit price of ${name}`).fill('12.50');
  await desk.getByLabel(`Quantity of ${name}`).fill('3');
  await desk.getByLabel('SKU or product name').fill('undermount basin');
  await desk.getByRole('button', { name: 'Search' }).click();
  await expect(desk.getByRole('status').getByRole('listitem').first()).toBeVisible();
  // Searching has saved what was typed.
  await expect(desk.getByLabel(`Unit price of ${name}`)).toHaveValue('12.50');
  await lookAtBoth(desk, 'desk-proposal-draft');
  await desk.getByLabel('Valid through').fill('2020-01-01');
  await desk.getByRole('button', { name: 'Send proposal' }).click();
  await expect(desk.getByText(/^Enter a date from/)).toBeVisible();
  await desk
    .getByLabel('Valid through')
    .fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10));
  await desk.getByRole('textbox', { name: 'Message' }).fill('As we discussed on the phone.');
  await desk.getByRole('button', { name: 'Send proposal' }).click();
  await expect(desk.getByText('Proposal sent.')).toBeVisible();
  await lookAtBoth(desk, 'desk-proposal');

  const viewed = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/v1/events') &&
      (answer.request().postData() ?? '').includes('"eventType":21'),
  );
  await page.goto('/proposals');
  await expect(page).toHaveURL(/\/a\/proposals$/);
  await lookAtBoth(page, 'proposals');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Proposal ${number}` })).toBeVisible();
  expect((await viewed).ok()).toBe(true);
  await expect(page.getByText('As we discussed on the phone.')).toBeVisible();
  await page.getByLabel('Your question').fill('Could you do twelve dollars?');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expect(page.getByText('Message sent.')).toBeVisible();
  await lookAtBoth(page, 'proposal');

  await desk.reload();
  await expect(desk.getByText('Could you do twelve dollars?')).toBeVisible();
  await desk.getByRole('button', { name: 'Start a revision' }).click();
  await desk.getByLabel(`Unit price of ${name}`).fill('12');
  await desk.getByRole('button', { name: 'Send proposal' }).click();
  await expect(desk.getByText('Proposal sent.')).toBeVisible();

  // The page that is open shows the first revision still.
  expectProblem(/409 \(Conflict\).*\/a\/proposals\//);
  await page.getByRole('button', { name: 'Accept proposal' }).click();
  await expect(page.getByText(/changed by someone else/)).toBeVisible();
  await expect(page.getByText('3 × $12.00')).toBeVisible();
  const paper = await page.request.get(`${new URL(page.url()).pathname}/pdf`);
  expect(paper.headers()['content-type']).toBe('application/pdf');
  const list = await page.request.get('/a/proposals.csv');
  expect(await list.text()).toContain(number);
  await page.getByRole('button', { name: 'Accept proposal' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(new RegExp(`Prices from proposal ${number} are valid through`))).toBeVisible();
  await expect(page.getByText('Quoted price, for up to 3')).toBeVisible();
  await lookAtBoth(page, 'cart-quoted');
  await page.goto('/checkout');
  await fillCheckout(page);
  await expect(page.getByText(`Price from proposal ${number}`)).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  const order = await expectOrderPlaced(page);
  await expect(page.getByText('$36.00').first()).toBeVisible();

  await page.goto('/a/proposals');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByText('This proposal was ordered.')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(order) })).toBeVisible();
  await desk.goto('/admin/proposals?status=accepted');
  await expect(desk.getByRole('listitem').filter({ hasText: number })).toContainText(order);
  await lookAtBoth(desk, 'desk-proposals');
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByText('This proposal was ordered.')).toBeVisible();
  await context.close();
});
