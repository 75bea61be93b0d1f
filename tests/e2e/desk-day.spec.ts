/** A dealer's day at the inbox: two salespeople, and three customers of whom one has no JavaScript. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { expectLetter } from './letters.ts';
import { register } from './register.ts';
import { hire, logIn } from './staff.ts';

const chat = (page: Page) => page.getByRole('dialog', { name: /Messages|Chat with/ });
const log = (page: Page) => chat(page).getByRole('log');

/** A person's own browser. */
async function personOf(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

async function ask(page: Page, words: string): Promise<void> {
  const field = chat(page).getByLabel('Your message');
  await field.fill(words);
  await field.press('Enter');
  await expect(log(page)).toContainText(words);
}

/** As a salesperson answers: written into the open conversation. */
async function answer(page: Page, to: string, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: `Write to ${to}` });
  await field.fill(words);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('region', { name: `Messages with ${to}` })).toContainText(words);
}

test('two salespeople answer three customers, live and by email', async ({ browser, baseURL }) => {
  const mark = randomUUID().slice(0, 8);
  const options = { baseURL: baseURL ?? '' };
  const [otto, wilma, guest, builder, plain] = [
    await personOf(browser, options),
    await personOf(browser, options),
    await personOf(browser, { ...options, viewport: { width: 390, height: 844 }, hasTouch: true }),
    await personOf(browser, options),
    await personOf(browser, { ...options, javaScriptEnabled: false }),
  ];
  await logIn(otto, await hire('sales', 'Otto'));
  await logIn(wilma, await hire('sales', 'Wilma'));
  await register(builder, {
    first: 'Bea',
    last: 'Marsh',
    email: `bea.${mark}@example.com`,
    password: 'correct horse battery',
  });

  // Three customers come by three doors: the chat on a phone, an account's chat, the form of a page without a script.
  const [fromGuest, fromBuilder, fromPlain] = [
    'Is the oak vanity here',
    'Forty pulls',
    'Deliver to Bend',
  ].map((words) => `${words}? ${mark}`) as [string, string, string];
  await guest.goto('/c/bathroom');
  await guest.getByRole('link', { name: 'Chat with us' }).click();
  await ask(guest, fromGuest);
  await builder.goto('/c/cabinets');
  await builder.getByRole('link', { name: 'Chat with us' }).click();
  await ask(builder, fromBuilder);
  await plain.goto('/contact');
  const form = plain.getByRole('main');
  await form.getByLabel('Name').fill('Nora Quill');
  await form.getByLabel('Email').fill(`nora.${mark}@example.com`);
  await form.getByLabel('Your message').fill(fromPlain);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(plain.getByText('Message sent.')).toBeVisible();

  // Both see all three; each takes one by answering it.
  for (const page of [otto, wilma]) {
    await page.goto('/admin/messages?view=unassigned');
    for (const words of [fromGuest, fromBuilder, fromPlain])
      await expect(page.getByRole('link', { name: words })).toBeVisible();
  }
  await otto.getByRole('link', { name: fromGuest }).click();
  const toGuest = otto.getByRole('textbox', { name: 'Write to Guest' });
  // Told to whoever is there just then: typed until it is seen.
  await expect(async () => {
    await toGuest.pressSequentially('Yes ');
    await expect(chat(guest).getByText(/yping…/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await answer(otto, 'Guest', `Two of them ${mark}`);
  await expect(log(guest)).toContainText(`Two of them ${mark}`);
  await wilma.getByRole('link', { name: fromPlain }).click();
  await answer(wilma, 'Nora Quill', `On Tuesdays ${mark}`);
  await wilma.goto('/admin/messages?view=unassigned');
  await expect(wilma.getByRole('link', { name: fromBuilder })).toBeVisible();
  await expect(wilma.getByRole('link', { name: fromPlain })).toHaveCount(0);
  await expect(wilma.getByRole('link', { name: new RegExp(`Two of them ${mark}`) })).toHaveCount(0);

  // A note and a hand-over: the colleague reads it, the customer does not.
  await otto.getByRole('checkbox', { name: 'Note' }).check();
  const note = otto.getByRole('textbox', { name: 'Write a note for your team' });
  await note.fill(`Wants it by Friday ${mark}`);
  await note.press('Enter');
  await expect(otto.getByRole('region', { name: 'Messages with Guest' })).toContainText('Wants it by Friday');
  const handOver = otto.getByLabel('Hand over to');
  const [colleague = ''] = await handOver.getByRole('option', { name: /^Wilma Fenn/ }).allTextContents();
  await handOver.selectOption({ label: colleague });
  await otto.getByRole('button', { name: 'Hand over' }).click();
  await expect(otto.getByText('Assigned to Wilma Fenn').first()).toBeVisible();
  await wilma.goto('/admin/messages?view=mine');
  await wilma.getByRole('link', { name: new RegExp(`Note.*Wants it by Friday ${mark}`) }).click();
  await answer(wilma, 'Guest', `Shall I hold one ${mark}`);
  await expect(log(guest)).toContainText(`Shall I hold one ${mark}`);
  await expect(log(guest)).not.toContainText('Wants it by');
  const email = chat(guest).getByLabel('Email', { exact: true });
  // It opens by itself where nobody was there.
  await expect(async () => {
    if (!(await email.isVisible())) await chat(guest).getByText('Get answers by email too').click();
    await expect(email).toBeVisible({ timeout: 1000 });
  }).toPass();
  await email.fill(`guest.${mark}@example.com`);
  await chat(guest).getByRole('button', { name: 'Save' }).click();
  await expect(chat(guest).getByText(`answers to guest.${mark}@example.com`)).toBeVisible();
  await ask(guest, `Please do ${mark}`);
  await expect(wilma.getByRole('region', { name: 'Messages with Guest' })).toContainText(`Please do ${mark}`);

  await wilma.reload();
  await wilma.getByRole('button', { name: 'Email this conversation' }).click();
  await expect(wilma.getByText('The conversation was emailed to the customer.')).toBeVisible();
  await expectLetter(`guest.${mark}@example.com`, `Shall I hold one ${mark}`);

  // The customer who closed the window finds the answer, with its product, on the next page.
  await builder.keyboard.press('Escape');
  await expect(chat(builder)).toBeHidden();
  await otto.goto('/admin/messages?view=unassigned');
  await otto.getByRole('link', { name: fromBuilder }).click();
  await otto.getByRole('button', { name: 'Attach a product' }).click();
  await otto.getByRole('searchbox', { name: 'Product name or number' }).fill('pull');
  await otto.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await answer(otto, 'Bea Marsh', `These are in stock ${mark}`);
  const waiting = builder.getByRole('link', { name: /Chat with us/ });
  await expect(waiting).toContainText('You have a new message');
  await builder.goto('/blog');
  await waiting.click();
  await expect(log(builder)).toContainText(`These are in stock ${mark}`);
  await expect(log(builder).getByRole('link', { name: /Pull/ })).toHaveAttribute('href', /\/p\//);

  // A quote for her goes into the conversation, and opens from there.
  const conversation = otto.url();
  await otto.getByRole('button', { name: 'New proposal' }).click();
  const title = otto.getByRole('heading', { level: 1, name: /^Proposal PR-\d+$/ });
  const proposal = (await title.textContent()) ?? '';
  await otto.getByLabel('SKU or product name').fill('pull');
  await otto.getByRole('button', { name: 'Search' }).click();
  await otto.getByRole('status').getByRole('listitem').first().getByRole('button').click();
  await expect(otto.getByLabel(/^Unit price of/)).toBeVisible();
  await otto.getByRole('button', { name: 'Send proposal' }).click();
  await expect(otto.getByText('Proposal sent.')).toBeVisible();
  await otto.goto(conversation);
  await otto.getByRole('button', { name: 'Attach a proposal' }).click();
  const offered = otto.getByRole('dialog', { name: 'Attach a proposal' });
  await offered.getByRole('button', { name: proposal.replace('Proposal ', '') }).click();
  await answer(otto, 'Bea Marsh', `Your price for forty ${mark}`);
  const thread = otto.getByRole('region', { name: 'Messages with Bea Marsh' });
  await expect(thread.getByRole('link', { name: proposal })).toBeVisible();
  await log(builder).getByRole('link', { name: proposal }).click();
  await expect(builder).toHaveURL(/\/a\/proposals\//);
  await expect(builder.getByRole('heading', { level: 1, name: proposal })).toBeVisible();
  await builder.getByRole('link', { name: /Chat with us/ }).click();

  await chat(builder).getByRole('button', { name: 'Email me this conversation' }).click();
  await expect(chat(builder).getByText(`Sent to bea.${mark}@example.com.`)).toBeVisible();
  await expectLetter(`bea.${mark}@example.com`, 'Your conversation with us');

  // Without a script the answer is an email.
  await expectLetter(`nora.${mark}@example.com`, `On Tuesdays ${mark}`);
  for (const page of [otto, wilma, guest, builder, plain]) await page.context().close();
});
