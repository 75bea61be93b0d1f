/** The house shows itself: portfolio, journal, team and the content pages, looked at, walked through, without a script. */
import { sampleContent } from '#api/sample/content/content.ts';
import { expect, test } from '#tests/setup/e2e.ts';
import { listens } from './hands.ts';
import { look, widths } from './look.ts';

const { projects } = sampleContent;
const countIn = (room: string) => projects.filter((project) => project.room === room).length;
/** On a page of the portfolio. */
const pageSize = 12;

const screens = [
  ['portfolio', '/portfolio'],
  ['portfolio-room', '/portfolio?room=hall'],
  ['portfolio-empty', '/portfolio?room=attic'],
  ['project', '/portfolio/alameda-green-kitchen'],
  ['blog', '/blog'],
  ['post', '/blog/unlacquered-brass-six-months-on'],
  ['post-wide', '/blog/seven-checks-before-the-truck-leaves'],
  ['team', '/team'],
  ['person', '/team/iris-fenn'],
  ['about', '/page/about'],
  ['services', '/page/services'],
  ['privacy', '/page/privacy-policy'],
  ['terms', '/page/terms-of-service'],
  ['returns', '/page/return-policy'],
  ['help', '/page/help'],
  ['shipping', '/page/shipping'],
] as const;

for (const [width, viewport] of Object.entries(widths)) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, path] of screens) {
      test(`${path} is good to look at`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await look(page, `${name}-${width}`);
      });
    }
  });
}

test('a visitor narrows the portfolio, opens a project and goes on to the next', async ({ page }) => {
  await page.goto('/portfolio');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Kitchens/ }).click();
  await expect(page).toHaveURL(/\/portfolio\?room=kitchen$/);
  await expect(main.getByRole('link', { name: /^Kitchens/ })).toHaveAttribute('aria-current', 'true');
  await expect(main.getByRole('article')).toHaveCount(countIn('kitchen'));
  await main.getByRole('link', { name: 'Deep green on Alameda Ridge' }).click();
  await expect(page).toHaveTitle(/^Deep green on Alameda Ridge/);
  await expect(page.getByRole('heading', { level: 2, name: 'Products in this project' })).toBeVisible();
  const neighbors = page.getByRole('navigation', { name: 'More projects' });
  await expect(neighbors.getByRole('link')).toHaveCount(2);
  await neighbors.getByRole('link', { name: /^Next project/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A Laurelhurst bath that keeps its window',
  );
  await page.getByRole('link', { name: 'Samuel Alder' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Projects with Samuel' })).toBeVisible();
});

test('addresses of nothing answer 404 in the shop’s own face', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/);
  for (const path of ['/portfolio/nowhere', '/portfolio?room=No%20Room', '/blog/nothing', '/team/nobody']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that page' })).toBeVisible();
  }
});

test('a page after the last leads to the last', async ({ page }) => {
  await page.goto('/portfolio?page=99');
  await expect(page).toHaveURL(/\/portfolio\?page=2$/);
});

test('the choice about counting visits is kept by a cookie, and taken back', async ({ page, context }) => {
  const choice = async () => (await context.cookies()).find(({ name }) => name === 'analytics')?.value;
  await page.goto('/privacy');
  await expect(page).toHaveURL(/\/page\/privacy-policy$/);
  const box = page.getByRole('checkbox', { name: 'Count my visits' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Visits from this browser are no longer counted')).toBeVisible();
  expect(await choice()).toBe('refused');
  await page.reload();
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Visits from this browser are counted')).toBeVisible();
  expect(await choice()).toBeUndefined();
});

test('a choice about counting made while the page begins stays', async ({ page, context }) => {
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/page/privacy-policy', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: 'Count my visits' });
  await box.uncheck();
  begin();
  await listens(page);
  await page.waitForLoadState('networkidle');
  await expect(box).not.toBeChecked();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Visits from this browser are no longer counted')).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'analytics')?.value).toBe('refused');
});

test('the portfolio gallery is a row of links that the keyboard moves', async ({ page }) => {
  await page.goto('/page/about');
  const row = page.getByRole('region', { name: 'Where we are today' }).getByRole('list');
  await expect(row.getByRole('link')).toHaveCount(8);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
  await row.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/portfolio\/foothills-guest-house$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, pages, posts and the privacy choice work', async ({ page, context }) => {
    await page.goto('/portfolio');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Bathrooms/ })
      .click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(countIn('bathroom'));
    await page.goto('/portfolio');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(projects.length - pageSize);
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Unlacquered brass, six months on' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'What to tell a client' })).toBeVisible();
    await page.goto('/page/privacy-policy');
    await page.getByRole('checkbox', { name: 'Count my visits' }).uncheck();
    await page.getByRole('button', { name: 'Save my choice' }).click();
    await expect(page).toHaveURL(/\/page\/privacy-policy#visits-not-counted$/);
    await expect(page.getByText('Visits from this browser are no longer counted')).toBeVisible();
    await expect(page.getByText('Visits from this browser are counted')).toBeHidden();
    expect((await context.cookies()).find(({ name }) => name === 'analytics')?.value).toBe('refused');
  });
});
