/** Two tabs of one browser: a page shows one person and one warehouse, whatever was done in the other tab. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { register } from './register.ts';
import { addFirstFromListing } from './shopping.ts';

const account = (role: string) => {
  const found = sampleAccounts().find((one) => one.role === role);
  if (!found) throw new Error(`the sample has no ${role}`);
  return found;
};

async function logIn(context: BrowserContext, role: string): Promise<void> {
  const { email, password } = account(role);
  await enter(context, email, password);
}

async function enter(context: BrowserContext, email: string, password: string): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/login?returnTo=/c/cabinets');
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password').fill(password);
  await tab.getByRole('button', { name: 'Log in' }).click();
  await expect(tab).toHaveURL(/\/c\/cabinets$/);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('standing')?.split(' ')[0])).toBeTruthy();
  await tab.close();
}

const banner = (page: Page) => page.getByRole('banner');
const logInLink = (page: Page) => banner(page).getByRole('link', { name: 'Log in' });
const accountLink = (page: Page) => banner(page).locator('a[href="/a/profile/orders"]');
const ownPrices = (page: Page) => page.getByRole('main').getByText('Your price', { exact: true });
const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('link').first();
/** As a tab that was asleep meanwhile: it hears of nothing. */
const makeDeaf = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['storage', 'focus', 'visibilitychange'])
      addEventListener(name, (event) => event.stopImmediatePropagation(), true);
  });

test('a login in another tab reaches this one by itself', async ({ page, context }) => {
  await page.goto('/c/lighting/pendants');
  await expect(logInLink(page)).toBeVisible();
  await logIn(context, 'trade buyer');
  await expect(accountLink(page)).toBeVisible();
  await expect(ownPrices(page).first()).toBeAttached();
});

test('a tab that heard nothing of a login shows the person with the next page, by link and by Back', async ({
  page,
  context,
}) => {
  await makeDeaf(page);
  await page.goto('/c/lighting');
  await page.goto('/c/lighting/pendants');
  await expect(logInLink(page)).toBeVisible();
  await logIn(context, 'trade buyer');
  await expect(logInLink(page)).toBeVisible();
  await firstCard(page).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(ownPrices(page).first()).toBeAttached();
  await expect(accountLink(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/pendants$/);
  await expect(ownPrices(page).first()).toBeAttached();
  await expect(accountLink(page)).toBeVisible();
});

test('another person in another tab is the person here', async ({ page, context }) => {
  await logIn(context, 'shopper');
  await page.goto('/c/lighting/pendants');
  await expect(accountLink(page)).toBeVisible();
  await expect(accountLink(page).locator('span').last()).not.toHaveText('Your account');
  const name = (await accountLink(page).textContent()) ?? '';
  const other = await context.newPage();
  await other.goto('/a/profile/orders');
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(logInLink(page)).toBeVisible();
  await logIn(context, 'trade buyer');
  await expect(accountLink(page).locator('span').last()).not.toHaveText('Your account');
  await expect(accountLink(page)).not.toHaveText(name);
  await expect(ownPrices(page).first()).toBeAttached();
});

test('a session that ended elsewhere is noticed with the next page', async ({ page, context, baseURL }) => {
  await logIn(context, 'trade buyer');
  // The page asks who is here as it begins: answered later, it would notice at once, and load itself again.
  const asked = page.waitForResponse(/\/me\.data/);
  await page.goto('/c/lighting/pendants');
  await (await asked).finished();
  await expect(accountLink(page)).toBeVisible();
  const cookies = await context.cookies();
  const session = cookies.find((cookie) => cookie.name === 'session');
  const answer = await fetch(new URL('/logout', baseURL), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `session=${session?.value}`, origin: new URL(baseURL ?? '').origin },
  });
  expect(answer.status).toBe(303);
  await firstCard(page).click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(logInLink(page)).toBeVisible();
  await expect(ownPrices(page)).toHaveCount(0);
});

