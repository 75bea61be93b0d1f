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
