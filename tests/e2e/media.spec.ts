import type { Page } from '@playwright/test';
import { phonePicture, picture } from '#tests/factories/media.ts';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';

async function openLibrary(page: Page): Promise<void> {
  const account = sampleAccounts().find(({ role }) => role.includes('publisher'));
  const answer = await page.request.put('/api/v1/auth/', {
    data: { email: account?.email, password: account?.password },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/admin/media');
  await expect(page.getByRole('button', { name: 'Open Bathroom, sage' })).toBeVisible();
}

const fileOf = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(await picture('png', { width: 640, height: 400, colour })),
});

test('the library is looked through, added to by button and by drop, and given words', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/415.*logo\.svg/);
  await openLibrary(page);
  await look(page, 'media-desk');

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await choosing).setFiles([
    await fileOf('Oak front.png', '#8a6a45'),
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script>1</script></svg>') },
  ]);
  const rows = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Oak front.png' })).toContainText('Uploaded');
  await expect(rows.filter({ hasText: 'logo.svg' })).toContainText('which can contain scripts');
  await look(page, 'media-uploads');
  await page.getByRole('button', { name: 'Dismiss logo.svg' }).click();
  await expect(rows).toHaveCount(1);

  const dropped = [...(await phonePicture())];
  const drop = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(bytes)], 'Phone.jpg', { type: 'image/jpeg' }));
    return transfer;
  }, dropped);
  const grid = page.getByRole('main').getByRole('searchbox');
  for (const type of ['dragenter', 'dragover', 'drop'])
    await grid.dispatchEvent(type, { dataTransfer: drop });
  await expect(page.getByRole('button', { name: 'Open Phone' })).toBeVisible();

  await page.getByRole('button', { name: 'Open Oak front' }).click();
  const detail = page.getByRole('dialog', { name: 'Oak front' });
  await expect(detail).toContainText('Not used anywhere. You can delete it.');
  await detail.getByLabel('Alt text').fill('A plain oak front');
  await detail.getByRole('button', { name: /^Focal point/ }).press('Shift+ArrowLeft');
  await expect(detail.getByRole('button', { name: /40% from the left, 50% from the top/ })).toBeVisible();
  await look(page, 'media-detail');
  await detail.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open Oak front' })).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search media' }).fill('plain oak');
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
});

