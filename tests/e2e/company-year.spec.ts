/**
 * A company's books from nothing, by what its buyer and an employee do on their screens alone: orders on terms, invoices,
 * payments, a proposal, returns and a rebate. What both see at the end is what the journey added up as it went.
 */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { sampleDealer } from '#api/sample/dealer.ts';
import { backorderOf, sellingOf } from '#api/sample/selling.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { centsOf, dollarsOf, fact, factCents, sumOf, typed } from './amounts.ts';
import { expectRebateMemo, memoRow, rebate } from './credits.ts';
import { fulfill, openOrder, settleReturn } from './desk.ts';
import { mouse } from './hands.ts';
import {
  addBySku,
  chooseWarehouse,
  expectOrderPlaced,
  fillAddress,
  fillDetails,
  goOn,
  writeCard,
} from './shopping.ts';
import { hire, logIn, password } from './staff.ts';
import { applyForTrade, approveCompany, findCompany, giveTerms, makeOffer } from './trade-account.ts';

/** Goods that Denver, where there is tax, has plenty of, at prices that are no whole dollars. */
const [vanity = '', faucet = '', lamp = ''] = sampleDealer()
  .products.filter((product) => Object.keys(sellingOf(product)).length === 0)
  .flatMap(({ kind, skus }) => (kind === 'plain' || kind === 'variant' ? skus.slice(0, 1) : []))
  .filter(
    ({ sku, tradeCents, stock }) =>
      (stock['wh-denver']?.quantity ?? 0) >= 40 &&
      !backorderOf(sku).backorder &&
      tradeCents > 30_000 &&
      tradeCents < 50_000 &&
      tradeCents % 100 !== 0,
  )
  .map(({ sku }) => sku);

const denver = { address: '1801 Wynkoop Street', city: 'Denver', state: 'CO', zip: '80202' };
const limit = 600_000;
const offer = { threshold: 50_000, credit: 7_525 };
const quoted = 15_055;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const amountOf = async (row: Locator) => centsOf((await row.textContent()) ?? '');

/** How a list of the account begins, before anything has happened. */
const empty = {
  '/a/orders': 'No orders yet',
  '/a/invoices': 'No invoices yet',
  '/a/payments': 'No payments yet',
  '/a/credit-memos': 'No credit memos yet',
  '/a/proposals': 'No proposals yet',
  '/a/pay-bill': 'Nothing to pay',
};

async function openOnTerms(desk: Page, company: string): Promise<void> {
  await approveCompany(desk, company);
  await giveTerms(desk, limit);
  const features = part(desk, 'What it may do');
  await features.getByLabel('Proposals').check();
  await features.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(part(desk, 'Orders')).toContainText(`$0.00 of ${dollarsOf(limit)}`);
  await expect(part(desk, 'Orders')).toContainText('No orders yet.');
}

type Placed = { number: string; goods: number; delivery: number; fee: number; tax: number; total: number };

/** Orders what is in the cart, and reads what it comes to: its parts are the whole. */
async function placeOrder(
  page: Page,
  { pay, deliver = false, credit = 0 }: { pay: 'terms' | 'card'; deliver?: boolean; credit?: number },
): Promise<Placed> {
  await page.goto('/checkout');
  await fillDetails(page);
  if (deliver) {
    await page.getByRole('radio', { name: /Local Delivery/ }).check();
    await fillAddress(page, 'Delivery address', mouse, denver);
  }
  await goOn(page, 'Payment');
  const billing = page.getByRole('group', { name: 'Billing address' }).getByLabel('Name', { exact: true });
  // An address that is known is chosen already.
  if (await billing.isVisible()) await fillAddress(page, 'Billing address');
  if (credit > 0) await page.getByLabel(`Use my account credit (${dollarsOf(credit)})`).check();
  if (pay === 'card') {
    await page.getByRole('radio', { name: /^Credit card/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Card or bank account' })).toBeVisible();
    await writeCard(page, mouse, '4242424242424242');
  } else await page.getByRole('radio', { name: /^Terms/ }).check();
  await goOn(page, 'Review your order');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const number = await expectOrderPlaced(page);
  const summary = part(page, 'Your order');
  const names = await summary.getByRole('term').allTextContents();
  const values = await summary.getByRole('definition').allTextContents();
  const sums = new Map(names.map((name, index) => [name, centsOf(values[index] ?? '')]));
  const of = (name: string) => sums.get(name) ?? 0;
  const placed = {
    number,
    goods: of('Subtotal'),
    delivery: of('Delivery'),
    fee: of('Payment fee'),
    tax: of('Tax'),
    total: of('Total'),
  };
  expect(placed.total).toBe(placed.goods + placed.delivery + placed.fee + placed.tax);
  expect(of('Account credit')).toBe(0 - credit);
  return placed;
}

/** The order's page in the account: its lines, so many, come to its goods. */
async function checkLines(page: Page, { number, goods }: Placed, count: number): Promise<void> {
  await page.goto('/a/orders');
  await page.getByRole('link', { name: `Order ${number}`, exact: true }).click();
  const lines = page.getByRole('table').locator('tbody tr');
  await expect(lines).toHaveCount(count);
  const sums = await Promise.all(
    (await lines.all()).map(async (line) => {
      const [, quantity = '', each = '', sum = ''] = await line.getByRole('cell').allTextContents();
      expect(centsOf(sum)).toBe(Number(quantity) * centsOf(each));
      return centsOf(sum);
    }),
  );
  expect(sumOf(sums)).toBe(goods);
}

const invoiceRow = (page: Page, number: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: number, exact: true }) });

