/** The rebate from its popup to the order that it pays for, and what a refund does to it (docs/product.md#rebate). */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sampleDealer } from '#api/sample/dealer.ts';
import { sellingOf } from '#api/sample/selling.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { dollarsOf, fact, factCents, sumOf } from './amounts.ts';
import { expectRebateMemo, memoRow, rebate } from './credits.ts';
import { fulfill, recordPayment, refund } from './desk.ts';
import { openOnClock, promotion } from './first-visit.ts';
import { look, widths } from './look.ts';
import { addBySku, byCheck, expectOrderPlaced, fillAddress, fillDetails, goOn } from './shopping.ts';
import { hire, logIn, password } from './staff.ts';
import { applyForTrade, approveCompany, findCompany, makeOffer } from './trade-account.ts';

const inPortland = (cents: [from: number, to: number], stock: number) =>
  sampleDealer()
    .products.filter((product) => Object.keys(sellingOf(product)).length === 0)
    .flatMap(({ kind, skus }) => (kind === 'plain' || kind === 'variant' ? skus : []))
    .filter(({ tradeCents }) => tradeCents >= cents[0] && tradeCents <= cents[1])
    .filter(({ stock: at }) => (at['wh-portland']?.quantity ?? 0) >= stock)
    .map(({ sku }) => sku);

/** Of $2,000 to $2,600 for the trade: ten are a goal's worth, and five are not. */
const costly = inPortland([200_000, 260_000], 18);
const cheap = inPortland([20_000, 30_000], 40);

/** So many each of the goods from one to another. */
const each = (skus: string[], from: number, to: number, count: number) =>
  Object.fromEntries(skus.slice(from, to).map((sku) => [sku, count]));

const title = 'Spend $20,000, get $4,000 back';

async function lookAtBoth(page: Page, name: string): Promise<void> {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `${name}-${width}`);
  }
}

type Placed = { number: string; goods: number };

/** From the cart to the review: picked up, to be paid by check, with the account's credit where there is to be some. */
async function checkOut(page: Page, credit = 0): Promise<void> {
  await page.goto('/checkout');
  await fillDetails(page);
  await goOn(page, 'Payment');
  const billing = page.getByRole('group', { name: 'Billing address' }).getByLabel('Name', { exact: true });
  // An address that is known is chosen already.
  if (await billing.isVisible()) await fillAddress(page, 'Billing address');
  await byCheck(page).check();
  if (credit > 0) await page.getByLabel(`Use my account credit (${dollarsOf(credit)})`).check();
}

async function place(page: Page): Promise<Placed> {
  await page.getByRole('button', { name: /^Place order/ }).click();
  const number = await expectOrderPlaced(page);
  return { number, goods: await factCents(page, 'Subtotal') };
}

async function order(page: Page, counts: Record<string, number>): Promise<Placed> {
  await addBySku(page, counts);
  await checkOut(page);
  await goOn(page, 'Review your order');
  return place(page);
}

