/** The desk of customers: one is found and helped with a cart, a duplicate is merged, a person is erased. */
import { randomUUID } from 'node:crypto';
import { createVisitor } from '#tests/factories/visitor.ts';
import { expect, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn, password } from './staff.ts';

/** Somebody with an account and two of a product in their cart. */
async function shop(baseUrl: string, first_name: string, last_name: string) {
  const shopper = createVisitor({ baseUrl, fetch: (request) => fetch(request) });
  const email = `${first_name.toLowerCase()}.${randomUUID()}@example.com`;
  const made = await shopper.register({ body: { first_name, last_name, email, password } });
  const cart = await shopper.currentCart();
  const listed = await shopper.listProducts({ query: { limit: 100, sort: 'popularity' } });
  const products = listed.ok ? listed.data.items.filter((item) => item.sku && item.stock > 20) : [];
  const [product, other] = products;
  if (!made.ok || !cart.ok || !product?.sku || !other?.sku) throw new Error('nothing to shop');
  const params = { id: cart.data._id };
  await shopper.addToCart({ params, body: { product: product.sku, quantity: 2, exact: true } });
  return { id: made.data._id, email, product, other: { name: other.name, sku: other.sku } };
}

test('a customer is found on the phone and helped with the cart, and the customer’s cart says who did', async ({
  page,
  browser,
  baseURL,
  expectProblem,
}) => {
  const last = `Quist${randomUUID().slice(0, 6)}`;
  const { id, email, product, other } = await shop(baseURL ?? '', 'Oda', last);
  await logIn(page, await hire('admin', 'Sal'));
  const nav = page.getByRole('navigation', { name: 'Back office' });
  await nav.locator('summary', { hasText: 'Customers' }).click();
  await nav.getByRole('link', { name: 'People' }).click();
  await page.getByLabel('Search customers').fill(`oda ${last}`);
  await page.getByRole('button', { name: 'Filter' }).click();
  const list = page.getByRole('list', { name: 'Customers' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await look(page, `customers-${width}`);
  }
  await list.getByRole('link', { name: `Oda ${last}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Oda ${last}` })).toBeVisible();
  await page.getByLabel('New note').fill('Prefers a call before noon');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note added.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notes' }).getByRole('listitem')).toContainText('Sal Fenn');
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await look(page, `customer-${width}`);
  }

  await page.getByRole('link', { name: 'Help with this cart: Current cart' }).click();
  await page.getByLabel(`Quantity of ${product.name}`).fill('5');
  await page.getByRole('button', { name: 'Save quantities' }).click();
  await expect(page.getByText('Cart saved. The customer sees a notice.')).toBeVisible();
  await page.getByLabel('SKU').fill(other.sku);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByLabel(`Quantity of ${other.name}`)).toHaveValue('1');
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await look(page, `customer-cart-${width}`);
  }

  const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
  await skipFirstVisit(theirs, baseURL ?? '');
  const cart = await theirs.newPage();
  await logIn(cart, email, '/login?returnTo=/cart');
  await expect(cart.getByText(/^Sal Fenn of .+ changed your cart\.$/)).toBeVisible();
  await expect(
    cart
      .getByRole('spinbutton')
      .or(cart.getByRole('textbox', { name: /Quantity/ }))
      .first(),
  ).toHaveValue('5');
  for (const [width, viewport] of Object.entries(widths)) {
    await cart.setViewportSize(viewport);
    await look(cart, `cart-helped-${width}`);
  }
  await cart.getByRole('button', { name: 'Got it' }).click();
  await expect(cart.getByText(/changed your cart\.$/)).toBeHidden();
  await theirs.close();

  // What the customer did in the meantime is not written over: the cart has moved on.
  await page.getByLabel(`Quantity of ${product.name}`).fill('9');
  await page.getByRole('button', { name: 'Save quantities' }).click();
  await expect(page.getByRole('alert')).toContainText('This cart was changed since you opened it.');
  expectProblem(/status of 409/);
  await page.goto(`/admin/activity?subject=${id}`);
  await expect(page.getByText(/changed the cart of/).first()).toBeVisible();
});

test('a duplicate is merged after a look at what moves, and its email finds the customer', async ({
  page,
  baseURL,
}) => {
  const last = `Berg${randomUUID().slice(0, 6)}`;
  const kept = await shop(baseURL ?? '', 'Mia', last);
  const gone = await shop(baseURL ?? '', 'Mia', last);
  await logIn(page, await hire('sales', 'Sal'));
  await page.goto(`/admin/customers/${kept.id}`);
  await page.getByLabel('Email of the duplicate').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Show what would move' }).click();
  await expect(page.getByText('Customer not found.')).toBeVisible();
  await page.getByLabel('Email of the duplicate').fill(gone.email);
  await page.getByRole('button', { name: 'Show what would move' }).click();
  const question = page.getByRole('region', { name: `Merge ${gone.email}` });
  await expect(question.getByText('1 open cart')).toBeVisible();
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await look(page, `customer-merge-${width}`);
  }
  await question.getByLabel(/I checked that both accounts/).check();
  await question.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText('Merged.', { exact: true })).toBeVisible();
  await expect(page.getByText(`From ${gone.email}`)).toBeVisible();
  await page.goto(`/admin/customers?q=${gone.email}`);
  const list = page.getByRole('list', { name: 'Customers' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText(kept.email);
  await page.goto(`/admin/customers/${gone.id}`);
  await page.getByRole('link', { name: 'Open that customer' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/customers/${kept.id}$`));
});

test('a person’s data is exported, and the person is erased for good', async ({
  page,
  browser,
  baseURL,
  expectProblem,
}) => {
  const { id, email } = await shop(baseURL ?? '', 'Zelda', 'Forgetmenot');
  await logIn(page, await hire('admin', 'Ada'));
  await page.goto(`/admin/customers/${id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export everything we keep' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`customer-${id}.json`);
  await page.getByText('Erase this person', { exact: true }).click();
  const typed = page.getByLabel(`Type ${email} to confirm`);
  await typed.fill('someone@example.com');
  await page.getByLabel(/I want to erase this person/).check();
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('This isn’t the customer’s email.', { exact: false })).toBeVisible();
  expectProblem(/status of 422/);
  await typed.fill(email);
  await page.getByLabel(/I want to erase this person/).check();
  await page.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Erased customer' })).toBeVisible();
  await expect(page.getByText('Zelda')).toBeHidden();
  const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
  const login = await theirs.newPage();
  await logIn(login, email, '/login');
  await expect(login.getByText('Your email or password were incorrect. Please try again.')).toBeVisible();
  await theirs.close();
});

test('customers are no screen of an editor’s', async ({ page, expectProblem }) => {
  await logIn(page, await hire('editor', 'Edda'));
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customers' })).toBeHidden();
  await page.goto('/admin/customers');
  await expect(page.getByRole('heading', { name: 'Only sales and admins can view customers' })).toBeVisible();
  expectProblem(/status of 404/);
  await page.goto('/admin/customers/nobody/export.json');
});