type Billed = { number: string; total: number };

/** The one invoice that was not there before. */
async function newInvoice(page: Page, before: readonly Billed[]): Promise<Billed> {
  await page.goto('/a/invoices');
  const links = page.getByRole('main').getByRole('link', { name: /^INV-\d+$/ });
  await expect(links).toHaveCount(before.length + 1);
  const numbers = await links.allTextContents();
  const [number = ''] = numbers.filter((one) => !before.some((invoice) => invoice.number === one));
  return { number, total: await amountOf(invoiceRow(page, number)) };
}

/** Pays so much of one invoice with a card. */
async function payInPart(page: Page, { number }: Billed, cents: number): Promise<void> {
  await page.goto('/a/invoices');
  await page.getByRole('link', { name: number, exact: true }).click();
  await page.getByRole('link', { name: 'Pay this invoice' }).click();
  await expect(page.getByRole('checkbox', { name: new RegExp(number) })).toBeChecked();
  // The processor's fields are there when the page listens.
  await expect(page.frameLocator('iframe[title^="Card number"]').getByLabel('Card number')).toBeVisible();
  await page.getByRole('textbox', { name: `Amount for ${number}` }).fill(typed(cents));
  await writeCard(page, mouse, '4242424242424242');
  await page.getByRole('button', { name: `Pay ${dollarsOf(cents)}` }).click();
  await expect(page.getByText(`Paid ${dollarsOf(cents)}. Thank you.`)).toBeVisible();
}

