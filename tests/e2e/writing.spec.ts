/** A writer's day: posts, projects and people written by employees, seen before and after they are published. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { enter, pickMedia, publish, saved } from './editing.ts';
import { look, widths } from './look.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

async function begin(page: Page, kind: string, button: string, title: string): Promise<void> {
  await page.goto(`/admin/content?kind=${kind}`);
  await page.getByRole('link', { name: button, exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/content\/new/);
  await page.getByRole('textbox', { name: /^(?:Title|Name)/ }).fill(title);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** From the media library, into the first field without a photo. */
async function choosePhoto(page: Page, form: Page | Locator, name: string): Promise<void> {
  await form.getByRole('button', { name: 'Choose photo: Photo' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Choose a photo' });
  await pickMedia(picker, name);
  await expect(picker).toBeHidden();
}

/** The page as it is a moment after a publish: the toast of the one before may still stand. */
async function readsAgain(page: Page, words: string, times: number): Promise<void> {
  await expect(async () => {
    await page.reload();
    expect(await page.getByText(words).count()).toBe(times);
  }).toPass();
}

async function chooseEntity(page: Page, label: string, words: string, name: RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: label }).first();
  await field.fill(words);
  await page.getByRole('option', { name }).first().click();
}

test('a post with products, a gallery and a table is written, scheduled, translated, published, changed and restored', async ({
  page,
  browser,
}) => {
  test.slow();
  const title = `Spring faucets ${randomUUID().slice(0, 8)}`;
  const address = `/blog/${title.toLowerCase().replaceAll(' ', '-')}`;
  await enter(page);
  await begin(page, 'post', 'New post', title);

  await page.getByRole('textbox', { name: 'Summary' }).fill('What a month of use says about a finish.');
  await text(page).click();
  await page.keyboard.type('A faucet is a promise. ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Keep it.');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.getByLabel('Text style').selectOption({ label: 'Heading' });
  // The text has the focus again a frame after its tool was used.
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('The numbers');
  await page.keyboard.press('Enter');
  // A link to a department by its name.
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('combobox').fill('Bathroom Faucets');
  await link
    .getByRole('option', { name: /^Bathroom Faucets/ })
    .first()
    .click();
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(text(page).getByRole('link', { name: 'Bathroom Faucets' })).toBeVisible();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Size');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Flow');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1.2 gpm');

  await page.getByRole('button', { name: 'Add Products' }).click();
  const products = page.getByRole('dialog', { name: 'Products' });
  await chooseEntity(page, 'Product', 'faucet', /Product$/);
  await products.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Add Gallery' }).click();
  const gallery = page.getByRole('dialog', { name: 'Gallery' });
  for (const [number, name] of [
    ['1', 'Bathroom, sage'],
    ['2', 'Bathroom, ink navy'],
  ] as const) {
    await gallery.getByRole('button', { name: new RegExp(`^Photo ${number}`) }).click();
    await choosePhoto(page, gallery, name);
  }
  await look(page, 'writing-gallery-desk');
  await gallery.getByRole('button', { name: 'Done' }).click();
  await choosePhoto(page, page, 'Bathroom, sage');
  await chooseEntity(page, 'Topic', 'light', /Topic$/);
  // A list that is only looked through leaves what was chosen.
  const topic = page.getByRole('combobox', { name: 'Topic' });
  await expect(topic).toHaveValue('Light');
  for (const open of [() => topic.click(), () => page.keyboard.press('ArrowDown')]) {
    await topic.focus();
    await open();
    await expect(page.getByRole('option', { name: /Topic$/ }).nth(2)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('option', { name: /Topic$/ })).toHaveCount(0);
    await expect(topic).toHaveValue('Light');
  }
  await saved(page);
  // From its beginning: nothing stands half under the toolbar.
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await look(page, 'writing-post-desk');

  // What it will look like, before anybody else sees it.
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title]');
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('columnheader', { name: 'Size' })).toBeVisible();
  await expect(preview.getByRole('list', { name: 'Gallery' }).getByRole('img')).toHaveCount(2);
  await page.getByRole('button', { name: 'Write', exact: true }).click();

  const shopper = await (await browser.newContext()).newPage();
  expect((await shopper.goto(address))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled.').first()).toBeVisible();
  await page.goto('/admin/schedules');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: `Cancel schedule: ${title}` }).click();
  await page.getByRole('link', { name: title }).first().click();

  await expect(text(page)).toContainText('The numbers');
  await page.getByRole('link', { name: /^Spanish: \d+ missing/ }).click();
  for (const [label, spanish] of [
    ['Title', 'Grifos de primavera'],
    ['Text › Paragraph', 'Un grifo es una promesa. <1>Cúmplala.</1>'],
  ] as const)
    await page
      .getByRole('textbox', { name: `${label} in Spanish` })
      .first()
      .fill(spanish);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^2 of \d+ translated/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the editor to publish' }).click();

  await expect(text(page)).toContainText('The numbers');
  await publish(page);
  await shopper.goto(`/es${address}`);
  await expect(shopper.getByRole('heading', { level: 1, name: 'Grifos de primavera' })).toBeVisible();
  await expect(shopper.getByText('Un grifo es una promesa. Cúmplala.')).toBeVisible();
  // What nobody has translated yet is read in English.
  await expect(shopper.getByRole('heading', { name: 'The numbers' })).toBeVisible();
  await shopper.goto(address);
  await expect(shopper.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shopper.getByRole('link', { name: 'Bathroom Faucets' }).last()).toHaveAttribute(
    'href',
    '/c/bathroom/bathroom-faucets',
  );
  await expect(shopper.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(1);
  await look(shopper, 'post-written-desk');
  await shopper.setViewportSize(widths.phone);
  await look(shopper, 'post-written-phone');
  const feed = await shopper.request.get('/blog/rss.xml');
  expect(await feed.text()).toContain(`<title>${title}</title>`);

  // A change for the worse, and the version before it had back.
  await text(page).getByText('A faucet is a promise.').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('Nonsense. ');
  await saved(page);
  await publish(page);
  await readsAgain(shopper, 'Nonsense. A faucet', 1);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history
    .getByRole('button', { name: /^Restore as draft/ })
    .nth(1)
    .click();
  await expect(text(page)).not.toContainText('Nonsense');
  await saved(page);
  await publish(page);
  await readsAgain(shopper, 'Nonsense. A faucet', 0);
  await shopper.goto(`/es${address}`);
  await expect(shopper.getByText('Un grifo es una promesa. Cúmplala.')).toBeVisible();
  await shopper.context().close();
});

