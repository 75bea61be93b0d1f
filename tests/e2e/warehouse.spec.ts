/** One warehouse for shop, cart and checkout: what it does not have, where else it is, and what a change of it means. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sampleDealer } from '#api/sample/dealer.ts';
import { backorderOf, sellingOf } from '#api/sample/selling.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import {
  addFirstFromListing,
  byCheck,
  chooseWarehouse,
  expectOrderPlaced,
  fillAddress,
  fillDetails,
  goOn,
  warehouse,
} from './shopping.ts';

const { products, warehouses } = sampleDealer();
const [portland, denver] = warehouses.map(({ id }) => id);
const sold = products
  .filter(({ kind }) => kind === 'plain' || kind === 'variant')
  .flatMap((product) =>
    product.skus.map((sku) => ({ ...sku, slug: product.slug, name: product.name, product })),
  );
const stockAt = (sku: (typeof sold)[number], id: string | undefined) => sku.stock[id ?? '']?.quantity ?? 0;
/** None in Portland and none to come, but some in Denver. */
const inDenver = sold.find(
  (sku) => stockAt(sku, portland) === 0 && stockAt(sku, denver) > 5 && !backorderOf(sku.sku).backorder,
);
const knob = sold.find(
  (sku) =>
    sellingOf(sku.product).breaks?.some(({ quantity }) => quantity === 20) && stockAt(sku, portland) >= 30,
);

/** In another tab, by the menu's own form. */
async function chooseElsewhere(page: Page, name: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/c/lighting');
  await chooseWarehouse(tab, name);
  await tab.close();
}

test('what the warehouse does not have is not added: its page leads to where it is, and the cart comes along', async ({
  page,
}) => {
  await page.goto('/c/lighting');
  const other = await addFirstFromListing(page);
  const address = `/p/${inDenver?.slug}?${new URLSearchParams({ sku: inDenver?.sku ?? '' })}`;
  await page.goto(address);
  const region = page.getByRole('region', { name: 'Out of stock at Portland' });
  await expect(region.getByText(/\d+ in stock at Denver/)).toBeVisible();
  await expect(page.getByText(/^Free pickup/)).toHaveCount(0);
  // Other products have theirs.
  const own = page.getByRole('main').getByRole('button', { name: `Add to cart: ${inDenver?.name}` });
  await expect(own).toHaveCount(0);
  await expect(region.getByRole('link', { name: 'Email me when it’s back' })).toBeVisible();
  await region.getByRole('button', { name: 'Shop at Denver' }).click();
  await expect(warehouse(page)).toContainText('Denver');
  await expect(page.getByText('Free pickup in Denver.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`sku=${inDenver?.sku}`));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^In cart/ })
    .click();
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: inDenver?.name ?? '' }).first()).toBeVisible();
  await expect(lines.filter({ hasText: other }).first()).toBeVisible();
});

