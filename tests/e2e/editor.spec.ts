/** The page builder as marketers use it: rearranged, published, undone, scheduled, restored, and two at once. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import {
  api,
  banner,
  block,
  copyOfHome,
  type Draft,
  enter,
  homeId,
  makePage,
  openEditor,
  publish,
  rows,
  saved,
  words,
} from './editing.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';

const slugOf = (document: Draft) => `/page/${String(document.slug)}`;

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

test('a reload in the middle of a word keeps every letter, and is no quarrel with oneself', async ({
  browser,
}) => {
  test.slow();
  // A context of its own: what the page still saved as it was left may come too late, as below.
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page);
  const { _id } = await makePage(page, 'In a hurry', [banner('one', 'First')]);
  await openEditor(page, _id);
  let written = 'First';
  for (const word of [' words', ' and more', ' of them']) {
    await page.getByRole('button', { name: /^Banner/ }).click();
    const title = page.getByLabel('Heading', { exact: true });
    await title.press('End');
    await page.keyboard.type(word, { delay: 15 });
    await page.reload();
    written += word;
    await expect(rows(page).first()).toContainText(written);
    await saved(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const { draft } = await api<{ draft: { document: Draft } }>(page, 'get', `/api/v1/editor/pages/${_id}`);
  expect(draft.document.blocks).toMatchObject([{ props: { title: written } }]);
  await context.close();
});

test('two people: different blocks and fields join by themselves, the same field asks', async ({
  browser,
}) => {
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
  await their.getByRole('textbox', { name: 'Text', exact: true }).fill('Second, by them');
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

  // Different fields of one block are no quarrel.
  await other.setOffline(true);
  await their.getByRole('button', { name: /^Banner/ }).click();
  await their.getByLabel('Text (optional)').fill('Words by them');
  await title(page).fill('First, again');
  await saved(page);
  await other.setOffline(false);
  await saved(their);
  await expect(title(their)).toHaveValue('First, again');
  await expect(their.getByLabel('Text (optional)')).toHaveValue('Words by them');
  await expect(page.getByLabel('Text (optional)')).toHaveValue('Words by them', { timeout: 15_000 });

  await other.setOffline(true);
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

test('what another person did to the page is said at once: in its status, in the schedule, in an open dialog', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page);
  const { _id, draft } = await makePage(page, 'Scheduled', [banner('one', 'First')]);
  await openEditor(page, _id);
  const context = await browser.newContext();
  const other = await context.newPage();
  await enter(other);
  await openEditor(other, _id);
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const body = { action: 'publish', at, zone: 'America/Chicago', revision: draft.revision };
  await api(page, 'post', `/api/v1/editor/pages/${_id}/schedules`, body);
  const strip = page.getByText(/^Goes live .* C[SD]T\./);
  await expect(strip).toBeVisible({ timeout: 15_000 });
  const included = page.getByText('Changes made since it was scheduled aren’t included.');
  await expect(included).toHaveCount(0);
  await page.getByRole('button', { name: /^Banner/ }).click();
  await page.getByLabel('Heading', { exact: true }).fill('Second');
  await expect(included).toBeVisible();
  await look(page, 'editor-scheduled');
  await page.getByRole('button', { name: 'Include my changes' }).click();
  await expect(page.getByText(/^Your changes go live/)).toBeVisible();
  await expect(included).toHaveCount(0);
  const [next] = (
    await api<{ schedules: { at: string; revision: string }[] }>(page, 'get', `/api/v1/editor/pages/${_id}`)
  ).schedules;
  expect(next?.at).toBe(at);
  const kept = await api<{ document: Draft }>(
    page,
    'get',
    `/api/v1/editor/pages/${_id}/revisions/${next?.revision}`,
  );
  expect(kept.document.blocks).toMatchObject([{ props: { title: 'Second' } }]);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('What shoppers will see for the first time')).toBeVisible();
  await expect(rows(other).first()).toContainText('Second', { timeout: 15_000 });
  await publish(other);
  await expect(page.getByRole('dialog')).toContainText('There is nothing to publish', { timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByText('Published', { exact: true })).toBeVisible();
  await context.close();
});

test('a refusal says why and leads to its field: an address that is taken, a page that stays where it is', async ({
  page,
  expectProblem,
}) => {
  await enter(page);
  await page.goto('/admin/pages/new');
  await listens(page);
  await page.getByLabel('URL slug').fill('home');
  await expect(page.getByText('Another page is already at “home”.', { exact: false })).toBeVisible();
  await page.getByLabel('URL slug').fill(`e2e-${Date.now()}`);
  await expect(page.getByText('This address is available.')).toBeVisible();

  const slug = page.getByRole('textbox', { name: 'URL slug' });
  const { _id } = await makePage(page, 'Taken', [banner('one', 'First')]);
  await openEditor(page, _id);
  await page.getByRole('button', { name: /^Page settings/ }).click();
  await slug.fill('about');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const list = page.getByRole('dialog').getByRole('region', { name: 'Fix 1 problem before you publish' });
  await expect(list).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await list.getByRole('button', { name: /URL slug/ }).click();
  await expect(slug).toBeFocused();
  // Taken only in the moment of publishing: the dialog has not heard of it yet.
  const faster = await makePage(page, 'Faster', [banner('one', 'First')]);
  await slug.fill(String(faster.draft.document.slug));
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  const { revision } = faster.draft;
  await api(page, 'post', `/api/v1/editor/pages/${faster._id}/publish`, { revision, note: '' });
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(list.getByRole('button', { name: /URL slug/ })).toBeVisible();
  expectProblem(/status of 422/);

  await openEditor(page, await homeId(page));
  await page.getByRole('button', { name: /^Page settings/ }).click();
  await expect(slug).toBeDisabled();
  await expect(page.getByText(/the address and audience can’t be changed/)).toBeVisible();
});

test('a version is restored as the draft, and a schedule runs by itself', async ({ page }) => {
  test.slow();
  await enter(page);
  const made = await makePage(page, 'Restored', [banner('one', 'The first version')]);
  await openEditor(page, made._id);
  await publish(page);
  // Published once more, it would be the same.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const again = page.getByRole('dialog', { name: 'Publish' });
  await expect(again.getByText(/^There is nothing to publish/)).toBeVisible();
  await expect(again.getByRole('button', { name: 'Publish now' })).toHaveCount(0);
  await look(page, 'publish-nothing');
  await again.getByText('Publish later', { exact: true }).click();
  await expect(again.getByRole('button', { name: 'Schedule', exact: true })).toBeEnabled();
  await page.keyboard.press('Escape');
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
    const { _id } = await copyOfHome(page, 'Home, rearranged');
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
    await page.keyboard.press('?');
    await seen('shortcuts');
  });
}
