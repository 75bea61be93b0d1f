/**
 * The cart's and the checkout's toasts: their color, how long they stay, and that one waits for the other
 * (docs/product.md#toasts).
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { addFirstFromListing, expectOrderPlaced, fillCheckout } from './shopping.ts';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).locator('.Toastify__toast').filter({ hasText: text });

/** A toast goes when its bar has run: its time is that animation's, which is moved here instead of waited for. */
const time = (shown: Locator, move?: 'almost' | 'over') =>
  shown.evaluate((element, to) => {
    const bar = element
      .getAnimations({ subtree: true })
      .find((one) => one instanceof CSSAnimation && one.animationName === 'Toastify__trackProgress');
    const duration = Number(bar?.effect?.getComputedTiming().duration);
    if (bar && to === 'almost') {
      bar.pause();
      bar.currentTime = duration - 1;
    }
    if (to === 'over') bar?.finish();
    return duration;
  }, move);

/** A toast's time stands still until a test moves it: a busy machine must not lose what is looked at. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(still);
  }),
);

/** Stays for so long and no longer. */
async function expectStays(shown: Locator, milliseconds: number): Promise<void> {
  await expect(shown).toBeVisible();
  await expect.poll(() => time(shown)).toBe(milliseconds);
  await time(shown, 'almost');
  await expect(shown).toBeVisible();
  await time(shown, 'over');
  await expect(shown).toHaveCount(0);
}

/** Which of red, green and blue is the most of its ground. */
const colorOf = (shown: Locator) =>
  shown.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return '';
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
  });

test('what was added stays 3 s, the second after the first; a wrong coupon is said in red for 5 s', async ({
  page,
  expectProblem,
}) => {
  await page.goto('/c/furniture?stock=1');
  const add = page.getByRole('main').getByRole('button', { name: /^Add to cart: / });
  const names = await add.evaluateAll((buttons) =>
    buttons
      .slice(0, 2)
      .map((button) => button.getAttribute('aria-label')?.replace('Add to cart: ', '') ?? ''),
  );
  const [first = '', second = ''] = names;
  await add.nth(0).click();
  await expect(toast(page, first)).toBeVisible();
  await add.nth(1).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/2/);
  await expect(toast(page, second)).toHaveCount(0);
  expect(await colorOf(toast(page, first))).toBe('green');
  await expectStays(toast(page, first), 3000);
  await expectStays(toast(page, second), 3000);

  await page.goto('/cart');
  expectProblem(/status of 422/);
  await page.getByRole('main').getByLabel('Coupon code').fill('NOTHING');
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click();
  const invalid = toast(page, 'Invalid coupon.');
  await expect(invalid).toBeVisible();
  expect(await colorOf(invalid)).toBe('red');
  await expectStays(invalid, 5000);
});

test('a total that went down is said in green for 10 s; one that went up is asked about', async ({
  page,
  context,
  expectProblem,
}) => {
  await page.goto('/c/furniture?stock=1');
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Increase quantity: ${name}` }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await fillCheckout(page);
  const place = page.getByRole('button', { name: /^Place order/ });
  const before = await place.textContent();
  // The cart is changed in another tab.
  const other = await context.newPage();
  await other.goto('/cart');
  const quantity = other.getByRole('spinbutton', { name: `Quantity of ${name}` });
  const saved = () => other.waitForResponse((answer) => answer.url().endsWith('/cart/lines'));
  const [one] = await Promise.all([
    saved(),
    other.getByRole('button', { name: `Decrease quantity: ${name}` }).click(),
  ]);
  await one.finished();
  expectProblem(/status of 409/);
  await place.click();
  const down = toast(page, 'Your cart total went down by $');
  await expect(down).toBeVisible();
  expect(await colorOf(down)).toBe('green');
  await expectStays(down, 10_000);
  await expect(place).not.toHaveText(before ?? '');

  const [two] = await Promise.all([
    saved(),
    other.getByRole('button', { name: `Increase quantity: ${name}` }).click(),
  ]);
  await two.finished();
  await expect(quantity).toHaveValue('2');
  // Nobody waits for the page around the question to be read anew.
  await page.route('**/checkout/review.data*', () => undefined);
  await place.click();
  const accept = page.getByRole('checkbox', { name: /^I accept the new total/ });
  await expect(accept).toBeVisible();
  await expect(down).toHaveCount(0);
  // Another press is no consent.
  await place.click();
  await expect(accept).toHaveAccessibleDescription(/Accept the new total, or edit your cart/);
  await accept.check();
  await place.click();
  await expectOrderPlaced(page);
});
