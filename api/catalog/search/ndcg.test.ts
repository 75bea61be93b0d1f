import { expect, test } from 'vitest';
import { ndcg10 } from './ndcg.ts';

const grades = new Map([
  ['exact', 3],
  ['close', 2],
  ['loose', 1],
  ['no', 0],
]);

test('a list in the order of its grades is 1, and one that shows none of them 0', () => {
  expect(ndcg10(['exact', 'close', 'loose', 'no'], grades)).toBe(1);
  expect(ndcg10(['no', 'unjudged'], grades)).toBe(0);
  expect(ndcg10([], grades)).toBe(0);
});

test('the gain doubles with each grade, and a place further down brings less', () => {
  const ideal = 7 + 3 / Math.log2(3) + 1 / 2;
  expect(ndcg10(['close', 'exact', 'loose'], grades)).toBeCloseTo((3 + 7 / Math.log2(3) + 1 / 2) / ideal, 12);
  expect(ndcg10(['unjudged', 'exact'], grades)).toBeCloseTo(7 / Math.log2(3) / ideal, 12);
});

test('the first ten count alone, of what there is as of what is shown', () => {
  const many = new Map(Array.from({ length: 40 }, (_, at) => [`p${at}`, 3]));
  expect(ndcg10([...many.keys()].toReversed(), many)).toBeCloseTo(1, 12);
  const others = Array.from({ length: 10 }, (_, at) => `other${at}`);
  expect(ndcg10([...others, 'exact'], grades)).toBe(0);
});

test('a search that nothing answers has no figure', () => {
  expect(ndcg10(['no'], new Map([['no', 0]]))).toBeNull();
  expect(ndcg10(['no'], new Map())).toBeNull();
});
