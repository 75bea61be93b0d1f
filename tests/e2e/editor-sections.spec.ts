/** Saved sections: a block is saved as one, stands on two pages, and is changed once for both. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { api, banner, enter, makePage, openEditor, publish, rows, saved, words } from './editing.ts';
import { look, widths } from './look.ts';

type Head = { _id: string; title: string; slug: string };

const previewOf = (page: Page) => page.getByTitle('Page preview').contentFrame();
const slugOf = ({ draft }: { draft: { document: Record<string, unknown> } }) => String(draft.document.slug);

const sectionNamed = async (page: Page, title: string) => {
  const listed = await api<Head[]>(page, 'get', '/api/v1/editor/pages?kind=section');
  return listed.find((one) => one.title === title) as Head;
};

/** Save as section… in the menu of the first row. */
async function saveFirst(page: Page, name: string): Promise<void> {
  await rows(page).first().getByRole('button', { name: 'More actions for Banner' }).click();
  await page.getByRole('menuitem', { name: 'Save as section…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as section' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(name);
  await look(page, 'editor-section-save');
  await dialog.getByRole('button', { name: 'Save as section' }).click();
  await expect(page.getByText(`Saved as the section “${name}”`)).toBeVisible();
}

test('a block is saved as a section, used on a second page, changed once for both, and detached', async ({
  page,
}) => {
  test.slow();
  await enter(page);
  const name = `Need help ${Date.now().toString(36)}`;
  const first = await makePage(page, `First ${name}`, [banner('one', 'Call us'), words('two', 'Below it.')]);
  const second = await makePage(page, `Second ${name}`, [words('one', 'Above it.')]);

  await openEditor(page, first._id);
  await saveFirst(page, name);
  await expect(rows(page).first()).toContainText('Saved section');
  await expect(rows(page).first()).toContainText(name);
  const frame = previewOf(page);
  await expect(frame.getByRole('heading', { name: 'Call us' })).toBeVisible();
  // A press anywhere in it chooses it as one.
  await rows(page)
    .last()
    .getByRole('button', { name: /^Rich text/ })
    .click();
  await expect(frame.locator('[data-preview-outline], [data-preview-tools]').first()).toBeAttached();
  await frame.getByRole('heading', { name: 'Call us' }).click();
  await expect(rows(page).first().locator('[aria-current="true"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit section' })).toBeVisible();
  await look(page, 'editor-section-row');
  await saved(page);
  await publish(page);

  await openEditor(page, second._id);
  await page.getByRole('button', { name: 'Add block' }).last().click();
  const picker = page.getByRole('dialog', { name: 'Add block' });
  await picker.getByRole('button', { name: 'Saved sections', exact: true }).click();
  await look(page, 'editor-section-picker');
  await picker.getByRole('button', { name }).click();
  await expect(rows(page).last()).toContainText(name);
  await saved(page);
  await publish(page);
  for (const made of [first, second]) {
    await page.goto(`/page/${slugOf(made)}`);
    await expect(page.getByRole('heading', { name: 'Call us' })).toBeVisible();
  }

  // Changed once; both pages follow.
  await openEditor(page, second._id);
  await rows(page)
    .last()
    .getByRole('button', { name: /^Saved section/ })
    .click();
  await expect(page.getByText('Used on 2 pages')).toBeVisible();
  await page.getByRole('link', { name: 'Edit section' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const uses = page.getByRole('list', { name: 'Used on 2 pages' });
  await expect(uses.getByRole('link')).toHaveText([`First ${name}`, `Second ${name}`]);
  await look(page, 'editor-section');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Banner/ })
    .click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('Come by');
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('list', { name: 'This changes 2 pages:' }).getByRole('link')).toHaveCount(2);
  await look(page, 'editor-section-publish');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Shoppers see it now.')).toBeVisible();
  for (const made of [first, second]) {
    await page.goto(`/page/${slugOf(made)}`);
    await expect(page.getByRole('heading', { name: 'Come by' })).toBeVisible();
  }

  // The list counts its pages, and does not give it away.
  await page.goto('/admin/pages?kind=section');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Used on 2 pages');
  await look(page, 'editor-sections-list');
  const section = await sectionNamed(page, name);
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText(`2 pages show this section: First ${name}, Second ${name}.`).first(),
  ).toBeVisible();

  // Detached, the page has blocks of its own; one undo brings the section back.
  await openEditor(page, second._id);
  await rows(page)
    .last()
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Detach' }).click();
  await expect(rows(page).last()).toContainText('Come by');
  await expect(rows(page).last()).toContainText('Banner');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(rows(page).last()).toContainText(name);
  expect(section._id).not.toBe('');
});

test('on a phone a section is begun in the list and stands in a page', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await enter(page);
  const name = `Phone ${Date.now().toString(36)}`;
  const { _id } = await makePage(page, `Page ${name}`, [banner('one', 'Ask us')]);
  await openEditor(page, _id);
  await saveFirst(page, name);
  await expect(rows(page).first()).toContainText(name);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Saved section/ })
    .click();
  await expect(page.getByRole('button', { name: 'Detach' })).toBeVisible();
  await expect(page.getByText('Used on 1 page')).toBeVisible();
  await look(page, 'editor-section-row-phone');
  await page.goto('/admin/pages?kind=section');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Used on 1 page');
  await look(page, 'editor-sections-list-phone');
  await page.goto('/admin/content/new?kind=section');
  await page.getByRole('textbox', { name: 'Name' }).fill(`Begun ${name}`);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Begun ${name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Section settings/ })).toBeVisible();
  await look(page, 'editor-section-phone');
});