async function openBooks(desk: Page, company: string): Promise<void> {
  await desk.goto('/admin/receivables');
  await desk.getByLabel('Company, person, email, or document number').fill(company);
  await desk.getByRole('button', { name: 'Search' }).click();
  await desk.getByRole('link', { name: company }).click();
  await expect(desk.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

/** A check for some invoices; what is more than they come to stays on the account. */
async function postCheck(
  desk: Page,
  company: string,
  reference: string,
  invoices: [number: string, cents: number][],
  more: number,
): Promise<number> {
  await openBooks(desk, company);
  const form = part(desk, 'Post a payment');
  const cents = sumOf(invoices.map(([, amount]) => amount)) + more;
  await form.getByLabel('Check or reference number').fill(reference);
  await form.getByLabel('Amount', { exact: true }).fill(typed(cents));
  for (const [number, amount] of invoices)
    await form.getByRole('textbox', { name: `Amount for ${number}` }).fill(typed(amount));
  await form.getByRole('button', { name: 'Post payment' }).click();
  await expect(desk.getByText('Payment posted.')).toBeVisible();
  return cents;
}

/** Asks for the return of one piece. */
async function askReturn(page: Page, { number }: Placed, sku: string): Promise<void> {
  await page.goto('/a/orders');
  await page.getByRole('link', { name: `Order ${number}`, exact: true }).click();
  await page.getByRole('textbox', { name: sku }).fill('1');
  await page.getByLabel('Reason for return').fill('One too many');
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Return requested: under review')).toBeVisible();
}

/** Quotes what is in the customer's cart at another price; answers the proposal's number. */
async function quote(desk: Page, email: string, company: string): Promise<string> {
  await desk.goto(`/admin/customers?q=${encodeURIComponent(email)}`);
  await desk.getByRole('link', { name: 'Rosa Vidal' }).click();
  await expect(desk.getByRole('link', { name: company })).toBeVisible();
  await desk.getByRole('link', { name: /^Help with/ }).click();
  await desk.getByRole('button', { name: 'Start proposal' }).click();
  const title = desk.getByRole('heading', { level: 1, name: /^Proposal PR-\d+$/ });
  await expect(title).toBeVisible();
  await desk.getByLabel(/^Unit price of /).fill(typed(quoted));
  await desk.getByRole('textbox', { name: 'Message' }).fill('As we discussed on the phone.');
  await desk.getByRole('button', { name: 'Send proposal' }).click();
  await expect(desk.getByText('Proposal sent.')).toBeVisible();
  return ((await title.textContent()) ?? '').replace('Proposal ', '');
}

test('from an empty company, what was ordered, invoiced, paid, quoted, returned and earned reconciles to the cent', async ({
  page,
  browser,
}) => {
  test.slow();
  const run = randomUUID().slice(0, 8);
  const company = `Vidal Builders ${run}`;
  const email = `rosa.${randomUUID()}@example.com`;
  const title = `Opening offer ${run}`;
  const office = await browser.newContext();
  const desk = await office.newPage();
  await logIn(desk, await hire('admin', 'Vera'));
  await expect(desk).toHaveURL(/\/admin/);
  await makeOffer(desk, { title, code: `opening-${run}`, ...offer });

  await page.goto(`/trade-register?offer=opening-${run}`);
  await applyForTrade(page, { first: 'Rosa', last: 'Vidal', email, password }, company);
  await openOnTerms(desk, company);
  await desk.goto(`/admin/receivables?q=${encodeURIComponent(company)}`);
  // Found without any history, and owing nothing.
  await expect(desk.getByRole('row', { name: new RegExp(`^${company}(?: \\$0\\.00){7}$`) })).toBeVisible();
  for (const [path, words] of Object.entries(empty)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  }
  await page.goto('/a/credit-memos');
  await expect(rebate(page, title)).toContainText(`$0.00 of ${dollarsOf(offer.threshold)} until`);
  await expect(fact(page, 'Balance due')).toHaveText('$0.00');
  await expect(fact(page, 'Credit limit left')).toHaveText(dollarsOf(limit));

  // Two orders on terms, the first of them handed over in two parts.
  await page.goto('/c/lighting');
  await chooseWarehouse(page, 'Denver');
  await addBySku(page, { [vanity]: 3, [faucet]: 2 });
  const first = await placeOrder(page, { pay: 'terms', deliver: true });
  expect(first.delivery).toBeGreaterThan(0);
  expect(first.tax).toBeGreaterThan(0);
  await addBySku(page, { [lamp]: 4 });
  const second = await placeOrder(page, { pay: 'terms' });
  await checkLines(page, first, 2);
  await checkLines(page, second, 1);
  await findCompany(desk, company);
  await expect(part(desk, 'Orders')).toContainText(
    `${dollarsOf(first.total + second.total)} of ${dollarsOf(limit)}`,
  );

  const invoices: Billed[] = [];
  const billed = async () => {
    const invoice = await newInvoice(page, invoices);
    invoices.push(invoice);
    return invoice;
  };
  await fulfill(desk, first.number, { counts: { [vanity]: 1, [faucet]: 0 }, money: false });
  const part1 = await billed();
  await fulfill(desk, first.number, { money: false });
  const part2 = await billed();
  expect(part1.total + part2.total).toBe(first.total);
  await fulfill(desk, second.number, { money: false });
  const invoice2 = await billed();
  expect(invoice2.total).toBe(second.total);
  await expect(fact(page, 'Balance due')).toHaveText(dollarsOf(first.total + second.total));

  // A part by card, and a check for the rest of that order, with some money more.
  const byCard = 30_033;
  const more = 1_234;
  await payInPart(page, part1, byCard);
  await page.goto('/a/invoices');
  await expect(invoiceRow(page, part1.number)).toContainText('Partly paid');
  await expect(invoiceRow(page, part1.number)).toContainText(`${dollarsOf(part1.total - byCard)} open`);
  const check = await postCheck(
    desk,
    company,
    `check-${run}`,
    [
      [part1.number, part1.total - byCard],
      [part2.number, part2.total],
    ],
    more,
  );
  expect(check).toBe(first.total - byCard + more);
  await expect(fact(desk, 'Balance due')).toHaveText(dollarsOf(second.total));

  // The order that is paid has earned the credit, which a job of the server counts: it stands beside the money that is more.
  await expectRebateMemo(page, `${dollarsOf(offer.credit)} available`);
  await expect(rebate(page, title)).toContainText(`${dollarsOf(first.goods)} of`);
  await openBooks(desk, company);
  await expect(fact(desk, 'Credit available')).toHaveText(dollarsOf(more + offer.credit));

  // A proposal from the cart, accepted and paid by card.
  await addBySku(page, { [faucet]: 3 });
  const proposal = await quote(desk, email, company);
  await page.goto('/a/proposals');
  await page.getByRole('link', { name: proposal }).click();
  await page.getByRole('button', { name: 'Accept proposal' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Quoted price, for up to 3')).toBeVisible();
  const third = await placeOrder(page, { pay: 'card' });
  expect(third.goods).toBe(3 * quoted);
  await checkLines(page, third, 1);
  await fulfill(desk, third.number, { money: true });
  const invoice3 = await billed();
  expect(invoice3.total).toBe(third.total);
  await expect(invoiceRow(page, invoice3.number)).toContainText('Paid');

  // A piece of that comes back to the card, and one on terms is credited.
  await askReturn(page, third, faucet);
  const toCard = await settleReturn(desk, third.number);
  await askReturn(page, second, lamp);
  const credited = await settleReturn(desk, second.number);
  expect(credited).toBeGreaterThan(Math.floor(second.goods / 4));

  // The credit pays for a part of the last order on terms.
  await addBySku(page, { [vanity]: 1 });
  const fourth = await placeOrder(page, { pay: 'terms', credit: offer.credit });
  await page.goto('/a/credit-memos');
  await expect(memoRow(page, 'Rebate')).toContainText(`${dollarsOf(offer.credit)} set aside for orders`);
  await expect(rebate(page, title)).toContainText(`${dollarsOf(first.goods + third.goods - quoted)} of`);
  await fulfill(desk, fourth.number, { money: false });
  const invoice4 = await billed();
  expect(invoice4.total).toBe(fourth.total);
  await expect(invoiceRow(page, invoice4.number)).toContainText(
    `${dollarsOf(fourth.total - offer.credit)} open`,
  );

  // What was more in the check is used for what is due first.
  await openBooks(desk, company);
  await desk.getByRole('button', { name: 'Use credits' }).click();
  await expect(desk.getByText('Credits used.')).toBeVisible();

  // The books, added up here.
  const orders = [first, second, third, fourth];
  const payments = [byCard, check, third.total];
  const memos = [credited, toCard, offer.credit];
  const owed = sumOf(invoices.map(({ total }) => total)) - sumOf(payments) - sumOf(memos) + toCard;
  expect(owed).toBe(second.total - credited + fourth.total - offer.credit - more);

  // The desk sees that, on the customer's books, in the list by age, and at the company.
  await expect(fact(desk, 'Balance due')).toHaveText(dollarsOf(owed));
  await expect(fact(desk, 'Past due')).toHaveText('$0.00');
  await expect(fact(desk, 'Credit available')).toHaveText('$0.00');
  const openAmounts = await desk.getByText(/^due .*, \$[\d,.]+ open$/).allTextContents();
  expect(sumOf(openAmounts.map(centsOf))).toBe(owed);
  await desk.goto(`/admin/receivables?q=${encodeURIComponent(company)}`);
  await expect(desk.getByText(`Balance due ${dollarsOf(owed)}, $0.00 of it past due`)).toBeVisible();
  expect(await desk.getByRole('row', { name: company }).getByRole('cell').allTextContents()).toEqual([
    dollarsOf(owed),
    dollarsOf(owed),
    ...Array(5).fill('$0.00'),
  ]);
  await findCompany(desk, company);
  await expect(part(desk, 'Orders')).toContainText(`${dollarsOf(owed)} of ${dollarsOf(limit)}`);
  await part(desk, 'Orders').getByRole('link', { name: 'All 4 orders' }).click();
  const listed = desk.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(listed).toHaveCount(orders.length);
  for (const { number, total } of orders)
    await expect(listed.filter({ hasText: number })).toContainText(dollarsOf(total));
  await openOrder(desk, third.number);
  await expect(fact(part(desk, 'Payment'), 'Refunded')).toHaveText(dollarsOf(toCard));

  // The buyer's lists have what happened and nothing else.
  const counts = { orders: '4 orders', invoices: '5 invoices', payments: '3 payments' };
  const itemsOf = async (list: string, words: string) => {
    await page.goto(`/a/${list}`);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  };
  await itemsOf('orders', counts.orders);
  for (const { number, total } of orders) {
    const link = page.getByRole('link', { name: `Order ${number}`, exact: true });
    const row = page.getByRole('main').getByRole('listitem').filter({ has: link });
    await expect(row).toContainText(dollarsOf(total));
  }
  await itemsOf('invoices', counts.invoices);
  const openOf = async ({ number, total }: Billed) => {
    const text = (await invoiceRow(page, number).textContent()) ?? '';
    expect(centsOf(text)).toBe(total);
    const partly = /(\$[\d,.]+) open/.exec(text)?.[1];
    return /Paid/.test(text) ? 0 : partly ? centsOf(partly) : total;
  };
  const opens: number[] = [];
  for (const invoice of invoices) opens.push(await openOf(invoice));
  expect(opens.slice(0, 2)).toEqual([0, 0]);
  expect(sumOf(opens)).toBe(owed);
  await itemsOf('payments', counts.payments);
  const paid = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^PMT-\d+/ });
  await expect(paid).toHaveCount(payments.length);
  const shown = await Promise.all((await paid.all()).map(amountOf));
  expect(shown.toSorted()).toEqual(payments.toSorted());
  await expect(paid.filter({ hasText: third.number })).toContainText(dollarsOf(third.total));
  await expect(paid.filter({ hasText: `Check check-${run}` })).toContainText(part2.number);
  await itemsOf('credit-memos', '3 credit memos');
  await expect(memoRow(page, 'Rebate')).toContainText(`${dollarsOf(offer.credit)}Used`);
  await expect(memoRow(page, 'Return').filter({ hasText: second.number })).toContainText(
    `${dollarsOf(credited)}Used`,
  );
  await expect(memoRow(page, 'Return').filter({ hasText: third.number })).toContainText(
    `${dollarsOf(toCard)} refunded`,
  );
  await itemsOf('proposals', '1 proposal');
  const accepted = page.getByRole('main').getByRole('listitem').filter({ hasText: proposal });
  await expect(accepted).toContainText(dollarsOf(3 * quoted));
  await expect(accepted).toContainText(`Order ${third.number}`);
  await expect(fact(page, 'Balance due')).toHaveCount(0);

  await page.goto('/a/statement');
  await expect(fact(page, 'Balance due')).toHaveText(dollarsOf(owed));
  await expect(fact(page, 'Past due')).toHaveText('$0.00');
  await expect(fact(page, 'Credit available')).toHaveText('$0.00');
  await expect(fact(page, 'Not due yet')).toHaveText(dollarsOf(owed));
  expect(await factCents(page, 'Credit limit left')).toBe(limit - owed);
  const rows = await page.getByRole('table').locator('tbody tr').all();
  const cells = await Promise.all(rows.map((row) => row.getByRole('cell').allTextContents()));
  const [opening, closing] = [cells.shift(), cells.pop()];
  expect(opening).toEqual(['', 'Opening balance', '', '$0.00']);
  expect(closing).toEqual(['', 'Closing balance', '', dollarsOf(owed)]);
  const moved = (kind: string) =>
    cells.filter(([, what = '']) => what.startsWith(`${kind} `)).map(([, , amount = '']) => centsOf(amount));
  const less = (amounts: number[]) => amounts.map((cents) => -cents);
  expect(moved('Invoice')).toEqual(invoices.map(({ total }) => total));
  expect(moved('Payment').toSorted()).toEqual(less(payments).toSorted());
  expect(moved('Credit memo').toSorted()).toEqual(less(memos).toSorted());
  expect(moved('Refund')).toEqual([toCard]);
  expect(cells).toHaveLength(invoices.length + payments.length + memos.length + 1);
  let balance = 0;
  for (const [, , amount = '', after = ''] of cells) {
    balance += centsOf(amount);
    expect(centsOf(after)).toBe(balance);
  }
  expect(balance).toBe(owed);
  await office.close();
});
