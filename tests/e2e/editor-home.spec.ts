/**
 * The shop's own home page, changed and taken back. Other journeys read it meanwhile: two blocks far down change places
 * here, and whatever happens they stand as they stood in the end.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { api, type Draft, enter, homeId, openEditor, publish, rows, saved } from './editing.ts';

type Home = {
  _id: string;
  draft: { document: Draft; revision: number };
  published: { document: Draft; revision: string };
};

async function readHome(page: Page): Promise<Home> {
  return api<Home>(page, 'get', `/api/v1/editor/pages/${await homeId(page)}`);
}

/** The order of the last sections as somebody who was never here sees them. */
async function expectOrder(browser: Browser, names: readonly [above: string, below: string]): Promise<void> {
  const context = await browser.newContext();
  await skipFirstVisit(context, `http://localhost:${process.env.E2E_PORT}`);
  const guest = await context.newPage();
  // The shop's own memory of a page may be a second behind.
  await expect(async () => {
    await guest.goto('/');
    const places = [];
    for (const name of names) {
      const heading = guest.getByRole('heading', { name, exact: true });
      places.push(await heading.evaluate((element) => element.getBoundingClientRect().y + scrollY));
    }
    expect(places[0]).toBeLessThan(places[1] ?? 0);
  }).toPass({ timeout: 20_000 });
  await context.close();
}

const asWas = ['Heard at the counter', 'Before you ask'] as const;
const swapped = ['Before you ask', 'Heard at the counter'] as const;

test('the home page itself is rearranged, seen by a guest at /, and rolled back through its history', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page);
  const before = await readHome(page);
  try {
    await expectOrder(browser, asWas);
    await openEditor(page, before._id);
    await rows(page).filter({ hasText: 'Before you ask' }).hover();
    await page.getByRole('button', { name: 'Move FAQ up' }).click();
    await saved(page);
    await publish(page);
    await expectOrder(browser, swapped);
    await page.getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History' });
    const versions = history.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(versions.first()).toContainText('Live');
    await versions
      .nth(1)
      .getByRole('button', { name: /^Restore as draft/ })
      .click();
    await expect(rows(page).nth(8)).toContainText('Heard at the counter');
    await saved(page);
    await publish(page);
    await expectOrder(browser, asWas);
    expect((await readHome(page)).published.document).toEqual(before.published.document);
  } finally {
    const now = await readHome(page);
    if (JSON.stringify(now.published.document) !== JSON.stringify(before.published.document)) {
      const { revision } = await api<{ revision: number }>(
        page,
        'put',
        `/api/v1/editor/pages/${now._id}/draft`,
        {
          document: before.published.document,
          revision: now.draft.revision,
        },
      );
      await api(page, 'post', `/api/v1/editor/pages/${now._id}/publish`, { revision, note: 'As it was' });
    }
  }
});
