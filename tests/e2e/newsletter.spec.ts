/** The newsletter from the footer to the mail program's own button, and the employees' list of it. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

const newAddress = () => `reader.${randomUUID()}@example.com`;

/** Emails to an address once there are so many, the oldest first, as readers decode them. */
async function lettersTo(email: string, count: number): Promise<string[]> {
  const folder = join(process.env.E2E_DATA ?? '', 'outbox');
  const letters = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
      .filter((mail) => mail.includes(`To: ${email}`));
  await expect.poll(() => letters().length, { timeout: 30_000 }).toBe(count);
  return letters();
}
const pathIn = (mail: string | undefined, name: string) =>
  new RegExp(`/newsletter\\?${name}=[\\w.%-]+`).exec(mail ?? '')?.[0] ?? '';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/page/about');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Get our newsletter' }).fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
}

async function confirmed(page: Page): Promise<{ email: string; unsubscribe: string }> {
  const email = newAddress();
  await signUp(page, email);
  const [confirm] = await lettersTo(email, 1);
  await page.goto(pathIn(confirm, 'confirm'));
  await page.getByRole('main').getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeVisible();
  const letters = await lettersTo(email, 2);
  const unsubscribe = letters.map((mail) => pathIn(mail, 'unsubscribe')).find(Boolean) ?? '';
  return { email, unsubscribe };
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a reader signs up in the footer, confirms by email once, and unsubscribes by a link', async ({
      page,
      expectProblem,
    }) => {
      const email = newAddress();
      await signUp(page, email);
      await expect(page.getByText(`We sent an email to ${email}.`)).toBeVisible();
      const [letter] = await lettersTo(email, 1);
      const link = pathIn(letter, 'confirm');
      await page.goto(link);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Confirm subscription' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeVisible();
      expect((await page.goto(link))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible();
      expectProblem(/status of 404/);

      const letters = await lettersTo(email, 2);
      const unsubscribe = letters.map((mail) => pathIn(mail, 'unsubscribe')).find(Boolean) ?? '';
      await page.goto(unsubscribe);
      await main.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'You’re unsubscribed' })).toBeVisible();
      await page.goto(unsubscribe);
      await expect(page.getByText(`${email} isn’t subscribed to our newsletter.`)).toBeVisible();
    });

    test('what is no address is said at the field, and stays in it', async ({ page, expectProblem }) => {
      expectProblem(/status of 422/);
      await page.goto('/page/about');
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: 'Get our newsletter' }).fill('me at home');
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      const field = page.getByRole('main').getByRole('textbox', { name: 'Email' });
      await expect(field).toHaveValue('me at home');
      await expect(field).toHaveAccessibleDescription(/Enter an email address, for example/);
    });
  });

test('a mail program unsubscribes with one POST to the link, from no page at all', async ({
  page,
  request,
}) => {
  const email = newAddress();
  await signUp(page, email);
  const [confirm] = await lettersTo(email, 1);
  // A form of a page without a script: the answer is of the form, though the link is used by then.
  expect((await request.post(pathIn(confirm, 'confirm'))).status()).toBe(200);
  const letters = await lettersTo(email, 2);
  const unsubscribe = letters.map((mail) => pathIn(mail, 'unsubscribe')).find(Boolean) ?? '';
  const headers = letters.map((mail) => mail.replace(/\r?\n[ \t]+/g, ' ')).join('\n');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const answer = await request.post(unsubscribe, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(answer.status()).toBe(200);
  await page.goto(unsubscribe);
  await expect(page.getByText(`${email} isn’t subscribed to our newsletter.`)).toBeVisible();
});

test('an address that is subscribed hears nothing else on the page', async ({ page }) => {
  const { email } = await confirmed(page);
  const text = async () => (await page.getByRole('main').textContent()) ?? '';
  await signUp(page, email);
  const again = await text();
  const other = newAddress();
  await signUp(page, other);
  expect((await text()).replaceAll(other, email)).toBe(again);
});

for (const [width, viewport] of Object.entries(widths))
  test(`the newsletter’s pages at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/newsletter');
    await look(page, `newsletter-${width}`);
    const { unsubscribe } = await confirmed(page);
    await look(page, `newsletter-confirmed-${width}`);
    await page.goto(unsubscribe);
    await look(page, `newsletter-stop-${width}`);
  });

test('a publisher finds a subscriber, exports the list and deletes the address', async ({
  page,
  browser,
  baseURL,
}) => {
  const reader = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { email } = await confirmed(reader);
  await reader.context().close();
  await page.setViewportSize(widths.desk);
  await logIn(page, await hire('publisher', 'Uma'));
  await page.goto('/admin/newsletter');
  await look(page, 'newsletter-desk');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Email' }).fill(email);
  await main.getByRole('combobox', { name: 'Status' }).selectOption('confirmed');
  await main.getByRole('button', { name: 'Show' }).click();
  const list = page.getByRole('list', { name: 'Newsletter' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('footer of /page/about');
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Export CSV' }).click();
  const file = await (await download).path();
  const csv = readFileSync(file, 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain(`${email},confirmed,`);
  await page.setViewportSize(widths.phone);
  await look(page, 'newsletter-desk-phone');
  await main.getByRole('button', { name: `Delete ${email}` }).click();
  await expect(page.getByText(`Deleted ${email}.`)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'No subscribers found' })).toBeVisible();
});

test('sales do not see the list', async ({ page }) => {
  await logIn(page, await hire('sales', 'Sol'));
  const nav = page.getByRole('navigation', { name: 'Back office' });
  await nav.locator('summary').first().click();
  await expect(nav.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Newsletter' })).toHaveCount(0);
  await page.goto('/admin/newsletter');
  await expect(page.getByRole('heading', { level: 1, name: /Your role doesn’t include/ })).toBeVisible();
  expect((await page.request.get('/admin/newsletter.csv')).status()).toBe(404);
});
