/** Companies: found, decided and set up at the desk; what roles may do; what their own admins do about people. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { expectLetter, linkTo } from './letters.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing, byCheck, expectOrderPlaced, fillDetails, goOn } from './shopping.ts';
import { hire, logIn, password } from './staff.ts';
import { approveCompany, findCompany } from './trade-account.ts';

/** Applies for a trade account as a new person, who is logged in then. */
async function apply(page: Page, company_name: string): Promise<string> {
  const email = `ines.${randomUUID()}@example.com`;
  const answer = await page.request.post('/api/v1/company', {
    data: {
      company_name,
      trade: 'builder',
      phone: '503 555 0199',
      website: '',
      address: { address: '8 Mill Road', city: 'Portland', state: 'OR', zip: '97209' },
      tax_id: '93-1234567',
      monthly_spend: 'to_10000',
      person: { first_name: 'Ines', last_name: 'Hale', email, password },
    },
  });
  expect(answer.status()).toBe(201);
  return email;
}

const newName = () => `Hale & Sons ${randomUUID().slice(0, 8)}`;
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** What light fittings cost the person of the page. */
async function prices(page: Page): Promise<number[]> {
  const answer = await page.request.get('/api/v1/products?category=lighting&limit=20&sort=name');
  const { items } = (await answer.json()) as { items: { price: number }[] };
  return items.map(({ price }) => price);
}
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

test('an application is declined with a reason, reopened, approved, and gets a price list that holds at once', async ({
  page,
  browser,
  expectProblem,
}) => {
  test.slow();
  const company = newName();
  const buying = await browser.newContext();
  const shopper = await buying.newPage();
  const email = await apply(shopper, company);
  const retail = await prices(shopper);

  await logIn(page, await hire('admin', 'Vera'));
  await findCompany(page, company);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Say why, so that the applicant knows what to do.')).toBeVisible();
  const reason = 'The resale certificate has expired.';
  await page.getByLabel('Reason for declining').fill(reason);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(`${company} declined.`)).toBeVisible();
  await shopper.goto('/trade-register');
  await expect(shopper.getByText(reason)).toBeVisible();
  await expectLetter(email, reason);

  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText(`${company} reopened.`)).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { name: 'We received your application' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${company} approved.`)).toBeVisible();
  await shopper.goto('/c/lighting');
  await expect(shopper.getByText('Your price', { exact: true }).first()).toBeAttached();
  const trade = await prices(shopper);
  expect(sum(trade)).toBeLessThan(sum(retail));

  const terms = part(page, 'Prices and credit');
  await terms.getByLabel('Price list').selectOption({ label: 'Hospitality' });
  await terms.getByLabel('Credit limit').fill('5000');
  await terms.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Prices and credit saved.')).toBeVisible();
  // What the limit grants stands in the boxes, and they are saved by the version that it made.
  await expect(part(page, 'Orders')).toContainText('$0.00 of $5,000.00');
  await part(page, 'What it may do').getByLabel('Job sites').check();
  await part(page, 'What it may do').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect.poll(async () => sum(await prices(shopper))).toBeLessThan(sum(trade));
  await shopper.goto('/a/jobs');
  await expect(shopper.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `company-${name}`);
    await page.goto('/admin/companies');
    await look(page, `companies-${name}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  }
  await buying.close();
  expectProblem(/status of 422/);
});

test('what somebody else has saved is replaced only on purpose, and nothing that was typed is lost', async ({
  page,
  context,
  browser,
  expectProblem,
}) => {
  const company = newName();
  const buying = await browser.newContext();
  await apply(await buying.newPage(), company);
  await buying.close();
  await logIn(page, await hire('admin', 'Vera'));
  await approveCompany(page, company);
  const other = await context.newPage();
  await other.goto(page.url());
  const settings = part(other, 'What it may do');
  await settings.getByLabel('Buyers invite').check();
  await settings.getByLabel('Salesperson').selectOption({ index: 1 });

  await part(page, 'What it may do').getByLabel('Job sites').check();
  await part(page, 'What it may do').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Changed by someone else', { exact: true })).toBeVisible();
  await expect(settings.getByLabel('Buyers invite')).toBeChecked();
  await expect(settings.getByLabel('Salesperson')).not.toHaveValue('');
  await settings.getByRole('button', { name: 'Save over their version' }).click();
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
  await other.reload();
  await expect(settings.getByLabel('Buyers invite')).toBeChecked();
  await expect(settings.getByLabel('Job sites')).not.toBeChecked();
  expectProblem(/status of 409/);
});

