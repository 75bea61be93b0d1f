/**
 * What each role finds in the editor, and what the API refuses it whatever its screen shows (docs/product.md#roles).
 */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { banner, enter, type Made, makePage, openEditor, publish, rows, saved } from './editing.ts';
import { look } from './look.ts';
import { hire, logIn } from './staff.ts';

/** A page that a publisher has put live, and somebody of this role who has just signed in. */
async function withPage(page: Page, role: 'viewer' | 'editor' | 'sales') {
  await enter(page);
  const made = await makePage(page, `Seen by ${role}`, [banner('one', 'As it was'), banner('two', 'Below')]);
  await openEditor(page, made._id);
  await publish(page);
  await page.context().clearCookies({ name: 'session' });
  await logIn(page, await hire(role, 'Rosa'));
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin/pages');
  return made;
}

/** What the API answers to this person, whatever the screen offers. */
async function statuses(page: Page, { _id, draft }: Made) {
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(`${origin}/api/v1/editor/pages${path}`, {
      method,
      headers: { origin },
      data,
    });
    return answer.status();
  };
  const { revision, document } = draft;
  const at = new Date(Date.now() + 3_600_000).toISOString();
  return {
    save: await send('PUT', `/${_id}/draft`, { document, revision }),
    create: await send('POST', '', { document }),
    share: await send('POST', `/${_id}/preview-links`, {}),
    publish: await send('POST', `/${_id}/publish`, { revision: revision + 1, note: '' }),
    unpublish: await send('POST', `/${_id}/unpublish`, { note: '' }),
    schedule: await send('POST', `/${_id}/schedules`, {
      action: 'unpublish',
      at,
      zone: 'UTC',
      revision,
      note: '',
    }),
    remove: await send('DELETE', `/${_id}`, {}),
  };
}

const refused = { publish: 403, unpublish: 403, schedule: 403, remove: 403 };

for (const role of ['viewer', 'sales'] as const) {
  test(`${role}: pages and their preview are seen, nothing can be changed`, async ({ page }) => {
    test.slow();
    const made = await withPage(page, role);
    await expect(page.getByText('Your role can view pages but not change them.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New page' })).toHaveCount(0);
    const nav = page.getByRole('navigation', { name: 'Back office' });
    // The sales desk decides on companies; a viewer has nothing of its own.
    if (role === 'sales') {
      await nav.locator('summary', { hasText: 'Customers' }).click();
      await expect(nav.getByRole('link', { name: 'Companies' })).toBeVisible();
    } else await expect(nav.locator('summary', { hasText: 'Customers' })).toHaveCount(0);
    await openEditor(page, made._id);
    await expect(
      page.getByRole('status').filter({ hasText: 'can view pages but not change them' }),
    ).toBeVisible();
    const frame = page.getByTitle('Page preview').contentFrame();
    await expect(frame.getByText('As it was')).toBeVisible();
    for (const name of [
      /^Move Banner/,
      /^More actions for/,
      /^Undo/,
      /^Redo/,
      /^Add block/,
      /^Paste/,
      /^Share/,
      /^Publish/,
      /^Schedule/,
      /^Ask for review/,
    ])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await rows(page)
      .first()
      .getByRole('button', { name: /^Banner/ })
      .click();
    await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('As it was');
    await expect(page.getByLabel('Heading', { exact: true })).toBeDisabled();
    await rows(page)
      .first()
      .getByRole('button', { name: /^Banner/ })
      .press('Delete');
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    await history.getByRole('button', { name: 'Compare: Published' }).click();
    await expect(history.getByText('No changes.')).toBeVisible();
    await expect(history.getByRole('button', { name: /^Restore|^Save version/ })).toHaveCount(0);
    await look(page, `editor-${role}`);
    expect(await statuses(page, made)).toEqual({ ...refused, save: 403, create: 403, share: 403 });
    await page.goto('/admin/media');
    await expect(page.getByRole('button', { name: 'Open Bathroom, sage' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toHaveCount(0);
  });
}

test('editor: drafts are edited and given to review, publishing is a publisher’s and the button says so', async ({
  page,
}) => {
  test.slow();
  const made = await withPage(page, 'editor');
  await openEditor(page, made._id);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Banner/ })
    .click();
  await page.getByLabel('Heading', { exact: true }).fill('By the editor');
  await saved(page);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  for (const [open, send] of [
    ['Ask for review', 'Ask for review'],
    ['Schedule', 'Schedule'],
  ] as const) {
    await page.getByRole('button', { name: open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: open });
    await expect(dialog.getByRole('insertion')).toContainText('By the editor');
    const button = dialog.getByRole('button', { name: send, exact: true });
    if (open === 'Schedule') {
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(
        'Your role can edit drafts but not publish. Ask a publisher to publish this page.',
      );
    } else await expect(button).toBeEnabled();
    await page.keyboard.press('Escape');
  }
  expect(await statuses(page, made)).toEqual({ ...refused, save: 409, create: 201, share: 201 });
});
