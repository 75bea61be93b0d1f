/**
 * A block that `blocks:new` made, of all twelve kinds of field in a list of objects: composed, previewed, conflicted
 * between two browsers, undone after a reload, scheduled, published and restored. It is made in a copy of this project,
 * which is then built and served: not one line of the editor is written for it.
 */
import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import {
  api,
  type Draft,
  enter,
  type Made,
  makePage,
  openEditor,
  publish,
  rows,
  saved,
  words,
} from '#tests/e2e/editing.ts';
import { look } from '#tests/e2e/look.ts';
import { film } from '#tests/factories/media.ts';
import { type RunningServer, startServer } from '#tests/factories/server.ts';
import { expect, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { edited, edits, headline, openChapter, preview } from './chapter.ts';
import messages from './messages.json' with { type: 'json' };
import { ProjectCopy } from './project.ts';

test.describe.configure({ mode: 'serial' });

const { E2E_PORT: port = '', E2E_DATA: dataDir = '' } = process.env;
let project: ProjectCopy | undefined;
let server: RunningServer | undefined;
/** The page that the story is about. */
let made: Made;

test.afterAll(async () => {
  await server?.stop();
  project?.remove();
});

const draftOf = async (page: Page) =>
  (await api<Made>(page, 'get', `/api/v1/editor/pages/${made._id}`)).draft;
type Block = { type: string; props: { chapters: Record<string, unknown>[] } };
const chaptersIn = ({ blocks }: Draft) =>
  (blocks as Block[]).find(({ type }) => type === 'everything')?.props.chapters;

/** What somebody sees who was never here, once the shop has it. */
async function expectSeen(browser: Browser, name: string): Promise<void> {
  const context = await browser.newContext();
  await skipFirstVisit(context, `http://localhost:${port}`);
  const guest = await context.newPage();
  await expect(async () => {
    await guest.goto(`/page/${made.draft.document.slug}`);
    await expect(guest.getByRole('heading', { name, exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await context.close();
}

test('a new block is a folder, its words and its line in the registries; the project is built with it', async () => {
  test.setTimeout(600_000);
  project = new ProjectCopy();
  await test.step('blocks:new', async () => {
    await project?.npm('run', 'blocks:new', 'everything');
    expect(project?.changed()).toEqual([
      'blocks/everything/component.tsx',
      'blocks/everything/everything.test.ts',
      'blocks/everything/presets.json',
      'blocks/everything/schema.ts',
      'blocks/registry.components.ts',
      'blocks/registry.ts',
      'messages/en.json',
    ]);
  });
  await test.step('its schema, component, preset and words are written, its version is frozen, its tests pass', async () => {
    project?.put(resolve(import.meta.dirname, 'block'), 'blocks/everything');
    project?.replaceMessages('block_everything_', messages);
    await project?.npm('run', 'blocks:sync');
    await project?.npm('run', 'blocks:freeze');
    await project?.npm(
      'exec',
      '--',
      'vitest',
      'run',
      '--project',
      'unit',
      'blocks/everything',
      'blocks/frozen',
    );
  });
  await test.step('typecheck', () => project?.npm('run', 'typecheck'));
  await test.step('build', () => project?.npm('run', 'build'));
  const written = project.changed();
  expect(
    written.filter(
      (name) =>
        !/^(?:blocks\/(?:everything\/|registry(?:\.components)?\.ts$)|messages\/en\.json$)/.test(name),
    ),
  ).toEqual([]);
  expect(written).toContain('blocks/everything/fixtures/v1.json');
  expect(project.isAsHere('app/features/admin/pages/editor'), 'the editor is as it is here').toBe(true);
  await test.step('start', async () => {
    const options = { dataDir, port: Number(port), project: project?.folder ?? '', env: { HOST: '' } };
    server = await startServer(options);
  });
});

test('it is composed from the picker, and each of the twelve kinds shows in the preview without a reload', async ({
  page,
}) => {
  await enter(page);
  const answer = await page.request.post('/api/v1/media?name=Workshop.mp4', {
    headers: { 'content-type': 'application/octet-stream', origin: `http://localhost:${port}` },
    data: Buffer.from(film()),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { sources } = (await answer.json()).item;
  made = await makePage(page, 'All at once', [words('words', 'Words beside it.')]);
  await openEditor(page, made._id);
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('everything');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Everything/ })
    .click();
  await expect(rows(page)).toHaveCount(2);
  const shown = preview(page).getByRole('main');
  await expect(shown.getByRole('heading', { name: 'The first chapter' })).toBeVisible({ timeout: 30_000 });
  await shown.evaluate(() => {
    (window as { same?: boolean }).same = true;
  });
  await openChapter(page, 1);
  for (const { field, make, shows } of edits(page)) {
    await test.step(field, async () => {
      await make();
      await shows();
    });
  }
  await saved(page);
  expect(chaptersIn((await draftOf(page)).document)).toEqual([edited(sources)]);
  await look(page, 'new-block-form');

  await test.step('the list of objects itself', async () => {
    await page.getByRole('button', { name: 'Duplicate Chapter 1: A warmer chapter' }).click();
    await page.getByRole('button', { name: 'Chapter 2: A warmer chapter', exact: true }).click();
    await headline(page).last().fill('The second chapter');
    await page.getByRole('button', { name: 'Move Chapter 2: The second chapter up' }).click();
    await expect(shown.getByRole('article').first()).toContainText('The second chapter');
    await headline(page).first().fill('');
    await expect(page.getByText('Fill in this field.')).toBeVisible();
    await page.getByRole('button', { name: /^Remove Chapter 1/ }).click();
    await expect(shown.getByRole('article')).toHaveCount(1);
  });
  expect(await shown.evaluate(() => (window as { same?: boolean }).same), 'it was never loaded anew').toBe(
    true,
  );
  await saved(page);
  expect(chaptersIn((await draftOf(page)).document)).toEqual([edited(sources)]);
});

test('two browsers: another block joins by itself, the same field asks', async ({ browser }) => {
  // Contexts of their own: a save that comes too late answers 409, which a browser complains about.
  const [mine, other] = [await browser.newContext(), await browser.newContext()];
  const [page, their] = [await mine.newPage(), await other.newPage()];
  for (const one of [page, their]) {
    await enter(one);
    await openEditor(one, made._id);
    await expect(preview(one).getByRole('heading', { name: 'A warmer chapter' })).toBeVisible({
      timeout: 30_000,
    });
  }
  await openChapter(page, 1);
  await other.setOffline(true);
  await their.getByRole('button', { name: /^Rich text/ }).click();
  await their.getByRole('textbox', { name: 'Text', exact: true }).first().fill('Words by them.');
  await headline(page).fill('By me');
  await saved(page);
  await other.setOffline(false);
  await saved(their);
  await expect(their.getByText('Changes made elsewhere were merged with yours.')).toBeVisible();
  await expect(preview(their).getByRole('heading', { name: 'By me' })).toBeVisible();
  await expect(preview(their).getByText('Words by them.')).toBeVisible();

  await openChapter(their, 1);
  await other.setOffline(true);
  await headline(their).fill('Theirs');
  await headline(page).fill('Mine');
  await saved(page);
  await other.setOffline(false);
  const ask = their.getByRole('dialog', { name: /changed the same/ });
  await expect(ask).toContainText('Chapter 1 › Headline');
  await expect(ask).toContainText('“Mine”');
  await ask.getByRole('radio').first().check();
  await ask.getByRole('button', { name: 'Save' }).click();
  await saved(their);
  await expect(preview(their).getByRole('heading', { name: 'Theirs' })).toBeVisible();
  const { document } = await draftOf(page);
  expect(chaptersIn(document)?.[0]).toMatchObject({ headline: 'Theirs', tone: 'loud' });
  expect(JSON.stringify(document)).toContain('Words by them.');
  await Promise.all([mine.close(), other.close()]);
});

test('a step is undone after a reload, to the exact document', async ({ page }) => {
  await enter(page);
  await openEditor(page, made._id);
  const before = (await draftOf(page)).document;
  await openChapter(page, 1);
  await page.getByRole('button', { name: /^Note 1/ }).click();
  await page.getByLabel('Words of the note').fill('Written and regretted');
  const shown = preview(page).getByRole('main');
  await expect(shown.getByText('Notes: Written and regretted, as it came')).toBeVisible();
  await saved(page);
  expect((await draftOf(page)).document).not.toEqual(before);
  await page.reload();
  await expect(shown.getByText('Notes: Written and regretted, as it came')).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(shown.getByText('Notes: by hand, as it came')).toBeVisible();
  await expect.poll(async () => (await draftOf(page)).document).toEqual(before);
  await saved(page);
});

test('it is scheduled and goes live by itself, is published, and restored', async ({ page, browser }) => {
  test.slow();
  await enter(page);
  await openEditor(page, made._id);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Note').fill('As composed');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog).toBeHidden();
  type Schedule = { _id: string; page: string; state: string };
  const schedules = () => api<Schedule[]>(page, 'get', '/api/v1/editor/schedules');
  const mine = async () => (await schedules()).find((one) => one.page === made._id);
  expect((await mine())?.state).toBe('pending');
  // The dialog's first choice is the next hour; nobody waits for it.
  const body = { at: new Date(Date.now() + 2000).toISOString(), zone: 'America/Chicago' };
  await api(page, 'patch', `/api/v1/editor/schedules/${(await mine())?._id}`, body);
  await expect.poll(async () => (await mine())?.state, { timeout: 60_000 }).toBe('done');
  await expectSeen(browser, 'Theirs');

  await page.reload();
  await openChapter(page, 1);
  await headline(page).fill('Second thoughts');
  await saved(page);
  await publish(page);
  await expectSeen(browser, 'Second thoughts');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Compare: As composed' }).first().click();
  await expect(history.getByText('Chapter 1 › Headline')).toBeVisible();
  await expect(history.getByRole('insertion')).toContainText('Second thoughts');
  await history.getByRole('button', { name: 'Restore as draft: As composed' }).first().click();
  await expect(preview(page).getByRole('heading', { name: 'Theirs' })).toBeVisible();
  await publish(page);
  await expectSeen(browser, 'Theirs');
});
