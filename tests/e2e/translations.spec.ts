/** A writer puts a post into Spanish: by keyboard, published, out to translators and back. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { api, banner, enter, type Made, makePage, publish } from './editing.ts';
import { listens } from './hands.ts';
import { look as lookAt, widths } from './look.ts';

async function look(page: Page, name: string): Promise<void> {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await lookAt(page, `${name}-${width}`);
  }
}

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const words = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks ? { marks } : {}) });

test('a post is translated by keyboard, published in Spanish, exported and imported', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  const title = `Grout that stays white ${randomUUID().slice(0, 8)}`;
  const slug = `grout-${randomUUID().slice(0, 8)}`;
  await enter(page);
  const { items } = await api<{ items: { picture: Record<string, unknown> }[] }>(
    page,
    'get',
    '/api/v1/posts?limit=1',
  );
  const { src, alt, width, height } = items[0]?.picture ?? {};
  const document = {
    kind: 'post',
    slug,
    audience: 'guest',
    title,
    excerpt: 'Seal it once a year.',
    body: {
      type: 'doc',
      content: [paragraph(words('Mix it '), words('thick', [{ type: 'bold' }]), words('.'))],
    },
    picture: { src, alt, width, height },
    topic: 'light',
  };
  const { _id } = await api<Made>(page, 'post', '/api/v1/editor/pages', { document });

  await page.goto('/admin/translations?kind=post&open=true');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(title);
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Blog posts' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('4 missing');
  await look(page, 'translations-list');
  await list.getByRole('link', { name: title }).click();
  await expect(page.getByText('0 of 4 translated')).toBeVisible();

  // By keyboard alone: each text leads to the next one that is not done.
  const next = page.getByRole('button', { name: 'Next to do' });
  await next.focus();
  await page.keyboard.press('Enter');
  const field = (label: string) => page.getByRole('textbox', { name: `${label} in Spanish` });
  await expect(field('Title')).toBeFocused();
  await page.keyboard.insertText('Boquilla que no se mancha');
  await page.keyboard.press('Control+Enter');
  await expect(field('Summary')).toBeFocused();
  await page.keyboard.insertText('Séllela una vez al año.');
  await page.keyboard.press('Control+Enter');
  await expect(field('Text › Paragraph')).toBeFocused();
  await page.keyboard.insertText('Mézclela espesa.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The tag <1> is missing.')).toBeVisible();
  await expect(field('Text › Paragraph')).toHaveValue('Mézclela espesa.');
  await expect(field('Text › Paragraph')).toBeFocused();
  await look(page, 'translations-refused');
  await field('Text › Paragraph').fill('Mézclela <1>espesa</1>.');
  await page.keyboard.press('Control+Enter');
  await expect(field('Photo › Alt text')).toBeFocused();
  await page.keyboard.insertText('Una foto');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('4 of 4 translated')).toBeVisible();
  await expect(next).toBeHidden();

  await page.getByRole('link', { name: 'Open the editor to publish' }).click();
  await expect(page.getByRole('link', { name: 'Spanish: done' })).toBeVisible();
  await publish(page);
  await page.goto(`/es/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Boquilla que no se mancha' })).toBeVisible();
  await expect(page.getByText('Mézclela espesa.').first()).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  expectProblem(/status of 409/);
  // Somebody saves in between: what was typed is kept, and saved over theirs.
  await page.goto(`/admin/translations/post/${_id}`);
  await field('Title').fill('Boquilla siempre blanca');
  const draft = await api<Made>(page, 'get', `/api/v1/editor/pages/${_id}`);
  await api(page, 'put', `/api/v1/editor/pages/${_id}/draft`, {
    document: { ...draft.draft.document, excerpt: 'Seal it twice a year.' },
    revision: draft.draft.revision,
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changed by someone else', { exact: true })).toBeVisible();
  await expect(field('Title')).toHaveValue('Boquilla siempre blanca');
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('Outdated', { exact: true })).toBeVisible();
  await expect(page.getByText('Seal it once a year.')).toBeVisible();
  await page.getByRole('button', { name: 'Still correct' }).click();
  await expect(page.getByText('4 of 4 translated')).toBeVisible();

  const origin = `http://localhost:${process.env.E2E_PORT}`;
  const exported = await page.request.get(`${origin}/admin/translation-file?kind=post&format=xliff`);
  const file = (await exported.text()).replace('Boquilla siempre blanca', 'Boquilla blanca');
  await page.goto('/admin/translations/import');
  await page.getByLabel('Translated file').setInputFiles({
    name: 'translations.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(file),
  });
  await page.getByRole('button', { name: 'Preview import' }).click();
  await expect(page.getByText('This is what the file would change')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Boquilla blanca' })).toBeVisible();
  await look(page, 'translations-import');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();
  await page.goto(`/admin/translations/post/${_id}`);
  await expect(field('Title')).toHaveValue('Boquilla blanca');
});

test.describe('without JavaScript', () => {
  test('a text is translated all the same', async ({ page, browser, baseURL }) => {
    await enter(page);
    const made = await api<Made>(page, 'post', '/api/v1/editor/pages', {
      document: { kind: 'topic', slug: `topic-${randomUUID().slice(0, 8)}`, title: 'Hardware' },
    });
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      ...(baseURL ? { baseURL } : {}),
    });
    const plain = await context.newPage();
    await plain.goto(`/admin/translations/topic/${made._id}`);
    await plain.getByRole('textbox', { name: 'Name in Spanish' }).fill('Herrajes');
    await plain.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(plain.getByText('1 of 1 translated')).toBeVisible();
    await expect(plain.getByRole('textbox', { name: 'Name in Spanish' })).toHaveValue('Herrajes');
    await context.close();
  });
});

test('what is written before the page listens is saved with what is written after', async ({ page }) => {
  await enter(page);
  const { _id } = await makePage(page, 'Early', [banner('one', 'The first'), banner('two', 'The second')]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    if (route.request().resourceType() === 'script') await held;
    await route.continue();
  });
  await page.goto(`/admin/translations/page/${_id}`, { waitUntil: 'commit' });
  const fields = page.getByRole('textbox', { name: / in Spanish$/ });
  await fields.first().fill('Temprano');
  release();
  await listens(page);
  await fields.nth(1).fill('Después');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^2 of \d+ translated/)).toBeVisible();
  await expect(fields.first()).toHaveValue('Temprano');
});
