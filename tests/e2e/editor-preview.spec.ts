/** What stands around the preview: its view on a phone, shared links and their end, keys that are the editor's; dialogs. */
import { expect, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { banner, block, enter, makePage, openEditor, rows, saved, words } from './editing.ts';
import { look, widths } from './look.ts';

test('a shared link is listed, withdrawn, and says so to who opens it then', async ({
  page,
  browser,
  expectProblem,
}) => {
  test.slow();
  expectProblem(/status of 404 .*\/preview\//);
  await enter(page);
  const { _id } = await makePage(page, 'Lent out', [words('one', 'Not for everybody yet.')]);
  await openEditor(page, _id);
  await page.getByRole('button', { name: 'Share a link to the draft' }).click();
  const panel = page.getByLabel('Share a link to the draft').filter({ hasText: 'Anyone with the link' });
  await expect(panel.getByText('No active links', { exact: true })).toBeVisible();
  await panel.getByLabel('Link expires in').selectOption('7 days');
  await panel.getByRole('button', { name: 'Create link' }).click();
  const address = await panel.getByLabel('Link', { exact: true }).inputValue();
  const links = panel.getByRole('listitem');
  await expect(links).toHaveCount(1);
  await expect(links).toContainText(/Viewing as Guest, expires .+by Iris Fenn/);
  await look(page, 'editor-share');

  const context = await browser.newContext();
  await skipFirstVisit(context, `http://localhost:${process.env.E2E_PORT}`);
  const guest = await context.newPage();
  await guest.goto(address);
  await expect(guest.getByText('Not for everybody yet.')).toBeVisible();
  await links.getByRole('button', { name: /^Revoke the link: viewing as Guest/ }).click();
  await expect(panel.getByText('Revoked. The link no longer works.')).toBeVisible();
  await expect(links).toHaveCount(0);
  for (const who of [guest, page]) {
    const answer = await who.goto(address);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['x-page-cache']).toBe('bypass');
    await expect(who.getByRole('heading', { name: 'This link isn’t valid or has expired' })).toBeVisible();
    await expect(who.getByText('Not for everybody yet.')).toHaveCount(0);
  }
  await look(guest, 'preview-dead-link');
  await context.close();
  await page.goto(`/admin/activity`);
  await expect(page.getByText('revoked a link to the draft of').first()).toBeVisible();
});

test('undo, redo, save and help are the editor’s also while the focus is in the preview', async ({
  page,
}) => {
  await enter(page);
  const { _id } = await makePage(page, 'Keys', [banner('one', 'As it was')]);
  await openEditor(page, _id);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Banner/ })
    .click();
  await page.getByLabel('Heading', { exact: true }).fill('As it is now');
  await saved(page);
  const frame = page.getByTitle('Page preview').contentFrame();
  await expect(frame.getByText('As it is now')).toBeVisible();
  await frame.getByText('As it is now').click();
  await frame.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Control+z');
  await expect(rows(page).first()).toContainText('As it was');
  await expect(frame.getByText('As it was')).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await expect(rows(page).first()).toContainText('As it is now');
  // What the editor takes, the browser does not: no dialog to save the page as a file.
  const taken = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('keydown', ({ key, defaultPrevented }) => resolve([key, defaultPrevented]));
      }),
  );
  await frame.getByRole('link', { name: 'Skip to content' }).press('Control+s');
  expect(await taken).toEqual(['s', true]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');

  // A field of the page that is tried keeps its own undo.
  await page.getByRole('button', { name: 'Interact' }).click();
  await frame.getByRole('button', { name: 'Search' }).first().click();
  const search = frame.getByRole('combobox').or(frame.getByRole('searchbox')).first();
  await search.pressSequentially('oak');
  await search.press('Control+z');
  await expect(rows(page).first()).toContainText('As it is now');
});

test('the preview shows the view that was chosen while it was on its way', async ({ page }) => {
  await enter(page);
  const { _id } = await makePage(page, 'Early', [
    words('one', 'For everybody.'),
    { ...words('two', 'For the trade.'), visibility: { audience: ['company'] } },
  ]);
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (route.request().frame() !== page.mainFrame()) await held;
    await route.continue().catch(() => undefined);
  });
  await openEditor(page, _id);
  const frame = page.getByTitle('Page preview').contentFrame();
  await expect(frame.getByText('For everybody.')).toBeVisible();
  await page.getByRole('button', { name: 'View as: Guest' }).click();
  await page.getByLabel('View as', { exact: true }).selectOption('company');
  const alone = page.getByRole('link', { name: 'Open preview in a new tab' });
  await expect(alone).toHaveAttribute('href', /as=company/);
  begin();
  await expect(frame.getByText('For the trade.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone });

  test('how the preview is seen is folded behind one button, which says how', async ({ page }) => {
    await enter(page);
    const { _id } = await makePage(page, 'Folded', [
      words('one', 'For everybody.'),
      { ...words('two', 'For the trade.'), visibility: { audience: ['company'] } },
    ]);
    await openEditor(page, _id);
    await page
      .getByRole('navigation', { name: 'Editor views' })
      .getByRole('button', { name: 'Preview' })
      .click();
    const bar = page.getByRole('group', { name: 'Preview options' });
    await expect(bar.getByLabel('View as', { exact: true })).toBeHidden();
    const closed = (await bar.boundingBox())?.height ?? 0;
    // One line of buttons, each as high as a thumb.
    expect(closed).toBeLessThan(60);
    for (const one of await bar.getByRole('button').all())
      expect((await one.boundingBox())?.height ?? 44).toBeGreaterThanOrEqual(44);
    await look(page, 'editor-preview-folded');
    await bar.getByRole('button', { name: 'View as: Guest' }).click();
    await bar.getByLabel('View as', { exact: true }).selectOption('company');
    await expect(bar.getByRole('button', { name: 'View as: Trade company' })).toBeVisible();
    const frame = page.getByTitle('Page preview').contentFrame();
    await expect(frame.getByText('For the trade.')).toBeVisible();
    await bar.getByRole('button', { name: 'Share a link to the draft' }).click();
    await expect(page.getByText('Viewing as: Trade company.')).toBeVisible();
    await look(page, 'editor-preview-unfolded');
  });
});

