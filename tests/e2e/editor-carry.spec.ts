/** Blocks carried to another page and taken back from history; what is to happen later, arranged in the editor. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import {
  api,
  banner,
  type Draft,
  enter,
  makePage,
  openEditor,
  publish,
  rows,
  saved,
  words,
} from './editing.ts';
import { look } from './look.ts';

const draftOf = async (page: Page, id: string) =>
  (await api<{ draft: { document: Draft } }>(page, 'get', `/api/v1/editor/pages/${id}`)).draft.document;

for (const clipboard of ['granted', 'refused'] as const) {
  test(`a block is copied on one page and pasted into another, the clipboard being ${clipboard}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(clipboard === 'granted' ? ['clipboard-read', 'clipboard-write'] : []);
    await enter(page);
    const from = await makePage(page, 'From', [words('one', 'Stays here.'), banner('two', 'Goes along')]);
    const to = await makePage(page, 'To', [words('one', 'Was here before.'), words('last', 'At the end.')]);
    await openEditor(page, from._id);
    await rows(page).nth(1).getByRole('button', { name: 'More actions for Banner' }).click();
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await expect(page.getByText('Banner copied. Paste it here or on another page.')).toBeVisible();

    await openEditor(page, to._id);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Rich text/ })
      .focus();
    await page.keyboard.press('Control+v');
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(1)).toContainText('Goes along');
    await expect(page.getByRole('button', { name: 'Undo: Paste Banner' })).toBeVisible();
    await saved(page);
    // A second one, by the button: it has an id of its own again.
    await page.getByRole('button', { name: 'Paste', exact: true }).click();
    await expect(rows(page)).toHaveCount(4);
    await saved(page);
    const blocks = (await draftOf(page, to._id)).blocks as { id: string; type: string; props: object }[];
    expect(blocks.map(({ type }) => type)).toEqual(['rich-text', 'banner', 'banner', 'rich-text']);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(4);
    expect(blocks[1]?.props).toEqual(banner('two', 'Goes along').props);
    expect((await draftOf(page, from._id)).blocks).toHaveLength(2);
  });
}

test('what was copied elsewhere is no block', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page);
  const { _id } = await makePage(page, 'Full', [words('one', 'Alone.')]);
  await openEditor(page, _id);
  await page.evaluate(() => navigator.clipboard.writeText('{"blocks": ["nothing of ours"]}'));
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(page.getByText('Nothing to paste. Copy a block first.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test('one block is taken back from history, the others stay as they are', async ({ page }) => {
  test.slow();
  await enter(page);
  const made = await makePage(page, 'One back', [
    banner('first', 'First, then'),
    banner('second', 'Second, then'),
    words('third', 'Third, then.'),
  ]);
  await openEditor(page, made._id);
  await publish(page);
  const edit = async (row: number, title: string) => {
    await rows(page)
      .nth(row)
      .getByRole('button', { name: /^Banner/ })
      .click();
    await page.getByLabel('Heading', { exact: true }).fill(title);
  };
  await edit(0, 'First, now');
  await edit(1, 'Second, now');
  await rows(page)
    .nth(2)
    .getByRole('button', { name: /^Rich text/ })
    .focus();
  await page.keyboard.press('Delete');
  await expect(rows(page)).toHaveCount(2);
  await saved(page);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Compare: Published' }).click();
  await expect(history.getByRole('button', { name: /^Restore block/ })).toHaveCount(3);
  await look(page, 'editor-history-blocks');
  const changed = history.getByRole('listitem').filter({ hasText: 'Changed' });
  const second = changed.filter({ hasText: 'Second, then' }).last();
  await second.getByRole('button', { name: 'Restore block: Banner' }).click();
  await expect(history.getByRole('button', { name: /^Restore block/ })).toHaveCount(2);
  await history.getByRole('button', { name: 'Restore block: Rich text' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(0)).toContainText('First, now');
  await expect(rows(page).nth(1)).toContainText('Second, then');
  await expect(rows(page).nth(2)).toContainText('Third, then.');
  await saved(page);
  const kept = JSON.stringify(await draftOf(page, made._id));
  for (const text of ['First, now', 'Second, then', 'Third, then.']) expect(kept).toContain(text);
  // Each was a step of its own.
  await page.getByRole('button', { name: /^Undo: Restore Rich text/ }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^Undo: Restore Banner/ }).click();
  await expect(rows(page).nth(1)).toContainText('Second, now');
});

test('publishing is scheduled in a named time zone, listed, put to another time and called off', async ({
  page,
}) => {
  test.slow();
  await enter(page);
  const title = `Autumn ${randomUUID().slice(0, 8)}`;
  const made = await makePage(page, title, [banner('one', 'In autumn')]);
  await openEditor(page, made._id);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Date').fill('2020-09-01');
  await dialog.getByLabel('Time', { exact: true }).fill('09:30');
  await dialog.getByLabel('Time zone').selectOption('America/New_York');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByText('Choose a time in the future')).toBeVisible();
  await dialog.getByLabel('Date').fill('2031-09-01');
  await expect(dialog.getByRole('status').filter({ hasText: 'store time' })).toContainText(
    'Sep 1, 2031, 9:30 AM EDT (Sep 1, 2031, 6:30 AM PDT store time)',
  );
  await dialog.getByLabel('Note').fill('For the catalog');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Scheduled.');
  await expect(dialog).toBeHidden();

  // What is edited from here on is not what will be published then.
  await rows(page)
    .first()
    .getByRole('button', { name: /^Banner/ })
    .click();
  await page.getByLabel('Heading', { exact: true }).fill('Not to be published');
  await saved(page);
  await page.goto('/admin/schedules');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Sep 1, 2031, 9:30 AM EDT');
  await expect(row).toContainText('Sep 1, 2031, 6:30 AM PDT store time');
  await row.getByText(`Reschedule: ${title}`).click();
  await row.getByLabel('Time', { exact: true }).fill('17:00');
  await row.getByLabel('Time zone').selectOption('UTC');
  await row.getByRole('button', { name: 'Save new time' }).click();
  await expect(row).toContainText('Sep 1, 2031, 5:00 PM UTC');
  await page.goto(`/admin/pages?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('listitem')).toContainText('Sep 1, 2031');

  const { schedules } = await api<{ schedules: { at: string; revision: string }[] }>(
    page,
    'get',
    `/api/v1/editor/pages/${made._id}`,
  );
  expect(schedules.map(({ at }) => at)).toEqual(['2031-09-01T17:00:00.000Z']);
  const snapshot = await api(
    page,
    'get',
    `/api/v1/editor/pages/${made._id}/revisions/${schedules[0]?.revision}`,
  );
  expect(snapshot).toMatchObject({ kind: 'schedule', note: 'For the catalog' });
  expect(JSON.stringify(snapshot)).toContain('In autumn');
  await page.goto('/admin/schedules');
  await row.getByRole('button', { name: `Cancel schedule: ${title}` }).click();
  await expect(row).toContainText('Canceled');
  await expect(row.getByText('Reschedule')).toHaveCount(0);
});
