/** An order after it was placed: the desk sends it, takes its money and gives some back; the shopper follows it and returns. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { createVisitor } from '#tests/factories/visitor.ts';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

const address = {
  name: 'Maya Lindqvist',
  address: '14 Alder Court',
  city: 'Portland',
  state: 'OR',
  zip: '97209',
} as const;

/** A guest's order of two, to be paid by check. */
async function placeOrder(baseUrl: string): Promise<{ number: string; email: string }> {
  const shopper = createVisitor({ baseUrl, fetch: (request) => fetch(request) });
  const listed = await shopper.listProducts({ query: { limit: 100, sort: 'popularity' } });
  const product = listed.ok ? listed.data.items.find((item) => item.sku && item.stock > 20) : undefined;
  const cart = await shopper.currentCart();
  if (!cart.ok || !product?.sku) throw new Error('nothing to order');
  const cart_id = cart.data._id;
  const items = [{ sku: product.sku, quantity: 2 }];
  await shopper.saveCart({ params: { id: cart_id }, body: { items, Delivery_method: 'Will Call' } });
  const checkout = await shopper.getCheckout({ query: { cart_id } });
  const email = `maya.${randomUUID()}@example.com`;
  const placed = await shopper.placeOrder({
    headers: { 'idempotency-key': randomUUID() },
    body: {
      cart_id,
      pricing_version: checkout.ok ? checkout.data.pricing_version : '',
      details: {
        email,
        phone: '503 555 0148',
        Delivery_method: 'Will Call',
        payment_type: 'check',
        billing_address: address,
        shipping_address: null,
      },
    },
  });
  if (!placed.ok) throw new Error(placed.problem.message);
  return { number: placed.data.number, email };
}

/** How the file at an address begins. */
async function paperOf(request: APIRequestContext, href: string | null): Promise<string> {
  const response = await request.get(href ?? '');
  expect(response.headers()['content-type']).toBe('application/pdf');
  return (await response.body()).subarray(0, 4).toString();
}

test('an order is found at the desk, sent with its tracking number, paid, and returned by its shopper', async ({
  page,
  browser,
  baseURL,
}) => {
  const { number, email } = await placeOrder(baseURL ?? '');
  await page.setViewportSize(widths.desk);
  await logIn(page, await hire('sales', 'Ines'));
  await page.goto('/admin/orders');
  await page.getByLabel('Search orders').fill(email);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1);
  await look(page, 'orders-desk');
  await page.setViewportSize(widths.phone);
  await look(page, 'orders-desk-phone');
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await look(page, 'order-desk-phone');
  await page.setViewportSize(widths.desk);
  await look(page, 'order-desk');

  const paper = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  expect(await paperOf(page.request, paper)).toBe('%PDF');
  await page.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await page.getByLabel(/^Payment received/).check();
  await page.getByLabel('Check number').fill('118');
  await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await expect(page.getByText('Marked as fulfilled. We’ll email the customer.')).toBeVisible();
  const payment = page.getByRole('region', { name: 'Payment' });
  await expect(payment.getByText('Check, paid')).toBeVisible();

  await payment.getByText('Refund', { exact: true }).first().click();
  await payment.getByLabel('Amount ($)').fill('10');
  await payment.getByLabel('I have checked the amount').check();
  await payment.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('Refunded. We’ll email the customer.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText('Refunded')).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const shopper = await context.newPage();
  await shopper.goto('/order-lookup');
  await shopper.getByLabel('Order number').fill(number);
  await shopper.getByRole('main').getByLabel('Email').fill('somebody@example.com');
  await shopper.getByRole('button', { name: 'Find order' }).click();
  await expect(shopper.getByRole('alert')).toHaveText(
    'We couldn’t find an order with this number and email. Check both and try again.',
  );
  await shopper.getByRole('main').getByLabel('Email').fill(email);
  await shopper.getByRole('button', { name: 'Find order' }).click();
  await expect(shopper.getByText('Tracking: 1Z999AA10123456784')).toBeVisible();
  const theirs = (await shopper.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '';
  expect(await paperOf(context.request, theirs)).toBe('%PDF');
  // Without its token, the paper is nobody's.
  const bare = await context.request.get(theirs.split('?')[0] ?? '');
  expect(bare.status()).toBe(404);
  await shopper.getByText('Return items').waitFor();
  await shopper
    .getByRole('group', { name: 'What would you like to return?' })
    .getByRole('textbox')
    .first()
    .fill('1');
  await shopper.getByLabel('Reason for return').fill('It does not fit');
  await shopper.getByRole('button', { name: 'Request return' }).click();
  await expect(shopper.getByText('Return requested: under review')).toBeVisible();
  const followed = shopper.url();
  await context.close();

  await page.reload();
  const answer = page.getByLabel('Message to the customer');
  await answer.fill('Bring it to the counter');
  // Enter is a line of the answer, and decides nothing.
  await answer.press('Enter');
  await expect(answer).toHaveValue('Bring it to the counter\n');
  await look(page, 'order-desk-return-asked');
  await page.setViewportSize(widths.phone);
  await look(page, 'order-desk-return-asked-phone');
  await page.setViewportSize(widths.desk);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Return approved: awaiting items')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as received' }).click();
  await expect(page.getByText('Return received: awaiting refund')).toBeVisible();
  await look(page, 'order-desk-return');

  await page.goto(followed);
  await expect(page.getByText('Return received: your refund is next')).toBeVisible();
  await look(page, 'order-follow');
  await page.setViewportSize(widths.phone);
  await look(page, 'order-follow-phone');
  await page.goto('/order-lookup');
  await look(page, 'order-lookup-phone');
  await page.goto('/admin/orders/reconciliation');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment reconciliation' })).toBeVisible();
});