test('undo takes back what was typed into a text, and a reload loses nothing', async ({ page }) => {
  await enter(page);
  await begin(page, 'post', 'New post', `Undo ${randomUUID().slice(0, 8)}`);
  await text(page).click();
  await page.keyboard.type('First thought.');
  await saved(page);
  await page.reload();
  await expect(text(page)).toHaveText('First thought.');
  // Another field between: however fast the hands are, it is another step.
  await page.getByRole('textbox', { name: 'Summary' }).fill('In between.');
  await text(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Second thought.');
  await expect(text(page)).toHaveText('First thought. Second thought.');
  await page.keyboard.press('Control+z');
  await expect(text(page)).toHaveText('First thought.');
  await page.keyboard.press('Control+Shift+z');
  await expect(text(page)).toHaveText('First thought. Second thought.');
});

/** As Word puts it on the clipboard: lists are paragraphs, looks are styles, pictures are files of its machine. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0in}</style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment--><h1 style='mso-pagination:none'>Care<o:p></o:p></h1>
<p class=MsoNormal><span style='font-family:"Georgia",serif'>Wipe it <b style='mso-bidi-font-weight:normal'>dry</b>.<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Brass<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Polished<o:p></o:p></p>
<p class=MsoNormal><![if !vml]><img width=64 height=64 src="file:///C:/Temp/clip_image002.jpg"><![endif]><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

test('what is pasted from Word comes with its headings, emphasis and lists, and nothing else', async ({
  page,
}) => {
  await enter(page);
  await begin(page, 'post', 'New post', `Pasted ${randomUUID().slice(0, 8)}`);
  await text(page).click();
  await text(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'Care');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, fromWord);
  await expect(text(page).getByRole('heading', { level: 2, name: 'Care' })).toBeVisible();
  await expect(text(page).getByRole('strong')).toHaveText('dry');
  await expect(text(page).locator('ul > li > ul > li')).toHaveText('Polished');
  await expect(text(page)).not.toContainText(/[·]|oPolished/);
  await expect(text(page).locator('img, [style*="mso"], span[style]')).toHaveCount(0);
  await saved(page);
});

test('a table and a row of products are made and changed by keys alone', async ({ page }) => {
  await enter(page);
  await begin(page, 'post', 'New post', `Keys ${randomUUID().slice(0, 8)}`);
  const tools = page.getByRole('toolbar', { name: 'Format Text' });
  const walkTo = async (name: string) => {
    await page.keyboard.press('Alt+F10');
    const tool = tools.getByRole('button', { name, exact: true });
    for (let step = 0; step < 40; step += 1) {
      if (await tool.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(tool).toBeFocused();
  };
  await text(page).focus();
  await walkTo('Table');
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await walkTo('Table');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Size');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Finish');
  await walkTo('Column after');
  await page.keyboard.press('Enter');
  await expect(text(page).getByRole('columnheader')).toHaveText(['Size', 'Finish', '', '']);
  await page.keyboard.press('Control+End');
  await walkTo('Add Products');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Products' });
  await expect(form).toBeVisible();
  await saved(page);
});

test('what is missing is named where it is, and publishing leads there', async ({ page }) => {
  await enter(page);
  await begin(page, 'person', 'New person', `Ada Marsh ${randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await dialog.getByRole('button', { name: /Job title/ }).click();
  await expect(page.getByRole('textbox', { name: 'Job title' })).toBeFocused();
});

test('the lists and the editor are good to look at on a phone and a desk', async ({ page }) => {
  test.slow();
  await enter(page);
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    for (const kind of ['post', 'project', 'person', 'topic', 'room']) {
      await page.goto(`/admin/content?kind=${kind}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(page, `content-${kind}-${width}`);
    }
    await page.goto('/admin/content?kind=project&q=Deep+green');
    await page.getByRole('link', { name: 'Deep green on Alameda Ridge' }).click();
    await expect(text(page)).toBeVisible();
    await look(page, `content-editor-project-${width}`);
  }
});
