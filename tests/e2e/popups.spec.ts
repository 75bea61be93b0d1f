/** Popups by a clock that the test moves; the contact form; the cookie notice. */
import type { Page } from '@playwright/test';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { notice, openOnClock, promotion } from './first-visit.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing } from './shopping.ts';

test.use({ firstVisit: true });

const today = Date.parse('2026-11-21T12:00:00Z');
const contact = (page: Page) => page.getByRole('dialog', { name: 'Stuck on a drawing?' });

const open = (page: Page, path = '/', time = today) => openOnClock(page, path, time);

test('the promotion comes after 4 s and takes the focus; Escape closes it and gives the focus back', async ({
  page,
}) => {
  await open(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Open a trade account' }).first();
  await link.focus();
  await page.clock.runFor(900);
  await expect(promotion(page)).toHaveCount(0);
  await page.clock.runFor(4000);
  await expect(promotion(page)).toBeVisible();
  await page.clock.resume();
  await expect(promotion(page).locator(':focus')).toHaveCount(1);
  // The page behind is inert: the focus goes round inside.
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    await expect(link).not.toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(promotion(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the contact comes after 15 s, never beside the promotion, and each once a session', async ({
  page,
}) => {
  await open(page);
  await page.clock.runFor(4000);
  await expect(promotion(page)).toBeVisible();
  await page.clock.runFor(13_000);
  await expect(contact(page)).toHaveCount(0);
  await page.clock.resume();
  // A click beside it closes it.
  await page.mouse.click(10, 300);
  await expect(promotion(page)).toHaveCount(0);
  await expect(contact(page)).toHaveCount(0);
  await page.clock.fastForward(5000);
  await expect(contact(page)).toBeVisible();
  await expect(contact(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(contact(page)).toHaveCount(0);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('after its last day the promotion never comes, though the page says nothing of it', async ({ page }) => {
  await open(page, '/', Date.parse('2028-01-01T08:00:00Z'));
  await page.clock.runFor(14_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(3000);
  await expect(contact(page)).toBeVisible();
});

test('none comes into checkout, though its time began on the home page', async ({ page }) => {
  await page.clock.install({ time: today });
  await page.goto('/c/lighting');
  await addFirstFromListing(page);
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a popup waits while somebody types', async ({ page }) => {
  await open(page);
  const search = page.getByLabel('Search the store');
  await search.focus();
  await page.clock.runFor(13_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toBeFocused();
  await search.blur();
  await page.clock.runFor(6000);
  await expect(promotion(page)).toBeVisible();
});

test('the promotion leads to the trade registration', async ({ page }) => {
  await open(page);
  await page.clock.runFor(4000);
  await page.clock.resume();
  await expect(promotion(page).getByRole('link', { name: 'Open a trade account' })).toHaveAttribute(
    'href',
    '/trade-register?offer=builder-rebate',
  );
  await promotion(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(promotion(page)).toHaveCount(0);
});

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('axe finds nothing with popups open, and none of them moves the page or covers the notice', async ({
      page,
    }) => {
      await open(page);
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.boundingBox();
      await page.clock.runFor(4000);
      await page.clock.resume();
      await expect(promotion(page)).toBeVisible();
      expect(await heading.boundingBox()).toEqual(before);
      await look(page, `popup-promotion-${width}`);
      await page.keyboard.press('Escape');
      await expect(promotion(page)).toHaveCount(0);
      await page.clock.fastForward(15_000);
      await page.clock.fastForward(6000);
      await expect(contact(page)).toBeVisible();
      await look(page, `popup-contact-${width}`);
      await contact(page).getByRole('button', { name: 'Ask a question' }).click();
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
      await look(page, `popup-contact-form-${width}`);
      const bar = await notice(page).boundingBox();
      const corner = await contact(page).boundingBox();
      expect(corner?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      // The notice can be dismissed while the popup is there.
      await page.getByRole('button', { name: 'Got it' }).click();
      await expect(notice(page)).toHaveCount(0);
      await expect(contact(page)).toBeVisible();
    });

    test('the contact page and the logged-in home', async ({ page }) => {
      await page.goto('/contact');
      await look(page, `contact-${width}`);
      const shopper = sampleAccounts().find(({ role }) => role === 'shopper');
      await page.goto('/login?returnTo=/');
      await page.getByLabel('Email').fill(shopper?.email ?? '');
      await page.getByLabel('Password').fill(shopper?.password ?? '');
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'What are you building today?' }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Your favorites' })).toBeVisible();
      await look(page, `home-customer-${width}`);
    });
  });
}

test('a question goes out from the popup: wrong fields are named and nothing typed is lost', async ({
  page,
}) => {
  await open(page, '/', Date.parse('2028-01-01T08:00:00Z'));
  await page.clock.runFor(15_000);
  await page.clock.resume();
  await contact(page).getByRole('button', { name: 'Ask a question' }).click();
  const form = contact(page);
  await form.getByLabel('Email').fill('noor@');
  await form.getByLabel('Your message').fill('Which hinge for a 22 mm door?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Enter your name')).toBeVisible();
  await expect(form.getByText('Enter a valid email address')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Your message')).toHaveValue('Which hinge for a 22 mm door?');
  await form.getByLabel('Name', { exact: true }).fill('Noor Haas');
  await form.getByLabel('Email').fill('noor@example.com');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent.')).toBeVisible();
  await expect(form).toHaveCount(0);
});

test('the cookie notice stays away once it is dismissed, by keyboard too', async ({ page }) => {
  await page.goto('/c/bathroom');
  await page.getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('user_id'))).toMatch(/^temp-[a-z0-9]{8,}$/);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  // The scripts run when the id is there again.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('user_id'))).not.toBeNull();
  await expect(notice(page)).toHaveCount(0);
});

test('a list, a filter, a product and a project are counted once each, and not for who refused', async ({
  page,
  context,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/events')) sent.push(request.postDataJSON());
  });
  await page.goto('/c/bathroom');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({
    eventType: 4,
    entityID: 'bathroom',
    user_id: expect.stringMatching(/^temp-/),
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Choose options/ })
    .first()
    .click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ eventType: 15 });
  await page.goto('/c/bathroom?stock=1');
  await expect.poll(() => sent.length).toBe(4);
  expect(sent[3]).toMatchObject({ eventType: 8, entityID: '/c/bathroom', value: 'stock=1' });
  await page.goto('/portfolio/alameda-green-kitchen');
  await expect.poll(() => sent.length).toBe(5);
  expect(sent[4]).toMatchObject({ eventType: 20 });
  await context.addCookies([{ name: 'analytics', value: 'refused', url: new URL('/', page.url()).href }]);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/c/lighting');
  // The scripts run when the id is there again.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('user_id'))).not.toBeNull();
  expect(sent).toHaveLength(5);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice is there, goes by its button and stays away; the contact form works', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/status of 422/);
    await page.goto('/c/bathroom');
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page).toHaveURL(/\/c\/bathroom$/);
    await expect(notice(page)).toBeHidden();
    await page.goto('/contact');
    await expect(notice(page)).toBeHidden();
    const main = page.getByRole('main');
    await main.getByLabel('Name', { exact: true }).fill('Otto Brandt');
    await main.getByLabel('Email').fill('otto@example.com');
    await main.getByLabel('Phone').fill('12');
    await main.getByLabel('Your message').fill('Do you rent dollies?');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByText('Enter a phone number, such as')).toBeVisible();
    await expect(main.getByLabel('Phone')).toBeFocused();
    await expect(main.getByLabel('Your message')).toHaveValue('Do you rent dollies?');
    await main.getByLabel('Phone').fill('503 555 0142');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByText('Message sent.')).toBeVisible();
  });
});
