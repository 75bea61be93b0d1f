/** The chat as a visitor has it: written and answered live, without a socket, opened by itself, and from the team page. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { gotoOnClock, lastDay, openOnClock } from './first-visit.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: /Messages|Chat with/ });
const field = (page: Page) => dialog(page).getByLabel('Your message');
const button = (page: Page) => page.getByRole('link', { name: 'Chat with us' });

/** By its script: without it, the button leads to another page, which opens the chat at every reload. */
async function open(page: Page): Promise<void> {
  await listens(page);
  await button(page).click();
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
}

/** The salesperson, by the calls that the inbox makes. */
async function salesperson(browser: Browser, baseURL = '') {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const { email, password } = sampleAccounts().find(({ role }) => role.startsWith('sales')) ?? {};
  const answer = await context.request.put('/api/v1/auth', { data: { email, password, employee: true } });
  expect(answer.ok()).toBe(true);
  const chainOf = async (text: string): Promise<string> => {
    const listed = await context.request.get(`/api/v1/desk/messages?${new URLSearchParams({ q: text })}`);
    const { chains } = (await listed.json()) as { chains: { _id: string }[] };
    return chains[0]?._id ?? '';
  };
  return {
    chainOf,
    say: async (chain: string, content: string) => {
      const data = { content, client_id: randomUUID() };
      expect((await context.request.post(`/api/v1/desk/messages/${chain}`, { data })).status()).toBe(201);
    },
    read: async (chain: string, number: number) => {
      const data = { number };
      expect((await context.request.put(`/api/v1/desk/messages/${chain}/read`, { data })).ok()).toBe(true);
    },
  };
}

