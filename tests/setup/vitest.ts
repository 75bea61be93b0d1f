/** A console error or warning fails the test that caused it; one that is expected is mocked there. */
import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

const said: string[] = [];
const real = { error: console.error, warn: console.warn };

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
