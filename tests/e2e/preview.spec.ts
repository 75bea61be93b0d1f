/** The live preview: a draft in the shop's own pages, kept in step with an editor that is played by the test. */
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { expect, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { api, enter } from './editing.ts';
import { look, widths } from './look.ts';

type Block = {
  id: string;
  type: string;
  schemaVersion: number;
  visibility: Record<string, unknown>;
  props: Record<string, unknown>;
};
type Document = Record<string, unknown> & { blocks: Block[] };
type Message = { type: string } & Record<string, unknown>;

const block = (id: string, type: string, props: object, visibility: object = {}): Block => ({
  id,
  type,
  schemaVersion: 1,
  visibility: { ...visibility },
  props: { ...props },
});
const words = (id: string, text: string, visibility: object = {}) =>
  block(id, 'rich-text', { text }, visibility);
const questions = block('questions', 'faq', {
  title: 'Before you ask',
  items: [
    { question: 'Who delivers?', answer: 'Our own vans.' },
    { question: 'What of returns?', answer: 'Within thirty days.' },
  ],
});
const shelf = block('shelf', 'product-carousel', {
  title: 'On the counter',
  source: 'tag',
  tag: 'tag-featured',
});
const tall = Array.from({ length: 6 }, (_, at) => words(`tall-${at}`, `Paragraph ${at}.\n\n`.repeat(12)));
const pageOf = (...blocks: Block[]): Document => ({
  slug: 'preview-trial',
  audience: 'guest',
  title: 'Spring in the showroom',
  description: '',
  blocks,
});

/** Signed in; an employee's own screen is the page that the editor is played from. */
async function signIn(page: Page): Promise<void> {
  await enter(page);
  await page.goto('/admin/account');
}

type Heard = { heard: Message[] };

/** An editor of this draft: its frame, what it says to it, and what it hears. */
async function openEditor(page: Page, document: Document, query = 'as=guest') {
  await signIn(page);
  const { _id: id } = await api<{ _id: string }>(page, 'post', '/api/v1/editor/pages', { document });
  await page.evaluate((src) => {
    const store = window as unknown as Heard;
    store.heard = [];
    addEventListener('message', ({ data }: MessageEvent<{ message: Message }>) =>
      store.heard.push(data.message),
    );
    const frame = window.document.createElement('iframe');
    frame.title = 'Preview';
    frame.src = src;
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff';
    window.document.body.append(frame);
  }, `/preview/${id}?${query}`);
  const frame = page.getByTitle('Preview').contentFrame();
  const heard = (type: string) =>
    page.evaluate((wanted) => {
      const { heard: all } = window as unknown as Heard;
      return all.filter((message) => message.type === wanted).at(-1) ?? null;
    }, type);
  const say = (message: Message) =>
    page.evaluate((given) => {
      const target = window.document.querySelector('iframe')?.contentWindow;
      target?.postMessage({ mark: 'storefront-preview', message: given }, location.origin);
    }, message);
  let version = 0;
  const show = async (next: Document) => {
    version += 1;
    await say({ type: 'document', version, document: next });
    await expect.poll(() => heard('rendered')).toMatchObject({ version });
  };
  // The first page of a store whose pictures are being drawn takes its time.
  await expect.poll(() => heard('ready'), { timeout: 30_000 }).not.toBeNull();
  return { id, frame, say, heard, show };
}

const bodyOf = (frame: FrameLocator) => frame.getByRole('main');

test('a change shows without a reload: scroll and what was opened on the page stay', async ({ page }) => {
  const draft = pageOf(...tall.slice(0, 3), questions, ...tall.slice(3));
  const { frame, say, show } = await openEditor(page, draft);
  await show(draft);
  await say({ type: 'interact', on: true });
  await frame.getByText('Who delivers?').click();
  await expect(frame.getByText('Our own vans.')).toBeVisible();
  const before = await bodyOf(frame).evaluate(() => {
    (window as unknown as { same: boolean }).same = true;
    scrollTo(0, 700);
    return scrollY;
  });
  const changed = structuredClone(draft);
  changed.blocks[2] = words('tall-2', 'Written a moment ago.\n\n'.repeat(12));
  changed.blocks.push(words('last', 'A block of the last minute.'));
  await show(changed);
  await expect(frame.getByText('Written a moment ago.').first()).toBeVisible();
  await expect(frame.getByText('A block of the last minute.')).toBeAttached();
  await expect(frame.getByText('Our own vans.')).toBeVisible();
  const after = await bodyOf(frame).evaluate(() => ({
    same: (window as unknown as { same?: boolean }).same,
    top: scrollY,
  }));
  expect(after).toEqual({ same: true, top: before });
});

test('a view has its own prices, its own blocks and its own date', async ({ page }) => {
  const draft = pageOf(
    shelf,
    words('trade', 'For the trade alone.', { audience: ['company'] }),
    words('spring', 'When spring comes.', { from: '2027-03-01T00:00:00Z' }),
  );
  const { frame, say, show } = await openEditor(page, draft);
  await show(draft);
  await expect(frame.getByText('Hidden from guests')).toBeVisible();
  await expect(frame.getByText('Hidden at this time')).toBeVisible();
  await expect(frame.getByText('Your price', { exact: true })).toHaveCount(0);
  expect(await bodyOf(frame).innerHTML()).not.toContain('For the trade alone.');
  await expect(frame.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await say({ type: 'view', view: { as: 'company', at: '2027-04-01T12:00:00.000Z' } });
  await expect(frame.getByRole('link', { name: 'Your account' })).toBeVisible();
  await expect(frame.getByText('For the trade alone.')).toBeVisible();
  await expect(frame.getByText('When spring comes.')).toBeVisible();
  await expect(frame.getByText('Your price', { exact: true }).first()).toBeAttached();
});

test('what cannot be shown is a card with its reasons, and its neighbours stay', async ({ page }) => {
  const draft = pageOf(words('fine', 'A sound block.'));
  const { frame, show } = await openEditor(page, draft);
  const broken = {
    ...draft,
    title: 7,
    blocks: [
      words('fine', 'A sound block.'),
      block('alien', 'marquee', {}),
      block('empty', 'faq', { title: 'Empty', items: [] }),
      { type: 'faq' },
      null,
      words('after', 'Another sound block.'),
    ],
  } as unknown as Document;
  await show(broken);
  await expect(frame.getByText('This block can’t be shown: marquee')).toBeVisible();
  await expect(frame.getByText('There is no block of the type “marquee”.')).toBeVisible();
  await expect(frame.getByText('This block can’t be shown', { exact: false })).toHaveCount(4);
  await expect(frame.getByText('A sound block.', { exact: true })).toBeVisible();
  await expect(frame.getByText('Another sound block.')).toBeVisible();
  await show(draft);
  await expect(frame.getByText('This block can’t be shown', { exact: false })).toHaveCount(0);
});

test('a click chooses a block and does nothing else; to try the page is another mode', async ({ page }) => {
  const draft = pageOf(shelf, questions);
  const { frame, say, heard, show } = await openEditor(page, draft);
  await show(draft);
  await frame.getByText('Who delivers?').click();
  await expect
    .poll(() => heard('selected'))
    .toMatchObject({ selection: { block: 'questions', pointer: '/items/0/question' } });
  // What is chosen is shown.
  await expect(frame.getByText('Our own vans.')).toBeVisible();
  await bodyOf(frame).getByRole('listitem').getByRole('link').first().click();
  await expect.poll(() => heard('selected')).toMatchObject({ selection: { block: 'shelf' } });
  await expect(frame.getByRole('heading', { name: 'On the counter' })).toBeVisible();
  await say({ type: 'select', selection: { block: 'questions', pointer: '/items/1' } });
  await expect(frame.getByText('Within thirty days.')).toBeVisible();
  await say({ type: 'interact', on: true });
  await frame.getByRole('button', { name: 'Search' }).click();
  await expect(frame.getByText('This is a preview. Nothing was changed.')).toBeVisible();
  await frame.getByText('Who delivers?').click();
  await expect(frame.getByText('Our own vans.')).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await bodyOf(frame).getByRole('listitem').getByRole('link').first().click();
  await (await opened).close();
  await expect(frame.getByRole('heading', { name: 'On the counter' })).toBeVisible();
});

test('a popup opens in its place when it is chosen, and takes nothing over', async ({ page }) => {
  const popup = block('offer', 'promotional-popup', {
    title: 'A rebate',
    text: 'For large orders.',
    end: '2025-12-01',
    delay: 0,
  });
  const draft = pageOf(words('fine', 'A sound block.'), popup);
  const { frame, say, show } = await openEditor(page, draft);
  await show(draft);
  await expect(frame.getByText('Opens on its own. Select it to show it.')).toBeVisible();
  await say({ type: 'select', selection: { block: 'offer', pointer: '' } });
  await expect(frame.getByRole('region', { name: 'A rebate' })).toBeVisible();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  const changed = structuredClone(draft);
  changed.blocks[1] = { ...popup, props: { ...popup.props, title: 'A larger rebate' } };
  await show(changed);
  await expect(frame.getByRole('region', { name: 'A larger rebate' })).toBeVisible();
  await say({ type: 'select', selection: { block: null, pointer: '' } });
  await expect(frame.getByRole('region', { name: 'A larger rebate' })).toHaveCount(0);
});

test('the bar and the footer are previewed where they stand', async ({ page }) => {
  const footer = { ...pageOf(words('foot', 'Words at the foot.')), slug: 'footer' };
  const { frame, show } = await openEditor(page, footer);
  await show(footer);
  await expect(frame.getByText('Words at the foot.')).toBeVisible();
  await expect(frame.getByRole('main').getByText('Words at the foot.')).toHaveCount(0);
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
});

async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await skipFirstVisit(context, String(test.info().project.use.baseURL));
  return page;
}

test('a shared link shows the draft to anybody, as it allows; without it, or with another, there is nothing', async ({
  page,
  browser,
}) => {
  const draft = pageOf(
    words('open', 'Not yet published.'),
    words('trade', 'For the trade alone.', { audience: ['company'] }),
    block('alien', 'marquee', {}),
  );
  const { id } = await openEditor(page, draft);
  const link = await api<{ path: string; token: string }>(
    page,
    'post',
    `/api/v1/editor/pages/${id}/preview-links`,
    {
      hours: 1,
    },
  );
  const guest = await stranger(browser);
  for (const query of ['', '&as=company', '&warehouse=nowhere&at=never']) {
    const answer = await guest.goto(`${link.path}${query}`);
    expect(answer?.headers()['x-page-cache']).toBe('bypass');
    await expect(guest.getByText('Not yet published.')).toBeVisible();
    await expect(guest.getByText('For the trade alone.')).toHaveCount(0);
    await expect(guest.getByText('Hidden from guests')).toHaveCount(0);
  }
  await expect(guest.getByText('This block can’t be shown: marquee')).toBeVisible();
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const name of ['phone', 'desk'] as const) {
    await guest.setViewportSize(widths[name]);
    await look(guest, `preview-shared-${name}`);
  }
  const other = await api<{ _id: string }>(page, 'post', '/api/v1/editor/pages', { document: draft });
  for (const token of [`${link.token}x`, link.token.replace('guest', 'company'), '']) {
    const refused = await guest.goto(`/preview/${id}?token=${encodeURIComponent(token)}`);
    expect(refused?.status()).toBe(404);
  }
  expect((await guest.goto(`/preview/${other._id}?token=${link.token}`))?.status()).toBe(404);
  await guest.goto(`/preview/${id}`);
  await expect(guest).toHaveURL(/\/admin\/login/);
  await guest.context().close();
});

test('what is previewed is never kept for others', async ({ page, request }) => {
  const { id } = await openEditor(page, pageOf(words('open', 'Not yet published.')));
  const own = await page.request.get(`/preview/${id}`);
  expect(own.headers()['x-page-cache']).toBe('bypass');
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(own.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(await own.text()).toContain('Not yet published.');
  const again = await request.get(`/preview/${id}`, { maxRedirects: 0 });
  expect(again.status()).toBe(302);
  const asked = await request.post('/preview/blocks', {
    data: { view: { as: 'guest' }, envelope: {}, slots: [] },
    headers: { origin: String(test.info().project.use.baseURL) },
  });
  expect(asked.status()).toBe(401);
});