test('what is used is not deleted, and says where it is used; what is replaced is new on the page', async ({
  page,
}) => {
  await openLibrary(page);
  const uploaded = await page.request.post('/api/v1/media?name=Used.png', {
    headers: { 'content-type': 'application/octet-stream' },
    data: (await fileOf('Used.png', '#345678')).buffer,
  });
  const { item } = await uploaded.json();
  const document = {
    slug: 'oak',
    audience: 'guest',
    title: 'All about oak',
    description: 'Oak.',
    blocks: [
      {
        id: 'oak-banner',
        type: 'image-with-text',
        schemaVersion: 1,
        visibility: {},
        props: {
          title: 'Oak',
          text: 'About oak.',
          image: { src: item.src, alt: 'An oak front', width: 640, height: 400 },
        },
      },
    ],
  };
  const made = await page.request.put('/api/v1/pages/oak?audience=guest', { data: document });
  expect(await made.text()).toContain('revision');

  await page.reload();
  await page.getByRole('button', { name: 'Open Used' }).click();
  const detail = page.getByRole('dialog', { name: 'Used' });
  await expect(detail.getByRole('link', { name: /on All about oak/ })).toBeVisible();
  await detail.getByRole('button', { name: 'Delete' }).click();
  await expect(detail.getByRole('alert')).toContainText(
    'This file is in use, so it can’t be deleted. Remove it from the places below first.',
  );

  const choosing = page.waitForEvent('filechooser');
  await detail.getByRole('button', { name: 'Replace file' }).click();
  await (await choosing).setFiles(await fileOf('Other.png', '#aa5533'));
  await expect(page.getByText('File replaced everywhere it’s used.')).toBeVisible();

  await page.goto('/page/oak');
  const shown = page.getByRole('img', { name: 'An oak front' });
  await expect(shown).toBeVisible();
  const address = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(address).toContain(item.src);
  expect(address).not.toContain(item.url);
  const answer = await page.request.get(address);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('the library on a phone, by keyboard', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await openLibrary(page);
  await look(page, 'media-phone');
  const tile = page.getByRole('button', { name: 'Open Video: kitchen' });
  await page.getByRole('radio', { name: 'Videos' }).press('Space');
  await tile.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Video: kitchen' })).toContainText('Included with the store');
  await look(page, 'media-detail-phone');
});

/** Uploads a picture of 640 × 400 without the screen; its words as the API has them. */
async function uploaded(page: Page, name: string, colour: string, folder?: string) {
  const query = new URLSearchParams({ name, ...(folder ? { folder } : {}) });
  const answer = await page.request.post(`/api/v1/media?${query}`, {
    headers: { 'content-type': 'application/octet-stream' },
    data: (await fileOf(name, colour)).buffer,
  });
  return (await answer.json()).item as { _id: string; src: string };
}

async function openCrop(page: Page, name: string) {
  await page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
  const detail = page.getByRole('dialog', { name, exact: true });
  await detail.getByRole('button', { name: 'Crop and rotate' }).click();
  return { detail, crop: page.getByRole('dialog', { name: 'Crop and rotate' }) };
}

test('a photo is cropped by keyboard, turned, and put back as it was', async ({ page }) => {
  await openLibrary(page);
  await uploaded(page, 'Keys.png', '#4a6fa5');
  await page.reload();
  const { detail, crop } = await openCrop(page, 'Keys');
  const area = crop.getByRole('button', { name: /^Crop area/ });
  await expect(area).toBeFocused();
  await crop.getByRole('button', { name: 'Bottom right corner' }).press('Shift+ArrowLeft');
  await expect(crop.getByLabel('Width', { exact: true })).toHaveValue('580');
  await area.press('ArrowRight');
  await expect(crop.getByLabel('From the left', { exact: true })).toHaveValue('6');
  await crop.getByRole('radio', { name: '1:1' }).press('Space');
  await expect(crop.getByLabel('Width', { exact: true })).toHaveValue('400');
  await crop.getByLabel('Width', { exact: true }).fill('200');
  await crop.getByLabel('Width', { exact: true }).press('Enter');
  await expect(crop.getByLabel('Height', { exact: true })).toHaveValue('200');
  await crop.getByRole('radio', { name: 'Free' }).press('Space');
  await crop.getByLabel('Height', { exact: true }).fill('100');
  await crop.getByRole('button', { name: 'Rotate right' }).press('Enter');
  await expect(crop.getByLabel('Width', { exact: true })).toHaveValue('100');
  await expect(crop.getByLabel('Height', { exact: true })).toHaveValue('200');
  await look(page, 'media-crop-desk');
  await crop.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByText('Saved wherever this photo is used.')).toBeVisible();
  await expect(crop).toBeHidden();
  await expect(detail).toContainText('100 × 200');
  await expect(detail).toContainText('Cropped from 640 × 400');

  await detail.getByRole('button', { name: 'Crop and rotate' }).click();
  await expect(crop.getByLabel('Width', { exact: true }), 'the crop is there to be changed').toHaveValue(
    '100',
  );
  await crop.getByRole('button', { name: 'Reset to original' }).press('Enter');
  await expect(crop.getByLabel('Width', { exact: true })).toHaveValue('640');
  await crop.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(crop).toBeHidden();
  await expect(detail).toContainText('640 × 400');
  await expect(detail).not.toContainText('Cropped from');
});

test('a photo is cropped by pointer on a phone, and saved as a new one', async ({ page }) => {
  await page.setViewportSize(widths.phone);
  await openLibrary(page);
  await uploaded(page, 'Pointer.png', '#7a4fa5');
  await page.reload();
  const { detail, crop } = await openCrop(page, 'Pointer');
  const drag = async (name: RegExp, dx: number, dy: number) => {
    const box = await crop.getByRole('button', { name }).boundingBox();
    if (!box) throw new Error('nothing to drag');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 4 });
    await page.mouse.up();
  };
  const numberOf = async (label: string) =>
    Number(await crop.getByLabel(label, { exact: true }).inputValue());
  await drag(/Bottom right corner/, -100, -60);
  await expect.poll(() => numberOf('Width')).toBeLessThan(600);
  const [width, height] = [await numberOf('Width'), await numberOf('Height')];
  await drag(/^Crop area/, 40, 20);
  await expect.poll(() => numberOf('From the left')).toBeGreaterThan(0);
  expect([await numberOf('Width'), await numberOf('Height')], 'moved, not resized').toEqual([width, height]);
  const finger = await page.context().newCDPSession(page);
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const corner = await crop.getByRole('button', { name: 'Bottom right corner' }).boundingBox();
  const [x, y] = [(corner?.x ?? 0) + 14, (corner?.y ?? 0) + 14];
  const touch = (type: 'touchStart' | 'touchMove', dx: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + dx, y: y + dx }] });
  await touch('touchStart', 0);
  for (const dx of [-10, -20, -30]) await touch('touchMove', dx);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => numberOf('Width'), 'by finger').toBeLessThan(width);
  const [cutWidth, cutHeight] = [await numberOf('Width'), await numberOf('Height')];
  await look(page, 'media-crop-phone');
  await crop.getByRole('button', { name: 'Save as a new photo' }).click();
  await expect(page.getByRole('dialog', { name: 'Pointer, cropped' })).toContainText(
    `${cutWidth} × ${cutHeight}`,
  );
  await expect(detail).toBeHidden();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open Pointer', exact: true }).click();
  await expect(detail, 'the first one is as it was').toContainText('640 × 400');
});

