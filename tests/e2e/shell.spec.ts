/** What stands around every page: search with suggestions, the warehouse overlay, scrolling, the 404. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';

const banner = (page: Page) => page.getByRole('banner');
/** A searchbox until its suggestions are there, a combobox then. */
const field = (page: Page) => banner(page).getByLabel('Search the store');
const listbox = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const warehouse = (page: Page) => banner(page).locator('summary').first();

test('suggestions: arrows choose, Enter goes there, Escape closes, Enter on nothing searches', async ({
  page,
}) => {
  await page.goto('/');
  await field(page).fill('chandel');
  await expect(listbox(page)).toBeVisible();
  await expect(field(page)).toHaveRole('combobox');
  await expect(listbox(page).getByRole('group', { name: 'Departments' })).toContainText('Chandeliers');
  await look(page, 'search-suggestions-desk');
  await field(page).press('ArrowDown');
  const first = listbox(page).getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await field(page).press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await field(page).press('ArrowUp');
  await expect(listbox(page).getByRole('option', { name: /^See all results/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await field(page).press('Escape');
  await expect(listbox(page)).toBeHidden();
  await expect(field(page)).toHaveValue('chandel');
  await field(page).press('ArrowDown');
  await expect(listbox(page)).toBeVisible();
  await field(page).press('ArrowDown');
  const goal = (await first.getAttribute('href')) ?? '';
  await field(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${goal}$`));
  await field(page).fill('brass lamp');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=brass\+lamp$/);
  await expect(listbox(page)).toBeHidden();
  await expect(field(page)).toHaveValue('brass lamp');
});

test('a page asks for the filters once as it begins; suggestions offer the finishes that the words name', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/filters')) asked.push(request.url());
  });
  await page.goto('/page/about');
  await expect.poll(() => asked.length).toBe(1);
  await field(page).fill('brass faucet');
  const finish = page.getByRole('option', { name: 'Brushed Brass Finish', exact: true });
  await finish.click();
  await expect(page).toHaveURL(/q=brass\+faucet&filter=Finish\.Brushed\+Brass/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('suggestions on the phone; nothing found, slow and failed are said', async ({ page, expectProblem }) => {
  await page.setViewportSize(widths.phone);
  await page.goto('/');
  await field(page).fill('brass');
  await expect(listbox(page)).toBeVisible();
  await look(page, 'search-suggestions-phone');
  await field(page).fill('zzzzqqqq');
  await expect(
    banner(page)
      .getByText(/No suggestions for/)
      .last(),
  ).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/search/suggest**', async (route) => {
    await held;
    await route.continue();
  });
  await field(page).fill('oak');
  await expect(banner(page).getByText('Still searching…').last()).toBeVisible();
  answer();
  await expect(listbox(page)).toBeVisible();
  await page.unroute('**/search/suggest**');
  expectProblem(/Failed to load resource/);
  await page.route('**/search/suggest**', (route) => route.abort());
  await field(page).fill('walnut');
  await expect(
    banner(page)
      .getByText(/Suggestions couldn’t be loaded/)
      .last(),
  ).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=walnut$/);
});

for (const [name, viewport] of Object.entries(widths)) {
  test(`the warehouse overlay at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // A Saturday noon in Portland.
    await page.clock.setFixedTime(new Date('2026-11-21T20:00:00Z'));
    await page.goto('/c/lighting');
    await warehouse(page).click();
    const overlay = page.getByRole('dialog', { name: 'Portland' });
    await expect(overlay).toBeVisible();
    await expect(overlay.getByText('2215 NW Nicolai Street')).toBeVisible();
    await expect(overlay.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      /2215\+NW\+Nicolai/,
    );
    const hours = overlay.getByRole('button', { name: /^Hours/ });
    await expect(hours).toHaveText(/Today.*8:00 AM to 3:00 PM/);
    await look(page, `warehouse-${name}`);
    await hours.click();
    await expect(overlay.getByRole('option')).toHaveCount(7);
    await look(page, `warehouse-hours-${name}`);
    await overlay.getByRole('option', { name: /^Sun/ }).click();
    await expect(hours).toHaveText(/Sun.*Closed/);
    // Tab stays inside.
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      expect(await overlay.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await overlay.getByRole('button', { name: /Denver/ }).click();
    const denver = page.getByRole('dialog', { name: 'Denver' });
    await expect(denver.getByRole('button', { name: /^Hours/ })).toHaveText(/Today.*8:00 AM to 4:00 PM/);
    await expect(page).toHaveURL(/\/c\/lighting$/);
    await page.keyboard.press('Escape');
    await expect(denver).toBeHidden();
    await expect(warehouse(page)).toBeFocused();
    await expect(warehouse(page)).toContainText('Denver');
    await page.keyboard.press('Enter');
    await expect(denver).toBeVisible();
    await denver.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(denver).toBeHidden();
    if (name === 'desk') {
      await warehouse(page).click();
      await expect(denver).toBeVisible();
      await page.mouse.click(200, 500);
      await expect(denver).toBeHidden();
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the warehouse is a menu that changes it', async ({ page }) => {
    await page.goto('/c/lighting');
    await warehouse(page).click();
    await page.getByRole('button', { name: /Charlotte/ }).click();
    await expect(page).toHaveURL(/\/c\/lighting$/);
    await expect(warehouse(page)).toContainText('Charlotte');
  });
});

/** -1 while one page makes way for another. */
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY)).catch(() => -1);

test('a new page begins at its top; back and forward come to where one was, after a reload too', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Log in' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(1500);
});

test('back comes to where one was also when the blocks of that page come late', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => scrolled(page)).toBe(1500);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Log in' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  // The lower a block is, the sooner it comes.
  let late = 0;
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.max(100, 3000 - 300 * late++)));
    await route.continue();
  });
  await page.goBack();
  // The login page stands until the home page has come: its heading says nothing of what is late.
  await expect.poll(() => late).toBeGreaterThan(0);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Log in');
  await expect(heading).toBeVisible();
  await expect(page.locator('[data-block-loading]')).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(1500);
});

