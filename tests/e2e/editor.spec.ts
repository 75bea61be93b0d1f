/** The page builder as marketers use it: rearranged, published, undone, scheduled, restored, and two at once. */
import type { Browser, Page } from '@playwright/test';
import { expect, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import {
  api,
  banner,
  block,
  type Draft,
  enter,
  makePage,
  openEditor,
  publish,
  rows,
  saved,
  tabTo,
  words,
} from './editing.ts';
import { look, widths } from './look.ts';

const homeOf = async (page: Page) => {
  const pages = await api<{ _id: string; slug: string; audience: string }[]>(
    page,
    'get',
    '/api/v1/editor/pages',
  );
  const home = pages.find(({ slug, audience }) => slug === 'home' && audience === 'guest');
  return api<{ _id: string; draft: { document: Draft } }>(page, 'get', `/api/v1/editor/pages/${home?._id}`);
};

/** A copy of the home page at an address of its own, so that journeys do not meet. */
async function copyOfHome(page: Page) {
  const { draft } = await homeOf(page);
  return makePage(page, 'Home, rearranged', draft.document.blocks);
}

/** The page as a guest who was never here sees it: the masonry stands above the departments. */
async function expectRearranged(browser: Browser, path: string): Promise<void> {
  const context = await browser.newContext();
  await skipFirstVisit(context, `http://localhost:${process.env.E2E_PORT}`);
  const guest = await context.newPage();
  await guest.goto(path);
  const place = async (name: string) =>
    (await guest.getByRole('heading', { name }).first().boundingBox())?.y ?? Number.NaN;
  await expect
    .poll(
      async () => (await place('Collections we stand behind')) < (await place('Three rooms to begin with')),
    )
    .toBe(true);
  await context.close();
}

const slugOf = (document: Draft) => `/page/${String(document.slug)}`;

test('the home page is rearranged by pointer and published', async ({ page, browser }) => {
  test.slow();
  await enter(page);
  const made = await copyOfHome(page);
  await page.goto('/admin/pages');
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(String(made.draft.document.slug));
  const found = page.getByRole('link', { name: 'Home, rearranged' });
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(rows(page)).toHaveCount(11);
  const from = await page.getByRole('button', { name: 'Move Collection masonry', exact: true }).boundingBox();
  const to = await page.getByRole('button', { name: 'Move Category sections', exact: true }).boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 3, { steps: 12 });
  await page.mouse.up();
  await expect(page.getByText('Collection masonry moved to position 2 of 11')).toBeAttached();
  await expect(rows(page).nth(1)).toContainText('Collection masonry');
  await publish(page);
  await expectRearranged(browser, slugOf(made.draft.document));
});

test('the home page is rearranged by keyboard alone', async ({ page, browser }) => {
  test.slow();
  test.slow();
  await enter(page);
  const made = await copyOfHome(page);
  await openEditor(page, made._id);
  await tabTo(page, /^Move Collection masonry$/);
  await page.keyboard.press('Space');
  await expect(page.getByText('Collection masonry picked up, position 4 of 11')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Collection masonry over position 3 of 11')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Collection masonry over position 2 of 11')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Collection masonry moved to position 2 of 11')).toBeAttached();
  await saved(page);
  await tabTo(page, /^Publish$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await tabTo(page, /^Publish now$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible();
  await expectRearranged(browser, slugOf(made.draft.document));
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone, hasTouch: true });

  test('the home page is rearranged by touch', async ({ page, browser }) => {
    test.slow();
    await enter(page);
    const made = await copyOfHome(page);
    await openEditor(page, made._id);
    const from = await page
      .getByRole('button', { name: 'Move Collection masonry', exact: true })
      .boundingBox();
    const to = await page.getByRole('button', { name: 'Move Category sections', exact: true }).boundingBox();
    if (!from || !to) throw new Error('no handles');
    const finger = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const [x, start, end] = [from.x + from.width / 2, from.y + from.height / 2, to.y + to.height / 3];
    await at('touchStart', x, start);
    await at('touchMove', x, start - 6);
    await expect(page.getByText('Collection masonry picked up, position 4 of 11')).toBeAttached();
    for (let step = 1; step <= 12; step += 1) await at('touchMove', x, start + ((end - start) * step) / 12);
    await at('touchEnd', x, end);
    await expect(page.getByText('Collection masonry moved to position 2 of 11')).toBeAttached();
    await publish(page);
    await expectRearranged(browser, slugOf(made.draft.document));
  });
});

