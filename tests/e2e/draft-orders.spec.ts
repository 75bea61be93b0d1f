/** Orders that the desk writes for a customer: sent to pay, and placed on the phone (docs/decisions/0079-draft-orders.md). */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sampleDealer } from '#api/sample/dealer.ts';
import { sellingOf } from '#api/sample/selling.ts';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { linkTo } from './letters.ts';
import { look, widths } from './look.ts';
import { byCheck, expectOrderPlaced, fillAddress, goOn } from './shopping.ts';
import { hire, logIn } from './staff.ts';

/** Goods that Portland has plenty of, sold one by one. */
const [faucet = '', lamp = ''] = sampleDealer()
  .products.filter((product) => Object.keys(sellingOf(product)).length === 0)
  .flatMap(({ kind, skus }) => (kind === 'plain' || kind === 'variant' ? skus.slice(0, 1) : []))
  .filter(({ stock }) => (stock['wh-portland']?.quantity ?? 0) >= 30)
  .map(({ sku }) => sku);

async function add(desk: Page, sku: string, quantity: number): Promise<void> {
  const form = desk.getByRole('region', { name: 'Add a product' });
  await form.getByLabel('SKU').fill(sku);
  await form.getByLabel('Quantity').fill(`${quantity}`);
  await form.getByRole('button', { name: 'Add item' }).click();
  await expect(desk.getByRole('region', { name: 'Items' }).getByText(sku)).toBeVisible();
}

async function saveDelivery(desk: Page, method: string): Promise<void> {
  const form = desk.getByRole('region', { name: 'Delivery and references' });
  await form.getByLabel('Delivery method').selectOption({ label: method });
  await form.getByLabel('Phone').fill('503 555 0143');
  await form.getByLabel('Street address').fill('14 Alder Court');
  await form.getByLabel('City').fill('Portland');
  await form.getByLabel('State').selectOption('OR');
  await form.getByLabel('ZIP code').fill('97209');
  await form.getByLabel('PO number').fill('PHONE-7');
  await form.getByRole('button', { name: 'Save delivery' }).click();
  await expect(desk.getByText('Delivery saved.')).toBeVisible();
}

test('an order on the phone for a guest is sent to pay, opened on a phone without JavaScript, and ordered', async ({
  page: desk,
  browser,
  baseURL,
  expectProblem,
}) => {
  const email = `nora.${randomUUID()}@example.com`;
  await desk.setViewportSize(widths.desk);
  await logIn(desk, await hire('sales', 'Ines'));
  await desk.goto('/admin/orders');
  await desk.getByRole('link', { name: 'Create order' }).click();
  const guest = desk.getByRole('region', { name: 'Someone without an account' });
  await guest.getByLabel('Name').fill('Nora Quill');
  await guest.getByLabel('Email').fill('nora');
  await guest.getByLabel('Phone').fill('12');
  await guest.getByRole('button', { name: 'Start order' }).click();
  await expect(guest.getByText('Enter a valid email address.')).toBeVisible();
  await expect(guest.getByText('Enter a 10-digit phone number.')).toBeVisible();
  await look(desk, 'draft-new');
  await guest.getByLabel('Email').fill(email);
  await guest.getByLabel('Phone').fill('503 555 0143');
  await guest.getByRole('button', { name: 'Start order' }).click();
  const title = desk.getByRole('heading', { level: 1, name: /^D-\d+ for Nora Quill$/ });
  await expect(title).toBeVisible();
  const number = /D-\d+/.exec((await title.textContent()) ?? '')?.[0] ?? '';

  await desk.getByLabel('SKU').fill('NO-SUCH-9');
  await desk.getByRole('button', { name: 'Add item' }).click();
  await expect(desk.getByLabel('SKU')).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.getByText('We don’t carry NO-SUCH-9. Check the SKU.').first()).toBeVisible();
  await add(desk, faucet, 2);
  const items = desk.getByRole('region', { name: 'Items' });
  const quantity = items.getByLabel(/^Quantity of /);
  await quantity.fill('1.5');
  await items.getByRole('button', { name: 'Save quantities' }).click();
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(quantity).toHaveValue('1.5');
  await quantity.fill('3');
  await items.getByRole('button', { name: 'Save quantities' }).click();
  await expect(desk.getByText('Items saved.')).toBeVisible();
  await saveDelivery(desk, 'Will Call');
  await desk.getByRole('button', { name: 'Send link' }).click();
  await expect(desk.getByText('The link is on its way.')).toBeVisible();
  await look(desk, 'draft-sent');
  await desk.setViewportSize(widths.phone);
  await look(desk, 'draft-sent-phone');
  await desk.goto('/admin/orders/drafts?status=sent');
  await expect(desk.getByRole('list', { name: 'Draft orders' })).toContainText(number);
  await look(desk, 'drafts-phone');

  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: widths.phone,
  });
  const payer = await context.newPage();
  await payer.goto(await linkTo(email, /\/pay\/[\w~.-]+/));
  await expect(payer.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await payer.getByRole('button', { name: 'Review and pay' }).click();
  await expect(payer.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(payer.getByLabel('Email', { exact: true })).toHaveValue(email);
  await goOn(payer, 'Payment');
  if (await payer.getByRole('group', { name: 'Billing address' }).getByLabel('Street address').isVisible())
    await fillAddress(payer, 'Billing address');
  await byCheck(payer).check();
  await goOn(payer, 'Review your order');
  await payer.getByRole('button', { name: /^Place order/ }).click();
  const placed = await expectOrderPlaced(payer);
  await context.close();

  await desk.goto('/admin/orders/drafts?status=ordered');
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByText(`This is order ${placed} now.`)).toBeVisible();
  expectProblem(/status of 422/);
});

