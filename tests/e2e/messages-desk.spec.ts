/** A salesperson answers visitors from the inbox: live, by keyboard, by a form without a script, and hands over. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { picture } from '#tests/factories/media.ts';
import { expect, sampleAccounts, test } from '#tests/setup/e2e.ts';
import { look, widths } from './look.ts';
import { hire, logIn, password } from './staff.ts';

type Talk = {
  messageChain: {
    _id: string;
    messages: { content: string; number: number; attachments: { kind: string }[] }[];
  } | null;
};

/** A guest who has no window open: what they write goes over the call. */
function guestOf(context: BrowserContext, origin: string) {
  const headers = { origin };
  return {
    say: async (content: string): Promise<void> => {
      const message = { content, client_id: randomUUID() };
      const answer = await context.request.post('/api/v2/messages', {
        headers,
        data: { page: '/c/bathroom', message },
      });
      expect(answer.status()).toBe(201);
    },
    hear: async (): Promise<NonNullable<Talk['messageChain']>> => {
      const { messageChain } = (await (await context.request.get('/api/v2/messages')).json()) as Talk;
      if (!messageChain) throw new Error('the guest has no conversation');
      return messageChain;
    },
    read: async (_id: string, number: number): Promise<void> => {
      const answer = await context.request.put('/api/v2/messages', { headers, data: { _id, number } });
      expect(answer.ok()).toBe(true);
    },
  };
}

async function logInAs(page: Page, role: string): Promise<void> {
  const account = sampleAccounts().find((one) => one.role.startsWith(role));
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(account?.email ?? '');
  await page.getByLabel('Password').fill(account?.password ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/admin(?!\/login)/);
}