test('a declined application is corrected and sent in again', async ({ page, browser }) => {
  const company = newName();
  const buying = await browser.newContext();
  const applicant = await buying.newPage();
  await apply(applicant, company);
  await logIn(page, await hire('admin', 'Vera'));
  await findCompany(page, company);
  await page.getByLabel('Reason for declining').fill('The phone number is wrong.');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(`${company} declined.`)).toBeVisible();
  await applicant.goto('/trade-register');
  await applicant.getByRole('link', { name: 'Apply again' }).click();
  await expect(applicant.getByText('The phone number is wrong.')).toBeVisible();
  await expect(applicant.getByLabel('Company name')).toHaveValue(company);
  await applicant.getByLabel('Phone').fill('503 555 0142');
  await applicant.getByRole('button', { name: 'Continue' }).click();
  // The short form had asked for the month.
  await applicant.getByLabel('Expected yearly spend').selectOption('to_100000');
  await applicant.getByRole('button', { name: 'Continue' }).click();
  await expect(applicant.getByRole('heading', { name: 'Terms and job data' })).toBeVisible();
  await applicant.getByRole('button', { name: 'Continue' }).click();
  await applicant.getByRole('button', { name: 'Send application' }).click();
  await expect(applicant.getByRole('heading', { name: 'We received your application' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('503 555 0142').first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`${company} approved.`)).toBeVisible();
  await buying.close();
});

