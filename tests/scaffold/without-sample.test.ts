/**
 * The sample is data: a copy of this project without api/sample passes its type check, is built, starts empty, and
 * publishes a page (docs/decisions/0028-sample-is-data.md).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '#tests/factories/server.ts';
import { ProjectCopy } from './project.ts';

const project = new ProjectCopy();
const dataDir = join(project.folder, 'data');
let server: RunningServer | undefined;
afterAll(async () => {
  await server?.stop();
  project.remove();
});

const page = (slug: string, src: string) => ({
  slug,
  audience: 'guest',
  title: 'By hand',
  description: '',
  blocks: [
    {
      id: 'words',
      type: 'image-with-text',
      schemaVersion: 1,
      visibility: {},
      props: {
        ...JSON.parse(readFileSync(join(project.folder, 'blocks/image-with-text/presets.json'), 'utf8'))[0]
          .props,
        title: 'Published without a sample',
        image: { src, alt: 'A box', width: 800, height: 1000 },
      },
    },
  ],
});

/** Imports it as an engineer would: by the command, into the running shop. */
async function importPage(document: { slug: string }): Promise<void> {
  const file = join(project.folder, `${document.slug}.json`);
  writeFileSync(file, JSON.stringify(document));
  await project.npm('run', 'pages:import', '--', file);
}

test('the shop builds, starts empty and publishes without its sample', { timeout: 1_500_000 }, async () => {
  rmSync(join(project.folder, 'api/sample'), { recursive: true });
  // Tests are written against the sample dealer; who deletes it has tests of their own.
  const config = join(project.folder, 'tsconfig.json');
  const { exclude, ...checked } = JSON.parse(readFileSync(config, 'utf8'));
  writeFileSync(config, JSON.stringify({ ...checked, exclude: [...exclude, 'tests', '**/*.test.*'] }));
  await project.npm('run', 'messages');
  await project.npm('run', 'typecheck');
  await project.npm('run', 'build');

  mkdirSync(dataDir, { recursive: true });
  server = await startServer({ dataDir, project: project.folder, env: { SAMPLE: '0' } });
  const { baseUrl } = server;
  const statusOf = async (path: string) => (await fetch(baseUrl + path)).status;
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/admin/login')).toBe(200);
  expect(await statusOf('/pictures/unpictured/neutral/320.webp')).toBe(200);
  expect(await statusOf('/pictures/room-hall/clay/320.webp')).toBe(404);

  await importPage(page('by-hand', '/pictures/unpictured/neutral'));
  // A store without a warehouse shows its first steps everywhere: the published page is asked of the API.
  const published = await fetch(`${baseUrl}/api/v1/pages/by-hand`);
  expect(published.status).toBe(200);
  expect(await published.text()).toContain('Published without a sample');
  await expect(importPage(page('of-the-sample', '/pictures/room-hall/clay'))).rejects.toThrow(
    /The file \/pictures\/room-hall\/clay doesn’t exist/,
  );
});