test('a company’s buyer finds its orders, reads how each stands, and returns some of one, without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  const buyer = sampleAccounts().find(({ role }) => role.startsWith('contract'));
  const signIn = async (on: typeof page) => {
    await on.goto('/login?returnTo=/a/profile/orders');
    await on
      .getByRole('main')
      .getByLabel('Email')
      .fill(buyer?.email ?? '');
    await on.getByLabel('Password').fill(buyer?.password ?? '');
    await on.getByRole('button', { name: 'Log in' }).click();
    await expect(on.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
  };
  await signIn(page);
  const row = page.getByRole('listitem').filter({ hasText: 'PO OHF-1180' });
  await expect(row.getByText('Shipped')).toBeVisible();
  await expect(row.getByText('Paid, $40.00 refunded')).toBeVisible();
  await look(page, 'account-orders');
  await page.setViewportSize(widths.phone);
  await look(page, 'account-orders-phone');

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const plain = await context.newPage();
  await signIn(plain);
  await plain
    .getByRole('listitem')
    .filter({ hasText: 'PO OHF-1173' })
    .getByRole('link', { name: /^Order AF-/ })
    .click();
  await expect(plain.getByText('12 of 12 shipped')).toBeVisible();
  await plain.getByText('Return items').click();
  await plain.getByLabel('Reason for return').fill('Too many');
  await plain.getByRole('button', { name: 'Request return' }).click();
  await expect(plain.getByText('Enter a quantity for at least one item')).toBeVisible();
  await expect(plain.getByLabel('Reason for return')).toHaveValue('Too many');
  await plain.getByRole('textbox', { name: /left/ }).first().fill('3');
  await plain.getByRole('button', { name: 'Request return' }).click();
  await expect(plain.getByText('Return requested: under review')).toBeVisible();
  const href = plain.url();
  const paper = await plain.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  expect(await paperOf(context.request, paper)).toBe('%PDF');
  await context.close();

  // The page, its payment and its print are told as views (docs/product.md#events).
  const seen: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/events')) seen.push(request.postDataJSON().eventType);
  });
  await page.goto(href);
  await expect(page.getByText('Refunded', { exact: false }).first()).toBeVisible();
  await look(page, 'account-order-phone');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => [16, 17, 18].filter((type) => seen.includes(type))).toEqual([16, 17, 18]);
  await page.setViewportSize(widths.desk);
  await look(page, 'account-order');
});
