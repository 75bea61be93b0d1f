/** Approvals: a buyer asks on the review step, an approver answers, the buyer orders; also declined. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { expectLetter, linkTo } from './letters.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';
import { hire, logIn, password } from './staff.ts';

const newName = () => `Hale & Sons ${randomUUID().slice(0, 8)}`;
const part = (page: Page, name: string) => page.getByRole('region', { name });

/** A company that applies and is logged in as its admin. */
async function apply(page: Page, company_name: string): Promise<void> {
  const answer = await page.request.post('/api/v1/company', {
    data: {
      company_name,
      trade: 'builder',
      phone: '503 555 0199',
      address: { address: '8 Mill Road', city: 'Portland', state: 'OR', zip: '97209' },
      tax_id: '93-1234567',
      monthly_spend: 'to_10000',
      person: {
        first_name: 'Ines',
        last_name: 'Hale',
        email: `ines.${randomUUID()}@example.com`,
        password,
      },
    },
  });
  expect(answer.status()).toBe(201);
}

/** Joins the company by its invitation; answers the email. */
async function join(admin: Page, page: Page, role: 'buyer' | 'approver', first_name: string) {
  const email = `${first_name.toLowerCase()}.${randomUUID()}@example.com`;
  const invited = await admin.request.post('/api/v1/company/users', { data: { email, role } });
  expect(invited.status()).toBe(201);
  const invite = (await linkTo(email, /invite=[\w-]+/)).slice('invite='.length);
  const joined = await page.request.post('/api/v1/auth', {
    data: { first_name, last_name: 'Kun', email, password, invite },
  });
  expect(joined.status()).toBe(201);
  return email;
}

async function looks(page: Page, name: string) {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `${name}-${width}`);
  }
}

test('a buyer asks on the review step, an approver declines and then approves, and the buyer orders', async ({
  page,
  browser,
}) => {
  test.slow();
  const company = newName();
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const [desk, buyer, approver] = (await Promise.all(contexts.map((one) => one.newPage()))) as [
    Page,
    Page,
    Page,
  ];
  await apply(page, company);
  await logIn(desk, await hire('admin', 'Vera'));
  await desk.goto(`/admin/companies?q=${encodeURIComponent(company)}`);
  await desk.getByRole('link', { name: company }).click();
  await desk.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText(`${company} approved.`)).toBeVisible();
  await desk.reload();
  const settings = part(desk, 'What it may do');
  await settings.getByRole('checkbox', { name: 'Approvals' }).check();
  await settings.getByLabel('Order limit of buyers').fill('a lot');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings.getByText('Enter an amount in dollars, or leave it empty.')).toBeVisible();
  await settings.getByLabel('Order limit of buyers').fill('5000');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved.', { exact: true })).toBeVisible();

  const email = await join(page, buyer, 'buyer', 'Bela');
  const approverEmail = await join(page, approver, 'approver', 'Cleo');
  // The admin sets the buyer's own limit.
  await page.goto('/a/profile');
  await expect(page.getByText('Orders up to $5,000.00 without approval')).toBeVisible();
  await page.getByText('Change Bela Kun').click();
  await page.getByLabel('Order limit of Bela Kun', { exact: true }).selectOption({ label: 'Own limit' });
  await page.getByLabel('Own limit in dollars').fill('1');
  await looks(page, 'team-limit');
  await page.getByRole('button', { name: 'Save limit of Bela Kun' }).click();
  await expect(page.getByText('Order limit saved.').first()).toBeVisible();
  await expect(page.getByText('Orders up to $1.00 without approval')).toBeVisible();

  await buyer.goto('/c/lighting');
  const name = await addFirstFromListing(buyer);
  await buyer.goto('/checkout');
  await fillCheckout(buyer);
  await expect(buyer.getByText('This order needs approval')).toBeVisible();
  await expect(buyer.getByRole('button', { name: /^Place order/ })).toHaveCount(0);
  await looks(buyer, 'approval-needed');
  await buyer.getByLabel('Note for the approver').fill('For the mill, this week.');
  await buyer.getByRole('button', { name: 'Request approval' }).click();
  await expect(buyer.getByText('Waiting for approval')).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Request approval' })).toHaveCount(0);
  await looks(buyer, 'approval-pending');

  const link = /\/a\/approvals\/[\w-]+/;
  const path = await linkTo(approverEmail, link);
  await approver.goto('/a/profile');
  const nav = approver.getByRole('navigation', { name: 'Account' });
  await expect(nav.getByRole('link', { name: /Approvals.*1 request waiting/ })).toBeVisible();
  await nav.getByRole('link', { name: /^Approvals/ }).click();
  await looks(approver, 'approvals');
  await approver.getByRole('main').getByRole('link', { name: 'Bela Kun' }).click();
  await expect(approver).toHaveURL(new RegExp(`${path}$`));
  await expect(approver.getByText('For the mill, this week.')).toBeVisible();
  await expect(approver.getByText(name).first()).toBeVisible();
  await looks(approver, 'approval');
  await approver.getByRole('button', { name: 'Decline' }).click();
  await expect(approver.getByText('Say why, so that the buyer knows what to do.')).toBeVisible();
  await approver.getByLabel('Reason for declining').fill('Wait for next month.');
  await approver.getByRole('button', { name: 'Decline' }).click();
  await expect(approver.getByText('Declined. We told Bela Kun.')).toBeVisible();

  await expectLetter(email, 'Wait for next month.');
  await buyer.goto('/checkout/review');
  await expect(buyer.getByText('Cleo Kun declined: Wait for next month.')).toBeVisible();
  await looks(buyer, 'approval-declined');
  await buyer.getByRole('button', { name: 'Request approval' }).click();
  await expect(buyer.getByText('Waiting for approval')).toBeVisible();

  await approver.goto('/a/approvals?status=pending');
  await approver.getByRole('main').getByRole('link', { name: 'Bela Kun' }).click();
  await approver.getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('Approved. Bela Kun can place the order now.')).toBeVisible();

  await buyer.goto('/a/notifications');
  await buyer.getByRole('button', { name: /^Unread: Cleo Kun approved your order/ }).click();
  await expect(buyer.getByText('Approved. Place the order at checkout')).toBeVisible();
  await looks(buyer, 'approval-approved');
  await buyer.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(buyer.getByText(/^Approved by Cleo Kun up to/)).toBeVisible();
  await buyer.getByRole('button', { name: /^Place order/ }).click();
  const number = await expectOrderPlaced(buyer);
  await buyer.goto('/a/profile/orders');
  await buyer.getByRole('link', { name: number }).first().click();
  await expect(buyer.getByText('Approved by Cleo Kun')).toBeVisible();
  await desk.goto(`/admin/orders?q=${number}`);
  await desk.getByRole('link', { name: number }).first().click();
  await expect(desk.getByText('Approved by Cleo Kun')).toBeVisible();
  await Promise.all(contexts.map((one) => one.close()));
});
