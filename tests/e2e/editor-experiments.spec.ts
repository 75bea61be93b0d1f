/** Two variants of a page's hero: made by an editor, started by a publisher, seen by visitors, ended with the better one. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, skipFirstVisit, test } from '#tests/setup/e2e.ts';
import { api, banner, enter, homeId, type Made, makePage, openEditor, rows, saved } from './editing.ts';
import { look, widths } from './look.ts';
import { hire, password } from './staff.ts';

const origin = () => `http://localhost:${process.env.E2E_PORT}`;

/** Signs in without the form; the page that is open asks for nothing as somebody else. */
async function enterAs(page: Page, email: string) {
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
  const headers = { origin: origin() };
  const data = { email, password, employee: true };
  expect((await page.request.put(`${origin()}/api/v1/auth`, { headers, data })).ok()).toBe(true);
}

/** As a publisher who has it live. */
async function publishNow(page: Page, { _id, draft }: Made): Promise<void> {
  await api(page, 'post', `/api/v1/editor/pages/${_id}/publish`, { revision: draft.revision, note: '' });
}

/** Looks at a screen on a phone and on a desk, and leaves it on a desk. */
async function lookTwice(page: Page, name: string): Promise<void> {
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport);
    await look(page, `${name}-${width}`);
  }
}

const confirm = (page: Page, name: string) =>
  page.getByRole('dialog', { name }).getByRole('button', { name, exact: true });

