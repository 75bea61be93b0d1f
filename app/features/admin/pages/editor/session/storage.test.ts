import { expect, test } from 'vitest';
import { lastOf } from './storage.ts';
import type { KeptWork } from './types.ts';

test('of what is kept under one name the last counts, wherever it was kept', () => {
  const work = (at: number) => ({ at }) as KeptWork;
  expect(
    lastOf([
      { name: 'a', work: work(1) },
      { name: 'b', work: work(5) },
      { name: 'a', work: work(2) },
      { name: 'b', work: work(4) },
    ]),
  ).toEqual([
    { name: 'a', work: work(2) },
    { name: 'b', work: work(5) },
  ]);
});
