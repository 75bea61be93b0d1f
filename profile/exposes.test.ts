import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { remixVersion } from '#app/features/account/remote/shared-versions.ts';
import { exposes } from './exposes.js';
import { screens } from './screens.ts';

test('the remote application has the screens that the server renders, under the same names', async () => {
  const remote = await Promise.all(
    Object.entries(exposes).map(async ([name, file]) => [name, (await import(`./${file}`)).default] as const),
  );
  expect(Object.fromEntries(remote)).toEqual(screens);
});

test('the shop shares the Remix that is installed', () => {
  const { version } = JSON.parse(readFileSync('node_modules/@remix-run/react/package.json', 'utf8'));
  expect(remixVersion).toBe(version);
});
