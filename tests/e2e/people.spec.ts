/** Favorites, accounts, trade registration and the employees' entrance, with and without a script. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { expectLetter, linkTo } from './letters.ts';
import { look, widths } from './look.ts';
import { register } from './register.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';
import { applyForTrade, fillPerson, fillTrade } from './trade-account.ts';

const password = 'correct horse battery';
const account = (role: string) => {
  const found = sampleAccounts().find((candidate) => candidate.role === role);
  if (!found) throw new Error(`no sample account for ${role}`);
  return found;
};
const newEmail = (name: string) => `${name}.${randomUUID()}@example.com`;

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function registerAs(page: Page, name: string): Promise<string> {
  const email = newEmail(name);
  await register(page, { first: 'Noor', last: 'Haas', email, password });
  return email;
}

const applicant = (email: string) => ({ first: 'Ines', last: 'Hale', email, password });

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite: / })
    .first();

test('a guest is asked to log in for a favorite, comes back, and keeps it', async ({ page }) => {
  await page.goto('/c/lighting');
  await heart(page).click();
  await expect(page.getByText('Please login to add favorites.')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Log in' }).click();
  const shopper = account('shopper');
  await logIn(page, shopper.email, shopper.password);
  await expect(page).toHaveURL(/\/c\/lighting$/);
  await expect(page.getByText('Welcome Maya!')).toBeVisible();
  // The one that they wanted, without another click, and once.
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  const name = (await heart(page).getAttribute('aria-label'))?.replace('Favorite: ', '') ?? '';
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('favorite');
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/favorites');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByText('Add to a room').first().click();
  await page.getByLabel('Room or list').first().fill('Guest bath');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByRole('heading', { name: 'Guest bath' })).toBeVisible();
  await page.getByText('Change room').first().click();
  await page.getByRole('button', { name: 'Remove from favorites' }).first().click();
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

test('a heart that was pressed is the favorite of who logs in next, not of who comes after a logout', async ({
  page,
}) => {
  await page.goto('/c/lighting');
  await heart(page).click();
  await expect(page.getByText('Please login to add favorites.')).toBeVisible();
  await page.goto('/');
  await registerAs(page, 'wanted');
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await registerAs(page, 'another');
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
});

test('a favorite that cannot be saved goes back to what it was', async ({ page, expectProblem }) => {
  await registerAs(page, 'rollback');
  await page.goto('/c/lighting');
  await page.route('**/api/v1/favorites/**', (route) => route.abort());
  await heart(page).click();
  await expect(page.getByText('Error adding favorite.')).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  expectProblem(/ERR_FAILED/);
});

test('greetings survive the full load, and are said once', async ({ page }) => {
  await registerAs(page, 'greeting');
  await expect(page.getByText('Welcome Noor!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('profile'))).toContain('"first_name":"Noor"');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expect(page.getByText('Welcome Noor!')).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Goodbye')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
});

test('a form says what is wrong at the field before it is sent, and loses nothing', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Email').fill('no email');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your last name')).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(page.getByText('Use at least 10 characters')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveValue('short');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
});

for (const script of [true, false]) {
  test.describe(script ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: script });

    test('a forgotten password is set anew by a link from the mail, once', async ({
      page,
      expectProblem,
    }) => {
      const email = await registerAs(page, 'forgot');
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await page.goto('/reset-password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expect(page.getByText('Check your email for a password reset link.').first()).toBeVisible();
      const path = await linkTo(email, /\/reset-password\?token=[\w-]+/);
      await page.goto(path);
      await page.getByLabel('New password').fill('another horse battery');
      await page.getByRole('button', { name: 'Reset password and log in' }).click();
      await expect(page).toHaveURL(/\/a\/profile\/orders$/);
      await page.goto(path);
      await page.getByLabel('New password').fill('a third horse battery');
      await page.getByRole('button', { name: 'Reset password and log in' }).click();
      await expect(page.getByText('This link was already used or is more than an hour old.')).toBeVisible();
      expectProblem(/status of 404/);
    });

    test('a trade application is pending, is approved, and brings trade prices', async ({
      page,
      browser,
    }) => {
      const email = newEmail('trade');
      const company = `Hale & Sons ${randomUUID().slice(0, 8)}`;
      await page.goto('/trade-register');
      await applyForTrade(page, applicant(email), company);
      await page.goto('/c/bathroom');
      await expect(page.getByText('Your price', { exact: true })).toHaveCount(0);

      const office = await browser.newContext({ javaScriptEnabled: script });
      const desk = await office.newPage();
      const sales = account('sales desk');
      await desk.goto('/admin');
      await expect(desk).toHaveURL(/\/admin\/login$/);
      await logIn(desk, sales.email, sales.password);
      await expect(desk).toHaveURL(/\/admin$/);
      await desk.getByRole('link', { name: /Trade applications?/ }).click();
      // The start page names who has applied last: the same words are a link there too.
      await expect(desk.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
      await desk.getByRole('link', { name: company }).click();
      await desk.getByRole('button', { name: 'Approve' }).click();
      await expect(desk.getByText(`${company} approved.`)).toBeVisible();
      await office.close();

      await page.goto('/c/bathroom');
      await expect(page.getByText('Your price', { exact: true }).first()).toBeAttached();
      await page.goto('/trade-register');
      await expect(page.getByRole('heading', { name: 'Your trade account is open' })).toBeVisible();
      await expectLetter(email, 'is approved');
    });
  });
}

test('an application with an email that has an account says no more than a wrong password', async ({
  page,
  expectProblem,
}) => {
  await page.goto('/addtt3');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await fillPerson(page, applicant(account('shopper').email));
  await expect(page.getByText('Your email or password were incorrect. Please try again.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
  await expect(page.getByRole('alert').getByRole('link', { name: 'Log in and apply' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Faddtt3',
  );
  expectProblem(/status of 401/);
});

test('a shopper does not come in by the employees’ entrance', async ({ page, expectProblem }) => {
  const shopper = account('shopper');
  await page.goto('/admin/login');
  await logIn(page, shopper.email, shopper.password);
  await expect(page.getByText('Your email or password were incorrect. Please try again.')).toBeVisible();
  await page.goto('/a/profile');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  expectProblem(/status of 401/);
});

test('the profile and the company are saved, and somebody is invited', async ({ page, browser }) => {
  const trade = account('trade buyer');
  await page.goto('/login?returnTo=/a/profile');
  await logIn(page, trade.email, trade.password);
  await page.getByLabel('First name').fill('Toby');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Success' }).first()).toBeVisible();
  const email = newEmail('invited');
  await page.getByLabel('Team member’s email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent.').first()).toBeVisible();
  const path = await linkTo(email, /\/register\?invite=[\w-]+/);
  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(path);
  await expect(guest.getByLabel('Email')).toHaveValue(email);
  await guest.getByLabel('First name').fill('Bela');
  await guest.getByLabel('Last name').fill('K');
  await guest.getByLabel('Password').fill(password);
  await guest.getByRole('button', { name: 'Create account' }).click();
  await expect(guest.getByText('Buyer').first()).toBeVisible();
  await other.close();
});

test('every address of the account leads somewhere', async ({ page }) => {
  await registerAs(page, 'places');
  const places = {
    '/orders': 'Your orders',
    '/a/orders': 'Your orders',
    '/profile': 'Profile',
    '/settings': 'Settings',
    '/a/notifications': 'Notifications',
    '/invoices': 'Invoices',
    '/credit-memos': 'Credit memos',
    '/jobs': 'Jobs',
    '/pay-bill': 'Pay bill',
    '/payments': 'Payments',
    '/proposals': 'Proposals',
  };
  for (const [path, title] of Object.entries(places)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test.describe('without a script, the hearts', () => {
  test.use({ javaScriptEnabled: false });

  test('lead a guest to log in and back, and work then', async ({ page }) => {
    await page.goto('/c/furniture');
    await heart(page).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fc%2Ffurniture&favorite=1$/);
    await expect(page.getByText('Please login to add favorites.')).toBeVisible();
    const trade = account('trade buyer');
    await logIn(page, trade.email, trade.password);
    await expect(page).toHaveURL(/\/c\/furniture$/);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/favorites');
    await page.getByText('Add to a room').first().click();
    await page.getByRole('button', { name: 'Remove from favorites' }).first().click();
    await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible();
  });
});

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the screens of people', async ({ page }) => {
      test.slow();
      for (const [path, name] of [
        ['/login', 'login'],
        ['/register', 'register'],
        ['/reset-password', 'reset'],
        ['/reset-password?token=abc', 'reset-set'],
        ['/trade-register', 'trade'],
        ['/admin/login', 'admin-login'],
      ] as const) {
        await page.goto(path);
        await look(page, `people-${name}-${width}`);
      }
      await registerAs(page, 'screens');
      await page.goto('/c/lighting');
      await addFirstFromListing(page);
      for (const index of [0, 1, 2]) {
        const saved = page.waitForResponse(/\/api\/v1\/favorites\//);
        await page
          .getByRole('main')
          .getByRole('button', { name: /^Favorite: / })
          .nth(index)
          .click();
        await saved;
      }
      await page.goto('/favorites');
      await look(page, `people-favorites-${width}`);
      await page.goto('/checkout');
      await fillCheckout(page);
      await page.getByRole('button', { name: /^Place order/ }).click();
      const number = await expectOrderPlaced(page);
      await page.goto('/trade-register');
      await fillTrade(page, 'Hale & Sons');
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByRole('heading', { name: 'We received your application' })).toBeVisible();
      await look(page, `people-trade-pending-${width}`);
      await page.goto('/a/profile/orders');
      await look(page, `people-orders-${width}`);
      await page.getByRole('link', { name: `Order ${number}`, exact: true }).click();
      await expect(page.getByRole('table')).toBeVisible();
      await look(page, `people-order-${width}`);
      await page.goto('/a/profile');
      await look(page, `people-profile-${width}`);
      await page.goto('/a/invoices');
      await look(page, `people-invoices-${width}`);
      const sales = account('sales desk');
      await page.goto('/admin/login');
      await logIn(page, sales.email, sales.password);
      await expect(page).toHaveURL(/\/admin$/);
      await page.goto('/admin/companies?status=pending');
      await expect(page.getByRole('heading', { name: 'Companies' })).toBeVisible();
      await look(page, `people-admin-${width}`);
    });
  });
}
