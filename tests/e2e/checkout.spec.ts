/** The checkout's steps as they look: on a phone by touch paid by card, and at a desk by check. */
import { expect, test } from '#tests/setup/e2e.ts';
import { finger, mouse } from './hands.ts';
import { look, widths } from './look.ts';
import {
  byCheck,
  expectOrderPlaced,
  fillAddress,
  fillDetails,
  fromHomeToCheckout,
  writeCard,
} from './shopping.ts';

for (const [width, size] of Object.entries(widths))
  test.describe(width, () => {
    test.use({ viewport: size, hasTouch: width === 'phone' });

    test('from the home page, each step is good to look at and to use, and leads to an order', async ({
      page,
    }) => {
      const isPhone = width === 'phone';
      const hand = isPhone ? finger : mouse;
      const press = (name: string | RegExp) => hand.press(page.getByRole('button', { name }));
      const stepIs = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await fromHomeToCheckout(page, hand);
      await fillDetails(page, hand);
      await hand.press(page.getByRole('radio', { name: /Local Delivery/ }));
      const total = page.getByText(/^\$[\d,]+\.\d\d$/).first();
      await expect(total).toBeVisible();
      if (isPhone) {
        // The summary is on top, closed; it opens by touch.
        await expect(page.getByRole('definition')).toHaveCount(0);
        await press(/^Show items/);
      }
      await expect(page.getByRole('definition').filter({ hasText: '$95.00' })).toBeVisible();
      await press('Continue');
      await expect(page.getByRole('link', { name: 'Delivery address: Enter a name' })).toBeVisible();
      await look(page, `checkout-details-${width}`);
      await fillAddress(page, 'Delivery address', hand);
      await press('Continue');
      await stepIs('Payment');
      await hand.press(isPhone ? page.getByRole('radio', { name: /^Credit card/ }) : byCheck(page));
      await look(page, `checkout-billing-${width}`);
      await press('Continue');
      if (isPhone) {
        await stepIs('Card or bank account');
        await writeCard(page, hand, '4242424242424242');
        await look(page, 'checkout-card-phone');
        await press('Continue');
      }
      await stepIs('Review your order');
      if (isPhone) await expect(page.getByText('Visa ending in 4242', { exact: true })).toBeVisible();
      await look(page, `checkout-review-${width}`);
      await press(/^Place order/);
      await expectOrderPlaced(page);
      await look(page, `checkout-success-${width}`);
      // A guest follows the order from here, and after a reload.
      await hand.press(page.getByRole('link', { name: 'Track order' }));
      await expect(page.getByRole('heading', { level: 1, name: /AF-\d+/ })).toBeVisible();
    });
  });

test('what is filled in while the page begins stays, counts, and keeps the focus', async ({ page }) => {
  await fromHomeToCheckout(page, mouse);
  // A step that was left half filled in: what is typed now is newer.
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('old@example.com');
  await page.getByLabel('Phone', { exact: true }).fill('503 555 0148');
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(kept).toContain('503 555 0148');
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await email.fill('');
  await email.pressSequentially('maya@');
  await page.getByRole('radio', { name: /Local Delivery/ }).check();
  await email.focus();
  const listens = page.waitForResponse(/\/checkout\/save/);
  begin();
  await listens;
  await page.keyboard.type('example.com');
  await expect(email).toHaveValue('maya@example.com');
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('503 555 0148');
  await expect(page.getByRole('definition').filter({ hasText: '$95.00' })).toBeVisible();
});
