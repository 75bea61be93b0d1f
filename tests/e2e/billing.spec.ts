/** Billing: what was handed over is invoiced, paid by card at the account, and worked on at the desk. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pdfText } from '#tests/factories/pdf-text.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { register } from './register.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';
import { hire, logIn, password } from './staff.ts';

type DeskOrder = { _id: string; version: number; cart: { items: { _id: string; quantity: number }[] } };

/** The desk hands over all of an order. */
async function handOver(desk: Page, number: string): Promise<void> {
  const listed = await desk.request.get(`/api/v1/desk/orders?q=${number}`);
  const [found] = ((await listed.json()) as { items: { _id: string }[] }).items;
  const read = await desk.request.get(`/api/v1/desk/orders/${found?._id}`);
  const { _id, version, cart } = (await read.json()) as DeskOrder;
  const lines = cart.items.map((item) => ({ item: item._id, quantity: item.quantity }));
  const done = await desk.request.post(`/api/v1/desk/orders/${_id}/fulfilments`, {
    data: { version, lines },
  });
  expect(done.status()).toBe(201);
}

async function lookAtBoth(page: Page, name: string): Promise<void> {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `${name}-${width}`);
  }
}

test('an order that was picked up is invoiced, paid by card in part, and the rest by a check and a credit', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `paula.${randomUUID()}@example.com`;
  await register(page, { first: 'Paula', last: 'Bell', email, password });
  await page.goto('/a/invoices');
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible();
  await page.goto('/c/bathroom');
  await addFirstFromListing(page);
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  const order = await expectOrderPlaced(page);

  const context = await browser.newContext();
  const desk = await context.newPage();
  await logIn(desk, await hire('sales', 'Della'));
  await expect(desk).toHaveURL(/\/admin/);
  await handOver(desk, order);

  await page.goto('/a/invoices');
  const invoice = page.getByRole('link', { name: /^INV-\d+$/ });
  const number = (await invoice.textContent()) ?? '';
  await lookAtBoth(page, 'invoices');
  await invoice.click();
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await lookAtBoth(page, 'invoice');
  // An amount that is typed before the page listens is the one that is paid.
  const path = (await page.getByRole('link', { name: 'Pay this invoice' }).getAttribute('href')) ?? '';
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  const amount = page.getByRole('textbox', { name: `Amount for ${number}` });
  await expect(page.getByRole('checkbox', { name: new RegExp(number) })).toBeChecked();
  await amount.fill('20');
  begin();
  await expect(page.getByRole('button', { name: 'Pay $20.00' })).toBeVisible();
  const fields = page.frameLocator('iframe[title^="Card number"]');
  await fields.getByLabel('Card number').fill('4242424242424242');
  await fields.getByLabel('Expires (MM / YY)').fill('12 / 34');
  await fields.getByLabel('Security code').fill('123');
  await lookAtBoth(page, 'pay-bill');
  await page.getByRole('button', { name: 'Pay $20.00' }).click();
  await expect(page.getByText('Paid $20.00. Thank you.')).toBeVisible();
  await page.goto('/a/payments');
  await expect(page.getByText('Card ending in 4242')).toBeVisible();
  await lookAtBoth(page, 'payments');

  await desk.goto('/admin/receivables');
  await desk.getByLabel('Company, person, email, or document number').fill(email);
  await desk.getByRole('button', { name: 'Search' }).click();
  await lookAtBoth(desk, 'receivables');
  await desk.getByRole('link', { name: 'Paula Bell' }).click();
  await desk.getByRole('region', { name: 'Give a credit' }).getByLabel('Amount').fill('5');
  await desk.getByRole('region', { name: 'Give a credit' }).getByLabel('Reason').fill('Late pickup');
  await desk.getByRole('button', { name: 'Give a credit' }).click();
  await expect(desk.getByText('Credit given.')).toBeVisible();
  await desk.getByRole('button', { name: 'Use credits' }).click();
  await expect(desk.getByText('Credits used.')).toBeVisible();
  const open = desk.getByRole('textbox', { name: `Amount for ${number}` });
  await desk.getByLabel('Check or reference number').fill(`1${randomUUID().slice(0, 4)}`);
  await desk.getByRole('region', { name: 'Post a payment' }).getByLabel('Amount', { exact: true }).fill('10');
  await open.fill('99999');
  await desk.getByRole('button', { name: 'Post payment' }).click();
  await expect(desk.getByText('Enter at least what you put toward the invoices.')).toBeVisible();
  await open.fill('10');
  await desk.getByRole('button', { name: 'Post payment' }).click();
  await expect(desk.getByText('Payment posted.')).toBeVisible();
  await lookAtBoth(desk, 'receivable');
  // What the customer has on paper is opened here, too.
  await desk.getByRole('combobox', { name: 'Statement' }).selectOption({ index: 0 });
  const statement = desk.locator('form', { has: desk.getByRole('combobox', { name: 'Statement' }) });
  const query = new URLSearchParams({ month: await statement.getByRole('combobox').inputValue() });
  const onPaper = desk.getByRole('link', { name: number, exact: true }).first();
  for (const [paper, words] of [
    [`${await statement.getAttribute('action')}?${query}`, 'Paula Bell'],
    [(await onPaper.getAttribute('href')) ?? '', number],
  ] as const) {
    const file = await desk.request.get(paper);
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(pdfText(await file.body())).toContain(words);
  }

  // A wire that was meant for another customer is taken back, after a second look at its amount.
  await desk.getByLabel('How it came').selectOption('wire');
  await desk.getByRole('region', { name: 'Post a payment' }).getByLabel('Amount', { exact: true }).fill('3');
  await open.fill('3');
  await desk.getByRole('button', { name: 'Post payment' }).click();
  await expect(desk.getByText('Payment posted.')).toBeVisible();
  const wire = desk
    .getByRole('region', { name: 'Payments' })
    .getByRole('listitem')
    .filter({ hasText: 'Wire' });
  await wire
    .getByText(/^Reverse/)
    .first()
    .click();
  await wire.getByLabel('Reason').fill('Another customer paid this');
  await wire.getByRole('button', { name: /^Reverse PMT-/ }).click();
  await wire.getByRole('checkbox', { name: /^Reverse PMT-\d+, \$3\.00$/ }).check();
  await lookAtBoth(desk, 'receivable-reverse');
  await wire.getByRole('button', { name: /^Reverse PMT-/ }).click();
  await expect(desk.getByText('Payment reversed. Its invoices are open again.')).toBeVisible();
  await page.goto('/a/payments');
  await expect(page.getByRole('listitem').filter({ hasText: 'Wire' }).getByText('Reversed')).toBeVisible();

  await page.goto('/a/credit-memos');
  await expect(page.getByText('Late pickup')).toBeVisible();
  await lookAtBoth(page, 'credit-memos');
  await page.goto('/a/statement');
  await expect(page.getByRole('row', { name: /Payment PMT-/ })).toHaveCount(3);
  await expect(page.getByRole('row', { name: /Reversed payment PMT-/ })).toHaveCount(1);
  await lookAtBoth(page, 'statement');
  await context.close();
});