/** Somebody who was never here. */
async function visit(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin() });
  await skipFirstVisit(context, origin());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('an editor makes a variant of a hero, a publisher starts it and ends it with variant B', async ({
  page,
  expectProblem,
}) => {
  test.slow();
  // A share that the API refuses.
  expectProblem(/status of 422/);
  await enter(page);
  const mark = randomUUID().slice(0, 8);
  const home = await api<Made>(page, 'get', `/api/v1/editor/pages/${await homeId(page)}`);
  const made = await makePage(page, `Tested ${mark}`, home.draft.document.blocks.slice(0, 3));
  await publishNow(page, made);
  const slug = String(made.draft.document.slug);

  await enterAs(page, await hire('editor', 'Rhea'));
  await page.goto('/admin/experiments');
  await expect(page.getByRole('heading', { level: 1, name: 'Experiments' })).toBeVisible();
  await lookTwice(page, 'experiments');

  // From the block's menu.
  await openEditor(page, made._id);
  const hero = rows(page).first();
  await hero.getByRole('button', { name: 'More actions for Hero video carousel' }).click();
  await page.getByRole('menuitem', { name: 'Test a variant…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test a variant of this block' });
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Hero video carousel “.* on Tested /);
  await lookTwice(page, 'experiment-begin');
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('radio', { name: 'By audience…' }).check();
  await dialog.getByLabel('Guests, %').fill('95');
  await dialog.getByRole('button', { name: 'Create variant B' }).click();
  await expect(dialog.getByText('Enter a share from 0 to 90 percent.')).toBeVisible();
  await dialog.getByLabel('Name').fill(`Shorter hero ${mark}`);
  await dialog.getByRole('radio', { name: 'Half of all visitors' }).check();
  await dialog.getByRole('button', { name: 'Create variant B' }).click();

  // Its editor says what it is, and offers what makes sense of a variant.
  await expect(page.getByText(`for the experiment “Shorter hero ${mark}”`)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Variant settings' }).click();
  await expect(page.getByText('variant B changes the blocks alone')).toBeVisible();
  await rows(page)
    .first()
    .getByRole('button', { name: /^Hero video carousel/ })
    .click();
  await page.getByRole('textbox', { name: 'Heading' }).first().fill(`Short ${mark}`);
  await saved(page);
  await lookTwice(page, 'experiment-variant');
  await page.getByRole('link', { name: 'Back to the experiment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Shorter hero ${mark}` })).toBeVisible();
  await expect(page.getByText('Ask a publisher to start the experiment.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start experiment' })).toHaveCount(0);
  await expect(page.getByText(`“Short ${mark}”`).first()).toBeVisible();
  const address = page.url();

  // The shop with variant B in it, for the employee alone.
  const shop = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'See B in the shop' }).click();
  const preview = await shop;
  const bar = preview.getByRole('complementary', { name: 'Preview of the shop' });
  await expect(bar).toContainText(`Variant B of “Shorter hero ${mark}”`);
  await expect(preview.getByRole('heading', { name: `Short ${mark}` }).first()).toBeVisible();
  await look(preview, 'experiment-preview');
  await bar.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: `Shorter hero ${mark}` })).toBeVisible();
  await preview.close();

  await enterAs(page, await hire('publisher', 'Pilar'));
  await page.goto(address);
  await lookTwice(page, 'experiment-draft');
  await page.getByRole('button', { name: 'Start experiment' }).click();
  await expect(confirm(page, 'Start experiment')).toBeVisible();
  await look(page, 'experiment-start');
  await confirm(page, 'Start experiment').click();
  await expect(page.getByText('The experiment is running.')).toBeVisible();
  await expect(page.getByText(/^Too early to say: \d+ visitors? so far\.$/)).toBeVisible();
  await lookTwice(page, 'experiment-running');

  // The list of pages leads to it.
  await page.goto('/admin/pages');
  const listed = page.getByRole('listitem').filter({ hasText: `Tested ${mark}` });
  await lookTwice(page, 'experiment-list');
  await listed.getByRole('link', { name: 'Experiment running' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Shorter hero ${mark}` })).toBeVisible();

  // The page's editor says that it runs, and what publishing does to it.
  await openEditor(page, made._id);
  await expect(page.getByText('An experiment runs on this page')).toBeVisible();
  await expect(
    rows(page)
      .first()
      .getByText(/^Tested now by/),
  ).toBeAttached();
  await lookTwice(page, 'experiment-page');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Hero video carousel/ })
    .click();
  await page.getByRole('textbox', { name: 'Heading' }).first().fill(`Draft ${mark}`);
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('They change its variant A.')).toBeVisible();
  await look(page, 'experiment-publish');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.goto(address);
  await page.getByRole('button', { name: 'Use B' }).click();
  await expect(page.getByRole('dialog').getByText('The page is published with variant B')).toBeVisible();
  await look(page, 'experiment-use');
  await confirm(page, 'Use B').click();
  await expect(page.getByText('The page is published with variant B, for everyone.')).toBeVisible();
  // Its draft had another heading already.
  await expect(page.getByText('The page’s draft doesn’t have variant B')).toBeVisible();
  // What was tested stays to be read.
  await expect(page.getByRole('heading', { name: 'What B changed' })).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: `Short ${mark}` })).toBeVisible();
  await lookTwice(page, 'experiment-ended');
  await page.goto(`/page/${slug}`);
  await expect(page.getByRole('heading', { name: `Short ${mark}` }).first()).toBeVisible();
});

test('visitors see one of the variants, the same each time, and what they do is counted', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page);
  const mark = randomUUID().slice(0, 8);
  const made = await makePage(page, `Counted ${mark}`, [banner('one', `Long ${mark}`)]);
  await publishNow(page, made);
  const path = `/page/${String(made.draft.document.slug)}`;
  type Whole = { _id: string; variant: string };
  const whole = await api<Whole>(page, 'post', '/api/v1/editor/experiments', {
    page: made._id,
    block: 'one',
    name: `Counted ${mark}`,
  });
  const variant = await api<Made>(page, 'get', `/api/v1/editor/pages/${whole.variant}`);
  const document = { ...variant.draft.document, blocks: [banner('one', `Short ${mark}`)] };
  const written = await api<{ revision: number }>(
    page,
    'put',
    `/api/v1/editor/pages/${whole.variant}/draft`,
    {
      document,
      revision: variant.draft.revision,
    },
  );
  await api(page, 'post', `/api/v1/editor/experiments/${whole._id}/start`, { revision: written.revision });

  const heading = (one: Page) => one.getByRole('heading', { name: new RegExp(`^(?:Long|Short) ${mark}$`) });
  const seen = new Map<string, Page>();
  let visitors = 0;
  // Half of them see B: that twenty see the same happens twice in a million times.
  while (seen.size < 2 && visitors < 20) {
    const visitor = await visit(browser, path);
    visitors += 1;
    const first = (await heading(visitor).textContent()) ?? '';
    await visitor.reload();
    await expect(heading(visitor)).toHaveText(first);
    if (seen.has(first)) await visitor.context().close();
    else seen.set(first, visitor);
  }
  expect([...seen.keys()].sort()).toEqual([`Long ${mark}`, `Short ${mark}`]);

  const buyer = seen.get(`Short ${mark}`) as Page;
  await buyer.goto('/c/lighting');
  await buyer
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await expect(buyer.getByRole('link', { name: /^Cart [1-9]\d* items? in your cart/ })).toBeVisible();

  await page.goto(`/admin/experiments/${whole._id}`);
  const figures = page.getByRole('table', { name: 'Visitors, goals and sales by variant' });
  const added = figures.getByRole('row', { name: /^Add to cart/ }).getByRole('cell');
  // What is counted comes a moment later.
  await expect(async () => {
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect(added.nth(1)).toHaveText(/%1$/);
  }).toPass();
  await expect(added.nth(0)).toHaveText(/%0$/);

  // Variant A changes meanwhile, which the result says.
  const { draft } = await api<Made>(page, 'get', `/api/v1/editor/pages/${made._id}`);
  const longer = { ...draft.document, blocks: [banner('one', `Longer ${mark}`)] };
  const { revision } = await api<{ revision: number }>(
    page,
    'put',
    `/api/v1/editor/pages/${made._id}/draft`,
    { document: longer, revision: draft.revision },
  );
  await publishNow(page, { ...made, draft: { ...draft, revision } });
  await page.reload();
  const meanwhile = page.getByRole('status').filter({ hasText: 'Published while this is running' });
  await expect(meanwhile).toContainText('the page was published and variant A changed.');
  await expect(meanwhile).toContainText('It’s best to end the experiment');
  await lookTwice(page, 'experiment-changed');

  await page.getByRole('button', { name: 'Use B' }).click();
  await confirm(page, 'Use B').click();
  await expect(page.getByText('The page is published with variant B, for everyone.')).toBeVisible();
  for (const visitor of [...seen.values(), await visit(browser, path), await visit(browser, path)]) {
    await visitor.goto(path);
    await expect(heading(visitor)).toHaveText(`Short ${mark}`);
    await visitor.context().close();
  }
});

test.describe('without JavaScript', () => {
  test('an experiment of a page is made, changed and deleted all the same', async ({
    page,
    browser,
    baseURL,
  }) => {
    await enter(page);
    const mark = randomUUID().slice(0, 8);
    const made = await makePage(page, `Plain ${mark}`, [banner('one', 'As it is')]);
    await publishNow(page, made);
    const context = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      ...(baseURL ? { baseURL } : {}),
    });
    const plain = await context.newPage();
    await plain.goto(`/admin/experiments?page=${made._id}`);
    await plain.getByLabel('Name').fill(`Plain ${mark}`);
    await plain.getByRole('radio', { name: 'By audience…' }).check();
    await plain.getByLabel('Customers, %').fill('0');
    await plain.getByLabel('Guests, %').fill('20');
    await plain.getByRole('button', { name: 'Create experiment' }).click();
    await expect(plain.getByRole('heading', { level: 1, name: `Plain ${mark}` })).toBeVisible();
    await expect(plain.getByLabel('Guests, %')).toHaveValue('20');
    await plain.getByLabel('Goal').selectOption({ label: 'Place an order' });
    await plain.getByRole('button', { name: 'Save' }).click();
    await expect(plain.getByText('The experiment was saved.')).toBeVisible();
    await expect(plain.getByText('It is still a copy of what shoppers see.')).toBeVisible();
    await plain.locator('summary', { hasText: 'Delete experiment' }).click();
    await plain.getByRole('button', { name: 'Delete experiment' }).click();
    await expect(plain.getByRole('heading', { level: 1, name: 'Experiments' })).toBeVisible();
    await expect(plain.getByRole('link', { name: `Plain ${mark}` })).toHaveCount(0);
    await context.close();
  });
});