test('a guest writes, is answered live, and finds the conversation again', async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await salesperson(browser, baseURL);
  const question = `Is the walnut vanity in stock? ${randomUUID().slice(0, 8)}`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/c/bathroom');
  await expect(button(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/v2/messages'))).toEqual([]);
  await open(page);
  await expect(field(page)).toBeFocused();
  const send = dialog(page).getByRole('button', { name: 'Send' });
  await expect(send).toBeHidden();
  await field(page).fill('   ');
  await expect(send).toBeHidden();
  await field(page).press('Enter');
  await field(page).fill('First line');
  await expect(send).toBeVisible();
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially(question);
  await field(page).press('Enter');
  await expect(dialog(page).getByRole('log')).toContainText(question);
  await expect(dialog(page).getByText('· Sent')).toBeVisible();
  const chain = await desk.chainOf(question);
  await desk.read(chain, 1);
  await expect(dialog(page).getByText('· Read')).toBeVisible();
  await desk.say(chain, 'Yes: 12 in Portland. <b>Bold?</b>');
  await expect(dialog(page).getByText('Yes: 12 in Portland. <b>Bold?</b>')).toBeVisible();
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await look(page, `chat-${name}`);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await desk.say(chain, 'Shall we hold two?');
  await expect(button(page)).toContainText('You have a new message');
  await page.reload();
  await expect(button(page)).toContainText('You have a new message');
  await open(page);
  await expect(dialog(page).getByText('Shall we hold two?')).toBeVisible();
  await expect(button(page)).not.toContainText('You have a new message');
});

test('what is not sent yet outlives the closed chat, the page and a reload, and too many files are told', async ({
  page,
}) => {
  await page.goto('/c/bathroom');
  await open(page);
  await field(page).fill('Would this fit');
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') });
  const names = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `${name}.pdf`);
  await dialog(page).getByLabel('Attach a photo or PDF').setInputFiles(names.map(file));
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'A message takes up to five files. Send these first.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('main').getByRole('link').filter({ hasText: /\w/ }).first().click();
  await expect(page).not.toHaveURL(/\/c\/bathroom$/);
  await open(page);
  await expect(field(page)).toHaveValue('Would this fit');
  await expect(dialog(page).getByText('five.pdf')).toBeVisible();
  await expect(dialog(page).getByText('six.pdf')).toHaveCount(0);
  await page.reload();
  await open(page);
  await expect(field(page)).toHaveValue('Would this fit');
  await expect(dialog(page).getByText('five.pdf')).toBeVisible();
  await expect(dialog(page).getByRole('button').first()).toHaveAccessibleName('Close');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(
    dialog(page)
      .getByRole('log')
      .getByRole('link', { name: /five\.pdf/ }),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('a message that waits for the network goes out after a reload, once', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/);
  const isSend = (url: URL) => url.pathname === '/api/v2/messages/';
  await page.route(isSend, (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto('/c/bathroom');
  await open(page);
  await field(page).fill('Written offline');
  // It is said to be on its way before it is sent.
  const failed = page.waitForEvent('requestfailed', (request) => isSend(new URL(request.url())));
  await field(page).press('Enter');
  await failed;
  await expect(dialog(page).getByText('Sending…')).toBeVisible();
  await page.unroute(isSend);
  await page.reload();
  await open(page);
  await expect(dialog(page).getByText('· Sent')).toBeVisible();
  await expect(dialog(page).getByText('Sending…')).toHaveCount(0);
  await page.reload();
  await open(page);
  await expect(dialog(page).getByText('· Sent')).toBeVisible();
  await expect(dialog(page).getByText('Written offline')).toHaveCount(1);
});

test('a product goes along in the finish that was chosen, and a photo that is too large is made smaller', async ({
  page,
}) => {
  await page.goto('/p/marlowe-pedestal-sink');
  await page.getByRole('main').locator('a[href*="?sku="]').nth(1).click();
  await expect(page).toHaveURL(/\?sku=/);
  const sku = new URL(page.url()).searchParams.get('sku') ?? 'none';
  await open(page);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 3600, height: 2700, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(10 * 1024 * 1024);
  await dialog(page)
    .getByLabel('Attach a photo or PDF')
    .setInputFiles({ name: 'wall.jpeg', mimeType: 'image/jpeg', buffer: photo });
  await expect(dialog(page).getByText('wall.jpg', { exact: true })).toBeVisible();
  await dialog(page).getByLabel('Attach this product').check();
  await write(page, 'Would it fit here?');
  const said = dialog(page).getByRole('log');
  await expect(said.getByRole('img', { name: 'wall.jpg' })).toBeVisible();
  await expect(said.locator(`a[href*="sku=${sku}"]`)).toBeVisible();
});

test('without a socket messages go and come all the same', async ({ page, browser, baseURL }) => {
  const desk = await salesperson(browser, baseURL);
  await page.routeWebSocket(/\/api\/v2\/messages\//, (socket) => socket.close());
  const question = `No socket ${randomUUID().slice(0, 8)}`;
  await page.goto('/blog');
  await open(page);
  await write(page, question);
  await expect(dialog(page).getByRole('log')).toContainText(question);
  await write(page, 'And another one');
  await expect(dialog(page).getByText('· Sent')).toBeVisible();
  await desk.say(await desk.chainOf(question), 'Answered by the call');
  await expect(dialog(page).getByText('Answered by the call')).toBeVisible();
});

test('somebody of the team is chosen on their page, and the message says so at the desk', async ({
  page,
}) => {
  await page.goto('/team/iris-fenn');
  const link = page.getByRole('link', { name: 'Chat with Iris' });
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page.getByRole('dialog', { name: 'Chat with Iris' })).toBeVisible();
  // As a press goes before a script listens.
  await page.goto(address ?? '');
  await expect(page.getByRole('dialog', { name: 'Chat with Iris' })).toBeVisible();
  await write(page, 'A question for you');
  await expect(dialog(page).getByText('· Sent')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Chat with Iris' })).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the chat opens by itself after its delay, once a session', async ({ page }) => {
    // As the server says while somebody is there to answer.
    await page.route(/\/api\/v2\/messages\/\?/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), messagePopup: true } });
    });
    await openOnClock(page, '/blog', lastDay + 1000);
    await page.clock.runFor(14_000);
    await expect(dialog(page)).toBeHidden();
    await page.clock.runFor(2000);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(dialog(page)).toBeHidden();
    await gotoOnClock(page, '/team', [15_000]);
    await page.clock.runFor(30_000);
    // It would load its code and ask the server first.
    await page.waitForTimeout(2000);
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('its button leads to the contact form', async ({ page }) => {
    await page.goto('/c/bathroom');
    await button(page).click();
    await expect(page).toHaveURL(/\/contact#chat$/);
  });
});
