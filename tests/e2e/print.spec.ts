/** The shop on paper: what is bought with its facts, and nothing that can be pressed or filled in. */
import type { Page } from '@playwright/test';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';

/** What would be printed of these; a control that cannot be seen is none. */
const shown = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

const controls = 'button, input:not([type=hidden]), select, textarea, nav, footer, video, dialog';

async function expectPaper(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await shown(page, controls), `${name}: controls`).toEqual([]);
  expect(await shown(page, 'body > header, body > div > header, header:has(nav)'), `${name}: header`).toEqual(
    [],
  );
  await page.screenshot({ path: `test-results/screens/print-${name}.png`, fullPage: true });
}

for (const [name, path] of [
  ['product', '/p/thackeray-pull-down-kitchen-faucet'],
  ['variant', '/p/marlowe-pedestal-sink'],
] as const)
  test(`a printed ${name} has its name, picture, SKU, price, availability and specifications, and no controls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 760, height: 1000 });
    await page.goto(path);
    const main = page.getByRole('main');
    const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expectPaper(page, name);
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByRole('img').first()).toBeVisible();
    await expect(main.getByText(/^SKU /).first()).toBeVisible();
    await expect(main.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
    await expect(main.getByText(/in stock|Out of stock|left/).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    await expect(main.getByRole('table').first()).toBeVisible();
  });

test('a printed kit and a product made to measure keep what was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 760, height: 1000 });
  for (const [name, path] of [
    ['kit', '/p/combination/tidewater-vanity-suite'],
    ['custom', '/p/custom/cut-to-size-arched-mirror'],
  ] as const) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page, 'button:not([aria-expanded]), nav, footer, header:has(nav)'), name).toEqual([]);
    await page.screenshot({ path: `test-results/screens/print-${name}.png`, fullPage: true });
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a printed cart has its lines and totals, and no controls', async ({ page }) => {
  await page.setViewportSize({ width: 760, height: 1000 });
  await page.goto('/p/thackeray-pull-down-kitchen-faucet');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Add/ }).first().click();
  await expect(main.getByText(/^In cart/)).toBeVisible();
  await page.goto('/cart');
  await expectPaper(page, 'cart');
  await expect(main.getByText('Thackeray Pull-Down Kitchen Faucet').first()).toBeVisible();
  await expect(main.getByText('Total', { exact: true }).first()).toBeVisible();
});

test('a printed order of an account has its lines, totals and addresses, and no controls', async ({
  page,
}) => {
  const buyer = sampleAccounts().find(({ role }) => role === 'trade buyer');
  await page.setViewportSize({ width: 760, height: 1000 });
  await page.goto('/login?returnTo=/a/profile/orders');
  await page.getByLabel('Email').fill(buyer?.email ?? '');
  await page.getByLabel('Password').fill(buyer?.password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /^Order \S/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 1 })).toContainText(/\d{3,}/);
  await expectPaper(page, 'order');
  await expect(main.getByRole('table')).toBeVisible();
  await expect(main.getByText('Total', { exact: true }).last()).toBeVisible();
});
