import { expect, test } from 'vitest';
import { chosenIn } from './items-read.ts';

const names = (in_order: string[] | undefined, values: Record<string, number>) =>
  chosenIn(in_order ? { in_order } : {}, values).map(([name]) => name);

test('what was chosen stands in the dealer’s order, however it was stored', () => {
  const stored = { Depth: 19, Width: 36, Height: 26 };
  expect(names(['Width', 'Depth', 'Height', 'Drawers'], stored)).toEqual(['Width', 'Depth', 'Height']);
  // One that the dealer has no more comes last; an order from before keeps what it has.
  expect(names(['Height', 'Width'], stored)).toEqual(['Height', 'Width', 'Depth']);
  expect(names(undefined, stored)).toEqual(['Depth', 'Width', 'Height']);
});
