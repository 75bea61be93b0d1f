import { expect, test } from 'vitest';
import { judgedQuality } from './quality.ts';

test('a change is told by the mean and by each search that it moves, the greatest change first', () => {
  const measured = [
    { query: 'same', was: 0.5, is: 0.5 },
    { query: 'hardly', was: 0.5, is: 0.50001 },
    { query: 'better', was: 0.2, is: 0.9 },
    { query: 'worse', was: 0.8, is: 0.6 },
    { query: 'much worse', was: 1, is: 0 },
  ];
  expect(judgedQuality(measured)).toEqual({
    checked: 5,
    before: 60,
    after: 50,
    better: [{ query: 'better', before: 20, after: 90 }],
    worse: [
      { query: 'much worse', before: 100, after: 0 },
      { query: 'worse', before: 80, after: 60 },
    ],
  });
});

test('without a judged search there is no figure', () => {
  expect(judgedQuality([])).toEqual({ checked: 0, before: null, after: null, better: [], worse: [] });
});
