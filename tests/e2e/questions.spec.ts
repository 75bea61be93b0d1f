/** A question from a product's page, answered at the desk, and read there by everybody. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

const path = '/p/thackeray-pull-down-kitchen-faucet';

test('without JavaScript a shopper asks, an employee answers, and the kept page shows both', async ({
  browser,
  baseURL,
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Questions' })).toBeVisible();
  const text = `Does it come with a plate? ${randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const shopper = await context.newPage();
  await shopper.goto(path);
  await shopper.getByRole('link', { name: 'Ask a question' }).click();
  // Strangers log in, or sign up, and come back.
  await expect(shopper).toHaveURL(/\/login\?returnTo=/);
  await shopper.goto('/register?returnTo=/ask/thackeray-pull-down-kitchen-faucet');
  const form = shopper.getByRole('main');
  await form.getByLabel('First name').fill('Otto');
  await form.getByLabel('Last name').fill('Lund');
  await form.getByLabel('Email').fill(`otto.${randomUUID()}@example.com`);
  await form.getByLabel('Password').fill('correct horse');
  await form.getByRole('button', { name: /Sign up|Create/ }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: 'Ask a question' })).toBeVisible();
  await shopper.getByLabel('Your question').fill(text);
  await shopper.getByRole('button', { name: 'Send question' }).click();
  await expect(shopper.getByText(/^Thank you\. We’ll email you/)).toBeVisible();
  await context.close();

  await page.setViewportSize(widths.desk);
  await logIn(page, await hire('sales', 'Ines'));
  await page.goto('/admin/questions');
  await look(page, 'questions-desk');
  await page.setViewportSize(widths.phone);
  await look(page, 'questions-desk-phone');
  const row = page.getByRole('list', { name: 'Questions' }).getByRole('listitem').filter({ hasText: text });
  await row.getByLabel('Answer as the store').fill('It does not. Order it with the faucet.');
  await row.getByRole('button', { name: /^Send answer: / }).click();
  await expect(page.getByText('Answer published. We emailed the customer.')).toBeVisible();

  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await guest.goto(path);
  const questions = guest.getByRole('region', { name: 'Questions' });
  await expect(questions.getByRole('heading', { name: text })).toBeVisible();
  await expect(questions.getByText('It does not. Order it with the faucet.')).toBeVisible();
  await guest.context().close();
});
