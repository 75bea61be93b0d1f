import { expect, test } from 'vitest';
import type { Filter } from '#schemas/domain/catalog/catalog.ts';
import { finishesLike } from './finishes-like.ts';

const option = (label: string, hex?: string) => ({ label, options: [label], ...(hex ? { hex } : {}) });
const filters: Filter[] = [
  {
    _id: '1',
    name: 'Color',
    label: 'Color',
    filters: [option('Sage', '#9aa78c'), option('Navy & Oak', '#20304a')],
  },
  {
    _id: '2',
    name: 'Finish',
    label: 'Finish',
    filters: [
      option('Brushed Brass', '#b08d57'),
      option('Unlacquered Brass', '#c9a227'),
      option('Oak', '#c8a'),
    ],
  },
  { _id: '3', name: 'Width', label: 'Width', filters: [option('36 in')] },
];
const offered = new Set(filters.flatMap((filter) => filter.filters.map(({ label }) => label)));
const found = (typed: string, of: ReadonlySet<string> = offered) =>
  finishesLike(filters, typed, of).map(({ label }) => label);

test('a word that begins one of a finish’s words offers the finish', () => {
  expect(found('bras')).toEqual(['Brushed Brass', 'Unlacquered Brass']);
  expect(found('faucet BRUSHED bra')).toEqual(['Brushed Brass']);
  expect(found('oak table')).toEqual(['Navy & Oak', 'Oak']);
});

test('short words, widths and words within a word offer nothing', () => {
  expect(found('na')).toEqual([]);
  expect(found('36 in')).toEqual([]);
  expect(found('lacquered')).toEqual([]);
  expect(found('')).toEqual([]);
});

test('its link is the same search, narrowed to it', () => {
  const [brass] = finishesLike(filters, 'brushed brass faucet', offered);
  expect(brass?.href).toBe('/search?q=brushed+brass+faucet&filter=Finish.Brushed+Brass');
  expect(brass?.swatch.hex).toBe('#b08d57');
});

test('a finish that nothing found comes in is not offered', () => {
  expect(found('brass', new Set(['Unlacquered Brass']))).toEqual(['Unlacquered Brass']);
  expect(found('brass', new Set())).toEqual([]);
});