test('what the warehouse does not have is sent from another one: cart, checkout and order say from where', async ({
  page,
}) => {
  await page.goto(`/p/${inDenver?.slug}?${new URLSearchParams({ sku: inDenver?.sku ?? '' })}`);
  const region = page.getByRole('region', { name: 'Out of stock at Portland' });
  await expect(region.getByText(/We bring it from Denver to Portland in about 4 days/)).toBeVisible();
  await look(page, 'product-elsewhere');
  await region.getByRole('button', { name: 'Ship from Denver' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Ships from Denver, 4 days to your warehouse')).toBeVisible();
  await expect(warehouse(page)).toContainText('Portland');
  // Taken out and brought back, it comes from there all the same.
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Ships from Denver, 4 days to your warehouse')).toBeVisible();
  await page.goto('/checkout');
  await fillDetails(page);
  await page.getByRole('radio', { name: /Local Delivery/ }).check();
  await fillAddress(page, 'Delivery address');
  await goOn(page, 'Payment');
  await byCheck(page).check();
  await goOn(page, 'Review your order');
  await expect(page.getByText(/^\w{3}, \w{3} \d+( – \w{3}, \w{3} \d+)?$/)).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expectOrderPlaced(page);
  await expect(page.getByText('Ships from Denver').first()).toBeVisible();
});

for (const [width, viewport] of Object.entries(widths))
  test.describe(`${width}: by ZIP code`, () => {
    test.use({ viewport });

    test('delivery says what it costs and when it comes, and keeps the ZIP code for cart and other products', async ({
      page,
      expectProblem,
    }) => {
      expectProblem(/status of 422/);
      await page.goto(`/p/${knob?.slug}?${new URLSearchParams({ sku: knob?.sku ?? '' })}`);
      const main = page.getByRole('main');
      const section = main.getByRole('region', { name: 'Delivery and pickup' });
      const zip = section.getByLabel('ZIP code');
      await zip.fill('123');
      await section.getByRole('button', { name: 'See dates and costs' }).click();
      await expect(section.getByText('Enter a ZIP code, such as 97209')).toBeVisible();
      await expect(zip).toHaveValue('123');
      await zip.fill('97209');
      await section.getByRole('button', { name: 'See dates and costs' }).click();
      const pickUp = section.getByRole('row', { name: /Will Call/ });
      await expect(pickUp).toContainText('Free');
      await expect(section.getByRole('row', { name: /^UPS/ })).toContainText(/\w{3}, \w{3} \d+/);
      await look(page, `product-delivery-${width}`);
      await page.goto(`/p/${inDenver?.slug}?${new URLSearchParams({ sku: inDenver?.sku ?? '' })}`);
      await expect(section.getByRole('heading', { name: 'Shipped from Denver first' })).toBeVisible();
      await expect(section.getByRole('heading', { name: 'If you shop at Denver' })).toBeVisible();
      await page.getByRole('button', { name: 'Ship from Denver' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(section.getByRole('row', { name: /^UPS/ })).toContainText(/\$/);
      await look(page, `cart-delivery-${width}`);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('delivery to a ZIP code is a page of its own, and what another warehouse sends is a form', async ({
    page,
  }) => {
    await page.goto(`/p/${inDenver?.slug}?${new URLSearchParams({ sku: inDenver?.sku ?? '' })}`);
    await page.getByLabel('ZIP code').fill('80205');
    await page.getByRole('button', { name: 'See dates and costs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Delivery and pickup' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'If you shop at Denver' })).toBeVisible();
    await page
      .getByRole('link', { name: inDenver?.name ?? '' })
      .first()
      .click();
    await page.getByRole('button', { name: 'Ship from Denver' }).click();
    await expect(page.getByText('Ships from Denver, 4 days to your warehouse')).toBeVisible();
  });
});

test('a line that its warehouse has run out of says where it is and takes the cart there', async ({
  page,
}) => {
  await page.goto(`/p/${inDenver?.slug}?${new URLSearchParams({ sku: inDenver?.sku ?? '' })}`);
  await page.getByRole('button', { name: 'Shop at Denver' }).click();
  await expect(warehouse(page)).toContainText('Denver');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/);
  await chooseElsewhere(page, 'Portland');
  await page.goto('/cart');
  await expect(page.getByText(/\d+ in stock at Denver\./)).toBeVisible();
  await look(page, 'cart-elsewhere');
  await page.getByRole('button', { name: 'Move cart to Denver' }).click();
  await expect(warehouse(page)).toContainText('Denver');
  await expect(page.getByText(/in stock at Denver\./)).toBeHidden();
});

test('a warehouse chosen in another tab while the order is reviewed: what cannot go is said, with the way to it', async ({
  page,
  watch,
}) => {
  watch.expected.push(/409 \(Conflict\).*\/checkout\/save/);
  await page.goto('/c/lighting');
  await addFirstFromListing(page);
  await page.goto('/checkout');
  await fillDetails(page);
  await page.getByRole('radio', { name: /Local Delivery/ }).check();
  await fillAddress(page, 'Delivery address');
  await goOn(page, 'Payment');
  await byCheck(page).check();
  await goOn(page, 'Review your order');
  await chooseElsewhere(page, 'Denver');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText(/^This cart moved from Portland to Denver/)).toBeVisible();
  const notice = page.getByText(/^Local Delivery isn’t available from Denver to this address/i);
  await expect(notice).toBeVisible();
  await page.goto('/checkout/review');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('radio', { name: /Will Call|Pickup/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expectOrderPlaced(page);
});

test('a login in another browser shops where the cart is; where another warehouse was chosen, the cart says so', async ({
  browser,
  page,
}) => {
  const email = `ida.${randomUUID()}@example.com`;
  await page.goto('/register');
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Berg');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/a\/profile\/orders/);
  await page.goto('/c/lighting');
  await addFirstFromListing(page);
  await chooseElsewhere(page, 'Charlotte');

  const enter = async (isChosen: boolean) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    if (isChosen) {
      await other.goto('/c/lighting');
      await warehouse(other).click();
      await other
        .getByRole('dialog')
        .getByRole('button', { name: /Denver/ })
        .click();
      await expect(warehouse(other)).toContainText('Denver');
    }
    await other.goto('/login?returnTo=/cart');
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password').fill('correct horse battery');
    await other.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    return other;
  };
  const fresh = await enter(false);
  await expect(warehouse(fresh)).toContainText('Charlotte');
  await expect(fresh.getByText(/you’re shopping/)).toHaveCount(0);
  await fresh.context().close();

  const chosen = await enter(true);
  await expect(warehouse(chosen)).toContainText('Denver');
  const said = chosen.getByText('This cart ships from Charlotte, but you’re shopping Denver');
  await expect(said).toBeVisible();
  await chosen.goto('/checkout');
  await expect(said).toBeVisible();
  // A form within the checkout's form would be dropped by a browser, and its buttons would go on with the checkout.
  const html = await (await chosen.request.get(chosen.url())).text();
  expect(html).not.toMatch(/<form(?:(?!<\/form>)[\s\S])*<form/);
  await chosen.getByRole('button', { name: 'Move cart to Denver' }).click();
  await expect(said).toHaveCount(0);
  await expect(chosen).toHaveURL(/\/checkout/);
  await chosen.goto('/cart');
  await expect(said).toHaveCount(0);
  await expect(warehouse(chosen)).toContainText('Denver');
  await chosen.context().close();
});

test('quick order says what the cart charges, and what cannot be ordered here is no part of it', async ({
  page,
}) => {
  await page.goto('/quick-order');
  await page
    .getByLabel('SKU and quantity, one per line')
    .fill(`${knob?.sku} 30\n${inDenver?.sku} ${sellingOf(inDenver?.product as never).min ?? 1}`);
  await page.getByRole('button', { name: 'Check list' }).click();
  const rows = page.getByRole('region', { name: /rows? can be ordered|of 2/ });
  await expect(rows.getByText(/Out of stock at your warehouse\. \d+ in stock at Denver\./)).toBeVisible();
  const subtotal = /\$[\d,.]+$/.exec((await rows.getByText(/^Subtotal of items/).textContent()) ?? '')?.[0];
  await page.getByRole('main').getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: subtotal ?? 'none' })
      .first(),
  ).toBeVisible();
});

test('quick order sends what this warehouse lacks from another one, where that is wanted', async ({
  page,
}) => {
  await page.goto('/quick-order');
  const quantity = sellingOf(inDenver?.product as never).min ?? 1;
  await page.getByLabel('SKU and quantity, one per line').fill(`${inDenver?.sku} ${quantity}`);
  await page.getByLabel('Ship what my warehouse doesn’t have from another one').check();
  await page.getByRole('button', { name: 'Check list' }).click();
  const rows = page.getByRole('region', { name: /rows? can be ordered|of 1/ });
  await expect(rows.getByText(/Ships from Denver, \d+ days to your warehouse/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await expect(page.getByText(/Ships from Denver, \d+ days to your warehouse/)).toBeVisible();
});

for (const [width, viewport] of Object.entries(widths))
  test(`a kit and its card say one price, ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/search?q=complete+shower+set');
    const card = page.getByRole('article').filter({ hasText: 'Complete Shower Set' });
    const price = /\$[\d,]+\.\d\d/.exec((await card.textContent()) ?? '')?.[0] ?? '';
    expect(price).not.toBe('');
    await card.getByRole('link', { name: 'Complete Shower Set', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Complete Shower Set' })).toBeVisible();
    await expect(page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
    await look(page, `kit-price-${width}`);
    await page.goto(`/p/${inDenver?.slug}?${new URLSearchParams({ sku: inDenver?.sku ?? '' })}`);
    await look(page, `not-sold-here-${width}`);
  });