for (const javaScriptEnabled of [true, false])
  test(`what is ticked before the decision is saved with it, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    browser,
  }) => {
    const company = newName();
    const buying = await browser.newContext();
    await apply(await buying.newPage(), company);
    await buying.close();
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await logIn(page, await hire('admin', 'Vera'));
    await findCompany(page, company);
    const settings = part(page, 'What it may do');
    await settings.getByLabel('Approvals').check();
    await settings.getByLabel('Order limit of buyers').fill('a lot');
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Not approved yet. Check what it may do, below.')).toBeVisible();
    await expect(settings.getByText('Enter an amount in dollars, or leave it empty.')).toBeVisible();
    await expect(settings.getByLabel('Approvals')).toBeChecked();
    await settings.getByLabel('Order limit of buyers').fill('2500');
    await settings.getByLabel('Salesperson').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`${company} approved.`)).toBeVisible();
    await page.goto(page.url());
    await expect(settings.getByLabel('Approvals')).toBeChecked();
    await expect(settings.getByLabel('Order limit of buyers')).toHaveValue('2500');
    await expect(settings.getByLabel('Salesperson')).not.toHaveValue('');
    await context.close();
  });

test('a company that must give job data is asked for it at checkout', async ({ page, browser }) => {
  test.slow();
  const company = newName();
  const buying = await browser.newContext();
  const shopper = await buying.newPage();
  await apply(shopper, company);
  await logIn(page, await hire('admin', 'Vera'));
  await approveCompany(page, company);
  await part(page, 'What it may do').getByLabel('Job data at checkout').check();
  await part(page, 'What it may do').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await shopper.goto('/c/lighting');
  await addFirstFromListing(shopper);
  await shopper.goto('/checkout');
  await fillDetails(shopper);
  await goOn(shopper, 'Job information');
  await expect(shopper).toHaveURL(/\/checkout\/lien$/);
  await shopper.getByLabel('Job name').fill('Mill Road bath');
  await shopper.getByLabel('Job site address').fill('8 Mill Road, Portland, OR 97209');
  await shopper.getByLabel('Property owner').fill('Ada Byrne');
  await goOn(shopper, 'Payment');
  // The company's own address is there to choose.
  await expect(shopper.getByRole('radio', { name: company })).toBeChecked();
  await byCheck(shopper).check();
  await goOn(shopper, 'Review your order');
  await expect(shopper.getByText('Mill Road bath').first()).toBeVisible();
  await shopper.getByRole('button', { name: /^Place order/ }).click();
  await expectOrderPlaced(shopper);
  await buying.close();
});

test('a viewer fills a cart and is told who can order it; the last admin stays; who is switched off is out at once', async ({
  page,
  browser,
}) => {
  test.slow();
  const company = newName();
  await apply(page, company);
  const office = await browser.newContext();
  const desk = await office.newPage();
  await logIn(desk, await hire('sales', 'Odo'));
  await approveCompany(desk, company);
  // Who lets a company in sets its terms.
  await expect(part(desk, 'Prices and credit').getByLabel('Price list')).toBeEnabled();
  await expect(part(desk, 'What it may do').getByLabel('Tax exempt')).toBeEnabled();
  await office.close();

  await page.goto('/a/profile');
  await expect(page.getByText('The last admin. Make someone else an admin')).toBeVisible();
  const email = `bela.${randomUUID()}@example.com`;
  await page.getByLabel('Team member’s email').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Viewer' });
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Revoke the invitation of ${email}` })).toBeVisible();
  const path = await linkTo(email, /\/register\?invite=[\w-]+/);

  const looking = await browser.newContext();
  const viewer = await looking.newPage();
  await viewer.goto(path);
  await viewer.getByLabel('First name').fill('Bela');
  await viewer.getByLabel('Last name').fill('Kun');
  await viewer.getByLabel('Password').fill(password);
  await viewer.getByRole('button', { name: 'Create account' }).click();
  await expect(viewer.getByRole('navigation', { name: /account/i }).first()).toBeVisible();
  await viewer.goto('/c/lighting');
  await addFirstFromListing(viewer);
  await viewer.goto('/cart');
  const sentence = `Your role in ${company} (Viewer) can’t place orders.`;
  await expect(viewer.getByText(sentence)).toBeVisible();
  await expect(viewer.getByRole('link', { name: 'Go to checkout' })).toHaveCount(0);
  for (const [name, size] of Object.entries(widths)) {
    await viewer.setViewportSize(size);
    await look(viewer, `cart-viewer-${name}`);
  }
  await viewer.goto('/checkout');
  await expect(viewer.getByText(sentence)).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  const carts = (await (await viewer.request.get('/api/v1/carts')).json()) as { _id: string }[];
  const address = { name: 'Bela Kun', address: '8 Mill Road', city: 'Portland', state: 'OR', zip: '97209' };
  const forged = await viewer.request.post('/api/v1/checkout', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      cart_id: carts[0]?._id,
      pricing_version: '1.x',
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
  expect(forged.status()).toBe(403);
  expect(await forged.text()).toContain(`Your role in ${company} can’t place orders.`);

  await page.reload();
  await page.getByText('Change Bela Kun').click();
  await page.getByRole('button', { name: 'Switch off Bela Kun' }).click();
  await expect(page.getByText('Switched off.').first()).toBeVisible();
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `team-${name}`);
  }
  await viewer.goto('/cart');
  await expect(viewer.getByRole('link', { name: 'Go to checkout' }).first()).toBeAttached();
  await viewer.goto('/a/profile');
  await expect(viewer.getByRole('main').getByRole('heading', { name: 'Company', exact: true })).toHaveCount(
    0,
  );
  await page.getByText('Change Bela Kun').click();
  await page.getByRole('button', { name: 'Switch on Bela Kun' }).click();
  await expect(page.getByText('Switched on.').first()).toBeVisible();
  await viewer.reload();
  await expect(viewer.getByRole('main').getByRole('heading', { name: 'Company', exact: true })).toBeVisible();
  await looking.close();
});
