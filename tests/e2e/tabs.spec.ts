/** Two tabs of one browser: a page shows one person and one warehouse, whatever was done in the other tab. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';

const account = (role: string) => {
  const found = sampleAccounts().find((one) => one.role === role);
  if (!found) throw new Error(`the sample has no ${role}`);
  return found;
};

async function logIn(context: BrowserContext, role: string): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/login?returnTo=/c/cabinets');
  await tab.getByLabel('Email').fill(account(role).email);
  await tab.getByLabel('Password').fill(account(role).password);
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
  await expect(accountLink(page).locator('span').last()).not.toHaveText('Account');
  const name = (await accountLink(page).textContent()) ?? '';
  const other = await context.newPage();
  await other.goto('/a/profile/orders');
  await other.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(logInLink(page)).toBeVisible();
  await logIn(context, 'trade buyer');
  await expect(accountLink(page).locator('span').last()).not.toHaveText('Account');
  await expect(accountLink(page)).not.toHaveText(name);
  await expect(ownPrices(page).first()).toBeAttached();
});

test('a session that ended elsewhere is noticed with the next page', async ({ page, context, baseURL }) => {
  await logIn(context, 'trade buyer');
  await page.goto('/c/lighting/pendants');
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