test('a step is undone after a reload, and work done without a line is saved when it is back', async ({
  page,
  context,
  expectProblem,
}) => {
  await enter(page);
  const { _id } = await makePage(page, 'Undone', [banner('one', 'As it was')]);
  await openEditor(page, _id);
  await page.getByRole('button', { name: /^Banner/ }).click();
  await page.getByLabel('Heading', { exact: true }).fill('As it is now');
  await saved(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Undo: / })).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(rows(page).first()).toContainText('As it was');
  await saved(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Banner/ }).click();
  await page.getByLabel('Heading', { exact: true }).fill('Written in a tunnel');
  await expect(page.getByText('No connection. Your changes are saved on this device.')).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  const kept = await api<{ draft: { document: Draft } }>(page, 'get', `/api/v1/editor/pages/${_id}`);
  expect(JSON.stringify(kept.draft.document)).toContain('Written in a tunnel');
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
});

test('two people: different blocks join by themselves, the same block asks', async ({ browser }) => {
  test.slow();
  test.slow();
  // Contexts of their own: a save that comes too late answers 409, which a browser complains about.
  const mine = await browser.newContext();
  const page = await mine.newPage();
  await enter(page);
  const { _id } = await makePage(page, 'Two people', [banner('one', 'First'), words('two', 'Second')]);
  const other = await browser.newContext();
  const their = await other.newPage();
  await enter(their);
  await openEditor(page, _id);
  await openEditor(their, _id);
  const title = (who: Page) => who.getByLabel('Heading', { exact: true });
  await other.setOffline(true);
  await their.getByRole('button', { name: /^Rich text/ }).click();
  await their.getByLabel('Text', { exact: true }).first().fill('Second, by them');
  await page.getByRole('button', { name: /^Banner/ }).click();
  await title(page).fill('First, by me');
  await saved(page);
  await other.setOffline(false);
  await saved(their);
  await expect(rows(their).first()).toContainText('First, by me');
  await expect(their.getByText('Changes made elsewhere were merged with yours.')).toBeVisible();
  await expect(
    page
      .getByRole('listitem')
      .getByRole('img', { name: /tab|is here/ })
      .first(),
  ).toBeVisible();

  await other.setOffline(true);
  await their.getByRole('button', { name: /^Banner/ }).click();
  await title(their).fill('Theirs');
  await title(page).fill('Mine');
  await saved(page);
  await other.setOffline(false);
  const ask = their.getByRole('dialog', { name: /changed the same/ });
  await expect(ask).toBeVisible();
  await expect(ask).toContainText('“Mine”');
  await look(their, 'editor-conflict');
  await ask.getByRole('radio').first().check();
  await ask.getByRole('button', { name: 'Save' }).click();
  await saved(their);
  await expect(rows(their).first()).toContainText('Theirs');
  await other.close();
  await mine.close();
});