test('files lie in folders: made, uploaded into, moved together, deleted without their files', async ({
  page,
}) => {
  await openLibrary(page);
  await uploaded(page, 'Loose one.png', '#123123');
  await uploaded(page, 'Loose two.png', '#321321');
  await page.reload();
  await page.getByRole('button', { name: 'Folders' }).click();
  const folders = page.getByRole('dialog', { name: 'Folders' });
  await folders.getByLabel('New folder').fill('Spring sale');
  await folders.getByLabel('New folder').press('Enter');
  await folders.getByRole('button', { name: 'Rename Spring sale' }).click();
  await folders.getByLabel('New name for Spring sale').fill('Faucet sale');
  await folders.getByRole('button', { name: 'Save' }).click();
  await expect(folders.getByRole('button', { name: 'Rename Faucet sale' })).toBeFocused();
  await look(page, 'media-folders');
  await page.keyboard.press('Escape');

  const filter = page.getByRole('combobox', { name: 'Folder' });
  await filter.selectOption({ label: 'Faucet sale (0)' });
  await expect(page.getByText('0 files', { exact: true })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await choosing).setFiles([await fileOf('Within.png', '#456456')]);
  await expect(page.getByRole('button', { name: 'Open Within' })).toBeVisible();
  await expect(filter.getByRole('option', { name: 'Faucet sale (1)' })).toBeAttached();

  await filter.selectOption('');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select Loose one' }).press('Enter');
  await page.getByRole('button', { name: 'Select Loose two' }).click();
  const bar = page.getByRole('region', { name: 'Selected files' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('combobox').selectOption({ label: 'Faucet sale (1)' });
  await bar.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('2 files moved.')).toBeVisible();
  await bar.getByRole('button', { name: 'Done' }).click();
  await filter.selectOption({ label: 'Faucet sale (3)' });
  await expect(page.getByText('3 files', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Folders' }).click();
  await folders.getByRole('button', { name: 'Delete Faucet sale' }).click();
  await expect(folders).toContainText('Its 3 files stay in the library, in no folder.');
  await folders.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(folders).toContainText('No folders yet.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open Loose one' })).toBeVisible();
});

test('what nothing uses is found and deleted together, except what is used by now', async ({ page }) => {
  await openLibrary(page);
  const items = await Promise.all(
    ['#0a0b0c', '#0c0b0a', '#0b0c0a'].map((colour, at) => uploaded(page, `Idle ${at + 1}.png`, colour)),
  );
  await page.reload();
  await page.getByRole('searchbox', { name: 'Search media' }).fill('idle');
  await page.getByRole('checkbox', { name: 'Not used' }).check();
  await expect(page.getByText('3 files', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected files' });
  await bar.getByRole('button', { name: 'Select all shown' }).click();
  await look(page, 'media-selected');

  const image = { src: items[1]?.src, alt: 'Idle no more', width: 640, height: 400 };
  const document = {
    slug: 'idle-no-more',
    audience: 'guest',
    title: 'Idle no more',
    description: 'Used.',
    blocks: [
      {
        id: 'idle-banner',
        type: 'image-with-text',
        schemaVersion: 1,
        visibility: {},
        props: { title: 'Used', text: 'By now.', image },
      },
    ],
  };
  await page.request.put('/api/v1/pages/idle-no-more?audience=guest', { data: document });
  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete 3 files?' });
  await look(page, 'media-delete-several');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 files deleted.')).toBeVisible();
  await expect(bar.getByRole('alert')).toContainText('1 file is in use, so we kept it: Idle 2');
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
});

test('thirty files at once are one line; those that failed stay listed', async ({ page, expectProblem }) => {
  expectProblem(/415.*logo\.svg/);
  await openLibrary(page);
  const files = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      fileOf(`Many ${at + 1}.png`, `#5${String(at).padStart(2, '0')}0a0`),
    ),
  );
  const svg = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await choosing).setFiles([svg, ...files]);
  await expect(page.getByText('30 of 31 uploaded, 1 failed').last()).toBeVisible();
  const rows = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('logo.svg');
  await look(page, 'media-many-uploads');
  await page.getByRole('button', { name: 'Dismiss all' }).click();
  await expect(rows).toHaveCount(0);
});
