/** The checkout's steps as they look (issue 7, bar 9): on a phone by touch, and at a desk. */
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import {
  addFirstFromListing,
  byCheck,
  expectOrderPlaced,
  fillAddress,
  fillDetails,
  goOn,
} from './shopping.ts';

for (const [width, size] of Object.entries(widths))
  test.describe(width, () => {
    test.use({ viewport: size, hasTouch: width === 'phone' });

    test('each step is good to look at and to use, and leads to an order', async ({ page }) => {
      const press = async (name: string | RegExp) => {
        const target = page.getByRole('button', { name });
        await (width === 'phone' ? target.tap() : target.click());
      };
      await page.goto('/c/lighting');
      await addFirstFromListing(page);
      await page.goto('/checkout');
      await fillDetails(page);
      await page.getByRole('radio', { name: /Local Delivery/ }).check();
      const total = page.getByText(/^\$[\d,]+\.\d\d$/).first();
      await expect(total).toBeVisible();
      if (width === 'phone') {
        // The summary is on top, closed; it opens by touch.
        await expect(page.getByRole('definition')).toHaveCount(0);
        await press(/^Show what you buy/);
      }
      await expect(page.getByRole('definition').filter({ hasText: '$95.00' })).toBeVisible();
      await press('Continue');
      await expect(page.getByRole('link', { name: 'Delivery address: Enter a name' })).toBeVisible();
      await look(page, `checkout-details-${width}`);
      await fillAddress(page, 'Where to');
      await goOn(page, 'Payment');
      await (width === 'phone' ? byCheck(page).tap() : byCheck(page).click());
      await look(page, `checkout-billing-${width}`);
      await press('Continue');
      await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
      await look(page, `checkout-review-${width}`);
      await press(/^Place order/);
      await expectOrderPlaced(page);
      await look(page, `checkout-success-${width}`);
    });
  });
