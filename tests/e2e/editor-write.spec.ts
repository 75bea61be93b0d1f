/** Writing in the page: texts, pictures, links and blocks of the preview, by pointer, keys and finger. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { api, banner, block, enter, makePage, openEditor, pickMedia, rows, saved, words } from './editing.ts';
import { look, widths } from './look.ts';

const previewOf = (page: Page) => page.getByTitle('Page preview').contentFrame();

/** The preview takes presses: it has heard of the document. */
const takesPresses = (frame: FrameLocator) =>
  expect(frame.locator('[data-preview-outline], [data-preview-tools]').first()).toBeAttached();

const columns = (id: string, headings: string[]) =>
  block(
    id,
    'columns',
    {
      title: 'Three ways in',
      columns: headings.map((heading) => ({
        heading,
        text: `What ${heading} brings.`,
        image: { src: '/pictures/room-showroom/clay', alt: `Of ${heading}`, width: 1600, height: 1000 },
        cta: { content: `Go to ${heading}`, link: '/c/bathroom', variant: 'outline' },
      })),
    },
    { schemaVersion: 2 },
  );

test('a text is written where it stands, the form follows, and one undo takes it back', async ({ page }) => {
  await enter(page);
  const { _id } = await makePage(page, 'Written', [banner('one', 'As it was'), banner('two', 'Another')]);
  await openEditor(page, _id);
  const frame = previewOf(page);
  await rows(page)
    .last()
    .getByRole('button', { name: /^Banner/ })
    .click();
  await takesPresses(frame);
  await frame.getByText('As it was').click();
  const writing = frame.getByRole('textbox', { name: 'Heading' });
  await expect(writing).toBeFocused();
  await expect(rows(page).first().locator('[aria-current="true"]')).toBeVisible();
  await writing.press('Control+a');
  await page.keyboard.type('Sale: 20% off  faucets & more?');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Sale: 20% off  faucets & more?');
  await expect(writing).toBeFocused();
  await look(page, 'editor-write');
  await page.keyboard.press('Enter');
  await expect(writing).toHaveCount(0);
  await expect(frame.getByRole('heading', { name: 'Sale: 20% off faucets & more?' })).toBeVisible();
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect(frame.getByRole('heading', { name: 'As it was' })).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(frame.getByRole('heading', { name: 'As it was' })).toBeVisible();
});

