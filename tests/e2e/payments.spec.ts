/** Cards and bank accounts on the screen: accepted, declined, asked back, unknown; and where their numbers go. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { openPGlite } from '#api/platform/database/database.ts';
import { freePort, startServer } from '#tests/factories/server.ts';
import { expect, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing, expectOrderPlaced, fillAddress, fillDetails, goOn } from './shopping.ts';

/** To the processor's fields. */
async function toFields(page: Page, method: 'Credit Card' | 'ACH'): Promise<void> {
  await page.goto('/c/bathroom');
  await addFirstFromListing(page);
  await page.goto('/checkout');
  await fillDetails(page);
  await goOn(page, 'Payment');
  await fillAddress(page, 'Billing address');
  await page.getByRole('radio', { name: method === 'ACH' ? /bank account/i : /^Credit card/i }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const title = method === 'ACH' ? 'Bank account' : 'Card or bank account';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

const cardFields = (page: Page) => page.frameLocator('iframe[title^="Card number"]');

async function enterCard(page: Page, number: string): Promise<void> {
  const fields = cardFields(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expires (MM / YY)').fill('12 / 34');
  await fields.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
}

async function lookAtBoth(page: Page, name: string): Promise<void> {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `${name}-${width}`);
  }
}

const place = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click();

test('a card that is declined costs nothing, and another one pays after the bank was asked', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 402/);
  await toFields(page, 'Credit Card');
  // What is wrong is said by the fields themselves.
  await cardFields(page).getByLabel('Card number').fill('4242');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(cardFields(page).getByText('Enter a card number')).toBeVisible();
  await lookAtBoth(page, 'card-fields');
  await enterCard(page, '4000000000009995');
  await expect(page.getByText('Visa ending in 9995')).toBeVisible();
  await place(page);
  await expect(page.getByText('This card or account has insufficient funds')).toBeVisible();

  // What was declined is not offered again.
  await expect(page.getByText('Visa ending in 9995')).toHaveCount(0);
  await page.getByRole('link', { name: 'Use a different card or account' }).first().click();
  await expect(page.getByRole('button', { name: 'Use a different one' })).toHaveCount(0);
  await enterCard(page, '4000002500003155');
  await place(page);
  await expect(page.getByRole('heading', { name: /^Confirm \$/ })).toBeVisible();
  // Back from the bank without an answer: the cart waits, and nothing is lost.
  await page.goto('/checkout');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Confirm this payment with your bank' }),
  ).toBeVisible();
  await lookAtBoth(page, 'bank-asks');
  await page.getByRole('link', { name: 'Go to my bank' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectOrderPlaced(page);
});

test('a payment that nobody knows of yet is waited for, and can be given up only at the bank', async ({
  page,
}) => {
  await toFields(page, 'Credit Card');
  await enterCard(page, '4000000000005126');
  await place(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Waiting for your payment to be confirmed' }),
  ).toBeVisible();
  await expect(page.getByText('Don’t pay again')).toBeVisible();
  await lookAtBoth(page, 'payment-waiting');
  // The webhook comes, and the page moves on by itself.
  await expectOrderPlaced(page);

  await toFields(page, 'Credit Card');
  await enterCard(page, '4000002500003155');
  await place(page);
  await expect(page.getByRole('heading', { name: /^Confirm \$/ })).toBeVisible();
  await page.getByRole('button', { name: 'It was not me' }).click();
  await expect(page.getByText('Your bank couldn’t verify that it was you.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay another way' }).click();
  await page.getByRole('radio', { name: /^Cash/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await place(page);
  await expectOrderPlaced(page);
});

/** Every file under a folder that is ours: the processor's own books are its own. */
function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
    .filter((path) => !path.includes('/sandbox-payments/'));
}

test('no number of a card or an account is in our traffic, our logs or our database', async ({ browser }) => {
  const [card, account] = ['5555555555554444', '000123456789'];
  const dataDir = mkdtempSync(join(tmpdir(), 'numbers-'));
  const sandboxPort = String(await freePort());
  const server = await startServer({
    dataDir,
    env: { LOG_LEVEL: 'trace', ALLOW_SANDBOX_PAYMENTS: '1', SANDBOX_PAYMENTS_PORT: sandboxPort },
  });
  try {
    const context = await browser.newContext({ baseURL: server.baseUrl });
    await skipFirstVisit(context, server.baseUrl);
    const page = await context.newPage();
    const seen: string[] = [];
    let toProcessor = '';
    page.on('request', (request) => {
      const text = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`;
      if (new URL(request.url()).port === sandboxPort) toProcessor += text;
      else seen.push(text);
    });
    await toFields(page, 'Credit Card');
    await enterCard(page, card);
    await place(page);
    await expectOrderPlaced(page);
    await toFields(page, 'ACH');
    const fields = page.frameLocator('iframe[title="Bank account"]');
    await fields.getByLabel('Name on the account').fill('Maya Lindqvist');
    await fields.getByLabel('Routing number').fill('110000000');
    await fields.getByLabel('Account number').fill(account);
    await page.getByRole('button', { name: 'Continue' }).click();
    await place(page);
    await expectOrderPlaced(page);
    await context.close();
    await server.stop();

    // The search can find: what the browser sent to the processor has both.
    for (const number of [card, account]) expect(toProcessor).toContain(number);
    const database = await openPGlite({ dataDir });
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      database.kysely,
    );
    const told: string[] = [...seen, server.log()];
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.kysely);
      told.push(JSON.stringify(rows));
    }
    await database.close();
    for (const path of filesOf(dataDir))
      if (!path.includes('/pglite/')) told.push(readFileSync(path, 'latin1'));
    expect(told.join('').length).toBeGreaterThan(100_000);
    for (const text of told)
      for (const number of [card, account])
        expect(
          text.replace(/(?<=\d)[ -](?=\d)/g, '').includes(number),
          'no number of a card or account',
        ).toBe(false);
  } finally {
    await server.kill().catch(() => {});
    rmSync(dataDir, { recursive: true, force: true });
  }
});
