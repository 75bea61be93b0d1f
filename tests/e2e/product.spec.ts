/** The product page: pictures, prices by quantity, what is not there, and what is handed on. */
import { sampleDealer } from '#api/sample/dealer.ts';
import { filmsOf, sellingOf } from '#api/sample/selling.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';

const { products, warehouses } = sampleDealer();
const warehouse = warehouses[0]?.id ?? '';
const bare = products
  .filter(({ kind }) => kind === 'plain' || kind === 'variant')
  .flatMap(({ slug, skus }) => skus.map((sku) => ({ slug, ...sku })))
  .find(({ stock }) => stock[warehouse]?.quantity === 0) as { slug: string; sku: string };
const knob = products.find(
  ({ kind, categoryIds }) => kind === 'plain' && categoryIds.includes('cat-cabinet-knobs'),
);
const tile = products.find((one) => one.kind === 'plain' && sellingOf(one).step === 2);
const filmed = products.find((one) => one.kind === 'variant' && filmsOf(one).length > 0);

test('a picture is made larger and turned by keys, and the focus comes back', async ({ page }) => {
  await page.goto('/p/marlowe-pedestal-sink');
  const enlarge = page.getByRole('button', { name: /^Enlarge photo/ }).first();
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(/^Photo 1 of \d+, 100%$/);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(status).toHaveText(/225%$/);
  await page.keyboard.press('-');
  await expect(status).toHaveText(/150%$/);
  await page.keyboard.press('0');
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText(/^Photo 2 of \d+, 100%$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a picture is made larger by a double tap, and nothing is wider than the screen', async ({ page }) => {
    await page.goto('/p/marlowe-pedestal-sink');
    await page
      .getByRole('button', { name: /^Enlarge photo/ })
      .first()
      .tap();
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toHaveText(/100%$/);
    await page.mouse.dblclick(190, 300);
    await expect(status).toHaveText(/250%$/);
    await page.mouse.dblclick(190, 300);
    await expect(status).toHaveText(/100%$/);
    await page.getByRole('button', { name: 'Close' }).tap();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});

test('more of a product costs less each, as the table says', async ({ page }) => {
  await page.goto(`/p/${knob?.slug}`);
  const table = page.getByRole('table', { name: 'Quantity pricing' });
  const reached = await table
    .getByRole('row', { name: /^5 to 19/ })
    .getByRole('cell')
    .textContent();
  await page.getByRole('spinbutton', { name: /^Quantity of/ }).fill('5');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page.getByText('In cart: 5').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(reached ?? '', { exact: true })
      .first(),
  ).toBeVisible();
});

test('a number that is not sold becomes the nearest, and that is said', async ({ page }) => {
  await page.goto(`/p/${tile?.slug}`);
  await expect(page.getByText('Sold in multiples of 2. Minimum order: 2.')).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: /^Quantity of/ });
  await expect(quantity).toHaveValue('2');
  await quantity.fill('7');
  await quantity.blur();
  await expect(quantity).toHaveValue('8');
  await expect(page.getByText('Sold in multiples of 2. Changed 7 to 8.')).toBeVisible();
  await page.getByRole('button', { name: /^Increase quantity/ }).click();
  await expect(quantity).toHaveValue('10');
});

test('the page is shared by its address, and says what it is in inches and metric', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.goto('/p/marlowe-pedestal-sink');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/p/marlowe-pedestal-sink?sku=',
  );
  const specifications = page.getByRole('table').filter({ hasText: 'Item number' });
  await expect(specifications.getByText(/ cm W × /)).toBeVisible();
  await expect(specifications.getByText(/ kg$/)).toBeVisible();
});

test('a film is fetched when it is asked for, and not before', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:mp4|webm)$/.test(request.url())) films.push(request.url());
  });
  await page.goto(`/p/${filmed?.slug}`);
  const watch = page.getByRole('link', { name: /^Watch video: / });
  expect(films).toEqual([]);
  await watch.first().click();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test('what was looked at is shown again on the next product', async ({ page }) => {
  await page.goto('/p/marlowe-pedestal-sink');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  // It is remembered once the page is alive: whoever leaves before has looked at nothing.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).not.toBeNull();
  await page.goto(`/p/${knob?.slug}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const shelf = page.getByRole('region', { name: 'Recently viewed' });
  await expect(shelf.getByRole('link', { name: name ?? '' }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('who wants to know when it is back asks by a form, and a wrong address is said beside it', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/422/);
    await page.goto(`/p/${bare.slug}?sku=${bare.sku}`);
    await page.getByRole('link', { name: 'Email me when it’s back' }).click();
    const ask = page.getByRole('button', { name: 'Email me when it’s back' });
    // One that a browser takes and we do not.
    await page.getByRole('textbox', { name: /Your email/ }).fill('maya@localhost');
    await ask.click();
    await expect(page.getByRole('alert')).toHaveText(/^Enter an email address/);
    await expect(page.getByRole('textbox', { name: /Your email/ })).toHaveValue('maya@localhost');
    await page.getByRole('textbox', { name: /Your email/ }).fill('maya@example.com');
    await ask.click();
    await expect(page.getByText('We’ll email you')).toBeVisible();
    await expect(page.getByText(/maya@example\.com/)).toBeVisible();
  });

  test('all pictures, the film and the specifications can be seen', async ({ page }) => {
    await page.goto(`/p/${filmed?.slug}`);
    await expect(page.getByRole('link', { name: 'Larger photo' }).first()).toHaveAttribute(
      'href',
      /^\/pictures\/.+\.webp$/,
    );
    await expect(page.getByRole('link', { name: /^Watch video: / }).first()).toHaveAttribute(
      'href',
      /\.mp4$/,
    );
    await expect(page.getByRole('table').filter({ hasText: 'Item number' })).toBeVisible();
  });
});

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('axe finds nothing, and nothing is broken', async ({ page }) => {
      await page.goto(`/p/${bare.slug}?sku=${bare.sku}`);
      await look(page, `product-none-here-${width}`);
      await page.goto(`/stock-alerts?sku=${bare.sku}`);
      await look(page, `stock-alert-${width}`);
      await page.goto(`/p/${filmed?.slug}`);
      await look(page, `product-film-${width}`);
      await page.goto(`/p/${tile?.slug}`);
      await look(page, `product-steps-${width}`);
      await page.goto('/p/marlowe-pedestal-sink');
      await page
        .getByRole('button', { name: /^Enlarge photo/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, `product-zoom-${width}`);
    });
  });
}
