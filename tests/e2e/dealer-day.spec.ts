/**
 * A dealer's day between two orders, by the screens alone: a company is let in and gets terms, orders by a list with its PO
 * and job, gets a part of it, pays, is refunded for a broken piece, returns another; the export at the end of the day and the
 * books say what the journey added up.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { sampleDealer } from '#api/sample/dealer.ts';
import { backorderOf, sellingOf } from '#api/sample/selling.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { centsOf, dollarsOf, fact, typed } from './amounts.ts';
import { fulfill, openOrder, recordPayment, refundLines, settleReturn } from './desk.ts';
import { addBySku, chooseWarehouse, expectOrderPlaced, fillAddress, fillDetails, goOn } from './shopping.ts';
import { hire, logIn, password } from './staff.ts';
import { applyForTrade, findCompany, giveTerms } from './trade-account.ts';

/** Goods that Denver, where there is tax, has plenty of, at prices that are no whole dollars. */
const [vanity = '', faucet = ''] = sampleDealer()
  .products.filter((product) => Object.keys(sellingOf(product)).length === 0)
  .flatMap(({ kind, skus }) => (kind === 'plain' || kind === 'variant' ? skus.slice(0, 1) : []))
  .filter(
    ({ sku, tradeCents, stock }) =>
      (stock['wh-denver']?.quantity ?? 0) >= 40 && !backorderOf(sku).backorder && tradeCents % 100 !== 0,
  )
  .map(({ sku }) => sku);

test('a company is let in, orders, gets a part, pays, is refunded and returns: the day’s export and the books agree', async ({
  page,
  browser,
  expectProblem,
}) => {
  test.slow();
  const run = randomUUID().slice(0, 8);
  const company = `Okafor Interiors ${run}`;
  const email = `ada.${randomUUID()}@example.com`;
  const desk = await (await browser.newContext()).newPage();
  await logIn(desk, await hire('admin', 'Vera'));

  await page.goto('/trade-register');
  await applyForTrade(page, { first: 'Ada', last: 'Okafor', email, password }, company);
  await desk.goto('/admin');
  await desk.getByRole('link', { name: /Trade applications?/ }).click();
  // The start page names who has applied last: the same words are a link there too.
  await expect(desk.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
  await desk.getByRole('link', { name: company }).click();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText(`${company} approved.`)).toBeVisible();
  await giveTerms(desk, 2_000_000);

  await page.goto('/c/lighting');
  await chooseWarehouse(page, 'Denver');
  await addBySku(page, { [vanity]: 4, [faucet]: 3 });
  await page.goto('/checkout');
  await fillDetails(page);
  await page.getByLabel('PO number').fill(`PO-${run}`);
  await page.getByLabel('Job name').fill(`Loft ${run}`);
  await goOn(page, 'Payment');
  const billing = page.getByRole('group', { name: 'Billing address' }).getByLabel('Name', { exact: true });
  if (await billing.isVisible()) await fillAddress(page, 'Billing address');
  await page.getByRole('radio', { name: /^Terms/ }).check();
  await goOn(page, 'Review your order');
  await page.getByRole('button', { name: /^Place order/ }).click();
  const number = await expectOrderPlaced(page);

  await openOrder(desk, number);
  await expect(desk.getByText(`PO number: PO-${run}`)).toBeVisible();
  await expect(desk.getByText(`Job: Loft ${run}`)).toBeVisible();
  await fulfill(desk, number, { counts: { [vanity]: 2, [faucet]: 0 }, money: false });
  await fulfill(desk, number, { money: false });
  await recordPayment(desk, number);
  const payment = desk.getByRole('region', { name: 'Payment', exact: true });
  const total = centsOf((await fact(payment, 'Paid so far').textContent()) ?? '');

  const kept = await refundLines(desk, number, { sku: vanity, count: 1, why: 'Cracked on arrival' });
  await expect(desk.getByText('Refunded: the customer keeps the items')).toBeVisible();
  await page.goto('/a/orders');
  await page.getByRole('link', { name: `Order ${number}`, exact: true }).click();
  const asked = page.getByRole('group', { name: 'What would you like to return?' });
  // The broken one was paid back: it cannot come back for money once more.
  await page.getByText('Return items').click();
  await asked.getByRole('textbox', { name: vanity }).fill('4');
  await page.getByLabel('Reason for return').fill('One too many');
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(asked.getByText('Up to 3 of these can be returned. Lower the quantity.')).toBeVisible();
  await asked.getByRole('textbox', { name: vanity }).fill('');
  await asked.getByRole('textbox', { name: faucet }).fill('1');
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Return requested: under review')).toBeVisible();
  const back = await settleReturn(desk, number);
  // What was bought on terms is credited to the account, although it was paid.
  await expect(fact(payment, 'Refunded')).toHaveText('$0.00');

  await fillUp(desk, faucet);

  // The export at the end of the day, and the books.
  await findCompany(desk, company);
  await desk.getByRole('link', { name: 'Show 1 order on the desk' }).click();
  const file = await desk.getByRole('link', { name: 'Export CSV', exact: true }).getAttribute('href');
  const csv = await (await desk.request.get(file ?? '')).text();
  const rows = parse(csv, { columns: true, bom: true }) as Record<string, string>[];
  expect(rows).toEqual([
    expect.objectContaining({
      order: number,
      company,
      po_number: `PO-${run}`,
      job: `Loft ${run}`,
      status: 'fulfilled',
      total: typed(total),
      paid: typed(total),
      refunded: '0.00',
      balance_due: '0.00',
    }),
  ]);
  await desk.goto(`/admin/receivables?q=${encodeURIComponent(company)}`);
  await expect(desk.getByText('Balance due $0.00, $0.00 of it past due')).toBeVisible();
  await desk.getByRole('link', { name: company }).click();
  await expect(fact(desk, 'Credit available')).toHaveText(dollarsOf(kept + back));
  await page.goto('/a/invoices');
  await expect(fact(page, 'Balance due')).toHaveText('$0.00');
  expectProblem(/status of 422/);
});