test('what a guest was typing stays when somebody logs in in another tab', async ({ page, context }) => {
  await page.goto('/contact');
  const message = page.getByRole('main').getByLabel('Message');
  await message.fill('Do you cut quartz to size?');
  await logIn(context, 'trade buyer');
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('Do you cut quartz to size?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).first().click();
  await expect(page).toHaveURL(/\/page\/help/);
  await expect(accountLink(page)).toBeVisible();
});

for (const moved of ['person', 'warehouse'])
  test(`what was typed before the page listened stays when the ${moved} changes in another tab`, async ({
    page,
    context,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    const message = page.getByRole('main').getByLabel('Message');
    await message.fill('Do you cut quartz to size?');
    if (moved === 'person') await logIn(context, 'trade buyer');
    else {
      const other = await context.newPage();
      await other.goto('/c/cabinets');
      await choose(other, 'Denver');
    }
    const asked = page.waitForResponse(moved === 'person' ? /\/me\.data/ : /\/contact\.data/);
    release();
    await (await asked).finished();
    if (moved === 'warehouse') await expect(banner(page).locator('summary').first()).toContainText('Denver');
    await expect(message).toHaveValue('Do you cut quartz to size?');
  });

/** In another browser, with something in the cart or nothing. */
async function makeAccount(browser: Browser, hasCart: boolean): Promise<string> {
  const email = `ada.${randomUUID()}@example.com`;
  const elsewhere = await browser.newContext();
  const tab = await elsewhere.newPage();
  if (hasCart) {
    await tab.goto('/c/cabinets');
    await addFirstFromListing(tab);
  }
  await register(tab, { first: 'Ada', last: 'Haas', email, password: 'correct horse battery' });
  await elsewhere.close();
  return email;
}

/** From the next load on the page grows to where it stood only after something on it has taken the focus. */
async function growLate(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.style.cssText = `height:${innerHeight}px;overflow:hidden`;
      const grow = () =>
        setTimeout(() => {
          document.body.removeAttribute('style');
          // Two frames later whoever follows the page's growth has done it.
          requestAnimationFrame(() => requestAnimationFrame(() => (document.body.dataset.grown = '')));
        }, 100);
      addEventListener('focusin', grow, { once: true });
    }),
  );
}

for (const hasCart of [false, true])
  test(`a guest’s checkout after a login in another tab, whose cart ${hasCart ? 'has something' : 'is empty'}`, async ({
    page,
    context,
    browser,
    expectProblem,
  }) => {
    expectProblem(/status of 409/);
    const email = await makeAccount(browser, hasCart);
    await page.goto('/c/lighting');
    await addFirstFromListing(page);
    await page.goto('/checkout');
    const main = page.getByRole('main');
    await main.getByLabel('Email').fill('guest@example.com');
    await main.getByLabel('Phone').fill('503 555 0123');
    await main.getByRole('radio', { name: /Will Call/ }).check();
    await enter(context, email, 'correct horse battery');
    if (!hasCart) await growLate(page);
    await main.getByRole('button', { name: 'Continue' }).click();
    if (hasCart) {
      await expect(
        main.getByText(/logged in as Ada .* this cart was joined with your account/),
      ).toBeVisible();
      await main.getByRole('link', { name: 'Go on with the joined cart' }).click();
      await expect(main.getByLabel('Email')).toHaveValue(email);
      await expect(main.getByRole('region', { name: 'Order summary' }).getByRole('listitem')).toHaveCount(2);
      return;
    }
    // Also once the page is the account's, and has grown.
    await expect(page.locator('input[name=account]')).not.toHaveValue('');
    await expect(page.locator('body[data-grown]')).toBeAttached();
    await expect(
      main.getByText(/logged in as Ada .* Check them and your email, then go on/),
    ).toBeInViewport();
    await expect(main.getByLabel('Phone')).toHaveValue('503 555 0123');
    await main.getByLabel('Email').fill(email);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/checkout\/(?:payment|billing)/);
  });

test('the name stays in the header when a warehouse is chosen', async ({ page, context }) => {
  await logIn(context, 'trade buyer');
  await page.goto('/c/lighting/pendants');
  const name = accountLink(page).locator('span').last();
  await expect(name).not.toHaveText('Your account');
  const said = (await name.textContent()) ?? '';
  const answered = page.waitForResponse(/\/c\/lighting\/pendants\.data|_root\.data/);
  await choose(page, 'Denver');
  await answered;
  await expect(name).toHaveText(said);
});

async function choose(page: Page, name: string): Promise<void> {
  await banner(page).locator('summary').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(name) })
    .click();
  await expect(banner(page).locator('summary').first()).toContainText(name);
  await page.keyboard.press('Escape');
}

for (const deaf of [false, true])
  test(`a warehouse of another tab is this one’s${deaf ? ' with the next page' : ', and what was typed stays'}`, async ({
    page,
    context,
  }) => {
    if (deaf) await makeDeaf(page);
    await page.goto(deaf ? '/c/lighting/pendants' : '/contact');
    const here = banner(page).locator('summary').first();
    await expect(here).toContainText('Portland');
    if (!deaf) await page.getByRole('main').getByLabel('Message').fill('Do you cut quartz to size?');
    const other = await context.newPage();
    await other.goto('/c/cabinets');
    await choose(other, 'Denver');
    if (deaf) {
      await expect(here).toContainText('Portland');
      await firstCard(page).click();
      await expect(page).toHaveURL(/\/p\//);
    }
    await expect(here).toContainText('Denver');
    if (!deaf)
      await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('Do you cut quartz to size?');
  });

test('Back leads past the choice of a warehouse, in the panel and on the page', async ({ page }) => {
  await page.goto('/c/lighting/pendants');
  await firstCard(page).click();
  await expect(page).toHaveURL(/\/p\//);
  await choose(page, 'Denver');
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/pendants$/);
  await expect(banner(page).locator('summary').first()).toContainText('Denver');
});
