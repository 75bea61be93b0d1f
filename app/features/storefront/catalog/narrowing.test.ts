import { expect, test } from 'vitest';
import { facetGroups, facetsUsed, narrowedOf, narrowingEntries } from './narrowing.ts';

const of = (query: string) => narrowedOf(new URLSearchParams(query));
const none = { vendors: [], subcategories: [], filters: [], price: null, available: 0, ratings: [] };
const titles = {
  vendor: 'Brand',
  sub: 'Type',
  rating: 'Rating',
  stars: ({ stars }: { stars: string }) => `${stars} stars and up`,
  hidden: [],
};

test('what is no value is ignored, and one selection has one address', () => {
  const narrowed = of(
    'max=90&vendor=a&vendor=a&vendor=&filter=Finish.Pewter&min=cheap&stock=yes&sub=x,y&surprise=1',
  );
  expect(narrowingEntries(narrowed)).toEqual([
    ['vendor', 'a'],
    ['filter', 'Finish.Pewter'],
    ['max', '90'],
  ]);
});

test('two values of one facet are one facet', () => {
  expect(facetsUsed(of('filter=Finish.Pewter&filter=Finish.Maple'))).toBe(1);
  expect(facetsUsed(of('filter=Finish.Pewter&filter=Width.36 in&min=1&max=2&stock=1'))).toBe(4);
});

test('a facet without a choice is left out, and a chosen value that nothing has stays', () => {
  const facets = {
    ...none,
    vendors: [{ value: 'a', label: 'A', count: 3 }],
    subcategories: [
      { value: 'x', label: 'X', count: 1 },
      { value: 'y', label: 'Y', count: 2 },
    ],
  };
  expect(facetGroups(facets, of(''), titles).map(({ title }) => title)).toEqual(['Type']);
  expect(facetGroups(none, of('filter=Finish.Pewter'), titles)).toEqual([
    { name: 'filter', title: 'Finish', options: [{ value: 'Finish.Pewter', label: 'Pewter', count: 0 }] },
  ]);
});

test('a price range that was typed from high to low is the same range', () => {
  const { min, max } = narrowedOf(new URLSearchParams('min=500&max=100'));
  expect([min, max]).toEqual(['100', '500']);
});

test('a price is read as people write it, and what is none is left out', () => {
  const range = (min: string, max: string) => {
    const narrowed = narrowedOf(new URLSearchParams({ min, max }));
    return [narrowed.min, narrowed.max];
  };
  expect(range('$1,000', ' 1,250.50 ')).toEqual(['1000', '1250.50']);
  expect(range('$ 5', '9,999,999')).toEqual(['5', '9999999']);
  expect(range('-5', '1,00')).toEqual(['', '']);
  expect(range('abc', '1.234')).toEqual(['', '']);
});
