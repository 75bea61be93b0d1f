/** A page from words: described, opened as a draft, looked at and published. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/setup/e2e.ts';
import { api, enter, type Made, publish, rows } from './editing.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';

const described = /\/admin\/pages\/([\w-]+)\?composed=/;
const idIn = (address: string) => described.exec(address)?.[1] ?? '';

test('a sale is described, opens as a draft, is seen in the preview and published', async ({ page }) => {
  test.slow();
  await enter(page);
  await page.goto('/admin/pages/new');
  await page.getByRole('button', { name: 'Spring sale on faucets' }).click();
  const goal = page.getByLabel('What is this page for?');
  await expect(goal).toHaveValue('Spring sale on faucets');
  await look(page, 'compose-form-desk');
  await page.setViewportSize(widths.phone);
  await look(page, 'compose-form-phone');
  await page.setViewportSize(widths.desk);
  await goal.fill('20% off kitchen faucets until June 30, 2099');
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await expect(page).toHaveURL(described);
  const about = page.getByRole('region', { name: 'About this draft' });
  await expect(about).toContainText(/Made from your description: \d blocks\./);
  await expect(about).toContainText('The discount is in the text only.');
  // What is said of the draft is there before its blocks are.
  await expect.poll(() => rows(page).count()).toBeGreaterThan(4);
  const frame = page.getByTitle('Page preview').contentFrame();
  await expect(frame.getByRole('heading', { level: 1, name: '20% off kitchen faucets' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Popular in kitchen faucets' })).toBeVisible();
  await look(page, 'compose-editor-desk');
  await about.getByRole('button', { name: 'Dismiss' }).click();
  await expect(about).toBeHidden();
  await publish(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const made = await api<Made>(page, 'get', `/api/v1/editor/pages/${id}`);
  const { slug } = made.draft.document as { slug?: string };
  await page.goto(`/page/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: '20% off kitchen faucets' })).toBeVisible();
  await look(page, 'composed-sale-desk');
  await page.goto(`/es/page/${slug}`);
  await expect(
    page.getByRole('heading', { level: 1, name: '20 % de descuento en grifos de cocina' }),
  ).toBeVisible();
});

test('what nothing matches is said, and what is wrong stands at its field', async ({ page }) => {
  await enter(page);
  await page.goto('/admin/pages/new');
  await page.getByRole('button', { name: 'Make a draft' }).click();
  const goal = page.getByLabel('What is this page for?');
  await expect(goal).toHaveAccessibleDescription(/Say what the page is for\./);
  const nonsense = `Zxqv blorf ${randomUUID().slice(0, 4)}`;
  await goal.fill(nonsense);
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await expect(goal).toHaveAccessibleDescription(
    new RegExp(`Nothing in the catalog matches “${nonsense}”\\. Name a category`),
  );
  await expect(goal).toHaveValue(nonsense);
  await page.setViewportSize(widths.phone);
  await look(page, 'compose-refused-phone');
  await page.setViewportSize(widths.desk);
  await goal.fill(`20% off ${nonsense}`);
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await expect(page.getByRole('region', { name: 'About this draft' })).toContainText(
    'Nothing in the catalog matches your description',
  );
  // What was typed is there again.
  await page.goBack();
  await expect(goal).toHaveValue(`20% off ${nonsense}`);
});

test('how much of the goal’s room is used is said near its end, and what is too long is not cut', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/admin/pages/new');
  await listens(page);
  const goal = page.getByLabel('What is this page for?');
  await goal.fill(`Sale on sinks ${'x'.repeat(700)}`);
  await expect(page.getByText('of 1000 characters')).toHaveCount(0);
  await goal.fill(`Sale on sinks ${'x'.repeat(1000)}`);
  await expect(page.getByText('1014 of 1000 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await expect(goal).toHaveAccessibleDescription(/Shorten this to/);
  await expect(goal).toHaveValue(/x{1000}$/);
});

test('a page is described in Spanish', async ({ page }) => {
  await enter(page);
  await page.goto('/es/admin/pages/new');
  await page.getByLabel('¿Para qué es esta página?').fill('Novedades en iluminación');
  await page.getByRole('button', { name: 'Preparar borrador' }).click();
  await expect(page.getByRole('region', { name: 'Sobre este borrador' })).toContainText(
    'Preparada según su descripción',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'New arrivals in lighting' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is described in a plain form, for an audience and with days', async ({ page }) => {
    await enter(page);
    await page.goto('/admin/pages/new');
    await page.getByLabel('What is this page for?').fill('Sale on sinks');
    await page.getByText('Audience and dates').click();
    await page.getByLabel('Last day').fill('2099-06-30');
    await page.getByRole('button', { name: 'Make a draft' }).click();
    await expect(page).toHaveURL(described);
    await expect(page.getByRole('region', { name: 'About this draft' })).toContainText(
      'Some blocks show only on the days you named.',
    );
    const made = await api<Made>(page, 'get', `/api/v1/editor/pages/${idIn(page.url())}`);
    expect(made.draft.document).toMatchObject({
      title: 'Sale on sinks',
      audience: 'guest',
    });
  });
});
