/** A draft is given to review, sent back, mended, approved and published, each by who may (docs/product.md#review). */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { banner, enter, makePage, openEditor, rows, saved } from './editing.ts';
import { look, widths } from './look.ts';
import { hire, password } from './staff.ts';

/** Signs in without the form; the page that is open polls as somebody else no more. */
async function enterAs(page: Page, email: string) {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const data = { email, password, employee: true };
  expect((await page.request.put(`${origin}/api/v1/auth`, { headers: { origin }, data })).ok()).toBe(true);
}

async function write(page: Page, heading: string) {
  await rows(page)
    .first()
    .getByRole('button', { name: /^Banner/ })
    .click();
  await page.getByLabel('Heading', { exact: true }).fill(heading);
  await saved(page);
}

const strip = (page: Page) =>
  page.getByRole('status').filter({ hasText: /asked for (review|changes)|Approved by/ });

for (const [name, size] of Object.entries(widths)) {
  test(`a draft goes to review and back, then live (${name})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    await enter(page);
    const title = `Review at ${name}`;
    const made = await makePage(page, title, [banner('one', 'As it was')]);
    // Both sizes may run at once, and a list of people names both.
    const paul = name === 'phone' ? 'Petra' : 'Paul';
    const [editor, publisher] = [await hire('editor', 'Rosa'), await hire('publisher', paul)];

    await enterAs(page, editor);
    await openEditor(page, made._id);
    await write(page, 'Spring prices');
    await page.getByRole('button', { name: 'Ask for review', exact: true }).click();
    let dialog = page.getByRole('dialog', { name: 'Ask for review' });
    await dialog.getByLabel('Who should look').selectOption({ label: `${paul} Fenn` });
    await dialog.getByLabel('Note').fill('Prices are new');
    await expect(dialog.getByRole('button', { name: 'Ask for review' })).toBeEnabled();
    await look(page, `review-ask-${name}`);
    await dialog.getByRole('button', { name: 'Ask for review' }).click();
    await expect(strip(page)).toContainText('You asked for review');
    await expect(strip(page)).toContainText(`from ${paul} Fenn “Prices are new”`);
    await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for review' })).toHaveCount(0);

    await enterAs(page, publisher);
    await page.goto('/admin');
    const waiting = page.getByRole('region', { name: 'Waiting for your review' });
    await expect(waiting.getByRole('link', { name: title })).toBeVisible();
    await look(page, `review-start-${name}`);
    await page.goto('/admin/pages?status=in_review');
    await expect(
      page.getByRole('listitem').filter({ hasText: title }).getByText('In review', { exact: true }),
    ).toBeVisible();
    await page.goto('/admin');
    await waiting.getByRole('link', { name: title }).click();
    await expect(strip(page)).toContainText('Rosa Fenn asked for review');
    await look(page, `review-strip-${name}`);
    await page.getByRole('button', { name: 'Ask for changes' }).click();
    dialog = page.getByRole('dialog', { name: 'Ask for changes' });
    await expect(dialog.getByRole('button', { name: 'Ask for changes' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(dialog.getByText('Say what to change.')).toBeVisible();
    await dialog.getByLabel('What should change').fill('The date is missing');
    await look(page, `review-changes-${name}`);
    await dialog.getByRole('button', { name: 'Ask for changes' }).click();
    await expect(strip(page)).toContainText(`${paul} Fenn asked for changes`);

    await enterAs(page, editor);
    await page.goto('/admin');
    await page.getByRole('link', { name: `${paul} Fenn asked for changes to “${title}”.` }).click();
    await expect(strip(page)).toContainText('“The date is missing”');
    await expect(page.getByRole('button', { name: 'Cancel request' })).toHaveCount(0);
    await write(page, 'Spring prices from May 3');
    await expect(strip(page)).toContainText('Changed since.');
    await page.getByRole('button', { name: 'Ask for review again' }).click();
    dialog = page.getByRole('dialog', { name: 'Ask for review' });
    await expect(dialog.getByRole('button', { name: 'Ask for review' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Ask for review' }).click();
    await expect(strip(page)).toContainText('You asked for review');
    // Whoever looks sees the draft of today.
    await page.getByLabel('Heading', { exact: true }).fill('Spring prices from May 4');
    await saved(page);
    await expect(strip(page)).toContainText('Changed since.');
    await expect(page.getByRole('button', { name: 'Cancel request' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask for review again' })).toHaveCount(0);
    await look(page, `review-asked-${name}`);

    await enterAs(page, publisher);
    await openEditor(page, made._id);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    dialog = page.getByRole('dialog', { name: 'Approve' });
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await look(page, `review-approve-${name}`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Approve and publish' }).click();
    dialog = page.getByRole('dialog', { name: 'Publish' });
    const send = dialog.getByRole('button', { name: 'Approve and publish' });
    await expect(send).toBeEnabled();
    await look(page, `review-publish-${name}`);
    await send.click();
    await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
    await page.goto('about:blank');
  });
}
