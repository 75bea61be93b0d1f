/** Finding: narrowing lists, product screens of all kinds (docs/product.md#listings, #combination-products). */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const shown = async (page: Page) =>
  Number(/(\d+) products?$/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[1]);
const tick = (page: Page, name: RegExp) =>
  page.getByRole('form', { name: 'Filter' }).getByRole('checkbox', { name });

test('a tick narrows at once, keeps its focus, is announced, and back takes it away', async ({ page }) => {
  await page.goto('/c/bathroom');
  const before = await shown(page);
  const black = tick(page, /^Matte Black/).first();
  const count = Number(/(\d+)$/.exec((await black.locator('..').textContent()) ?? '')?.[1]);
  await black.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/filter=/);
  await expect(page.getByRole('status').first()).toHaveText(new RegExp(`\\b${count} products?$`));
  await expect(black).toBeChecked();
  await expect(black).toBeFocused();
  expect(count).toBeLessThan(before);

  const stock = tick(page, /^In stock/);
  await stock.check();
  await expect(page).toHaveURL(/stock=1/);
  await expect(page.getByRole('link', { name: 'Remove filter: In stock at my warehouse' })).toBeVisible();
  await page.goBack();
  await expect(stock).not.toBeChecked();
  await expect(black).toBeChecked();
  await page.goForward();
  await expect(stock).toBeChecked();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/c\/bathroom$/);
  await expect(black).not.toBeChecked();
  await expect.poll(() => shown(page)).toBe(before);
});

test('sorting keeps the facets, and facets keep the sort', async ({ page }) => {
  await page.goto('/c/lighting?filter=Finish.Pewter');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/filter=Finish\.Pewter&sort=price/);
  await tick(page, /^In stock/).check();
  await expect(page).toHaveURL(/stock=1&sort=price/);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price');
});

test('a box ticked when the address has changed and the list has not stays ticked', async ({ page }) => {
  await page.goto('/c/lighting');
  await listens(page);
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const push = history.pushState;
    history.pushState = (...given) => {
      push.apply(history, given);
      if (location.search !== '?sort=price') return;
      const box = document.querySelector<HTMLInputElement>('input[name="stock"]');
      const watch = () => {
        seen.push(box?.checked === true);
        requestAnimationFrame(watch);
      };
      // After the router's own work, before React's.
      queueMicrotask(() => {
        box?.click();
        watch();
      });
    };
  });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/stock=1&sort=price/);
  await expect(page.getByRole('link', { name: 'Remove filter: In stock at my warehouse' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen).not.toContain(false);
});

test('a price range narrows, and a range with nothing in it leads back', async ({ page }) => {
  await page.goto('/c/furniture');
  const form = page.getByRole('form', { name: 'Filter' });
  await form.getByLabel('Min ($)').fill('9000000');
  await form.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
  await expect(cards(page).first()).toBeVisible();
});

test('what is narrowed twice is not for search engines; once, its canonical address is the list', async ({
  page,
}) => {
  await page.goto('/c/lighting?filter=Finish.Pewter');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/c\/lighting$/);
  await page.goto('/c/lighting?filter=Finish.Pewter&stock=1&surprise=1');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.goto('/c/lighting?filter=Shape.Round&vendor=no-such-vendor');
  await expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
});