/** What Denver gave away comes from another warehouse, and is on the reorder list while it is below its level. */
async function fillUp(desk: Page, sku: string): Promise<void> {
  await desk.goto('/admin/warehouses/transfers');
  await desk.getByRole('combobox', { name: 'From' }).selectOption({ label: 'Portland' });
  await desk.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Denver' });
  await desk.getByLabel('SKU 1').fill(sku);
  await desk.getByLabel('Quantity 1').fill('2');
  await desk.getByRole('button', { name: 'Send stock' }).click();
  await expect(desk.getByText('Stock sent. Receive it when it arrives.')).toBeVisible();
  await desk
    .getByRole('listitem')
    .filter({ hasText: sku })
    .getByRole('link', { name: /^ST-\d+$/ })
    .first()
    .click();
  const arrived = desk.getByLabel(`Received, ${sku}`);
  await arrived.fill('1.5');
  await desk.getByRole('button', { name: 'Receive stock' }).click();
  await expect(arrived).toHaveAttribute('aria-invalid', 'true');
  await expect(arrived).toHaveValue('1.5');
  await arrived.fill('2');
  await desk.getByRole('button', { name: 'Receive stock' }).click();
  await expect(desk.getByText('2 of 2 received')).toBeVisible();

  await desk.getByRole('link', { name: sku, exact: true }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Stock movements, ${sku}` })).toBeVisible();
  const levels = desk.getByRole('region', { name: 'Reorder levels' });
  const denver = levels.getByRole('group', { name: 'Denver' });
  const setLevel = async (at: string, upTo: string) => {
    await denver.getByLabel('Reorder at').fill(at);
    await denver.getByLabel('Up to').fill(upTo);
    await levels.getByRole('button', { name: 'Save levels' }).click();
    await expect(desk.getByText('Levels saved.')).toBeVisible();
  };
  const page = desk.url();
  await setLevel('9000', '9001');
  const low = desk.getByRole('listitem').filter({ hasText: sku }).filter({ hasText: 'Denver' });
  await desk.goto('/admin/inventory/reorder');
  await expect(low).toBeVisible();
  await desk.goto(page);
  await setLevel('', '');
  await desk.goto('/admin/inventory/reorder');
  await expect(low).toBeHidden();
}
