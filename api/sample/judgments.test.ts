import { expect, test } from 'vitest';
import { searchWords } from '#schemas/domain/platform/search-words.ts';
import { queriesFile } from '#tests/bench/search/judged/grade.ts';
import { readQueries } from '#tests/bench/search/judged-set.ts';
import { sampleDealer } from './dealer.ts';
import { judgments } from './judgments.ts';

const searches = new Set(judgments.map(({ query }) => query));
const gradesOf = (query: string) =>
  new Map(judgments.filter((one) => one.query === query).map(({ number, grade }) => [number, grade]));

test('the sample’s judged searches are those of the sheet that are not held out, with all their answers', () => {
  expect(searches.size).toBe(25);
  const judged = new Map(
    readQueries(queriesFile)
      .filter(({ heldOut }) => !heldOut)
      .map(({ query, grades }) => [searchWords(query), grades]),
  );
  for (const query of searches) expect(gradesOf(query)).toEqual(judged.get(query));
});

test('each names products of the sample', () => {
  const numbers = new Set(sampleDealer().products.map(({ productNumber }) => productNumber));
  expect(judgments.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