test('a version is restored as the draft, and a schedule runs by itself', async ({ page }) => {
  test.slow();
  await enter(page);
  const made = await makePage(page, 'Restored', [banner('one', 'The first version')]);
  await openEditor(page, made._id);
  await publish(page);
  await page.getByRole('button', { name: /^Banner/ }).click();
  await page.getByLabel('Heading', { exact: true }).fill('The second version');
  await saved(page);
  await expect(page.getByText('Unpublished changes')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByLabel('Name this version').fill('Before the sale');
  await history.getByRole('button', { name: 'Save version' }).click();
  await expect(history.getByRole('heading', { name: 'Before the sale' })).toBeVisible();
  await history.getByRole('button', { name: 'Compare: Published' }).click();
  await expect(history.getByRole('insertion')).toContainText('The second version');
  await history.getByRole('button', { name: 'Restore as draft: Published' }).click();
  await expect(rows(page).first()).toContainText('The first version');
  await page.keyboard.press('Control+z');
  await expect(rows(page).first()).toContainText('The second version');
  const now = () => api<typeof made>(page, 'get', `/api/v1/editor/pages/${made._id}`);
  await expect.poll(async () => JSON.stringify((await now()).draft)).toContain('The second version');
  await saved(page);

  const { draft } = await now();
  await api(page, 'post', `/api/v1/editor/pages/${made._id}/schedules`, {
    action: 'publish',
    at: new Date(Date.now() + 2000).toISOString(),
    zone: 'America/Chicago',
    revision: draft.revision,
    note: '',
  });
  const ran = page.getByRole('listitem').filter({ hasText: 'Restored' }).filter({ hasText: 'Done' });
  await expect(async () => {
    await page.goto('/admin/schedules');
    await expect(ran).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 65_000 });
  // The shop's own memory of a page may be a second behind.
  await expect(async () => {
    await page.goto(slugOf(made.draft.document));
    await expect(page.getByRole('heading', { name: 'The second version' })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

test('a corrupt draft opens, is shown, and can be mended and published', async ({ page }) => {
  await enter(page);
  const broken = [
    banner('good', 'A good one'),
    block('odd', 'carousel-3000', { what: 'ever' }),
    block('bad', 'banner', { title: 7, cta: 'text', tone: [] }),
    'a text where a block should be',
    null,
  ];
  const { _id } = await makePage(page, 'Corrupt', broken);
  await openEditor(page, _id);
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).filter({ hasText: 'Unsupported block' })).toHaveCount(3);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText(/^Fix \d+ problems before you publish/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await look(page, 'editor-corrupt-desk');
  await dialog.getByRole('button', { name: /^Banner › Heading/ }).click();
  await expect(dialog).toBeHidden();
  await rows(page)
    .nth(1)
    .getByRole('button', { name: /^Unsupported block/ })
    .focus();
  // The focus goes to what stands in its place: four times the same key.
  for (const left of [4, 3, 2, 1]) {
    await page.keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(left);
  }
  await publish(page);
});

for (const [width, viewport] of Object.entries(widths)) {
  test(`the editor at ${viewport.width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await enter(page);
    const { _id } = await copyOfHome(page);
    await openEditor(page, _id);
    const close = page.getByRole('button', { name: 'Close' });
    const seen = async (name: string) => look(page, `editor-${name}-${width}`);
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(await below(), 'the window itself does not scroll').toBe(0);
    await seen('blocks');
    await page.getByRole('button', { name: 'Add block', exact: true }).click();
    await expect(
      page.getByText('A page can have only one Hero video carousel, and this page already has it.').first(),
    ).toBeVisible();
    await seen('picker');
    await page.getByRole('searchbox', { name: 'Search blocks' }).fill('testimonials');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Testimonials/ })
      .click();
    // On a phone the list has made room for the new block's form.
    await expect(page.getByRole('heading', { level: 2, name: 'Testimonials' })).toBeVisible();
    expect(await below(), 'the window itself does not scroll').toBe(0);
    await seen('edit');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'What shoppers will see for the first time' }),
    ).toBeVisible();
    await seen('publish');
    await close.click();
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await expect(page.getByText(/\d [AP]M \S+ store time\)$/)).toBeVisible();
    await seen('schedule');
    await close.click();
    await page.getByRole('button', { name: 'History' }).click();
    await seen('history');
    await close.click();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await seen('shortcuts');
  });
}
