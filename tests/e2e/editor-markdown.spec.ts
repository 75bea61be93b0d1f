/** A text that is kept as Markdown is written as it is read: by keyboard, in a form, on a phone, and as the text that it is. */
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { api, enter, type Made, makePage, openEditor, rows, saved, words } from './editing.ts';
import { keys } from './hands.ts';
import { look, widths } from './look.ts';

const textIn = async (page: Page, id: string): Promise<unknown> => {
  const { draft } = await api<Made>(page, 'get', `/api/v1/editor/pages/${id}`);
  const [first] = draft.document.blocks as { props: { text?: unknown } }[];
  return first?.props.text;
};

const written = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const openFirst = (page: Page) =>
  rows(page)
    .first()
    .getByRole('button', { name: /^(?:Text|Rich text)/ })
    .first();

test('a heading, a bold word and a link are written by keys, seen in the preview, and are Markdown after a reload', async ({
  page,
}) => {
  test.slow();
  const { press } = keys(page);
  await enter(page);
  const { _id } = await makePage(page, 'Written by keys', [words('one', 'Come *in*.')]);
  await openEditor(page, _id);
  await openFirst(page).focus();
  await page.keyboard.press('Enter');
  await expect(written(page)).toHaveText('Come in.');
  await written(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Ask for SKU_12_A * 2 & ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bring it');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Opening hours');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- See ');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('/contact');
  await press(dialog.getByRole('button', { name: 'Set link' }));
  await expect(dialog).toBeHidden();
  await expect(written(page)).toBeFocused();
  await saved(page);
  const markdown =
    'Come *in*. Ask for SKU_12_A \\* 2 & **bring it**.\n\n## Opening hours\n\n- See [/contact](/contact)';
  expect(await textIn(page, _id)).toBe(markdown);

  const frame = page.getByTitle('Page preview').contentFrame();
  await expect(frame.getByText('Come in. Ask for SKU_12_A * 2 & bring it.')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 2, name: 'Opening hours' })).toBeVisible();
  await expect(frame.getByRole('strong')).toHaveText('bring it');
  await expect(frame.getByRole('link', { name: '/contact' })).toHaveAttribute('href', '/contact');
  await look(page, 'editor-markdown');

  await page.reload();
  await openFirst(page).focus();
  await page.keyboard.press('Enter');
  await expect(written(page).getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  const toggle = page.getByRole('button', { name: 'Edit Text as Markdown' });
  await written(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(written(page)).toHaveValue(markdown);
  await look(page, 'editor-markdown-raw');
  await written(page).fill(`${markdown}\n- **Parking** is free`);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(written(page).getByRole('strong')).toHaveText(['bring it', 'Parking']);
  await page.keyboard.press('Control+z');
  await expect(written(page).getByText('Parking')).toHaveCount(0);
  await saved(page);
  expect(await textIn(page, _id)).toBe(markdown);
});

test('a text with a block of code opens as Markdown on a phone, says why and is kept', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await enter(page);
  const code = 'Measure twice.\n\n```\n2 x 4\n```';
  const { _id } = await makePage(page, 'Code in a text', [words('one', code)]);
  await openEditor(page, _id);
  await openFirst(page).click();
  await expect(written(page)).toHaveValue(code);
  await expect(
    page.getByText('This text has a block of code, which can only be edited as Markdown.'),
  ).toBeVisible();
  await look(page, 'editor-markdown-code');
  expect(await textIn(page, _id)).toBe(code);
});
