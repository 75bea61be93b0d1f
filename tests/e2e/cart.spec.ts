/** The cart in a real browser: what is shown, what is saved, and what is never lost. */
import type { Page, Request } from '@playwright/test';
import { expect, sampleAccounts, test, watchContext } from '#tests/setup/e2e.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';
import { addFirstFromListing } from './shopping.ts';

const isSave = (request: Request) => request.method() === 'POST' && request.url().endsWith('/cart/lines');
const spin = (page: Page, name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** What the server has, by SKU, whatever a page shows. */
async function serverCart(page: Page): Promise<{ count: number; total: number; items: { name: string }[] }> {
  const answer = (await (await page.request.get('/cart/lines')).json()) as {
    cart: { count: number; total: number; items: { name: string }[] };
  };
  return answer.cart;
}

/** Adds some products from a listing by their cards, one after the other. */
async function addSeveral(page: Page, count: number, path = '/c/lighting'): Promise<string[]> {
  await page.goto(path);
  const buttons = page.getByRole('main').getByRole('button', { name: /^Add to cart: / });
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    const button = buttons.nth(index);
    names.push(((await button.getAttribute('aria-label')) ?? '').replace('Add to cart: ', ''));
    await button.click();
    await expect(cartLink(page)).toHaveAccessibleName(new RegExp(`\\b${index + 1} items? in your cart`));
  }
  return names;
}

