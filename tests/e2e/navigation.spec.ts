/**
 * The three navigation bars by pointer, touch and keyboard, at four widths. Each is published as a
 * block on a page of its own, so that no other journey's navigation changes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import home from '#api/sample/pages/home.json' with { type: 'json' };
import navigation from '#api/sample/pages/navigation.json' with { type: 'json' };
import { expect, test } from '#tests/setup/e2e.ts';
import { look } from './look.ts';

const [bar] = navigation.blocks;
/** The pages behind the last two are other journeys' matter. */
const links = bar?.props.links.map((link) => (link.type === 'page' ? { ...link, href: '/search' } : link));
const types = ['dealer', 'designer', 'image', 'unknown'] as const;
const layouts = ['dealer', 'designer', 'image'] as const;
const widths = [360, 600, 1024, 1440] as const;

/** Something that a panel lies over. */
const below = home.blocks.filter(({ type }) => type === 'collection-masonry' || type === 'category-sections');

/** Pages "nav-dealer", "nav-designer"…: one bar each, published as the operator. */
async function publishBars(): Promise<void> {
  const file = readFileSync(join(process.env.E2E_DATA ?? '', 'operator.json'), 'utf8');
  const { url, token } = JSON.parse(file) as { url: string; token: string };
  for (const type of types) {
    const answer = await fetch(`${url}/api/v1/pages/nav-${type}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        ...navigation,
        slug: `nav-${type}`,
        title: `The ${type} bar`,
        blocks: [{ ...bar, id: 'bar-of-test', props: { ...bar?.props, links, type } }, ...below],
      }),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }
}

test.beforeAll(publishBars);

const barOf = (page: Page): Locator => page.locator('[data-block="bar-of-test"]');
const label = (page: Page, name: string) => barOf(page).getByRole('link', { name, exact: true });
const opener = (page: Page, name: string) => barOf(page).getByRole('button', { name: `Show ${name}` });
const phoneMenu = (page: Page) => barOf(page).locator('summary').first();

/** Shown, and its script there: it comes with the first focus. */
async function visit(page: Page, type: (typeof types)[number]): Promise<void> {
  await page.goto(`/page/nav-${type}`);
  await page.waitForLoadState('networkidle');
  if (!(await label(page, 'Bathroom').isVisible())) return;
  await label(page, 'Bathroom').focus();
  await expect(barOf(page).locator('[data-live]')).toHaveCount(1);
}

/** Its pictures have come. Without motion: a full-page screenshot changes the window's size, and panels fade in again. */
async function lookAt(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-panel][data-open]')].every(
        (panel) => getComputedStyle(panel).opacity === '1',
      ) &&
      [...document.querySelectorAll<HTMLImageElement>('[data-block="bar-of-test"] img')].every(
        (image) =>
          image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight,
      ),
  );
  await look(page, name);
}

for (const type of layouts) {
  for (const width of widths) {
    test(`${type} at ${width} px, closed and open`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 960 ? 800 : 900 });
      await visit(page, type);
      await lookAt(page, `nav-${type}-${width}`);
      if (width < 960) {
        await phoneMenu(page).click();
        await expect(label(page, 'Blog')).toBeVisible();
        await lookAt(page, `nav-${type}-${width}-open`);
        await barOf(page).locator('summary').filter({ hasText: 'Bathroom' }).click();
        await expect(label(page, 'Vanities')).toBeVisible();
        await lookAt(page, `nav-${type}-${width}-deep`);
        await page.keyboard.press('Escape');
        await expect(label(page, 'Vanities')).toBeHidden();
        await expect(phoneMenu(page)).toBeFocused();
      } else {
        for (const name of ['Bathroom', 'Brands']) {
          await opener(page, name).click();
          await expect(opener(page, name)).toHaveAttribute('aria-expanded', 'true');
          await lookAt(page, `nav-${type}-${width}-${name.toLowerCase()}`);
        }
        await expect(opener(page, 'Bathroom')).toHaveAttribute('aria-expanded', 'false');
      }
    });
  }

  test(`${type} by pointer: a rest opens, one panel at a time, the label goes to its page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install();
    await visit(page, type);
    await label(page, 'Bathroom').hover();
    await expect(label(page, 'Vanities')).toBeVisible();
    await label(page, 'Vanities').hover();
    await expect(label(page, 'Vanities')).toBeVisible();
    await label(page, 'Lighting').hover();
    await expect(label(page, 'Pendants')).toBeVisible();
    await expect(label(page, 'Vanities')).toBeHidden();
    // Opened by the pointer, the first press keeps it and the second closes it.
    await opener(page, 'Lighting').click();
    await expect(label(page, 'Pendants')).toBeVisible();
    await opener(page, 'Lighting').click();
    await expect(label(page, 'Pendants')).toBeHidden();
    // A press quicker than the rest keeps it open when the pointer leaves.
    await opener(page, 'Cabinets').click();
    await page.clock.runFor(1000);
    await page.mouse.move(720, 880);
    await page.clock.runFor(1000);
    await expect(label(page, 'Tall Cabinets')).toBeVisible();
    await page.keyboard.press('Escape');
    await label(page, 'Kitchen').hover();
    await expect(label(page, 'Range Hoods')).toBeVisible();
    await page.mouse.move(720, 880);
    await expect(label(page, 'Range Hoods')).toBeHidden();
    await label(page, 'Kitchen').hover();
    await expect(label(page, 'Range Hoods')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(label(page, 'Range Hoods')).toBeHidden();
    await label(page, 'Kitchen').click();
    await expect(page).toHaveURL(/\/c\/kitchen$/);
  });

  test(`${type} by keyboard: every key of the disclosure pattern`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, type);
    await label(page, 'Bathroom').focus();
    await expect(opener(page, 'Bathroom')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(label(page, 'Cabinets')).toBeFocused();
    await page.keyboard.press('End');
    await expect(label(page, 'Blog')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(label(page, 'Bathroom')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(opener(page, 'Bathroom')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(opener(page, 'Bathroom')).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(opener(page, 'Bathroom')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowDown');
    const inside = barOf(page).locator('[data-panel][data-open] a');
    await expect(inside.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(inside.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(inside.last()).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('v');
    await expect(label(page, 'Vanities')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page, 'Bathroom')).toBeFocused();
    await expect(label(page, 'Vanities')).toBeHidden();
    // Tab goes through an open panel and closes it behind itself.
    await page.keyboard.press('ArrowUp');
    await expect(inside.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(label(page, 'Cabinets')).toBeFocused();
    await expect(opener(page, 'Bathroom')).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

    test(`${type}: a tap on the arrow opens, a tap elsewhere closes, a tap on the label goes to its page`, async ({
      page,
    }) => {
      await visit(page, type);
      await opener(page, 'Furniture').tap();
      await expect(label(page, 'Sofas')).toBeVisible();
      await page.touchscreen.tap(4, 760);
      await expect(label(page, 'Sofas')).toBeHidden();
      await opener(page, 'Furniture').tap();
      await label(page, 'Sofas').tap();
      await expect(page).toHaveURL(/\/c\/furniture\/sofas$/);
      await page.goBack();
      await label(page, 'Lighting').tap();
      await expect(page).toHaveURL(/\/c\/lighting$/);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${type}: hover, focus and <details> do`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/page/nav-${type}`);
      await label(page, 'Cabinets').hover();
      await expect(label(page, 'Tall Cabinets')).toBeVisible();
      await page.mouse.move(720, 880);
      await expect(label(page, 'Tall Cabinets')).toBeHidden();
      await label(page, 'Kitchen').focus();
      await expect(label(page, 'Range Hoods')).toBeVisible();
      await page.setViewportSize({ width: 360, height: 800 });
      await phoneMenu(page).click();
      await barOf(page).locator('summary').filter({ hasText: 'Bathroom' }).click();
      await label(page, 'Vanities').click();
      await expect(page).toHaveURL(/\/c\/bathroom\/vanities$/);
    });
  });
}

test('a bar of a type that nobody knows renders nothing', async ({ page }) => {
  await page.goto('/page/nav-unknown');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(barOf(page).getByRole('navigation')).toHaveCount(0);
});
