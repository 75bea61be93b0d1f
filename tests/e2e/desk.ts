/** What the desk does with an order, on the order's own page. Each step begins with the page as it is now. */
import type { Page } from '@playwright/test';
import { expect } from '#tests/setup/e2e.ts';
import { centsOf, typed } from './amounts.ts';

const part = (desk: Page, name: string) => desk.getByRole('region', { name, exact: true });

export async function openOrder(desk: Page, number: string): Promise<void> {
  await desk.goto(`/admin/orders?q=${number}`);
  await desk.getByRole('link', { name: number }).click();
  await expect(desk.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

/**
 * Hands over what is left of an order, or so many of each SKU. `money`: whether the payment is taken, or written down, with
 * it, where there is one to take.
 */
export async function fulfill(
  desk: Page,
  number: string,
  { counts = {}, money }: { counts?: Record<string, number>; money?: boolean } = {},
): Promise<void> {
  await openOrder(desk, number);
  const items = part(desk, 'Items');
  for (const [sku, count] of Object.entries(counts))
    await items.getByRole('textbox', { name: sku }).fill(`${count}`);
  if (money !== undefined)
    await items
      .getByRole('checkbox', { name: /^(?:Payment received|Capture payment now)/ })
      .setChecked(money);
  const check = items.getByLabel('Check number');
  if (money && (await check.isVisible())) await check.fill(number);
  if (money) {
    // All of it, not only what these quantities come to.
    const amount = items.getByLabel('Amount ($)');
    await amount.fill((await amount.getAttribute('max')) ?? '');
  }
  await items.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await expect(desk.getByText('Marked as fulfilled. We’ll email the customer.')).toBeVisible();
}

/** Writes down that an order's check or cash came, all of it. */
export async function recordPayment(desk: Page, number: string): Promise<void> {
  await openOrder(desk, number);
  const payment = part(desk, 'Payment');
  await payment.getByText('Record payment', { exact: true }).first().click();
  if ((await payment.getByLabel('How it came').inputValue()) === 'check')
    await payment.getByLabel('Check or reference number').fill(number);
  await payment.getByLabel('I have checked the amount').check();
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(desk.getByText('Payment recorded.')).toBeVisible();
}

/** Gives back some of what an order brought, or all of it; answers the cents. */
export async function refund(desk: Page, number: string, cents?: number): Promise<number> {
  await openOrder(desk, number);
  const payment = part(desk, 'Payment');
  await payment.getByText('Refund', { exact: true }).first().click();
  const amount = payment.getByLabel('Amount ($)');
  if (cents !== undefined) await amount.fill(typed(cents));
  const given = centsOf(`$${await amount.inputValue()}`);
  await payment.getByLabel('I have checked the amount').check();
  await payment.getByRole('button', { name: 'Refund' }).click();
  await expect(desk.getByText('Refunded. We’ll email the customer.')).toBeVisible();
  return given;
}

/** Takes a return that was asked for, from the approval to its money; answers the cents that the desk offers for it. */
export async function settleReturn(desk: Page, number: string): Promise<number> {
  await openOrder(desk, number);
  const returns = part(desk, 'Returns');
  await returns.getByRole('button', { name: 'Approve' }).click();
  await expect(returns.getByText('Return approved: awaiting items')).toBeVisible();
  await returns.getByRole('button', { name: 'Mark as received' }).click();
  await expect(returns.getByText('Return received: awaiting refund')).toBeVisible();
  const worth = centsOf(`$${await returns.getByLabel('Amount ($)').inputValue()}`);
  await returns.getByLabel('I have checked the amount').check();
  await returns.getByRole('button', { name: 'Refund' }).click();
  await expect(returns.getByText('Return refunded')).toBeVisible();
  return worth;
}

/** Gives back what so many of a SKU came to, and lets the customer keep them; answers the cents. */
export async function refundLines(
  desk: Page,
  number: string,
  { sku, count, why }: { sku: string; count: number; why: string },
): Promise<number> {
  await openOrder(desk, number);
  const items = part(desk, 'Refund items without a return');
  await items.getByText('Choose items').click();
  await items.getByRole('textbox', { name: sku }).fill(`${count}`);
  const amount = items.getByLabel('Amount ($)');
  await expect(amount).not.toHaveValue('');
  const given = centsOf(`$${await amount.inputValue()}`);
  await items.getByLabel('Reason').fill(why);
  await items.getByLabel('I have checked the amount').check();
  await items.getByRole('button', { name: 'Refund' }).click();
  await expect(desk.getByText('Refunded. We’ll email the customer.')).toBeVisible();
  return given;
}