test('the keys lead from text to text, a link opens its control, and what is wrong is said', async ({
  page,
}) => {
  await enter(page);
  const { _id } = await makePage(page, 'By keys', [columns('cols', ['Pickup', 'Delivery', 'Transit'])]);
  await openEditor(page, _id);
  const frame = previewOf(page);
  await expect(frame.getByText('Three ways in')).toBeVisible();
  const row = rows(page).first().locator('[data-row]');
  await row.focus();
  await page.keyboard.press('Enter');
  await takesPresses(frame);
  await page.keyboard.press('Shift+F6');
  await expect(frame.getByRole('button', { name: 'Write in the page: Columns' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('textbox', { name: 'Heading' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(' today');
  await expect(frame.locator('[data-preview-writing]')).toHaveText('Pickup today');
  for (const name of ['Text', 'Button label', 'Heading', 'Text']) {
    await page.keyboard.press('Tab');
    await expect(frame.getByRole('textbox', { name })).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(frame.getByRole('textbox', { name: 'Heading' })).toHaveText('Delivery');
  // Too long: said while it is written, and nothing of it is lost.
  await page.keyboard.type(' '.padEnd(80, 'x'));
  await expect(frame.getByText('88 of 80 characters')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('button', { name: 'Write in the page: Columns' })).toBeFocused();
  await expect(frame.getByText('Shorten this to 80 characters.').first()).toBeVisible();
  await expect(frame.getByText('Pickup today')).toBeVisible();
  await frame.getByText(/^Delivery x+$/).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Delivery by Friday');
  await page.keyboard.press('Escape');
  await expect(frame.getByText('Shorten this to 80 characters.')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  await frame.getByText('Go to Transit').click();
  await frame.getByRole('button', { name: 'Link…' }).click();
  await expect(page.getByRole('combobox', { name: 'Button link' }).last()).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Button label' }).last()).toHaveValue('Go to Transit');
  await saved(page);
});

test('F6 leads into the page with nothing selected, Tab from a question to its answer and on, and a block comes below the selected one', async ({
  page,
}) => {
  await enter(page);
  const items = [
    { question: 'Do you deliver?', answer: 'We do.' },
    { question: 'How fast?', answer: 'In a day.' },
  ];
  const faq = block('faq', 'faq', { title: 'Questions', text: '', items }, { schemaVersion: 2 });
  const { _id } = await makePage(page, 'Asked', [faq, banner('two', 'Below it')]);
  await openEditor(page, _id);
  const frame = previewOf(page);
  await expect(frame.getByText('Do you deliver?')).toBeVisible();
  await page.getByRole('list', { name: 'Blocks' }).locator('[data-row]').first().focus();
  await expect(async () => {
    await page.keyboard.press('F6');
    await expect(frame.getByRole('button', { name: /^Write in the page/ })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('textbox', { name: 'Heading' })).toBeFocused();
  for (const [name, text] of [
    ['Question', 'Do you deliver?'],
    ['Answer', 'We do.'],
    ['Question', 'How fast?'],
    ['Answer', 'In a day.'],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(frame.getByRole('textbox', { name })).toBeFocused();
    await expect(frame.getByRole('textbox', { name })).toHaveText(text);
  }
  await page.keyboard.type('Or less: ');
  await page.keyboard.press('Escape');
  await saved(page);
  await expect(frame.getByText('Or less: In a day.')).toBeVisible();

  await rows(page).first().locator('[data-row]').click();
  await page.getByRole('button', { name: 'Add block', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Add block' })
    .getByRole('button', { name: /^Spacer/ })
    .first()
    .click();
  await expect(rows(page).locator('[data-row]')).toContainText(['FAQ', 'Spacer', 'Banner']);
});

test('a picture is replaced where it is seen, and a press beside the texts of an item chooses the item', async ({
  page,
}) => {
  await enter(page);
  const { _id } = await makePage(page, 'Pictures', [columns('cols', ['Pickup', 'Delivery', 'Transit'])]);
  await openEditor(page, _id);
  const frame = previewOf(page);
  await rows(page).first().locator('[data-row]').click();
  await takesPresses(frame);
  await frame.getByAltText('Of Delivery').click();
  await expect(page.getByRole('textbox', { name: 'Heading' }).last()).toHaveValue('Delivery');
  await frame.getByRole('button', { name: 'Replace photo' }).click();
  const library = page.getByRole('dialog');
  await expect(library).toBeVisible();
  await look(page, 'editor-write-picture');
  await pickMedia(library, 'Bathroom, sage');
  await expect(frame.getByAltText('Of Delivery')).toHaveCount(0);
  await expect(frame.getByAltText('Of Pickup')).toBeVisible();
});

test('blocks are added between two, moved by their handle and by keys, hidden and deleted in the preview', async ({
  page,
}) => {
  await enter(page);
  const { _id } = await makePage(page, 'Arranged', [
    banner('one', 'The first'),
    banner('two', 'The second'),
    words('three', 'The third.'),
  ]);
  await openEditor(page, _id);
  const frame = previewOf(page);
  await rows(page).first().locator('[data-row]').click();
  await takesPresses(frame);
  const titles = () => rows(page).locator('[data-row]').allInnerTexts();
  // Beside the words: the block.
  await frame
    .getByText('The second')
    .locator('xpath=ancestor::section')
    .click({ position: { x: 4, y: 4 } });
  const tools = frame.getByRole('toolbar', { name: 'Tools for Banner' });
  await tools.getByRole('button', { name: 'Move Banner up' }).click();
  await expect.poll(async () => (await titles())[0]).toContain('The second');
  await tools.getByRole('button', { name: 'Move Banner down' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(async () => (await titles())[1]).toContain('The second');

  const handle = tools.getByTitle('Move Banner', { exact: true });
  // The preview follows the list, and the tools follow the block.
  const places = async () => ({
    tools: (await handle.boundingBox())?.y ?? 0,
    first: (await frame.getByText('The first').boundingBox())?.y ?? 0,
    second: (await frame.getByText('The second').boundingBox())?.y ?? 0,
  });
  await expect(async () => {
    const now = await places();
    expect(now.second).toBeGreaterThan(now.first);
    expect(Math.abs(now.tools - now.second)).toBeLessThan(200);
    expect(await places()).toEqual(now);
  }).toPass();
  const from = await handle.boundingBox();
  const under = await frame.getByText('The third.').boundingBox();
  if (!from || !under) throw new Error('The preview shows no block.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 40, { steps: 4 });
  await page.mouse.move(from.x, under.y + under.height + 60, { steps: 8 });
  await expect(frame.locator('[data-preview-drop="2"]')).toBeVisible();
  await page.mouse.up();
  await expect.poll(async () => (await titles())[2]).toContain('The second');

  await frame.getByRole('button', { name: 'Add a block before Banner' }).click();
  const picker = page.getByRole('dialog');
  await picker
    .getByRole('button', { name: /Spacer/ })
    .first()
    .click();
  await expect(rows(page)).toHaveCount(4);
  await expect.poll(async () => (await titles())[2]).toContain('Spacer');
  await frame.getByText('The first').click();
  await page.keyboard.press('Escape');
  await frame.getByRole('button', { name: 'Hide Banner' }).click();
  await expect(frame.getByText('The first')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Show Banner' }).click();
  await expect(frame.getByText('The first')).toBeVisible();
  await frame.getByRole('button', { name: 'Delete Banner' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(frame.getByText('The first')).toBeVisible();
});

test('a formatted text is written in the page with the form’s own editor', async ({ page }) => {
  await enter(page);
  const faq = block(
    'faq',
    'faq',
    {
      title: 'Before you ask',
      items: [
        { question: 'Do you deliver?', answer: 'To **Oregon**.' },
        { question: 'Do you install?', answer: 'We do not.' },
      ],
    },
    { schemaVersion: 2 },
  );
  const { _id } = await makePage(page, 'Formatted', [words('one', 'Plain words.'), faq]);
  await openEditor(page, _id);
  const frame = previewOf(page);
  await rows(page).first().locator('[data-row]').click();
  await takesPresses(frame);
  await frame.getByText('Plain words.').click();
  const writing = frame.getByRole('textbox', { name: 'Text' });
  await expect(writing).toBeFocused();
  await page.keyboard.type(' And ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('loud');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' ones.');
  await look(page, 'editor-write-formatted');
  await page.keyboard.press('Escape');
  await expect(writing).toHaveCount(0);
  await expect(frame.locator('strong', { hasText: 'loud' })).toBeVisible();
  await expect(frame.getByText('Plain words. And loud ones.')).toBeVisible();
  await saved(page);
  const { draft } = await api<{ draft: { document: { blocks: { props: { text: string } }[] } } }>(
    page,
    'get',
    `/api/v1/editor/pages/${_id}`,
  );
  expect(draft.document.blocks[0]?.props.text).toBe('Plain words. And **loud** ones.');

  // A question opens its answer; the one that is pressed is the one that is written.
  await frame.getByText('Do you install?').click();
  await page.keyboard.press('Escape');
  await frame.getByText('We do not.').click();
  const answer = frame.getByRole('textbox', { name: 'Answer' });
  await expect(answer).toHaveText('We do not.');
  await expect(answer).toBeFocused();
  await page.keyboard.type(' Ask us who does.');
  await page.keyboard.press('Escape');
  await expect(frame.getByText('We do not. Ask us who does.')).toBeVisible();
  await saved(page);
});

test('header and footer are edited from any page, and lead back to it', async ({ page }) => {
  await enter(page);
  const { _id } = await makePage(page, 'From here', [banner('one', 'A page')]);
  await openEditor(page, _id);
  const frame = previewOf(page);
  await rows(page).first().locator('[data-row]').click();
  await takesPresses(frame);
  await frame.getByRole('contentinfo').click({ position: { x: 8, y: 8 } });
  await frame.getByRole('button', { name: 'Edit the footer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Footer' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the page you came from' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'From here' })).toBeVisible();
});

test('an undo ends what is being written there', async ({ page }) => {
  await enter(page);
  const { _id } = await makePage(page, 'Two hands', [banner('one', 'As it was')]);
  await openEditor(page, _id);
  const frame = previewOf(page);
  await rows(page).first().locator('[data-row]').click();
  await takesPresses(frame);
  await frame.getByText('As it was').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(rows(page).first()).toContainText('As it was!');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(frame.locator('[data-preview-writing]')).toHaveCount(0);
  await expect(frame.getByRole('heading', { name: 'As it was', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: widths.phone, hasTouch: true });

  test('a tap writes in the page and stays there', async ({ page }) => {
    await enter(page);
    const { _id } = await makePage(page, 'Tapped', [banner('one', 'As it was')]);
    await openEditor(page, _id);
    await rows(page).first().locator('[data-row]').tap();
    await page
      .getByRole('navigation', { name: 'Editor views' })
      .getByRole('button', { name: 'Preview' })
      .tap();
    const frame = previewOf(page);
    await takesPresses(frame);
    await frame.getByText('As it was').tap();
    const writing = frame.getByRole('textbox', { name: 'Heading' });
    await expect(writing).toBeFocused();
    await writing.press('Control+a');
    await page.keyboard.type('Tapped in');
    await look(page, 'editor-write-phone');
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('heading', { name: 'Tapped in' })).toBeVisible();
    await frame.getByRole('button', { name: 'All fields of Banner' }).tap();
    await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Tapped in');
  });
});
