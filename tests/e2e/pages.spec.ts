/** The home page is a JSON document: what is published is what the next visitor sees, and bad JSON changes nothing. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '#tests/setup/e2e.ts';

const run = promisify(execFile);
const cli = (...args: string[]) =>
  run('npx', ['tsx', 'server/cli/pages.ts', ...args], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA },
  });

test.describe.configure({ mode: 'serial' });

test('a page exported, edited and imported is what the next request shows', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  await cli('export', folder);
  const file = join(folder, 'home.json');
  const original = readFileSync(file, 'utf8');
  const home = JSON.parse(original) as { blocks: { type: string; props: { title?: string } }[] };
  await page.goto('/');
  const hero = home.blocks.find((block) => block.type === 'hero');
  const title = hero?.props.title ?? '';
  await expect(page.getByText(title).first()).toBeVisible();

  if (hero) hero.props.title = 'Changed by hand in a file';
  home.blocks = [...home.blocks].sort((a) => (a.type === 'collection-masonry' ? -1 : 0));
  writeFileSync(file, JSON.stringify(home));
  await cli('import', file);
  await page.reload();
  await expect(page.getByText('Changed by hand in a file')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);

  writeFileSync(file, original);
  await cli('import', file);
  await page.reload();
  await expect(page.getByText(title).first()).toBeVisible();
});

test('a file with four faults is refused with four pointers, and the published page stays', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  await cli('export', folder);
  const file = join(folder, 'home.json');
  const home = JSON.parse(readFileSync(file, 'utf8')) as {
    blocks: { id: string; type: string; props: Record<string, unknown> }[];
  };
  const at = home.blocks.findIndex((block) => block.type === 'hero');
  const hero = home.blocks[at];
  const [video] = (hero?.props.items ?? []) as unknown[];
  if (hero) {
    hero.props = { ...hero.props, title: undefined, items: [video, video, video, video] };
  }
  const carousel = home.blocks.findIndex((block) => block.type === 'product-carousel');
  Object.assign(home.blocks[carousel]?.props ?? {}, { style: { background: 'mauve-ish' } });
  home.blocks.push({
    ...(home.blocks[0] as (typeof home.blocks)[number]),
    id: 'carousel-of-doom',
    type: 'doom',
  });
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, JSON.stringify(home));
  const failed = await cli('import', bad).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
  const lines = failed.split('\n').filter((line) => line.startsWith(bad));
  expect(lines.map((line) => line.split(': ')[1]).sort()).toEqual(
    [
      `/blocks/${at}/props/items`,
      `/blocks/${carousel}/props/style/background`,
      `/blocks/${at}/props/title`,
      `/blocks/${home.blocks.length - 1}/type`,
    ].sort(),
  );
  await page.goto('/');
  await expect(page.getByText('Changed by hand')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
