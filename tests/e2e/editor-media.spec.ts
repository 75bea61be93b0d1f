/** Pictures of blocks: chosen from the library or brought into it, with words and a focal point; uploads that go wrong. */
import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { picture } from '#tests/factories/media.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { api, block, type Draft, enter, makePage, openEditor, publish, rows, saved } from './editing.ts';
import { look } from './look.ts';

const pictureBlock = block('oak', 'image-with-text', {
  title: 'Oak',
  text: 'About oak.',
  image: { src: '', alt: '', width: 1, height: 1 },
});

/** Of a colour that no other file of the run has. */
async function fileOf(name: string) {
  const colour = `#${randomUUID().slice(0, 6)}`;
  const buffer = Buffer.from(await picture('png', { width: 640, height: 400, colour }));
  return { name, mimeType: 'image/png', buffer };
}

const imageOf = async (page: Page, id: string) => {
  const { draft } = await api<{ draft: { document: Draft } }>(page, 'get', `/api/v1/editor/pages/${id}`);
  return (draft.document.blocks[0] as { props: { image: Record<string, unknown> } }).props.image;
};

async function openPicture(page: Page, title: string): Promise<string> {
  await enter(page);
  const { _id } = await makePage(page, title, [pictureBlock]);
  await openEditor(page, _id);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Photo with text/ })
    .click();
  return _id;
}

const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');

test('a block’s picture is chosen, is asked for its words, keeps its focal point, and is published so', async ({
  page,
}) => {
  test.slow();
  const id = await openPicture(page, 'Oak chosen');
  const choose = page.getByRole('button', { name: 'Choose photo: Photo' });
  await choose.click();
  const picker = page.getByRole('dialog', { name: 'Choose a photo' });
  // A film is no picture.
  await expect(picker.getByRole('button', { name: 'Choose Bathroom, sage' })).toBeVisible();
  await expect(picker.getByRole('button', { name: /Film:/ })).toHaveCount(0);
  await look(page, 'editor-picker-desk');
  await picker.getByRole('searchbox', { name: 'Search media' }).fill('no such picture');
  await expect(picker.getByText('0 files')).toBeVisible();
  await picker.getByRole('searchbox', { name: 'Search media' }).fill('bathroom');
  await picker.getByRole('button', { name: 'Choose Bathroom, sage' }).click();
  await expect(picker).toBeHidden();
  await expect(page.getByRole('button', { name: 'Replace photo: Photo' })).toBeFocused();
  const alt = page.getByRole('textbox', { name: 'Alt text' });
  await expect(alt).not.toHaveValue('');
  await alt.fill('');
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  // It is said, and in nobody's way.
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await dialog.getByRole('button', { name: /^Photo with text › Photo › Alt text/ }).click();
  await expect(dialog).toBeHidden();
  await expect(alt).toBeFocused();
  await alt.fill('A bathroom in sage');

  await page.getByText('Focal point', { exact: true }).first().click();
  const point = page.getByRole('button', { name: /^Focal point/ });
  await point.press('Shift+ArrowRight');
  await point.press('Shift+ArrowRight');
  await point.press('ArrowUp');
  await expect(point).toHaveAccessibleName('Focal point: 70% from the left, 49% from the top');
  await saved(page);
  expect(await imageOf(page, id)).toMatchObject({ alt: 'A bathroom in sage', focalX: 0.7, focalY: 0.49 });
  const { slug } = await api<{ slug: string }>(page, 'get', `/api/v1/editor/pages/${id}`);
  await publish(page);
  await page.goto(`/page/${slug}`);
  const shown = page.getByRole('img', { name: 'A bathroom in sage' });
  await expect(shown).toHaveCSS('object-position', '70% 49%');
});

test('a picture is uploaded from within the block’s form, and its words are asked for', async ({ page }) => {
  const id = await openPicture(page, 'Oak uploaded');
  await page.getByRole('button', { name: 'Choose photo: Photo' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a photo' });
  const name = `Oak ${randomUUID().slice(0, 8)}`;
  const choosing = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await choosing).setFiles(await fileOf(`${name}.png`));
  await expect(uploads(page)).toContainText('Uploaded');
  await expect(picker.getByRole('button', { name: `Choose ${name}` })).toBeFocused();
  await picker.getByRole('button', { name: `Choose ${name}` }).press('Enter');
  await expect(page.getByText('640 × 400 px')).toBeVisible();
  const asked = page.getByText('This image has no alt text.');
  await expect(asked).toBeVisible();
  await page.getByRole('textbox', { name: 'Alt text' }).fill('An oak front');
  await expect(asked).toHaveCount(0);
  await saved(page);
  const image = await imageOf(page, id);
  expect(image).toMatchObject({ alt: 'An oak front', width: 640, height: 400 });
  expect(image.src).toMatch(/^\/media\/library\//);
});

test('a picture is pasted; an upload is called off, and one that failed is tried again', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  await enter(page);
  await page.goto('/admin/media');
  await expect(page.getByRole('button', { name: 'Open Bathroom, sage' })).toBeVisible();

  const pasted = await fileOf('Pasted.png');
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'Pasted.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    [...pasted.buffer],
  );
  await expect(uploads(page)).toContainText('Uploaded');
  await page.getByRole('button', { name: 'Dismiss Pasted.png' }).click();
  await expect(page.getByRole('button', { name: 'Open Pasted' })).toBeVisible();

  // The line is held until the test lets go of it, then cut, then good.
  const held: Route[] = [];
  let line: 'held' | 'cut' | 'good' = 'held';
  await page.route(/\/api\/v1\/media\?name=/, async (route) => {
    if (line === 'held') held.push(route);
    else if (line === 'cut') await route.abort('connectionreset');
    else await route.continue();
  });
  const send = async (name: string) => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await (await choosing).setFiles(await fileOf(name));
  };
  await send('Called off.png');
  await expect(page.getByRole('progressbar', { name: 'Uploading Called off.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Called off.png' }).click();
  await expect(uploads(page)).toContainText('Canceled');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(held).toHaveLength(1);
  await page.getByRole('button', { name: 'Dismiss Called off.png' }).click();

  line = 'cut';
  await send('Broken off.png');
  await expect(uploads(page)).toContainText('The connection was lost. Try again.');
  await look(page, 'media-failed');
  line = 'good';
  await page.getByRole('button', { name: 'Try again: Broken off.png' }).click();
  await expect(uploads(page)).toContainText('Uploaded');
  await expect(page.getByRole('button', { name: 'Open Broken off' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open Called off' })).toHaveCount(0);
  expectProblem(/ERR_CONNECTION_RESET/);
});