test('/categories/{id} shows a department’s shelves with their counts', async ({ page }) => {
  await page.goto('/categories/cat-lighting');
  await expect(page.getByRole('heading', { level: 1, name: 'Lighting' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/c\/lighting$/);
  const shelf = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Pendants', exact: true }) });
  const count = /(\d+) products/.exec((await shelf.last().textContent()) ?? '')?.[1];
  await page.getByRole('main').getByRole('link', { name: 'Pendants', exact: true }).click();
  await expect(page).toHaveURL(/\/c\/lighting\/pendants$/);
  await expect.poll(() => shown(page)).toBe(Number(count));
  await page.goto('/categories/cat-pendants');
  await expect(page).toHaveURL(/\/c\/lighting\/pendants$/);
});

test('a finish has an address of its own, and a product under the wrong path goes to its own', async ({
  page,
}) => {
  await page.goto('/p/marlowe-pedestal-sink');
  const finishes = page.getByRole('main').getByRole('group').first().getByRole('link');
  await finishes.last().click();
  await expect(page).toHaveURL(/\?sku=/);
  await expect(finishes.last()).toHaveAttribute('aria-current', 'true');
  await expect(finishes.last()).toBeFocused();
  const { search } = new URL(page.url());
  await page.goto(`/p/custom/marlowe-pedestal-sink${search}`);
  await expect(page).toHaveURL(new RegExp(`/p/marlowe-pedestal-sink\\${search}$`));
  await expect(finishes.last()).toHaveAttribute('aria-current', 'true');
});

test('the first add takes a quantity, and a picture is enlarged and closed by keyboard', async ({ page }) => {
  await page.goto('/p/marlowe-pedestal-sink');
  const zoom = page.getByRole('button', { name: /^Enlarge photo/ }).first();
  await zoom.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(zoom).toBeFocused();
  await page.getByRole('spinbutton', { name: /^Quantity of/ }).fill('3');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByText('In cart: 3')).toBeVisible();
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByText('In cart: 4')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('facets, sort and pages are a form and links', async ({ page }) => {
    await page.goto('/c/bathroom');
    await tick(page, /^Matte Black/)
      .first()
      .check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/filter=Finish\.Matte\+Black/);
    await expect(tick(page, /^Matte Black/).first()).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/filter=Finish\.Matte\+Black.*page=2/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone });

  test('the filters are a sheet that keeps focus, says how many, and closes by Escape', async ({ page }) => {
    await page.goto('/c/bathroom');
    const toggle = page.getByText('Filter', { exact: true }).first();
    await toggle.click();
    await look(page, 'filters-phone');
    await tick(page, /^In stock/).check();
    await expect(page.getByRole('button', { name: /^Show \d+ results$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('form', { name: 'Filter' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Remove filter: In stock at my warehouse' })).toBeVisible();
    await page.getByText('Filter (1)').click();
    await page.getByRole('button', { name: /^Show \d+ results$/ }).click();
    await expect(page.getByRole('form', { name: 'Filter' })).toBeHidden();
    // Back leaves the sheet too.
    await page.getByText('Filter (1)').click();
    await page.goBack();
    await expect(page.getByRole('form', { name: 'Filter' })).toBeHidden();
    await expect(page.getByText('Filter', { exact: true }).first()).toBeVisible();
  });
});

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`looked at, ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const [name, path] of [
      ['department', '/categories/cat-cabinets'],
      ['narrowed', '/c/bathroom/vanities?filter=Color.Sage&stock=1'],
      ['collection', '/col/tidewater'],
      ['vendor', '/v/calder-and-voss'],
      ['kit', '/p/combination/tidewater-vanity-suite'],
      ['custom', '/p/custom/cut-to-size-arched-mirror'],
      ['variant', '/p/marlowe-pedestal-sink'],
    ] as const) {
      test(name, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(page, `${name}-${width}`);
      });
    }
  });
}

/** A combobox once its suggestions are there. */
const searchField = (page: Page) =>
  page
    .getByRole('searchbox', { name: 'Search the store' })
    .or(page.getByRole('combobox', { name: 'Search the store' }));

test('a price in the words of a search is its price filter, which can be taken away', async ({ page }) => {
  await page.goto('/');
  const search = searchField(page);
  await search.fill('vanity under $900');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=vanity&max=900$/);
  await expect(search).toHaveValue('vanity');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('vanity');
  await page.getByRole('link', { name: 'Remove filter: Up to $900' }).click();
  await expect(page).toHaveURL(/\/search\?q=vanity$/);
});

test('a question is answered by a page before the products', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('how long does shipping take')}`);
  const answers = page.getByRole('region', { name: 'This may answer it' });
  const answer = answers.getByRole('link', { name: 'Shipping and delivery' });
  const products = page.getByRole('form', { name: 'Filter' });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  await expect(answer).toBeVisible();
  expect(await top(answer)).toBeLessThan(await top(products));
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `question-${name}`);
  }
  await answer.click();
  await expect(page).toHaveURL(/\/page\/shipping/);
});

for (const [search, name, address] of [
  ['returns', 'Returns', '/page/return-policy'],
  ['help', 'Help center', '/page/help'],
  ['shipping', 'Shipping and delivery', '/page/shipping'],
  ['track my order', 'Find your order', '/order-lookup'],
  ['team', 'Our team', '/team'],
] as const)
  test(`the page that “${search}” names stands before the products, also while it is typed`, async ({
    page,
  }) => {
    await page.goto(`/search?q=${encodeURIComponent(search)}`);
    const named = page.getByRole('navigation', { name: `Pages for “${search}”` });
    await expect(named.getByRole('link').first()).toHaveAttribute('href', address);
    const field = searchField(page);
    await field.fill('');
    await field.pressSequentially(search);
    const pages = page.getByRole('group', { name: 'Pages' });
    await expect(pages.getByRole('option').first()).toHaveText(name);
    await pages.getByRole('option').first().click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