test('a guest’s message comes live and is answered, noted on, handed over and closed', async ({
  page,
  browser,
  baseURL,
}) => {
  await hire('sales', 'Hanna');
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL: origin });
  const guest = guestOf(context, origin);
  const question = `Is the oak vanity in stock? ${randomUUID().slice(0, 8)}`;
  await logInAs(page, 'sales desk');
  await page.goto('/admin/messages?view=unassigned');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();

  await guest.say(question);
  const row = page.getByRole('link', { name: question });
  await expect(row).toContainText('Unread');
  await expect(page).toHaveTitle(/^\(\d+\) Messages/);

  // By keyboard: opened, written, sent.
  await row.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Write to Guest' });
  await expect(field).toBeFocused();
  const thread = page.getByRole('region', { name: 'Messages with Guest' });
  await expect(thread).toContainText(question);
  await page.keyboard.type(`Yes, two of them. See ${origin}/c/bathroom and https://elsewhere.example/p/x.`);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Shall I hold one?');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible();
  await expect(thread.getByRole('link')).toHaveText([`${origin}/c/bathroom`]);
  await expect(page.getByRole('main')).toContainText('Assigned to you');
  await expect.poll(async () => (await guest.hear()).messages.length).toBe(2);

  await page.getByRole('checkbox', { name: 'Note' }).check();
  await page.getByRole('textbox', { name: 'Write a note for your team' }).fill('Ask Ada about the price.');
  // A note stays one through a reload, and what is written after it is an answer again.
  await page.reload();
  const noteField = page.getByRole('textbox', { name: 'Write a note for your team' });
  await expect(noteField).toHaveValue('Ask Ada about the price.');
  await expect(page.getByRole('checkbox', { name: 'Note' })).toBeChecked();
  await noteField.press('Enter');
  await expect(thread).toContainText('NoteAsk Ada about the price.');
  await expect(page.getByRole('checkbox', { name: 'Note' })).not.toBeChecked();
  expect(JSON.stringify(await guest.hear())).not.toContain('Ada');

  // The visitor reads, and goes on.
  const { _id, messages } = await guest.hear();
  await guest.read(_id, messages.at(-1)?.number ?? 0);
  await expect(thread.getByText('Read', { exact: true })).toBeVisible();
  await guest.say('Please do. <b>Thanks</b>');
  await expect(thread).toContainText('Please do. <b>Thanks</b>');

  await page.getByLabel('Attach a photo or PDF').setInputFiles({
    name: 'vanity.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await picture('jpeg', { width: 640, height: 480 })),
  });
  await page.getByRole('button', { name: 'Attach a product' }).click();
  await page.getByRole('searchbox', { name: 'Product name or number' }).fill('vanity');
  const product = page.getByRole('dialog').getByRole('listitem').first().getByRole('button');
  await product.click();
  await expect(page.getByRole('list', { name: 'Attachments' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Uploading…')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByRole('img', { name: 'Photo: vanity.jpg' })).toBeVisible();
  await expect
    .poll(async () => (await guest.hear()).messages.at(-1)?.attachments.map(({ kind }) => kind))
    .toEqual(['file', 'product']);
  await look(page, 'messages-conversation');

  await page.setViewportSize(widths.phone);
  await look(page, 'messages-conversation-phone');
  await page.getByRole('link', { name: 'Back to messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await look(page, 'messages-phone');
  await page.setViewportSize(widths.desk);
  await page.goto(`/admin/messages/${_id}`);

  await page.getByLabel('Hand over to').selectOption({ label: 'Hanna Fenn' });
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('Assigned to Hanna Fenn').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close conversation' }).click();
  await expect(page.getByText('Conversation closed.')).toBeVisible();
  await page.getByRole('link', { name: 'Closed', exact: true }).click();
  await expect(
    page.getByRole('list', { name: 'Closed' }).getByRole('link', { name: /Answer: Attachment Hanna Fenn/ }),
  ).toBeVisible();
  await context.close();
});

test('an answer that was written after the session ended goes out after the next login, which leads back to it', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL: origin });
  const guest = guestOf(context, origin);
  await guest.say(`Is it still there? ${randomUUID().slice(0, 8)}`);
  const { _id } = await guest.hear();
  const email = await hire('sales', 'Lena');
  await logIn(page, email);
  await expect(page).toHaveURL(/\/admin(?!\/login)/);
  await page.goto(`/admin/messages/${_id}`);
  const field = page.getByRole('textbox', { name: 'Write to Guest' });
  await expect(field).toBeFocused();
  await field.fill('It is.');

  // As in another tab, of which this one hears nothing; nor does the list, which is read anew where others write.
  const reads = (url: URL) => url.searchParams.has('_data');
  await page.route(reads, (route) => (route.request().method() === 'GET' ? undefined : route.continue()));
  const answer = await page.context().request.post('/logout', { headers: { origin }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  await page.context().clearCookies({ name: 'flash' });
  await field.press('Enter');
  await expect(
    page
      .getByText(/You are logged out. Log in to send this.|Your session has ended. Log in to continue./)
      .first(),
  ).toBeVisible();
  await page.unroute(reads);
  await page.goto(`/admin/login?${new URLSearchParams({ returnTo: `/admin/messages/${_id}`, ended: '1' })}`);
  await expect(page.getByText('Your session has ended. Log in to continue.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/messages/${_id}`));
  await expect.poll(async () => (await guest.hear()).messages.at(-1)?.content).toBe('It is.');
  await context.close();
});

test('without JavaScript it is read and answered by a form; ready answers are kept for everybody', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const context = await browser.newContext({ baseURL: origin });
  const guest = guestOf(context, origin);
  const question = `Do you deliver to Bend? ${randomUUID().slice(0, 8)}`;
  await guest.say(question);
  await logIn(page, await hire('sales', 'Noel'));
  await expect(page).toHaveURL(/\/admin/);
  const plainContext = await browser.newContext({
    baseURL: origin,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await plainContext.newPage();
  await plain.goto('/admin/messages');
  await plain.getByRole('link', { name: question }).click();
  await plain.getByRole('textbox', { name: 'Write to Guest' }).fill('On Tuesdays.');
  await plain.getByRole('button', { name: 'Send' }).click();
  await expect(plain.getByRole('region', { name: 'Messages with Guest' })).toContainText('On Tuesdays.');
  expect((await guest.hear()).messages.map(({ content }) => content)).toEqual([question, 'On Tuesdays.']);

  await plain.goto('/admin/messages/answers');
  const fresh = plain.getByRole('group', { name: 'New ready answer' });
  await fresh.getByLabel('Title').fill('Delivery to Bend');
  await plain.getByRole('button', { name: 'Save ready answers' }).click();
  await expect(fresh.getByLabel('Title')).toHaveValue('Delivery to Bend');
  await fresh.getByLabel('Text').fill('We deliver to Bend on Tuesdays.');
  await plain.getByRole('button', { name: 'Save ready answers' }).click();
  await expect(plain.getByText('Ready answers saved.')).toBeVisible();

  await page.goto('/admin/messages?view=mine');
  await page.getByRole('link', { name: 'On Tuesdays.' }).click();
  await page.getByRole('button', { name: 'Ready answers' }).click();
  await page.getByRole('searchbox', { name: 'Search ready answers' }).fill('bend');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Write to Guest' })).toHaveValue(
    'We deliver to Bend on Tuesdays.',
  );
  await page.goto('/admin/messages/answers');
  await look(page, 'messages-answers');
  await page.goto('/admin/messages/figures?days=7');
  await expect(page.getByRole('table', { name: 'Response times by employee' })).toContainText('Noel Fenn');
  await look(page, 'messages-figures');
  await page.setViewportSize(widths.phone);
  await look(page, 'messages-figures-phone');

  // Who has no messages is told so, and finds no conversation.
  await plainContext.clearCookies();
  await logInAs(plain, 'employee (publisher)');
  await plain.goto('/admin/messages');
  await expect(plain.getByRole('heading', { name: 'Your role doesn’t include messages' })).toBeVisible();
  const { _id } = await guest.hear();
  expect((await plain.goto(`/admin/messages/${_id}`))?.status()).toBe(404);
  await Promise.all([context.close(), plainContext.close()]);
});