test('a customer’s order is placed for them at the desk, and a link opens for nobody else', async ({
  page: desk,
  browser,
  baseURL,
  expectProblem,
}) => {
  const trade = sampleAccounts().find(({ role }) => role === 'trade buyer');
  await desk.setViewportSize(widths.desk);
  await logIn(desk, await hire('sales', 'Ines'));
  const begin = async () => {
    await desk.goto(`/admin/orders/drafts/new?q=${encodeURIComponent(trade?.email ?? '')}`);
    await desk
      .getByRole('region', { name: 'A customer with an account' })
      .getByRole('button', { name: /^Start order/ })
      .click();
    await expect(desk.getByRole('heading', { level: 1, name: /^D-\d+ for / })).toBeVisible();
  };
  await begin();
  const place = desk.getByRole('region', { name: 'Place it now' });
  await expect(place.getByText('Add items, and save delivery and address first.')).toBeVisible();
  await add(desk, lamp, 1);
  await saveDelivery(desk, 'Will Call');
  await place.getByLabel('Payment').selectOption({ label: 'Check' });
  await place.getByRole('button', { name: 'Place order' }).click();
  await expect(place.getByText('Tick the box to confirm.')).toBeVisible();
  await place.getByLabel('The customer agreed').check();
  await place.getByRole('button', { name: 'Place order' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: /^AF-\d+$/ })).toBeVisible();
  await expect(desk.getByText(/^Placed for the customer from draft D-\d+\.$/)).toBeVisible();
  await expect(desk.getByText('PO number: PHONE-7')).toBeVisible();

  await begin();
  await add(desk, lamp, 1);
  await desk.getByRole('button', { name: 'Send link' }).click();
  const link = await desk.getByLabel('Link to pay').inputValue();
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(other).toHaveURL(/\/login\?returnTo=%2Fpay%2F/);
  await context.close();
  await desk.getByText('Delete draft').first().click();
  await desk.getByLabel('Delete this draft and its items.').check();
  await desk.getByRole('button', { name: 'Delete draft' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Draft orders' })).toBeVisible();
  await desk.goto(link);
  await expect(desk.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible();
  expectProblem(/status of 422/);
  expectProblem(/status of 404/);
});
