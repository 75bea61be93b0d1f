/** A person's own account: email, password, sessions, second factor, photo and notifications, with and without a script. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { eventTypes } from '#schemas/domain/platform/event-types.ts';
import { picture } from '#tests/factories/media.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { linkTo } from './letters.ts';
import { look, widths } from './look.ts';
import { register } from './register.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';
import { codeOf, logIn, password, protect } from './staff.ts';

const next = 'another horse battery';
const newEmail = (name: string) => `${name}.${randomUUID()}@example.com`;

async function signUp(page: Page, name: string): Promise<string> {
  const email = newEmail(name);
  await register(page, { first: 'Noor', last: 'Haas', email, password });
  return email;
}

/** The same person in another browser. */
async function elsewhere(browser: Browser, baseURL: string | undefined, email: string) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await logIn(page, email, '/login');
  await expect(page).toHaveURL(/\/a\/profile\/orders$/);
  return page;
}

const banner = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });

async function placeOrder(page: Page): Promise<string> {
  await page.goto('/c/lighting');
  await addFirstFromListing(page);
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  return expectOrderPlaced(page);
}

for (const script of [true, false]) {
  test.describe(script ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled: script });

    test('an email is changed by the link in the new mailbox', async ({ page, expectProblem }) => {
      const email = await signUp(page, 'old');
      const email2 = newEmail('new');
      await page.goto('/a/settings');
      const ask = async (secret: string) => {
        const form = page.getByRole('group').filter({ hasText: 'New email' });
        if (!(await form.getByLabel('New email').isVisible())) await form.getByText('Change email').click();
        await form.getByLabel('New email').fill(email2);
        await form.getByLabel('Current password').fill(secret);
        await form.getByRole('button', { name: 'Send confirmation link' }).click();
      };
      await ask('not this one');
      await expect(page.getByText('Your password is incorrect. Enter it again.')).toBeVisible();
      await ask(password);
      await expect(page.getByText(`Waiting for ${email2} to be confirmed`)).toBeVisible();
      await linkTo(email, /A new email address was requested/);
      const first = await linkTo(email2, /\/confirm-email\?token=[\w-]+/);
      await page.getByRole('button', { name: 'Cancel change' }).click();
      await expect(page.getByText('Change canceled. Your email stays as it is.')).toBeVisible();
      await page.goto(first);
      await expect(page.getByText('This link is no longer valid.')).toBeVisible();

      await page.goto('/a/settings');
      await ask(password);
      await expect(page.getByText(`Waiting for ${email2} to be confirmed`)).toBeVisible();
      const found = () => linkTo(email2, /\/confirm-email\?token=[\w-]+/);
      await expect.poll(found).not.toBe(first);
      await page.goto(await found());
      await expect(page.getByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
      await page.getByRole('button', { name: 'Confirm address' }).click();
      await expect(page.getByText(`Your email is now ${email2}.`)).toBeVisible();
      await page.getByRole('link', { name: 'Go to settings' }).click();
      await expect(page.getByText(email2, { exact: true })).not.toHaveCount(0);
      await linkTo(email, /Your email address was changed/);
      expectProblem(/status of 422/);
    });

    test('a photo is uploaded, shown and removed, and what is no photo is refused', async ({
      page,
      expectProblem,
    }) => {
      await signUp(page, 'photo');
      await page.goto('/a/profile');
      const choose = async (name: string, mimeType: string, buffer: Buffer) => {
        await page.getByLabel('Choose a photo').setInputFiles({ name, mimeType, buffer });
        await page.getByRole('button', { name: 'Upload photo' }).click();
      };
      const photo = page.getByRole('main').locator('img[src^="/media/library/"]').first();
      await choose('me.jpg', 'image/jpeg', Buffer.from('<html>not a photo</html>'));
      await expect(page.getByText('This isn’t a photo. Upload a JPEG, PNG or WebP file.')).toBeVisible();
      await expect(photo).toHaveCount(0);
      await choose('me.jpg', 'image/jpeg', Buffer.from(await picture('jpeg', { width: 700, height: 500 })));
      await expect(page.getByText('Success').first()).toBeVisible();
      await expect(photo).toBeVisible();
      const src = (await photo.getAttribute('src')) ?? '';
      const served = await page.request.get(src);
      expect(served.headers()['cache-control']).toContain('immutable');
      await page.goto('/a/settings');
      await expect(photo).toHaveAttribute('src', src);
      await page.goto('/a/profile');
      await page.getByRole('button', { name: 'Remove photo' }).click();
      await expect(page.getByText('Success').first()).toBeVisible();
      await expect(photo).toHaveCount(0);
      await expect.poll(async () => (await page.request.get(src)).status()).toBe(404);
      expectProblem(/status of 4(15|22)/);
    });

    test('a shopper with a second factor is asked for a code at the shop’s login', async ({
      page,
      expectProblem,
    }) => {
      test.slow();
      const email = await signUp(page, 'factor');
      await page.goto('/a/settings');
      const { key } = await protect(page);
      await page.goto('/a/profile/orders');
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(/\/$/);
      await logIn(page, email, '/login?returnTo=/c/lighting');
      await expect(page).toHaveURL(/\/login\/code\?returnTo=/);
      const code = page.getByLabel('Code', { exact: true });
      await code.fill('000000');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByText('This code is incorrect or was already used.')).toBeVisible();
      await code.fill(codeOf(key, 1));
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL(/\/c\/lighting$/);
      await expect(banner(page, /Noor/)).toBeVisible();
      expectProblem(/status of 401/);
    });

    test('a person chooses what to be told, and it stays so', async ({ page }) => {
      await signUp(page, 'choices');
      await page.goto('/a/settings');
      const box = (name: string) => page.getByRole('checkbox', { name });
      await expect(box('Refund: By email')).toBeChecked();
      await expect(page.getByRole('row', { name: /Order placed/ })).toContainText('Always');
      await box('Refund: By email').uncheck();
      await box('Product back in stock: In the shop').uncheck();
      await page.getByRole('button', { name: 'Save notifications' }).click();
      await expect(page.getByText('Notifications saved.')).toBeVisible();
      await page.goto('/a/settings');
      await expect(box('Refund: By email')).not.toBeChecked();
      await expect(box('Refund: In the shop')).toBeChecked();
      await expect(box('Product back in stock: In the shop')).not.toBeChecked();
    });

    test('a new password ends the session of another browser', async ({ page, browser, baseURL }) => {
      const email = await signUp(page, 'password');
      const other = await elsewhere(browser, baseURL, email);
      await page.goto('/a/settings');
      const sheet = page.getByRole('region', { name: 'Password' });
      await sheet.getByLabel('Current password').fill(password);
      await sheet.getByLabel('New password').fill(next);
      await sheet.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Password changed. Your other sessions were logged out.')).toBeVisible();
      await other.goto('/a/profile/orders');
      await expect(other).toHaveURL(/\/login\?returnTo=/);
      await page.goto('/a/profile/orders');
      await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible();
      await linkTo(email, /Your password was changed/);
      await other.context().close();
    });

    test('the number of unread notifications goes up with an order and down when it is read', async ({
      page,
    }) => {
      test.slow();
      await signUp(page, 'badge');
      await expect(banner(page, /unread/)).toHaveCount(0);
      const number = await placeOrder(page);
      await page.goto('/c/lighting');
      await expect(banner(page, /1 unread notification$/)).toBeVisible();
      await page.goto('/a/notifications');
      await page
        .getByRole('button', { name: new RegExp(`^Unread: We received your order ${number}`) })
        .click();
      await expect(page).toHaveURL(/\/a\/profile\/orders\/[\w-]+$/);
      await expect(banner(page, /unread/)).toHaveCount(0);
      await page.goto('/a/notifications?show=unread');
      await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
      await page.getByRole('link', { name: 'All', exact: true }).click();
      await expect(page.getByText(`We received your order ${number}.`)).toBeVisible();
      await placeOrder(page);
      await page.goto('/a/notifications');
      await page.getByRole('button', { name: /^Mark as read: / }).click();
      await expect(page).toHaveURL(/\/a\/notifications$/);
      await expect(page.getByRole('button', { name: /^Mark as read: / })).toHaveCount(0);
      await expect(banner(page, /unread/)).toHaveCount(0);
    });
  });
}

