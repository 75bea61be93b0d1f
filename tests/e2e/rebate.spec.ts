/** The rebate from its popup to the order that it pays for, and what a refund does to it (docs/product.md#rebate). */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { byCheck, expectOrderPlaced, fillAddress, fillCheckout, fillDetails, goOn } from './shopping.ts';
import { hire, logIn, password } from './staff.ts';

test.use({ firstVisit: true });

type Listed = { items: { sku: string | null; price: number; stock: number }[] };
type DeskOrder = { _id: string; version: number; can: { refund: number } };

const origin = () => String(test.info().project.use.baseURL);

async function call<T>(request: APIRequestContext, method: string, path: string, data?: object): Promise<T> {
  const answer = await request.fetch(path, {
    method,
    headers: { origin: origin() },
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Goods worth more than so many dollars, of what is in stock, into the current cart. */
async function fillCart(page: Page, dollars: number): Promise<void> {
  const { items } = await call<Listed>(page.request, 'get', '/api/v1/products?limit=100&sort=-price');
  const cart = await call<{ _id: string }>(page.request, 'put', '/api/v1/carts');
  let worth = 0;
  for (const { sku, price, stock } of items) {
    if (worth >= dollars) break;
    const quantity = Math.min(4, stock, Math.ceil((dollars - worth) / price));
    if (!sku || quantity < 1) continue;
    await call(page.request, 'post', `/api/v1/carts/${cart._id}/add`, {
      product: sku,
      quantity,
      exact: true,
    });
    worth += quantity * price;
  }
  expect(worth).toBeGreaterThanOrEqual(dollars);
}

async function deskOrder(desk: Page, number: string): Promise<DeskOrder> {
  const { items } = await call<{ items: DeskOrder[] }>(
    desk.request,
    'get',
    `/api/v1/desk/orders?q=${number}`,
  );
  return call<DeskOrder>(desk.request, 'get', `/api/v1/desk/orders/${items[0]?._id}`);
}

async function move(desk: Page, number: string, action: 'capture' | 'refund', amount?: number) {
  const { _id, version } = await deskOrder(desk, number);
  await call(desk.request, 'post', `/api/v1/desk/orders/${_id}/payment`, {
    version,
    action,
    ...(amount === undefined ? {} : { amount }),
  });
}

async function lookAtBoth(page: Page, name: string): Promise<void> {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `${name}-${width}`);
  }
}

test('a company that came by the popup earns its credit once, uses it at checkout, and a refund takes progress back', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'Spend $20,000, get $4,000 back' });
  await expect(popup).toBeVisible();
  await popup.getByRole('link', { name: 'Open a trade account' }).click();
  const company = `Vidal Builders ${randomUUID().slice(0, 8)}`;
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  const next = async (name: string) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(heading(name)).toBeVisible();
  };
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Vidal');
  await page.getByLabel('Email').fill(`rosa.${randomUUID()}@example.com`);
  await page.getByLabel('Password').fill(password);
  await next('Your company');
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Phone').fill('503 555 0142');
  await next('Business address');
  await page.getByLabel('Street address').fill('8 Mill Road');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State', { exact: true }).selectOption('OR');
  await page.getByLabel('ZIP code').fill('97209');
  await next('Resale certificate');
  await page.getByLabel('Tax ID or resale certificate').fill('93-1234567');
  await next('Your business');
  await page.getByLabel('Trade', { exact: true }).selectOption('builder');
  await page.getByLabel('Expected yearly spend').selectOption('to_100000');
  await next('Terms and job data');
  await next('Review');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'We received your application' })).toBeVisible();

  const office = await browser.newContext();
  const desk = await office.newPage();
  await logIn(desk, await hire('sales', 'Dora'));
  await desk.goto(`/admin/companies?q=${encodeURIComponent(company)}`);
  await desk.getByRole('link', { name: company }).click();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Approved', { exact: true }).first()).toBeVisible();

  await page.goto('/a/profile');
  await expect(page.getByText('$0.00 of $20,000.00 until Dec 31, 2027')).toBeVisible();
  await fillCart(page, 20_000);
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  const first = await expectOrderPlaced(page);
  await page.goto('/a/profile');
  await expect(page.getByText(/^Orders for \$2\d,\d{3}\.\d\d count once they’re paid\.$/)).toBeVisible();
  await lookAtBoth(page, 'rebate-open');
  await move(desk, first, 'capture');
  // A job counts what was paid.
  await expect(async () => {
    await page.goto('/a/credit-memos');
    await expect(page.getByText('$4,000.00 available')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('You earned $4,000.00 of credit. It’s in your credit memos.')).toBeVisible();
  await lookAtBoth(page, 'rebate-earned');
  await desk.reload();
  await expect(desk.getByText('You earned')).toHaveCount(0);
  await expect(desk.getByText(/of \$20,000\.00 until/)).toBeVisible();

  await fillCart(page, 6000);
  await page.goto('/checkout');
  await fillDetails(page);
  await goOn(page, 'Payment');
  const billing = page.getByRole('group', { name: 'Billing address' });
  if (await billing.isVisible()) await fillAddress(page, 'Billing address');
  await byCheck(page).check();
  await page.getByLabel('Use my account credit ($4,000.00)').check();
  await lookAtBoth(page, 'rebate-checkout');
  await goOn(page, 'Review your order');
  await expect(page.getByText('$4,000.00 from your account credit')).toBeVisible();
  await lookAtBoth(page, 'rebate-review');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const second = await expectOrderPlaced(page);
  await expect(page.getByText('-$4,000.00')).toBeVisible();
  await page.goto('/a/credit-memos');
  await expect(page.getByText('$4,000.00 set aside for orders')).toBeVisible();

  await move(desk, second, 'capture');
  const { can } = await deskOrder(desk, first);
  await move(desk, first, 'refund', can.refund);
  await page.goto('/a/profile');
  await expect(page.getByText(/^\$[6-9],\d{3}\.\d\d of \$20,000\.00 until/)).toBeVisible();
  await office.close();
});