test('fifty quick clicks: never two saves at once, and server, screen and total agree', async ({ page }) => {
  await page.goto('/c/furniture');
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  let now = 0;
  let most = 0;
  page.on('request', (request) => {
    if (isSave(request)) most = Math.max(most, ++now);
  });
  const ended = (request: Request) => {
    if (isSave(request)) now--;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // No save is answered before the last click, however slow this machine is.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/cart/lines', async (route) => {
    await held;
    await route.continue();
  });
  const more = page.getByRole('button', { name: `Increase quantity: ${name}` });
  for (const _ of Array.from({ length: 50 })) await more.click();
  await expect(spin(page, name)).toHaveValue('51');
  await expect(page.getByRole('definition').last()).toHaveText('Updating…');
  release();
  await expect(page.getByRole('definition').last()).toContainText('$');
  const cart = await serverCart(page);
  expect(cart.count).toBe(51);
  await expect(page.getByRole('definition').last()).toHaveText(
    `$${cart.total.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
  );
  await expect(cartLink(page)).toHaveAccessibleName(/51 items in your cart/);
  expect(most).toBe(1);
});

test('a tab that is closed right after an edit keeps it, also behind a save that is under way', async ({
  page,
  context,
}) => {
  const [first = '', second = ''] = await addSeveral(page, 2);
  // The first save hangs until everything was edited; then the tab is closed.
  const tab = await context.newPage();
  await tab.goto('/cart');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hold = true;
  await tab.route('**/cart/lines', async (route) => {
    if (hold && route.request().method() === 'POST') {
      hold = false;
      await held;
    }
    await route.continue().catch(() => {});
  });
  await tab.getByRole('button', { name: `Increase quantity: ${first}` }).click();
  await tab.waitForRequest(isSave);
  await tab.getByRole('button', { name: `Increase quantity: ${second}` }).click();
  await tab.getByRole('button', { name: `Increase quantity: ${second}` }).click();
  await tab.close({ runBeforeUnload: true });
  release();
  await expect.poll(async () => (await serverCart(page)).count).toBe(5);

  const again = await context.newPage();
  await again.goto('/cart');
  await again.getByRole('button', { name: `Increase quantity: ${first}` }).click();
  await again.close({ runBeforeUnload: true });
  await expect.poll(async () => (await serverCart(page)).count).toBe(6);
});

test('two tabs: a change shows in the other, and a removed line does not come back', async ({
  page,
  context,
}) => {
  const [first = '', second = ''] = await addSeveral(page, 2);
  await page.goto('/cart');
  const other = await context.newPage();
  await other.goto('/cart');
  await page.getByRole('button', { name: `Increase quantity: ${first}` }).click();
  await expect(spin(other, first)).toHaveValue('2');
  // The other tab's edit is under way when the line goes.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await other.route('**/cart/lines', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await other.getByRole('button', { name: `Increase quantity: ${second}` }).click();
  await expect(spin(other, second)).toHaveValue('2');
  await page.getByRole('button', { name: `Remove ${second}` }).click();
  await expect(spin(page, second)).toHaveCount(0);
  await expect.poll(async () => (await serverCart(page)).items.map(({ name }) => name)).toEqual([first]);
  release();
  await expect(other.getByText(`${second} is no longer in this cart`)).toBeVisible();
  await expect(spin(other, second)).toHaveCount(0);
  await expect.poll(async () => (await serverCart(page)).items.map(({ name }) => name)).toEqual([first]);
});

test('twenty first adds from a browser without a cookie make one cart', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/c/lighting');
  const add = (tab: Page) =>
    tab.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[name=sku]')]
        .filter((button) => button.getAttribute('aria-label')?.startsWith('Add to cart'))
        .slice(0, 10);
      for (const button of buttons) button.click();
      return buttons.length;
    });
  const clicks = await Promise.all([add(page), add(other)]);
  const sum = (clicks[0] ?? 0) + (clicks[1] ?? 0);
  expect(sum).toBeGreaterThan(2);
  await expect.poll(async () => (await serverCart(page))?.count).toBe(sum);
  await expect(cartLink(page)).toHaveAccessibleName(new RegExp(`\\b${sum} items? in your cart`));
  await expect(cartLink(other)).toHaveAccessibleName(new RegExp(`\\b${sum} items? in your cart`));
});

test('twenty parallel first adds over HTTP with one guest cookie make one cart', async ({ page }) => {
  await page.goto('/c/lighting');
  const button = page.getByRole('main').locator('button[name=sku]').first();
  const sku = (await button.getAttribute('value')) ?? '';
  await addFirstFromListing(page);
  const carts = await page.evaluate(async (code) => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        fetch('/cart/lines', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            client: `a-page-of-the-test-${index}`,
            cart: null,
            list: [{ kind: 'add', n: 1, sku: code }],
          }),
        }).then((response) => response.json() as Promise<{ cart: { _id: string } }>),
      ),
    );
    return answers.map(({ cart }) => cart._id);
  }, sku);
  expect(new Set(carts).size).toBe(1);
  expect((await serverCart(page)).count).toBe(21);
});

test('offline, an edit stays and says that it is unsaved; online, it is saved', async ({
  page,
  context,
  expectProblem,
}) => {
  const [name = ''] = await addSeveral(page, 1);
  await page.goto('/cart');
  const more = page.getByRole('button', { name: `Increase quantity: ${name}` });
  // It listens, and has loaded what it loads by itself.
  await listens(page, more);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // What says so moves the page: a press in that very moment would end beside its button.
  await expect(page.getByText('This page stays here, and we’ll continue')).toBeVisible();
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/cart/lines'));
  await more.click();
  await lost;
  await expect(page.getByText('You’re offline. Your changes are kept on this device')).toBeVisible();
  await expect(spin(page, name)).toHaveValue('2');
  await context.setOffline(false);
  await expect(page.getByText('You’re offline. Your changes are kept on this device')).toHaveCount(0);
  expect((await serverCart(page)).count).toBe(2);
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
});

test('an emptied or zero number is put back; less than one removes, and Undo brings it back as it was', async ({
  page,
}) => {
  const [name = ''] = await addSeveral(page, 1);
  await page.goto('/cart');
  await spin(page, name).fill('4');
  await spin(page, name).press('Enter');
  await page.getByText('Add a note').click();
  await page.getByLabel(`Note for ${name}`).fill('For unit 4');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note: For unit 4')).toBeVisible();
  for (const typed of ['', '0']) {
    await spin(page, name).fill(typed);
    await spin(page, name).blur();
    await expect(spin(page, name)).toHaveValue('4');
  }
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(spin(page, name)).toHaveValue('4');
  await expect(page.getByText('Note: For unit 4')).toBeVisible();
});

test('a note that was typed goes on with the shopper, without its button', async ({ page }) => {
  const [name = ''] = await addSeveral(page, 1);
  await page.goto('/cart');
  await page.getByText('Add a note').click();
  await page.getByLabel(`Note for ${name}`).pressSequentially('For unit 4 ');
  await page.getByRole('link', { name: 'Go to checkout', exact: true }).click();
  await expect(page).toHaveURL(/checkout/);
  await page.goto('/cart');
  await expect(page.getByText('Note: For unit 4', { exact: true })).toBeVisible();
  await page.getByText('Edit note').click();
  await page.getByLabel(`Note for ${name}`).fill('For unit 5');
  await page.reload();
  await expect(page.getByText('Note: For unit 5', { exact: true })).toBeVisible();
});

test('Undo brings back what was shown, also what is not saved yet', async ({ page }) => {
  const [name = ''] = await addSeveral(page, 1);
  await page.goto('/cart');
  await page.route('**/cart/lines', async (route) => {
    // Longer than the hands below take.
    if (route.request().method() === 'POST') await page.waitForTimeout(3000);
    await route.continue();
  });
  await spin(page, name).fill('4');
  await spin(page, name).press('Enter');
  await page.getByText('Add a note').click();
  await page.getByLabel(`Note for ${name}`).fill('For unit 4');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(spin(page, name)).toHaveValue('4');
  await expect(page.getByText('Note: For unit 4', { exact: true })).toBeVisible();
});

test('more than the warehouse has is said at the line before checkout, and can be mended there', async ({
  page,
}) => {
  const [name = ''] = await addSeveral(page, 1);
  await page.goto('/cart');
  await spin(page, name).fill('9999');
  await spin(page, name).press('Enter');
  await expect(page.getByText(/Only \d+ in stock at your warehouse/)).toBeVisible();
  await expect(page.getByText('1 product needs your attention')).toBeVisible();
  // The checkout says it before anything is typed, and leads back.
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page.getByText('Edit your cart before you order')).toBeVisible();
  await expect(page.getByText(new RegExp(`^${name}: Only \\d+ in stock`))).toBeVisible();
  await page.getByRole('link', { name: 'Edit cart' }).first().click();
  await page.getByRole('button', { name: /^Change to \d+, the quantity in stock/ }).click();
  await expect(page.getByText('1 product needs your attention')).toHaveCount(0);
});

test('several carts: start one for a job, use the first again, delete it; another tab hears of a new name', async ({
  page,
  context,
}) => {
  const [name = ''] = await addSeveral(page, 1);
  await page.goto('/cart');
  await page.getByText('Start a new cart').click();
  await page.getByLabel('Cart name').last().fill('Alder Court');
  await page.getByRole('button', { name: 'Start cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alder Court' })).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/0 items in your cart/);
  await page.getByRole('button', { name: 'Use this cart: Cart' }).click();
  await expect(spin(page, name)).toHaveValue('1');
  // Without its script, a form's page tells nobody.
  await listens(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await page.getByLabel('Rename cart: Cart').click();
  await page.getByLabel('Cart name').filter({ visible: true }).fill('Unit 4');
  await page.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: 'Unit 4' })).toBeVisible();
  await page.getByLabel('Delete cart: Unit 4').click();
  await page.getByRole('button', { name: 'Delete cart' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alder Court' })).toBeVisible();
  // The button went with its cart; the focus did not.
  await expect(page.locator(':focus')).toHaveText('Alder Court');
});

test('a tab that was on its way hears what it missed', async ({ page, context }) => {
  await addSeveral(page, 1);
  await page.goto('/cart');
  await listens(page);
  const other = await context.newPage();
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await other.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await other.goto('/cart', { waitUntil: 'commit' });
  await expect(other.getByLabel('Rename cart: Cart')).toBeVisible();
  await page.getByLabel('Rename cart: Cart').click();
  await page.getByLabel('Cart name').filter({ visible: true }).fill('Unit 5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Unit 5' })).toBeVisible();
  begin();
  await expect(other.getByRole('heading', { level: 1, name: 'Unit 5' })).toBeVisible();
});

test('a guest’s goods join the account’s at login, and the shopper is told', async ({ page }) => {
  const shopper = sampleAccounts().find((account) => account.role.startsWith('shopper'));
  const logIn = async () => {
    await page.goto('/login?returnTo=/c/kitchen');
    await page.getByLabel('Email').fill(shopper?.email ?? '');
    await page.getByLabel('Password').fill(shopper?.password ?? '');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/c\/kitchen$/);
  };
  await logIn();
  await addSeveral(page, 1, '/c/kitchen');
  await page.goto('/a/profile/orders');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await addSeveral(page, 1);
  await logIn();
  await expect(page.getByText('1 item from before you logged in')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('1 item from before you logged in')).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByText('1 item from before you logged in')).toHaveCount(0);
  expect((await serverCart(page)).count).toBe(2);
});

test.describe('the drawer', () => {
  test('opens from the header by keyboard, keeps the focus, closes by Escape and gives it back', async ({
    page,
  }) => {
    const [name = ''] = await addSeveral(page, 1);
    await cartLink(page).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer).toBeVisible();
    await expect(page).toHaveURL(/#cart$/);
    await drawer.getByRole('button', { name: `Increase quantity: ${name}` }).click();
    await expect(drawer.getByRole('spinbutton')).toHaveValue('2');
    await expect(drawer.getByRole('definition').last()).toContainText('$');
    for (let press = 0; press < 12; press++) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(cartLink(page)).toBeFocused();
    await expect(page).toHaveURL(/\/c\/lighting$/);
  });

  test('closes by a click beside it and leads to the cart and to the checkout', async ({ page }) => {
    await addSeveral(page, 1);
    await cartLink(page).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer).toBeVisible();
    await page.mouse.click(100, 400);
    await expect(drawer).toBeHidden();
    // Pressed twice it opens once, and is closed at once.
    await cartLink(page).dblclick();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/c\/lighting$/);
    await page.waitForLoadState('networkidle');
    await page.goForward();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/c\/lighting$/);
    await cartLink(page).click();
    await expect(drawer).toBeVisible();
    // Closed twice in one moment, and wanted again before the browser has gone back.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => setTimeout(resolve, 500), { once: true });
          const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
          dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
          dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
          document.querySelector<HTMLElement>('header a[href="/cart"]')?.click();
        }),
    );
    await expect(page).toHaveURL(/\/c\/lighting#cart$/);
    await expect(drawer).toBeVisible();
    await drawer.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/c\/lighting$/);
    // The address changes before the page does, and on the cart's own page the link opens no drawer.
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveCount(0);
    await cartLink(page).click();
    await drawer.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  });

  test('a page that was entered at the open drawer is still there when it closes', async ({ page }) => {
    await addSeveral(page, 1);
    await page.goto('about:blank');
    await page.goto('/c/lighting#cart');
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/c\/lighting$/);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: widths.phone, reducedMotion: 'reduce' } as object);

    test('is closed by Back, and the page behind has not moved', async ({ page }) => {
      await addSeveral(page, 1);
      await page.evaluate(() => scrollTo(0, 300));
      await cartLink(page).evaluate((link) => (link as HTMLElement).click());
      const drawer = page.getByRole('dialog', { name: 'Your cart' });
      await expect(drawer).toBeVisible();
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(300);
      await page.goBack();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/\/c\/lighting$/);
    });
  });
});

test('the checkout is read without writing to the cart', async ({ page }) => {
  await addSeveral(page, 1);
  const before = (await serverCart(page)) as unknown as { version: number };
  await page.goto('/checkout');
  await expect(page.getByRole('radio', { name: /Will Call/ })).toBeChecked();
  expect(((await serverCart(page)) as unknown as { version: number }).version).toBe(before.version);
});

test('without JavaScript a line gets a note, is removed and comes back, and the cart is emptied', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const seen: string[] = [];
  await watchContext(context, new URL(baseURL ?? '').origin, seen);
  const page = await context.newPage();
  await page.goto('/c/lighting');
  const name = await addFirstFromListing(page);
  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await page.getByText('Add a note').click();
  await page.getByLabel(`Note for ${name}`).fill('Hall, left');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note: Hall, left')).toBeVisible();
  await spin(page, name).fill('3');
  await page.getByRole('button', { name: `Update quantity of ${name}` }).click();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByText(`Removed: ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(spin(page, name)).toHaveValue('3');
  await expect(page.getByText('Note: Hall, left')).toBeVisible();
  await page.getByText('Start a new cart').click();
  await page.getByLabel('Cart name').last().fill('Porch');
  await page.getByRole('button', { name: 'Start cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Porch' })).toBeVisible();
  await page.getByRole('button', { name: 'Use this cart: Cart' }).click();
  await page.getByRole('button', { name: 'Empty cart' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(seen).toEqual([]);
  await context.close();
});

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`looked at, ${viewport.width} px`, () => {
    test.use({ viewport });
    test('the cart in its states', async ({ page }) => {
      test.slow();
      await page.goto('/cart');
      await look(page, `cart-state-empty-${width}`);
      const [first = '', second = ''] = await addSeveral(page, 3);
      await cartLink(page).click();
      await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
      await look(page, `cart-drawer-${width}`);
      await page.screenshot({ path: `test-results/screens/cart-drawer-${width}.png` });
      await page.goto('/cart');
      await look(page, `cart-state-full-${width}`);
      await spin(page, first).fill('9999');
      await spin(page, first).press('Enter');
      await page.getByRole('button', { name: `Remove ${second}` }).click();
      await page.getByText('Start a new cart').click();
      await expect(page.getByRole('definition').last()).toContainText('$');
      await look(page, `cart-state-problems-${width}`);
      await page.getByLabel('Cart name').last().fill('Alder Court, bath');
      await page.getByRole('button', { name: 'Start cart' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Alder Court, bath' })).toBeVisible();
      await look(page, `cart-state-several-${width}`);
    });
  });
}
