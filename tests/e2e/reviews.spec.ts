/** A review from the order that bought the product, past the desk, onto its page; and what a page does with many. */
import { picture } from '#tests/factories/media.ts';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

const much = '/p/kessler-pull-down-kitchen-faucet';

test('without JavaScript a buyer reviews a product from the order, the desk publishes it, and its kept page shows it', async ({
  browser,
  baseURL,
  page,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const shopper = await context.newPage();
  const { email = '', password = '' } = sampleAccounts().find(({ role }) => role.startsWith('trade')) ?? {};
  await shopper.goto('/login?returnTo=/a/profile/orders');
  await shopper.getByRole('main').getByLabel('Email').fill(email);
  await shopper.getByRole('main').getByLabel('Password').fill(password);
  await shopper.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  // Part of it was shipped: what was not cannot be reviewed yet.
  await shopper
    .getByRole('listitem')
    .filter({ hasText: 'PO 2214' })
    .getByRole('link', { name: /^AF-|^Order AF-/ })
    .click();
  const offers = shopper.getByRole('link', { name: /^Write a review: / });
  await expect(offers).toHaveCount(2);
  await offers.first().click();
  await expect(shopper.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
  const href = (await shopper.getByRole('main').getByRole('link').first().getAttribute('href')) ?? '';
  await page.goto(href);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(page.getByText('Lovely over the table')).toHaveCount(0);

  await shopper.getByLabel('5 stars: excellent').check({ force: true });
  await shopper.getByLabel('Headline').fill('Lovely over the table <b>so far</b>');
  await shopper.getByLabel('Your review').fill('A warm, even light.');
  const file = Buffer.from(await picture('jpeg', { width: 640, height: 480 }));
  await shopper
    .getByLabel('Photos')
    .setInputFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer: file });
  await shopper.getByRole('button', { name: 'Send review' }).click();
  await expect(shopper.getByText('Review sent')).toBeVisible();
  await expect(shopper.getByLabel('Keep photo 1')).toBeChecked();
  await context.close();

  await page.setViewportSize(widths.desk);
  await logIn(page, await hire('sales', 'Ines'));
  await page.goto('/admin/reviews');
  await look(page, 'reviews-desk');
  await page.setViewportSize(widths.phone);
  await look(page, 'reviews-desk-phone');
  await page.getByRole('button', { name: /^Publish: Lovely over the table/ }).click();
  await expect(page.getByText('Review published.')).toBeVisible();

  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await guest.goto(href);
  const reviews = guest.getByRole('region', { name: 'Reviews' });
  // Markup in a review is text.
  await expect(reviews.getByRole('heading', { name: 'Lovely over the table <b>so far</b>' })).toBeVisible();
  // Another journey gives this account another first name.
  await expect(reviews.getByText(/^To\w+ M\., .+ Verified purchase/)).toBeVisible();
  await reviews.getByRole('link', { name: /^Enlarge photo: Photo 1 by To\w+ M\./ }).click();
  await expect(guest.getByRole('dialog')).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await guest.context().close();
});

test('many reviews are sorted and paged without leaving the page, and have addresses', async ({ page }) => {
  await page.goto(much);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  const first = reviews.getByRole('article').first();
  await expect(reviews.getByText('8 reviews', { exact: true })).toBeVisible();
  await reviews.getByRole('link', { name: 'Lowest rated' }).click();
  await expect(first.getByRole('heading')).toHaveText('Spray head came loose');
  await expect(page).toHaveURL(/by=lowest/);
  await reviews.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(reviews.getByRole('article')).toHaveCount(3);
  await page.reload();
  await expect(reviews.getByRole('article')).toHaveCount(3);
  await page.goBack();
  await expect(reviews.getByRole('article')).toHaveCount(5);
  await look(page, 'reviews');
  await page.setViewportSize(widths.phone);
  await look(page, 'reviews-phone');
});

test('search engines read the rating of a product that has reviews, and of no other', async ({ page }) => {
  const structured = async (path: string) => {
    await page.goto(path);
    return page.evaluate(
      () =>
        JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')[
          '@graph'
        ][0],
    );
  };
  expect(await structured(much)).toMatchObject({
    aggregateRating: { reviewCount: 8, ratingValue: 4.12 },
    review: expect.arrayContaining([expect.objectContaining({ '@type': 'Review' })]),
  });
  expect(await structured('/p/gable-wall-mount-bathroom-faucet')).not.toHaveProperty('aggregateRating');
});

test('a list is narrowed to 4 stars and up, and sorted by rating', async ({ page }) => {
  await page.setViewportSize(widths.desk);
  await page.goto('/c/kitchen');
  await page.getByText('Rating', { exact: true }).first().click();
  await page.getByRole('checkbox', { name: /^4 stars and up/ }).check();
  await expect(page).toHaveURL(/rating=4/);
  await expect(page.getByRole('link', { name: 'Remove filter: 4 stars and up' })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('rating');
  await expect(page).toHaveURL(/rating=4&sort=rating/);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Rating [45]\.\d of 5/);
});