/** What the buyer and the desk read of the company's progress. */
async function expectProgress(page: Page, desk: Page, company: string, cents: number): Promise<void> {
  const words = `${dollarsOf(cents)} of $20,000.00 until Dec 31, 2027`;
  await page.goto('/a/profile');
  await expect(rebate(page, title)).toContainText(words);
  await findCompany(desk, company);
  await expect(desk.getByText(words)).toBeVisible();
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('a company that came by the popup earns its credit once and uses it at checkout; refunds take progress back', async ({
    page,
    browser,
  }) => {
    test.slow();
    await openOnClock(page, '/', Date.now());
    await page.clock.runFor(3000);
    await expect(promotion(page)).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(promotion(page)).toBeVisible();
    await page.clock.resume();
    await promotion(page).getByRole('link', { name: 'Open a trade account' }).click();
    const company = `Vidal Builders ${randomUUID().slice(0, 8)}`;
    const email = `rosa.${randomUUID()}@example.com`;
    await applyForTrade(page, { first: 'Rosa', last: 'Vidal', email, password }, company);

    const office = await browser.newContext();
    const desk = await office.newPage();
    await logIn(desk, await hire('sales', 'Dora'));
    await expect(desk).toHaveURL(/\/admin/);
    await approveCompany(desk, company);
    const application = desk.getByRole('region', { name: 'Application' });
    await expect(application.getByText('builder-rebate', { exact: true })).toBeVisible();
    await expectProgress(page, desk, company, 0);

    // What is ordered counts once it is paid, and a refund takes it back.
    const first = await order(page, { ...each(costly, 0, 1, 3), ...each(costly, 1, 2, 2) });
    await page.goto('/a/profile');
    await expect(
      page.getByText(`Orders for ${dollarsOf(first.goods)} count once they’re paid.`),
    ).toBeVisible();
    await recordPayment(desk, first.number);
    await expectProgress(page, desk, company, first.goods);
    const allowed = await refund(desk, first.number, 100_000);
    await expectProgress(page, desk, company, first.goods - allowed);

    const second = await order(page, each(costly, 2, 4, 3));
    await recordPayment(desk, second.number);
    await expectRebateMemo(page, '$4,000.00 available');
    await expect(page.getByText('You earned $4,000.00 of credit. It’s in your credit memos.')).toBeVisible();
    await expectProgress(page, desk, company, first.goods - allowed + second.goods);
    await expect(desk.getByText('They earned $4,000.00 of credit.')).toBeVisible();
    await expect(desk.getByText('You earned')).toHaveCount(0);

    // Once more a goal's worth: no other credit.
    const third = await order(page, each(costly, 4, 9, 2));
    expect(third.goods).toBeGreaterThanOrEqual(2_000_000);
    await recordPayment(desk, third.number);
    await expectProgress(
      page,
      desk,
      company,
      sumOf([first, second, third].map(({ goods }) => goods)) - allowed,
    );

    await addBySku(page, each(costly, 9, 10, 3));
    await checkOut(page, 400_000);
    await goOn(page, 'Review your order');
    await expect(page.getByText('$4,000.00 from your account credit')).toBeVisible();
    const fourth = await place(page);
    await expect(fact(page, 'Account credit')).toHaveText('-$4,000.00');
    await page.goto('/a/credit-memos');
    await expect(memoRow(page, 'Rebate')).toContainText('$4,000.00 set aside for orders');
    await fulfill(desk, fourth.number, { money: true });
    await page.goto('/a/payments');
    const payments = page.getByRole('main').getByRole('listitem');
    await expect(payments.filter({ hasText: `Order ${fourth.number}` })).toContainText(
      dollarsOf(fourth.goods - 400_000),
    );
    await page.goto('/a/credit-memos');
    await expect(memoRow(page, 'Rebate')).toContainText('$4,000.00Used');

    // Below the goal again: what was spent stays spent.
    for (const { number, goods } of [second, third]) expect(await refund(desk, number)).toBe(goods);
    await expectProgress(page, desk, company, first.goods - allowed + fourth.goods);
    await page.goto('/a/credit-memos');
    await expect(memoRow(page, 'Rebate')).toHaveCount(1);
    await expect(memoRow(page, 'Rebate')).toContainText('$4,000.00Used');
    // Nothing of them was invoiced: what was refunded had paid for nothing yet, and is no allowance.
    await expect(memoRow(page, 'Allowance')).toHaveCount(0);
    await expect(fact(page, 'Credit available')).toHaveText('$0.00');
    await expect(fact(page, 'Balance due')).toHaveText('$0.00');
    await office.close();
  });
});

test('credit that is not used yet is taken back with the progress, and is there again when the goal is', async ({
  page,
  browser,
}) => {
  test.slow();
  const run = randomUUID().slice(0, 8);
  const company = `Vidal Builders ${run}`;
  const [threshold, credit] = [30_000, 5_000];
  const office = await browser.newContext();
  const desk = await office.newPage();
  await logIn(desk, await hire('admin', 'Vera'));
  await expect(desk).toHaveURL(/\/admin/);
  await makeOffer(desk, { title: `Opening offer ${run}`, code: `opening-${run}`, threshold, credit });
  const email = `rosa.${randomUUID()}@example.com`;
  // The offer is remembered from the page that its link led to.
  await page.goto(`/c/lighting?offer=opening-${run}`);
  await page.goto('/trade-register');
  await applyForTrade(page, { first: 'Rosa', last: 'Vidal', email, password }, company);
  await approveCompany(desk, company);

  const first = await order(page, each(cheap, 0, 2, 1));
  await page.goto('/a/profile');
  await expect(rebate(page, `Opening offer ${run}`)).toContainText(
    `Orders for ${dollarsOf(first.goods)} count once they’re paid.`,
  );
  await lookAtBoth(page, 'rebate-open');
  await recordPayment(desk, first.number);
  await expectRebateMemo(page, '$50.00 available');
  await lookAtBoth(page, 'rebate-earned');
  await refund(desk, first.number);
  await expectRebateMemo(page, '$50.00 withdrawn');
  await expect(fact(page, 'Credit available')).toHaveText('$0.00');
  await expect(rebate(page, `Opening offer ${run}`)).toContainText('$0.00 of $300.00 until');
  await expect(rebate(page, `Opening offer ${run}`)).toContainText(
    '$300.00 more in paid orders earns you $50.00 of credit.',
  );

  const second = await order(page, each(cheap, 2, 4, 1));
  await recordPayment(desk, second.number);
  await expectRebateMemo(page, '$50.00 available');
  await expect(memoRow(page, 'Rebate')).toHaveCount(2);
  await expect(fact(page, 'Credit available')).toHaveText('$50.00');
  await addBySku(page, each(cheap, 4, 5, 1));
  await checkOut(page, credit);
  await lookAtBoth(page, 'rebate-checkout');
  await goOn(page, 'Review your order');
  await expect(page.getByText('$50.00 from your account credit')).toBeVisible();
  await lookAtBoth(page, 'rebate-review');
  await place(page);
  await expect(fact(page, 'Account credit')).toHaveText('-$50.00');
  await office.close();
});
