/** Two people speak about a block of a page: a mention, what it leads to, a reply, and the end of it. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { api, banner, enter, makePage, openEditor, rows, saved } from './editing.ts';
import { look, widths } from './look.ts';
import { hire, logIn } from './staff.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Comments' });

/** The page that polls for one person is left before another one comes. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
}

/** Opens "Comment" of a block's row. */
async function commentOn(page: Page, row: number): Promise<void> {
  await rows(page)
    .nth(row)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Comment', exact: true }).click();
  await expect(panel(page).getByLabel('Your comment')).toBeFocused();
}

test('a comment mentions a colleague, who finds it by the notification, replies and resolves it', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  await page.setViewportSize(widths.desk);
  const theirs = await hire('editor', 'Odalys');
  await enter(page);
  const made = await makePage(page, 'Spring sale', [banner('one', 'The offer'), banner('two', 'The terms')]);
  await openEditor(page, made._id);

  await test.step('typed with the keyboard, kept when the panel closes, sent once', async () => {
    await commentOn(page, 1);
    const text = panel(page).getByLabel('Your comment');
    await expect(panel(page).getByLabel('Comment on')).toHaveValue('two');
    await text.pressSequentially('Are these final, @odal');
    await expect(panel(page).getByRole('option', { name: 'Odalys Fenn' }).first()).toBeVisible();
    await look(page, 'comments-mention');
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('listbox')).toHaveCount(0);
    await expect(text).toBeVisible();
    await page.keyboard.type('y');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue('Are these final, @Odalys Fenn ');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await page.reload();
    await commentOn(page, 1);
    await expect(text).toHaveValue('Are these final, @Odalys Fenn ');
    await panel(page).getByRole('button', { name: 'Comment', exact: true }).click();
    const thread = panel(page).getByRole('article');
    await expect(thread).toContainText('Are these final, @Odalys Fenn');
    await expect(text).toHaveValue('');
    await look(page, 'comments-sent');
    await page.keyboard.press('Escape');
  });

  await test.step('seen in the row and above the editor; the document is as it was', async () => {
    await expect(page.getByRole('button', { name: 'Comments, 1 open' })).toBeVisible();
    await expect(
      rows(page)
        .nth(1)
        .getByRole('button', { name: /^1 open comment on/ }),
    ).toBeVisible();
    await saved(page);
    const { draft } = await api<typeof made>(page, 'get', `/api/v1/editor/pages/${made._id}`);
    expect(draft).toEqual(made.draft);
    await look(page, 'comments-row');
  });

  await test.step('a key comments on the block that is selected', async () => {
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Banner/ })
      .click();
    await page.keyboard.press('Control+Alt+m');
    await expect(panel(page).getByLabel('Comment on')).toHaveValue('two');
    await expect(panel(page).getByLabel('Your comment')).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('a send that fails keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Comments, 1 open' }).click();
    const text = panel(page).getByLabel('Your comment');
    await text.fill('Not lost');
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await panel(page).getByRole('button', { name: 'Comment', exact: true }).click();
    // The list, which the panel may still be reading anew, says the same above.
    const refusal = panel(page).getByRole('region', { name: 'Add a comment' }).getByRole('alert');
    await expect(refusal).toContainText('couldn’t reach the store');
    await expect(text).toHaveValue('Not lost');
    await page.context().setOffline(false);
    await panel(page).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(panel(page).getByRole('article')).toHaveCount(2);
  });
  await leave(page);

  await test.step('the colleague is led to it', async () => {
    await page.setViewportSize(widths.phone);
    await logIn(page, theirs);
    await expect(page.getByRole('heading', { name: 'Comments that mention you' })).toBeVisible();
    await look(page, 'comments-start-phone');
    await page.getByRole('link', { name: /mentioned you in a comment on “Spring sale”/ }).click();
    const thread = panel(page).getByRole('article', { name: 'Comment by' }).filter({ hasText: 'final' });
    await expect(thread).toBeFocused();
    await look(page, 'comments-thread-phone');
    await thread.getByLabel('Your reply').fill('They are.\nSince Monday.');
    await thread.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(thread.getByText('Since Monday.')).toBeVisible();
    await look(page, 'comments-replied-phone');
    await thread.getByRole('button', { name: 'Resolve' }).click();
    await expect(panel(page).getByText('final')).toHaveCount(0);
    await panel(page).getByRole('button', { name: 'Show 1 resolved' }).click();
    await expect(panel(page).getByText('Resolved by Odalys Fenn')).toBeVisible();
    await look(page, 'comments-resolved-phone');
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Comments, 1 open' })).toBeVisible();
    await look(page, 'comments-editor-phone');
  });

  await test.step('a comment outlives its block, and is taken back by who wrote it', async () => {
    await page.setViewportSize(widths.desk);
    await commentOn(page, 0);
    await panel(page).getByLabel('Your comment').fill('Shorter, please');
    await panel(page).getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(panel(page).getByText('Shorter, please')).toBeVisible();
    await page.keyboard.press('Escape');
    await rows(page)
      .first()
      .getByRole('button', { name: /^More actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Comments, 2 open' }).click();
    const gone = panel(page).getByRole('region', { name: 'No longer on the page' });
    await expect(gone).toContainText('Shorter, please');
    await look(page, 'comments-gone');
    await gone.getByRole('button', { name: 'Delete' }).click();
    await gone.getByRole('button', { name: 'Delete' }).click();
    await expect(gone).toHaveCount(0);
  });
});

test('what somebody else comments shows up while the panel is open', async ({ page, browser }) => {
  test.slow();
  await enter(page);
  const made = await makePage(page, 'Read together', [banner('one', 'The offer')]);
  await openEditor(page, made._id);
  await page.getByRole('button', { name: 'Comments', exact: true }).click();
  await expect(panel(page).getByText('No open comments on this page.')).toBeVisible();
  const other = await browser.newPage();
  await logIn(other, await hire('admin', 'Marisol'));
  await expect(other).toHaveURL(/\/admin$/);
  const body = { text: 'Look at this', block: 'one', client_id: crypto.randomUUID() };
  await api(other, 'post', `/api/v1/editor/pages/${made._id}/comments`, body);
  await other.close();
  await expect(panel(page).getByText('Look at this')).toBeVisible({ timeout: 15_000 });
});
