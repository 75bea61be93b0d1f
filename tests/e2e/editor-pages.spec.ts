/** The list of pages and of schedules; what the shop's visitors never load. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/setup/e2e.ts';
import { currentBuild } from '../../scripts/builds.mjs';
import { api, banner, enter, type Made, makePage, openEditor, words } from './editing.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';

test('a page is begun from a preset, renamed, copied, deleted and had back', async ({ page }) => {
  await enter(page);
  const name = `Spring ${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/pages/new');
  await page.getByText('Landing page', { exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Landing page/ })).toBeChecked();
  await page.getByLabel('Title').fill(name);
  await page.getByRole('button', { name: 'Create page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto(`/admin/pages?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  await expect(row.filter({ hasText: 'Draft' })).toHaveCount(1);
  const more = () => page.getByLabel(`More actions for ${name}`, { exact: true });
  await more().click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByText(`“${name}” duplicated.`)).toBeVisible();
  await expect(row).toHaveCount(2);
  await more().click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(2);
  await more().click();
  await page.getByRole('link', { name: 'Title, URL and audience' }).click();
  await page.getByLabel('Title').fill(`${name}, renamed`);
  await page.getByLabel('Audience').selectOption('customer');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page).toHaveURL(/\/admin\/pages$/);
  await page.goto(`/admin/pages?q=${encodeURIComponent(`${name}, renamed`)}&audience=customer`);
  await expect(row).toHaveCount(1);
});

test('a page that shoppers see is deleted after a look at what leads there', async ({ page }) => {
  await enter(page);
  const mark = randomUUID().slice(0, 8);
  const publishIt = ({ _id, draft }: Made) =>
    api(page, 'post', `/api/v1/editor/pages/${_id}/publish`, { revision: draft.revision, note: '' });
  const target = await makePage(page, `Live ${mark}`, [banner('one', 'Here for now')]);
  await publishIt(target);
  const slug = String(target.draft.document.slug);
  await publishIt(await makePage(page, `Way ${mark}`, [words('one', `[There](/page/${slug})`)]));
  await page.goto(`/admin/pages?q=${encodeURIComponent(`Live ${mark}`)}`);
  const row = page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
  const ask = async () => {
    await page.getByLabel(`More actions for Live ${mark}`).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  const dialog = page.getByRole('dialog', { name: `Delete “Live ${mark}”?` });
  await ask();
  await expect(dialog).toContainText(`Visitors to /page/${slug} will read that the page is gone`);
  await expect(dialog.getByRole('link', { name: `Way ${mark}` })).toBeVisible();
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await look(page, `editor-delete-live-${width}`);
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(1);
  await ask();
  await dialog.getByRole('button', { name: 'Delete page' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toHaveCount(1);
});

test('a page is imported after a look at what it would change', async ({ page }) => {
  await enter(page);
  const { _id, draft } = await makePage(page, 'Imported', [banner('one', 'Before')]);
  await page.goto('/admin/pages/import');
  await page.getByLabel('Or paste JSON').fill('not a page');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(page.getByRole('alert')).toContainText('This isn’t a page');
  const chosen = page.getByLabel('File', { exact: true });
  await chosen.setInputFiles({
    name: 'hello.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"hello":"world"}'),
  });
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(chosen).toHaveAccessibleDescription(
    'hello.json: This file isn’t a page: it has no list of blocks.',
  );
  await expect(page.getByRole('button', { name: 'Create page' })).toHaveCount(0);
  await page.goto('/admin/pages/import');
  const changed = {
    ...draft.document,
    blocks: [banner('one', 'After'), banner('two', ''), { id: 'odd', type: 'nobody-knows' }],
  };
  await page.getByLabel('Or paste JSON').fill(JSON.stringify(changed));
  await page.getByLabel('Import into').selectOption(_id);
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(page.getByRole('insertion')).toContainText('After');
  await expect(page.getByText('fix these problems before you publish')).toBeVisible();
  await expect(page.getByText('Banner › Heading:')).toBeVisible();
  await expect(page.getByText('/blocks/1/')).toHaveCount(0);
  await expect(page.getByText('/blocks/2/type')).toBeVisible();
  await look(page, 'editor-import-desk');
  await page.getByRole('button', { name: 'Replace draft' }).click();
  // The changes that were looked at name such a block too.
  await expect(page).toHaveURL(`/admin/pages/${_id}`);
  await expect(page.getByText('Unsupported block')).toBeVisible();
  const file = await page.request.get(`/admin/pages/${_id}/export`);
  expect(await file.json()).toEqual(changed);
});

test('what is written over a text while the page begins stays', async ({ page }) => {
  await enter(page);
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/admin/pages/import', { waitUntil: 'commit' });
  const text = page.getByLabel('Or paste JSON');
  await text.fill('not a page');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(page.getByRole('alert')).toContainText('This isn’t a page');
  await expect(text).toHaveValue('not a page');
  await text.fill('still not a page');
  begin();
  await listens(page);
  await page.waitForLoadState('networkidle');
  await expect(text).toHaveValue('still not a page');
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(text).toHaveValue('still not a page');
});

test('before a page comes off the shop stands what leads to it, each with the way to its editor', async ({
  page,
}) => {
  await enter(page);
  const target = await makePage(page, 'Comes off', [banner('one', 'Off')]);
  const { slug } = target.draft.document as { slug?: string };
  const title = `Leads there ${randomUUID().slice(0, 8)}`;
  const leading = await makePage(page, title, [words('one', `See [this](/page/${slug}).`)]);
  for (const { _id, draft } of [target, leading])
    await api(page, 'post', `/api/v1/editor/pages/${_id}/publish`, { revision: draft.revision, note: '' });
  await openEditor(page, target._id);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Unpublish now', { exact: true }).click();
  const list = page.getByRole('list', { name: '1 live page leads here, and its link will be dead:' });
  await expect(list.getByRole('link', { name: title })).toHaveAttribute(
    'href',
    `/admin/pages/${leading._id}`,
  );
  await look(page, 'editor-unpublish-desk');
  await page.setViewportSize(widths.phone);
  await look(page, 'editor-unpublish-phone');
});

test('a schedule is listed, put to another time and called off', async ({ page }) => {
  await enter(page);
  const title = `Later ${randomUUID().slice(0, 8)}`;
  const { _id, draft } = await makePage(page, title, [banner('one', 'Later')]);
  await api(page, 'post', `/api/v1/editor/pages/${_id}/schedules`, {
    action: 'publish',
    at: '2031-05-04T15:00:00Z',
    zone: 'America/New_York',
    revision: draft.revision,
    note: '',
  });
  await page.goto('/admin/schedules');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('May 4, 2031, 11:00 AM');
  await expect(row).toContainText('May 4, 2031, 8:00 AM PDT store time');
  await row.getByText(`Reschedule: ${title}`).click();
  await row.getByLabel('Date').fill('2020-01-01');
  await row.getByRole('button', { name: 'Save new time' }).click();
  await expect(row.getByText('Choose a time in the future')).toBeVisible();
  await row.getByLabel('Date').fill('2031-06-01');
  await row.getByRole('button', { name: 'Save new time' }).click();
  await expect(row).toContainText('Jun 1, 2031, 11:00 AM');
  await look(page, 'editor-schedules-desk');
  await row.getByRole('button', { name: `Cancel schedule: ${title}` }).click();
  await expect(row).toContainText('Canceled');
});

test('a preview that was lost on its way comes by itself when the line is back', async ({ page }) => {
  await enter(page);
  const { _id } = await makePage(page, 'In a tunnel', [banner('one', 'Seen at last')]);
  const addresses = '**/preview/**';
  await page.route(addresses, (route) => route.abort('internetdisconnected'));
  await openEditor(page, _id);
  await expect(
    page.getByText('The preview couldn’t be updated. Check your connection and try again.'),
  ).toBeVisible();
  await page.unroute(addresses);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const preview = page.getByTitle('Page preview').contentFrame();
  await expect(preview.getByRole('heading', { name: 'Seen at last' })).toBeVisible({ timeout: 30_000 });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are found, deleted and had back by plain forms', async ({ page }) => {
    await enter(page);
    const title = `Plain ${randomUUID().slice(0, 8)}`;
    await makePage(page, title, []);
    await page.goto('/admin/pages');
    await page.getByRole('searchbox', { name: 'Search pages' }).fill(title);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel(`More actions for ${title}`).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`“${title}” deleted.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`“${title}” restored.`)).toBeVisible();
  });
});

for (const [width, viewport] of Object.entries(widths)) {
  test(`the screens of pages at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enter(page);
    for (const [path, name] of [
      ['/admin/pages', 'list'],
      ['/admin/pages?q=no-such-page', 'none'],
      ['/admin/pages?view=deleted', 'deleted'],
      ['/admin/pages/new', 'new'],
      ['/admin/schedules', 'schedules'],
    ] as const) {
      await page.goto(path);
      await look(page, `editor-pages-${name}-${width}`);
    }
  });
}

type Manifest = { routes: Record<string, { id: string; module: string }> };
const files = join(currentBuild() ?? '', 'storefront/client/assets');
const textOf = (file: string) => readFileSync(`${files}/${file}`, 'utf8');

/** Every file that a page of these routes can load, at once or later. */
function reachable(modules: string[]): Set<string> {
  const found = new Set(modules.map((module) => module.split('/').at(-1) ?? ''));
  for (const file of found)
    for (const [, next = ''] of textOf(file).matchAll(/["'](?:\.\/|\/?assets\/)([\w.$-]+\.js)["']/g))
      found.add(next);
  return found;
}

test('the shop loads no module of the editor, of what moves its rows, or of the media library', () => {
  const name = readdirSync(files).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const { routes } = JSON.parse(/\{.*\}/s.exec(textOf(name))?.[0] ?? '{}') as Manifest;
  const modulesOf = (mine: (id: string) => boolean) =>
    Object.values(routes)
      .filter(({ id }) => mine(id))
      .map(({ module }) => module);
  const backstage = (id: string) => /^routes\/(?:admin|preview)/.test(id);
  const marks = ['DndDescribedBy', '/api/v1/editor/', '/api/v1/media'];
  const having = (mark: string, among: Set<string>) =>
    [...among].filter((file) => textOf(file).includes(mark));
  const shop = reachable(modulesOf((id) => !backstage(id)));
  const admin = reachable(modulesOf(backstage));
  expect(shop.size).toBeGreaterThan(30);
  for (const mark of marks) {
    expect(having(mark, admin), `the employees' area holds ${mark}`).not.toEqual([]);
    expect(having(mark, shop), `the shop holds ${mark}`).toEqual([]);
  }
});
