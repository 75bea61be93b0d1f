/** Jobs of a company: out of a file, at checkout, and on the order (docs/product.md#profile-area). */
import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/setup/e2e.ts';
import { addFirstFromListing, byCheck, expectOrderPlaced, fillDetails, goOn } from './shopping.ts';
import { hire, logIn, password } from './staff.ts';
import { applyForTrade, approveCompany } from './trade-account.ts';

test('a refused file of jobs is corrected in the box, and a delivery to a job’s site is for that job', async ({
  page,
  browser,
}) => {
  test.slow();
  const company = `Hale & Sons ${randomUUID().slice(0, 8)}`;
  const buying = await browser.newContext();
  const shopper = await buying.newPage();
  await shopper.goto('/trade-register');
  const email = `ines.${randomUUID()}@example.com`;
  await applyForTrade(shopper, { first: 'Ines', last: 'Hale', email, password }, company);
  await logIn(page, await hire('admin', 'Vera'));
  await approveCompany(page, company);
  const rights = page.getByRole('region', { name: 'What it may do' });
  await rights.getByLabel('Job sites').check();
  await rights.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await shopper.goto('/a/jobs');
  // As a spreadsheet on Windows writes it, with a wrong name over the first column.
  const file = { name: 'jobs.csv', mimeType: 'text/csv' };
  const rows = 'Street,City,State,ZIP,Owner\r\nCafé Núñez,14 Alder Court,Portland,OR,97209,Ana Núñez\r\n';
  const buffer = Buffer.from(`Title,${rows}`, 'latin1');
  await shopper.getByLabel('CSV file').setInputFiles({ ...file, buffer });
  await shopper.getByRole('button', { name: 'Import' }).click();
  await expect(shopper.getByText('Name one of the columns “Job” in the first row.')).toBeVisible();
  const box = shopper.getByLabel('Rows with their column names');
  await expect(box).toHaveValue(/Café Núñez/);
  await box.fill(`Job,${rows}`);
  await shopper.getByRole('button', { name: 'Import' }).click();
  await expect(shopper.getByText('1 added, 0 updated, 0 unchanged.')).toBeVisible();
  await expect(shopper.getByText('Café Núñez').first()).toBeVisible();

  await shopper.goto('/c/lighting');
  await addFirstFromListing(shopper);
  await shopper.goto('/checkout');
  await fillDetails(shopper);
  await shopper.getByRole('radio', { name: /Local Delivery/ }).check();
  const job = shopper.getByRole('combobox', { name: /^Job/ });
  await job.selectOption('No job');
  await shopper.getByRole('radio', { name: /Another address/ }).check();
  await shopper.getByRole('radio', { name: /Café Núñez/ }).check();
  await expect(job).toHaveValue(/.+/);
  await goOn(shopper, 'Payment');
  await shopper.getByRole('radio', { name: company }).check();
  await byCheck(shopper).check();
  await goOn(shopper, 'Review your order');
  await shopper.getByRole('button', { name: /^Place order/ }).click();
  const number = await expectOrderPlaced(shopper);

  await shopper.goto('/a/profile/orders');
  await shopper.getByRole('link', { name: `Order ${number}`, exact: true }).click();
  await expect(shopper.getByRole('definition').filter({ hasText: 'Café Núñez' })).toBeVisible();

  await page.goto('/admin/orders');
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('button', { name: 'Filter' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Ines Hale');
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Mark as fulfilled' }).click();
  await expect(page.getByText('Marked as fulfilled. We’ll email the customer.')).toBeVisible();
  await shopper.reload();
  await shopper.getByRole('link', { name: /^INV-\d+$/ }).click();
  await expect(shopper.getByRole('heading', { level: 1, name: /^Invoice INV-\d+/ })).toBeVisible();
  await buying.close();
});
