/** By keys alone: what is read, written and looked after, and where the focus goes when its control is gone. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/setup/e2e.ts';
import { api, enter, type Made, makePage, words } from './editing.ts';
import { keys, listens } from './hands.ts';
import { addFirstFromListing } from './shopping.ts';

const main = (page: Page) => page.getByRole('main');

/** What the list says of the value that a slider has. */
const saysOf = (slider: Locator) => slider.getAttribute('aria-valuetext');

test('a post is read past the header, to its author and on to the next', async ({ page }) => {
  const { reach } = keys(page);
  await page.goto('/blog/unlacquered-brass-six-months-on');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await reach(main(page).getByRole('link', { name: 'Iris Fenn' }));
  await reach(main(page).getByRole('button', { name: /^Add to cart: Marlowe/ }));
  const next = main(page).getByRole('region', { name: 'Read next' }).getByRole('link').first();
  const title = (await next.textContent()) ?? '';
  await keys(page).press(next);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a new page says its title, and the keys go on in it and not before the banner', async ({ page }) => {
  await page.goto('/blog');
  await listens(page);
  const link = main(page).getByRole('article').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await keys(page).press(link);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('link', { name: 'Home' })).toBeFocused();
});

test('a project: its marks say what they are until Escape, its slider is moved, a mark leads to its product', async ({
  page,
}) => {
  const { reach, press } = keys(page);
  await page.goto('/portfolio/nicolai-street-showroom');
  await listens(page);
  const mark = page.getByRole('list', { name: 'Products in this photo' }).getByRole('link').first();
  const price = mark.getByText(/\$/);
  await reach(mark);
  await expect(price).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(price).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(price).toBeVisible();
  // The pointer may go onto what it made appear, and Escape takes it away as well.
  await page.keyboard.press('Tab');
  await mark.hover();
  await price.hover();
  await expect(price).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(price).toBeHidden();

  const slider = page.getByRole('slider');
  await reach(slider);
  const before = await saysOf(slider);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => saysOf(slider)).not.toBe(before);
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  await page.goto('/portfolio/nicolai-street-showroom');
  await press(mark);
  await expect(page).toHaveURL(/\/p\//);
});

test('the largest and the least keep the focus: the quantity’s buttons and those of the enlarged photo', async ({
  page,
}) => {
  const { reach } = keys(page);
  await page.goto('/p/marlowe-pedestal-sink');
  await listens(page);
  const less = main(page).getByRole('button', { name: /^Decrease quantity/ });
  const more = main(page).getByRole('button', { name: /^Increase quantity/ });
  await reach(more);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();

  await page.goto('/p/marlowe-pedestal-sink');
  await listens(page);
  await keys(page).press(page.getByRole('button', { name: /^Enlarge photo/ }).first());
  const status = page.getByRole('dialog').getByRole('status');
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next photo' });
  await reach(next);
  const [, count = ''] = /of (\d+)/.exec((await status.textContent()) ?? '') ?? [];
  for (let turned = 1; turned < Number(count); turned++) await page.keyboard.press('Enter');
  await expect(status).toContainText(`Photo ${count} of ${count}`);
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(status).toContainText(`Photo ${Number(count) - 1} of ${count}`);
});

test('what was removed from the cart comes back, and the focus stays in the cart', async ({ page }) => {
  const { press } = keys(page);
  await page.goto('/c/lighting');
  const name = await addFirstFromListing(page);
  await page.goto('/cart');
  await press(main(page).getByRole('button', { name: `Remove ${name}` }));
  await press(main(page).getByRole('button', { name: 'Undo' }));
  await expect(main(page).getByRole('link', { name })).toBeVisible();
  await expect(main(page)).toBeFocused();
});

test('a login that was refused says so where the focus is', async ({ page, expectProblem }) => {
  expectProblem(/status of 4\d\d/);
  const { press, write } = keys(page);
  await page.goto('/login');
  await write(page.getByLabel('Email', { exact: true }), 'nobody@example.com');
  await write(page.getByLabel('Password', { exact: true }), 'not this one');
  await press(page.getByRole('button', { name: 'Log in' }));
  const refusal = page.getByRole('alert').filter({ hasText: 'Your email or password were incorrect.' });
  await expect(page.locator(':focus').filter({ has: refusal })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

test('what search engines miss is found, and leads to where it is written', async ({ page }) => {
  const { press } = keys(page);
  await enter(page);
  const made = await makePage(page, 'Nobody wrote what this is', [words('text', 'A page.')]);
  const { revision } = made.draft;
  await api<Made>(page, 'post', `/api/v1/editor/pages/${made._id}/publish`, { revision, note: '' });
  await page.goto('/admin/search-engines');
  const kinds = page.getByRole('navigation', { name: 'What to look at' });
  await press(kinds.getByRole('link', { name: 'Titles' }));
  await expect(kinds.getByRole('link', { name: 'Titles' })).toHaveAttribute('aria-current', 'page');
  await press(kinds.getByRole('link', { name: 'Descriptions' }));
  await press(page.getByRole('link', { name: 'Fix: Nobody wrote what this is' }));
  await expect(page).toHaveURL(new RegExp(`/admin/pages/${made._id}`));
});

test('a post is found in the list, written on, looked at, and its publishing thought better of', async ({
  page,
}) => {
  const { press, reach, write } = keys(page);
  await enter(page);
  await page.goto('/admin/content');
  await listens(page);
  const list = page.getByRole('list', { name: 'Blog posts' });
  await write(page.getByRole('searchbox'), 'lead time');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const menu = list.getByRole('listitem').locator('summary');
  await listens(page, menu);
  await press(menu);
  const duplicate = list.getByRole('button', { name: 'Duplicate' });
  await expect(duplicate).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(duplicate).toBeHidden();
  await expect(menu).toBeFocused();
  await press(list.getByRole('link', { name: 'How to read a lead time' }));

  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await reach(text);
  // What is written in has a ring as every field has.
  expect(await text.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('By keys alone. ');
  await expect(text).toContainText('By keys alone.');
  // Tab leaves the text, and comes back to it.
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('By keys alone.');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await press(page.getByRole('button', { name: 'Preview', exact: true }));
  await expect(page.locator('iframe[title]')).toBeVisible();
  await press(page.getByRole('button', { name: 'Write', exact: true }));
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await press(publish);
  await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(publish).toBeFocused();
});