test('a session of another browser is listed and ended', async ({ page, browser, baseURL }) => {
  const email = await signUp(page, 'sessions');
  const other = await elsewhere(browser, baseURL, email);
  await page.goto('/a/settings');
  const sheet = page.getByRole('region', { name: 'Active sessions' });
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await expect(sheet.getByText('This browser')).toHaveCount(1);
  await sheet.getByRole('button', { name: /^Log out: / }).click();
  await expect(sheet.getByText('Session logged out.')).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await other.goto('/a/profile/orders');
  await expect(other).toHaveURL(/\/login\?returnTo=/);
  await other.context().close();
});

test('a department’s screen counts as a view of its category', async ({ page }) => {
  const told = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/v1/events') &&
      request.postDataJSON().eventType === eventTypes.indexOf('view category'),
  );
  await page.goto('/categories/lighting');
  expect((await told).postDataJSON()).toMatchObject({ eventType: 4, entityID: 'lighting' });
});

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the screens of an account', async ({ page }) => {
      test.slow();
      await signUp(page, 'looks');
      await page.goto('/a/notifications');
      await look(page, `own-notifications-empty-${width}`);
      await placeOrder(page);
      await page.goto('/a/notifications');
      await look(page, `own-notifications-${width}`);
      await page.goto('/a/profile');
      await page.getByLabel('Choose a photo').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from(await picture('png', { width: 400, height: 300 })),
      });
      await page.getByRole('button', { name: 'Upload photo' }).click();
      await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
      await look(page, `own-profile-${width}`);
      await page.goto('/a/settings');
      await look(page, `own-settings-${width}`);
      await page.getByText('Change email').click();
      await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
      await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
      await look(page, `own-settings-open-${width}`);
      await page.goto('/confirm-email?token=abc');
      await look(page, `own-confirm-email-broken-${width}`);
    });
  });
}