test('keys, focus and a finger while a page begins disturb nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const began = Date.now();
    const busy = setInterval(() => {
      const field = document.querySelector('header input[name="q"]');
      for (const name of ['focusin', 'keydown', 'pointerdown', 'mouseover'])
        field?.dispatchEvent(new Event(name, { bubbles: true }));
      if (Date.now() - began > 3000) clearInterval(busy);
    }, 1);
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const path of ['/', '/c/bathroom', '/cart']) {
    await page.goto(path);
    await listens(page);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByLabel('Search the store').fill('undermount');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('undermount');
});

test('back before a page listens shows the page that was gone back to', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const title = (await page.title()) ?? '';
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const login = page.getByRole('heading', { level: 1, name: 'Log in' });
  await expect(login).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(login).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/$/);
  await expect(login).toBeVisible();
  release();
  await expect(login).toBeHidden();
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(/\/$/);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a hash wins over a saved position, with motion ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    const id = (await heading.getAttribute('id')) ?? '';
    await listens(page);
    await page.evaluate((hash) => {
      const behaviours: string[] = [];
      const { __remixRouter: router } = Object.assign(window, { behaviours }) as unknown as {
        __remixRouter: { navigate: (to: string) => void };
      };
      const original = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (...given) {
        behaviours.push(getComputedStyle(document.documentElement).scrollBehavior);
        original.apply(this, given);
      };
      router.navigate(`/#${hash}`);
    }, id);
    await expect(heading).toBeInViewport();
    // The smooth way there may still be under way.
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo(0, 0);
          return new Promise<number>((resolve) => requestAnimationFrame(() => resolve(scrollY)));
        }),
      )
      .toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(heading).toBeInViewport();
    expect(await page.evaluate(() => (window as unknown as { behaviours: string[] }).behaviours)).toContain(
      reducedMotion === 'reduce' ? 'auto' : 'smooth',
    );
  });
}

test('the 404 searches and names the departments', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  await page.goto('/nowhere-at-all');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Lighting' })).toHaveAttribute('href', '/c/lighting');
  await main.getByLabel('Search the store').fill('lamp');
  await main.getByLabel('Search the store').press('Enter');
  await expect(page).toHaveURL(/\/search\?q=lamp$/);
});

test('a request that the page itself stopped is no error of the page', async ({ page }) => {
  await page.goto('/');
  // As the end of a stream of data does when its page is left. Every journey fails when the browser complains.
  await page.evaluate(() => void Promise.reject(new DOMException('stopped', 'AbortError')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