test('a page that was never published is listed by its blocks, not compared with nothing', async ({
  page,
}) => {
  await enter(page);
  const { _id } = await makePage(page, 'New', [
    banner('one', 'The first'),
    { ...words('two', 'For the trade.'), visibility: { audience: ['company'] } },
  ]);
  await openEditor(page, _id);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByText('New page: 2 blocks')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^Banner The first/,
    /^Rich text .*Visibility rules apply$/,
  ]);
  await expect(dialog.getByRole('deletion')).toHaveCount(0);
  await look(page, 'editor-publish-new');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Banner/ })
    .click();
  await page.getByLabel('Heading', { exact: true }).fill('Not the first');
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog.getByRole('deletion')).toHaveText('“The first”');
});

const poster = { src: '/pictures/room-bathroom/sage', alt: 'A bathroom', width: 2400, height: 1350 };
const hero = (url: string) =>
  block('hero', 'hero', {
    title: 'Films',
    subtitle: 'Of ours',
    items: [{ video: { sources: [], url, poster }, cta: { content: 'Go', link: '/', variant: 'primary' } }],
  });

test('the video of an address plays only when asked for, in its player’s own document', async ({
  page,
  expectProblem,
}) => {
  await enter(page);
  const asked: string[] = [];
  await page.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>A film of a stranger</p>' });
  });
  const { _id } = await makePage(page, 'Films', [hero('https://vimeo.com/76979871')]);
  await openEditor(page, _id);
  await rows(page).first().getByRole('button', { name: /^Hero/ }).click();
  await page.getByRole('region', { name: 'Edit' }).locator('[data-part="main"]').first().click();
  const address = page.getByRole('textbox', { name: /^URL/ });
  await expect(address).toHaveValue('https://vimeo.com/76979871');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Play here' }).click();
  const player = page.getByTitle('Video player');
  await expect(
    player.contentFrame().locator('vimeo-video iframe').contentFrame().getByText('A film of a stranger'),
  ).toBeVisible();
  expect(asked.filter((url) => !url.startsWith('https://player.vimeo.com/video/76979871?'))).toEqual([]);
  await look(page, 'editor-film');
  await address.fill('https://films.example/hall.mpd');
  await expect(player).toHaveCount(0);
  await expect(page.getByText('Videos from films.example can’t play here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch on its site' })).toHaveAttribute(
    'href',
    'https://films.example/hall.mpd',
  );
  await expect(page.getByRole('button', { name: 'Play here' })).toHaveCount(0);
  expectProblem(/request to another host: https:\/\/player\.vimeo\.com\/video\/76979871/);
});

test('a menu is filled from the catalog and stands open in the preview while it is edited; a picture without words is said', async ({
  page,
}) => {
  await enter(page);
  const link = {
    id: 'shop',
    label: 'Shop by brand',
    type: 'page',
    href: '/search',
    dropdown: true,
    items: [],
  };
  const image = { src: '/pictures/vanity-36/sage', alt: '', width: 1600, height: 2000 };
  const { _id } = await makePage(page, 'Menus', [
    block('bar', 'navbar', { links: [link] }, { schemaVersion: 2 }),
    block('plain', 'banner', { title: 'Plain', image }, { schemaVersion: 2 }),
  ]);
  await openEditor(page, _id);
  const frame = page.getByTitle('Page preview').contentFrame();
  const panel = frame.locator('[data-block="bar"] [data-panel]');
  await expect(frame.getByRole('heading', { name: 'Plain' })).toBeVisible();
  const choose = (name: RegExp) => rows(page).getByRole('button', { name }).first().click();
  await choose(/^Navigation bar/);
  await page.getByRole('button', { name: 'Link 1: Shop by brand', exact: true }).click();
  await page.getByRole('button', { name: 'Fill menu with… (Menu items)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill Menu items' });
  await dialog.getByLabel('Brands').check();
  await look(page, 'editor-fill-menu');
  await dialog.getByRole('button', { name: 'Fill menu', exact: true }).click();
  const brand = page.getByRole('button', { name: /^Menu item 1: / });
  await expect(brand).toBeVisible();
  await brand.click();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await look(page, 'editor-open-menu');
  await choose(/^Banner/);
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(brand).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish' });
  await expect(publishing.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await look(page, 'editor-warnings');
  await publishing.getByRole('button', { name: /This image has no alt text/ }).click();
  await expect(page.getByLabel('Alt text')).toBeFocused();
});
