/** Employees: invited by mail, kept to their role, protected by a second factor; with and without a script. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { codeOf, hire, logIn, password, protect } from './staff.ts';

/** The link of the newest letter to an address. */
async function linkTo(email: string): Promise<string> {
  const folder = join(process.env.E2E_DATA ?? '', 'outbox');
  const letter = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
      .filter((mail) => mail.includes(`To: ${email}`))
      .at(-1) ?? '';
  const path = () => /\/admin\/join\?token=[\w-]+/.exec(letter())?.[0] ?? '';
  await expect.poll(path).not.toBe('');
  return path();
}

test('an admin invites somebody, who sets a password of their own, works, and is kept to the role', async ({
  page,
  browser,
}) => {
  test.slow();
  await logIn(page, await hire('admin', 'Iris'));
  await page.goto('/admin/employees');
  await page.getByRole('link', { name: 'Invite employee' }).click();
  const email = `bela.${randomUUID()}@example.com`;
  await page.getByLabel('First name').fill('Bela');
  await page.getByLabel('Last name').fill('Kiss');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: /^Viewer/ }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}.`)).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(email) });
  await expect(row).toContainText('Invited');

  const bela = await browser.newPage();
  const link = await linkTo(email);
  await bela.goto(link);
  await bela.getByLabel('Password').fill(password);
  await bela.getByRole('button', { name: 'Set password and log in' }).click();
  await expect(bela).toHaveURL(/\/admin$/);
  await expect(bela.getByRole('navigation', { name: 'Back office' })).not.toContainText('Employees');
  await bela.goto('/admin/employees');
  await expect(bela.getByRole('heading', { name: 'Only admins can manage employees' })).toBeVisible();
  await bela.goto('/admin/activity');
  await expect(bela.getByRole('heading', { name: /don’t have access to the activity log/ })).toBeVisible();
  await bela.goto(link);
  await expect(bela.getByText('This invitation was already used or is more than 7 days old.')).toBeVisible();

  await row.getByRole('link').click();
  await page.getByRole('radio', { name: /^Editor/ }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. A new role applies immediately.')).toBeVisible();
  await bela.goto('/admin/activity');
  await expect(bela.getByText('Viewer → Editor')).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Deactivated. All their sessions were logged out.')).toBeVisible();
  await bela.goto('/admin/activity');
  await expect(bela).toHaveURL(/\/admin\/login/);
  await bela.getByLabel('Email').fill(email);
  await bela.getByLabel('Password').fill(password);
  await bela.getByRole('button', { name: 'Log in' }).click();
  await expect(bela.getByText('Your email or password were incorrect. Please try again.')).toBeVisible();
  await bela.close();

  // One's own role and access are another admin's.
  await page.goto('/admin/employees');
  await page
    .getByRole('row', { name: /\(you\)/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('radio', { name: /^Viewer/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
});

test('an address of the back office that is none says so there', async ({ page, expectProblem }) => {
  await page.goto('/admin/no-such-screen');
  await expect(page).toHaveURL(/\/admin\/login/);
  await logIn(page, await hire('sales', 'Odo'));
  for (const path of ['/admin/no-such-screen', '/admin/orders/none']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'There’s no page here' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the back office' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  expectProblem(/status of 404/);
});

test('a second factor is set up, asked for at both doors, and a recovery code works once', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  const email = await hire('editor', 'Una');
  await logIn(page, email);
  await page.goto('/admin/account');
  const { key, codes } = await protect(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);

  // The shop's own login is no way around it.
  await logIn(page, email, '/login');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.goto('/admin/pages');
  await expect(page).toHaveURL(/\/admin\/login\?returnTo=%2Fadmin%2Fpages/);
  await logIn(page, email);
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This code is incorrect or was already used.')).toBeVisible();
  await expect(code).toHaveValue('');
  await code.fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/admin$/);

  const recover = async () => {
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await logIn(page, email);
    await code.fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await recover();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/account');
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
  await recover();
  await expect(page.getByText('This code is incorrect or was already used.')).toBeVisible();
  expectProblem(/status of 401/);
});

test('a second factor is switched off with the password and a code, and by nothing less', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  const email = await hire('editor', 'Olga');
  await logIn(page, email);
  await page.goto('/admin/account');
  const { key } = await protect(page);
  await page.goto('/admin/account');
  const factor = page.getByRole('group').filter({ hasText: 'Turn off two-factor authentication' });
  const give = async (secret: string, code: string) => {
    await factor.getByLabel('Password').fill(secret);
    await factor.getByLabel('Code', { exact: true }).fill(code);
    await factor.getByRole('button', { name: 'Turn off two-factor authentication' }).click();
  };
  await factor.getByText('Turn off two-factor authentication').first().click();
  await give(password, '000000');
  await expect(page.getByText('This code is incorrect or was already used')).toBeVisible();
  await give(password, codeOf(key, 1));
  await expect(page.getByText('Two-factor authentication is off.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up two-factor authentication' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/admin$/);
  expectProblem(/status of 422/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an employee sets up a second factor, signs in with it and changes the password', async ({
    page,
    expectProblem,
  }) => {
    test.slow();
    const email = await hire('viewer', 'Kit');
    await logIn(page, email);
    await page.goto('/admin/account');
    const { key } = await protect(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await logIn(page, email);
    await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 1));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/admin$/);
    await page.goto('/admin/account');
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('another horse battery');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is incorrect')).toBeVisible();
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill('another horse battery');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed.')).toBeVisible();
    expectProblem(/status of 422/);
  });

  test('an admin finds what was done, by person and kind', async ({ page }) => {
    await logIn(page, await hire('admin', 'Ada'));
    await page.goto('/admin/activity');
    await page.getByLabel('Employee').selectOption({ label: 'Server administrator' });
    await page.getByLabel('Activity').selectOption('Employees');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/actor=operator&kind=employee/);
    await page.getByRole('link', { name: 'Show only this: Ada Fenn' }).first().click();
    await expect(page.getByText('Showing changes to Ada Fenn.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('main').getByRole('link', { name: 'Ada Fenn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Fenn' })).toBeVisible();
  });
});

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the screens of employees', async ({ page }) => {
      test.slow();
      const email = await hire('admin', 'Iris');
      await logIn(page, email);
      await page.goto('/admin/employees');
      await look(page, `employees-list-${width}`);
      await page.goto('/admin/employees/invite');
      await page.getByLabel('First name').fill('Bela');
      await page.getByLabel('Last name').fill('Kiss');
      const invited = `bela.${randomUUID()}@example.com`;
      await page.getByLabel('Email').fill(invited);
      await look(page, `employees-invite-${width}`);
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await page
        .getByRole('row', { name: new RegExp(invited) })
        .getByRole('link')
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Bela Kiss' })).toBeVisible();
      await look(page, `employees-one-${width}`);
      await page.goto('/admin/activity');
      await look(page, `employees-activity-${width}`);
      await page.goto('/admin/account');
      await look(page, `employees-account-${width}`);
      await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
      const key = (await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
      await look(page, `employees-setup-${width}`);
      await page.getByLabel('Code', { exact: true }).fill(codeOf(key));
      await page.getByLabel('Your password').fill(password);
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByText('Save these where you can find them')).toBeVisible();
      await look(page, `employees-codes-${width}`);
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(/\/$/);
      await logIn(page, email);
      await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
      await look(page, `employees-code-${width}`);
      await page.goto(await linkTo(invited));
      await look(page, `employees-join-${width}`);
      await page.goto('/admin/join?token=made-up');
      await look(page, `employees-join-broken-${width}`);
    });
  });
}
