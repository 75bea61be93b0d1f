/** A console error or warning fails the test that caused it; one that is expected is mocked there. */
import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';

const said: string[] = [];
const real = { error: console.error, warn: console.warn };

beforeAll(() => {
  const { testPath = '' } = expect.getState();
  // Beside others it would pass or fail by which of them came first (vitest.config.ts).
  if (!/\.mocked\.test\.tsx?$/.test(testPath) && /^vi\.mock\(/m.test(readFileSync(testPath, 'utf8')))
    throw new Error('A test that mocks a module is called *.mocked.test.ts.');
});

beforeEach(() => {
  said.length = 0;
  for (const kind of ['error', 'warn'] as const) {
    console[kind] = (...parts: unknown[]) => {
      said.push(`console.${kind}: ${format(...parts)}`);
    };
  }
});

afterEach(() => {
  Object.assign(console, real);
  expect(said, 'nothing is written to the console').toEqual([]);
});
