/**
 * Every screen at 400 %, with a reader's own text spacing, with forced colors and with less motion
 * (docs/accessibility.md): nothing scrolls sideways, nothing that has the focus is covered, nothing is cut off.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { api, enter } from './editing.ts';
import { listens } from './hands.ts';
import { placeOrders } from './place-orders.ts';
import { coveredFocus, cutTexts, sidewaysBy, spaceOut, zoomed } from './reading.ts';
import { addFirstFromListing, fillAddress, fillDetails, goOn } from './shopping.ts';

const screens = {
  catalog: [
    '/',
    '/c/bathroom',
    '/categories/bathroom',
    '/col/tidewater',
    '/v',
    '/v/brightwell',
    '/t/featured',
    '/search?q=brass',
    '/search?q=zzzzqqqq',
    '/p/wren-swing-arm-sconce',
    '/p/combination/bath-hardware-set',
    '/p/custom/cut-to-size-countertop',
  ],
  content: [
    '/blog',
    '/blog/unlacquered-brass-six-months-on',
    '/portfolio',
    '/portfolio/nicolai-street-showroom',
    '/team',
    '/team/iris-fenn',
    '/locations',
    '/contact',
    '/page/about',
    '/page/help',
    '/page/shipping',
    '/page/privacy-policy',
  ],
  forms: [
    '/cart',
    '/cart/share',
    '/compare',
    '/login',
    '/register',
    '/reset-password',
    '/trade-register',
    '/newsletter',
    '/quick-order',
    '/stock-alerts',
    '/order-lookup',
    '/offline',
    '/admin/login',
  ],
  // Its words are longer.
  Spanish: [
    '/es',
    '/es/c/bathroom',
    '/es/p/wren-swing-arm-sconce',
    '/es/p/custom/cut-to-size-countertop',
    '/es/cart',
    '/es/login',
    '/es/register',
    '/es/trade-register',
    '/es/locations',
    '/es/contact',
  ],
};
const account = [
  '/',
  '/favorites',
  '/a/profile',
  '/a/profile/orders',
  '/a/profile/addresses',
  '/a/settings',
  '/a/notifications',
  '/a/invoices',
  '/a/pay-bill',
  '/a/payments',
  '/a/credit-memos',
  '/a/statement',
  '/a/jobs',
  '/a/proposals',
  '/a/approvals',
];
const admin = [
  '/admin/content',
  '/admin/content?kind=project',
  '/admin/content/new?kind=post',
  '/admin/search-engines',
  '/admin/media',
  '/admin/pages',
  '/admin/account',
];

const post = '/blog/unlacquered-brass-six-months-on';

/** The editor of the sample's post. */
async function openPost(page: Page): Promise<void> {
  await page.goto('/admin/content');
  await page.getByRole('link', { name: 'Unlacquered brass, six months on' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

async function logIn(page: Page, role: string): Promise<void> {
  const buyer = sampleAccounts().find((one) => one.role === role);
  if (!buyer) throw new Error(`no ${role}`);
  await api(page, 'put', '/api/v1/auth', { email: buyer.email, password: buyer.password });
}

/** Waits for what comes by itself: a page that grows under the focus hides nothing for good. */
const settle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);

/** `within`: what covers the rest of the page, which its keys do not leave. */
async function expectReadable(page: Page, name: string, within = page.locator('body')): Promise<void> {
  await settle(page);
  expect.soft(await sidewaysBy(page), `${name}: scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await coveredFocus(within), `${name}: has the focus and is covered`).toEqual([]);
  // What only the focus brings in (a menu, suggestions) widens nothing either.
  expect.soft(await sidewaysBy(page), `${name}: scrolls sideways with the focus`).toBeLessThanOrEqual(0);
}

test.describe('at 400 %', () => {
  test.use({ viewport: zoomed });

  for (const [kind, paths] of Object.entries(screens)) {
    test(`the ${kind} screens fit, and the focus is never covered`, async ({ page }) => {
      test.slow();
      for (const path of paths) {
        await page.goto(path);
        await expectReadable(page, path);
      }
    });
  }

  test('the account screens fit, and the focus is never covered', async ({ page }) => {
    test.slow();
    await logIn(page, 'builder with a year of orders');
    for (const path of account) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectReadable(page, path);
    }
  });

  test('the content screens of the back office fit, and the focus is never covered', async ({ page }) => {
    test.slow();
    await enter(page);
    for (const path of admin) {
      await page.goto(path);
      await expectReadable(page, path);
    }
    await openPost(page);
    await expectReadable(page, 'the editor');
    // What stays in sight leaves most of the window to what is written.
    await page.getByRole('textbox', { name: 'Description' }).focus();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).not.toBeInViewport();
  });

  test('an order that is changed and a table of prices fit, and the focus is never covered', async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    test.slow();
    const { ids } = await placeOrders(baseURL ?? '', [1]);
    await enter(page, 'sales desk');
    await page.goto(`/admin/orders/${ids[0]}/lines`);
    await page.getByLabel('SKU to add, row 1').fill('NO-SUCH-9');
    expectProblem(/status of 422/);
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await expect(page.getByLabel('SKU to add, row 1')).toHaveAttribute('aria-invalid', 'true');
    await expectReadable(page, 'an order that is changed');
    const lists = await api<{ items: { _id: string }[] }>(page, 'get', '/api/v1/pricing/price_list');
    await page.goto(`/admin/pricing/price_list/${lists.items[0]?._id}/table`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectReadable(page, 'a table of prices');
    // The desk's page asks for its messages now and then: not as somebody who may not have them.
    await page.goto('about:blank');
    await enter(page);
    await page.goto('/admin/catalog/products/new');
    const documents = page.getByRole('group', { name: 'Documents' });
    await documents.getByRole('button', { name: /^Add/ }).click();
    await expect(documents.getByLabel('Title').first()).toBeVisible();
    await expectReadable(page, 'a product with a document', documents);
  });

  test('the error page fits', async ({ page, expectProblem }) => {
    expectProblem(/status of 404/);
    await page.goto('/nowhere-at-all');
    await expectReadable(page, 'not found');
  });

  test('the menu, the filters and the suggestions fit, and their focus is never covered', async ({
    page,
  }) => {
    await page.goto('/c/bathroom');
    const folds = page.getByRole('navigation').locator('summary');
    await folds.first().press('Enter');
    await folds.nth(1).press('Enter');
    await expect(page.getByRole('link', { name: 'Vanities', exact: true }).first()).toBeVisible();
    await expectReadable(page, 'menu', page.getByRole('navigation', { name: 'Departments' }));
    await page.goto('/c/bathroom');
    const filters = page.getByRole('group').filter({ hasText: /^Filter$/ });
    await filters.locator('summary').press('Enter');
    await expect(page.getByRole('checkbox', { name: /^Sage/ }).first()).toBeVisible();
    await expectReadable(
      page,
      'filters',
      page.getByRole('main').locator('form').filter({ hasText: 'Color' }),
    );
    await page.goto('/contact');
    await page.getByLabel('Search the store').fill('brass');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await cutTexts(page)).toEqual([]);
    for (const width of [320, 640, 700, 1280]) {
      await page.setViewportSize({ width, height: 400 });
      expect(await sidewaysBy(page), `suggestions at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('three products side by side: the table scrolls, the page does not', async ({ page }) => {
    await page.goto('/c/bathroom/bathroom-faucets');
    const add = page.getByRole('main').getByRole('button', { name: /^Compare: / });
    const go = page.getByRole('link', { name: /^Compare \(/ });
    for (const at of [0, 1, 2]) {
      await add.nth(at).click();
      await expect(go).toHaveText(`Compare (${at + 1})`);
    }
    await go.click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await expectReadable(page, 'compare');
  });

  test('the cart’s drawer, the cart and the checkout leave room to read and lead on', async ({ page }) => {
    test.slow();
    const isReachable = async (target: Locator) => {
      await target.hover();
      await expect(target).toBeInViewport({ ratio: 1 });
    };
    await page.goto('/c/lighting');
    await addFirstFromListing(page);
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
    const drawer = page.getByRole('dialog');
    await isReachable(drawer.getByRole('link', { name: 'View cart' }));
    await isReachable(drawer.getByRole('link', { name: 'Go to checkout' }));
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.goto('/cart');
    await expectReadable(page, 'cart');
    // A bar that stays would take a third of so low a window.
    await page.getByRole('heading', { level: 1 }).focus();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('link', { name: 'Go to checkout' }).last()).not.toBeInViewport();
    await page.goto('/checkout');
    await expectReadable(page, 'checkout, details');
    await fillDetails(page);
    await goOn(page, 'Payment');
    await expectReadable(page, 'checkout, payment');
    await fillAddress(page, 'Billing address');
    await page.getByRole('radio', { name: /^Check/ }).check();
    await goOn(page, 'Review your order');
    await expectReadable(page, 'checkout, review');
  });

  test('the chat has room for what was said and what is written', async ({ page }) => {
    await page.goto('/p/wren-swing-arm-sconce');
    await page.getByRole('link', { name: 'Chat with us' }).click();
    const chat = page.getByRole('dialog', { name: 'Messages' });
    const field = chat.getByLabel('Your message');
    await field.fill('Is the brass one in Denver?');
    await field.press('Enter');
    await expect(chat.getByRole('log')).toContainText('Is the brass one in Denver?');
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(chat.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    expect(await chat.getByRole('log').evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(40);
  });
});

test.describe('with a reader’s own text spacing', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the shop’s screens cut no text off', async ({ page }) => {
    test.slow();
    await page.goto('/c/lighting');
    await addFirstFromListing(page);
    for (const path of [...screens.catalog, ...screens.content, '/cart', '/checkout', '/login', '/contact']) {
      await page.goto(path);
      await settle(page);
      await spaceOut(page);
      expect.soft(await cutTexts(page), path).toEqual([]);
      expect.soft(await sidewaysBy(page), path).toBeLessThanOrEqual(0);
    }
  });

  test('the lists and the editor of content cut no text off', async ({ page }) => {
    await enter(page);
    for (const path of admin) {
      await page.goto(path);
      await spaceOut(page);
      expect.soft(await cutTexts(page), path).toEqual([]);
    }
    await openPost(page);
    await spaceOut(page);
    expect(await cutTexts(page)).toEqual([]);
  });
});

test.describe('with forced colors', () => {
  const styleOf = (target: Locator, name: string, pseudo?: string) =>
    target.evaluate(
      (element, [property = '', part]) => getComputedStyle(element, part).getPropertyValue(property),
      [name, pseudo] as const,
    );

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('what was filled has a border, and what a background drew is drawn', async ({ page }) => {
    await page.goto('/p/wren-swing-arm-sconce');
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: /^Add to cart/ }).first();
    expect(await styleOf(add, 'border-top-style')).toBe('solid');
    expect(await styleOf(page.getByRole('link', { name: 'Chat with us' }), 'border-top-style')).toBe('solid');
    const heart = main.getByRole('button', { name: /^Favorite: / }).first();
    const own = await styleOf(heart, 'background-color');
    expect(await styleOf(heart, 'background-color', '::before')).not.toBe(own);
    const finish = main.getByRole('group', { name: /^Finish/ });
    const swatch = finish.getByRole('link').first().locator('span').first();
    expect(await styleOf(swatch, 'forced-color-adjust')).toBe('none');
  });

  test('what is chosen says so without its background', async ({ page }) => {
    await page.goto('/p/wren-swing-arm-sconce');
    const links = page.getByRole('group', { name: /^Finish/ }).getByRole('link');
    const widths = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('aria-current'), getComputedStyle(link).borderTopWidth]),
    );
    expect(widths.filter(([current]) => current === 'true')).toEqual([['true', '3px']]);
    expect(widths.filter(([, width]) => width === '3px')).toHaveLength(1);
    await page.goto('/blog?topic=materials');
    const topic = page
      .getByRole('main')
      .getByRole('link', { name: /^Materials/ })
      .first();
    expect(await styleOf(topic, 'border-top-width')).toBe('3px');
  });

  test('the focus is seen on every control of a post', async ({ page }) => {
    await page.goto(post);
    for (let count = 0; count < 60; count++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return null;
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        return [outlineStyle, outlineWidth, activeElement.outerHTML.slice(0, 120)];
      });
      if (!ring) break;
      expect(ring[0], ring[2]).not.toBe('none');
      expect(ring[1], ring[2]).not.toBe('0px');
    }
  });
});

test.describe('with less motion', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('no video starts by itself, and one that is asked for does', async ({ page }) => {
    const videos: string[] = [];
    page.on('request', (request) => {
      if (/\.(?:mp4|webm)$/.test(request.url())) videos.push(request.url());
    });
    await page.goto('/');
    const play = page.getByRole('button', { name: 'Play video' });
    await expect(play).toBeVisible();
    await settle(page);
    expect(videos).toEqual([]);
    await play.click();
    await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
    await expect.poll(() => videos.length).toBeGreaterThan(0);
  });

  test('a carousel goes to its next item at once', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('main').getByRole('region').first();
    const next = hero.getByRole('button', { name: /^Next/ });
    await expect(hero.getByRole('button', { name: 'Play video' })).toBeVisible();
    await listens(page, next);
    const moved = await next.evaluate((button: HTMLElement) => {
      const row = button.closest('section')?.querySelector('.snap-row');
      button.click();
      return { left: row?.scrollLeft, width: row?.clientWidth };
    });
    expect(moved.left).toBe(moved.width);
  });
});
