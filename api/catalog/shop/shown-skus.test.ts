import { expect, test } from 'vitest';
import type { SkuHead } from '#api/catalog/storage/shop.ts';
import { nothingWanted, searchedFor, shownSkus, type Wanted } from './shown-skus.ts';

const sku = (code: string, options: Record<string, string>, stock = 1): SkuHead => ({
  id: code,
  code,
  options,
  msrp: 0,
  retail: 0,
  trade: 0,
  stock,
  stocks: [],
  backorder: false,
  lead_days: null,
});
const skus = [
  sku('FA-100-BR', { Finish: 'Champagne Bronze', Width: '24 in' }),
  sku('FA-100-CH', { Finish: 'Polished Chrome', Width: '24 in' }, 0),
  sku('FA-100-CH-36', { Finish: 'Polished Chrome', Width: '36 in' }),
];
const shown = (wanted: Partial<Wanted>) =>
  shownSkus(skus, { ...nothingWanted, ...wanted }).map(({ code }) => code);
const chrome = { name: 'Finish', values: ['Polished Chrome'] };

test('a card shows what the list is narrowed to', () => {
  expect(shown({})).toHaveLength(3);
  expect(shown({ options: [chrome] })).toEqual(['FA-100-CH', 'FA-100-CH-36']);
  expect(shown({ options: [chrome, { name: 'Width', values: ['36 in'] }] })).toEqual(['FA-100-CH-36']);
  expect(shown({ options: [chrome], available: true })).toEqual(['FA-100-CH-36']);
});

test('a filter of the whole product changes nothing', () => {
  expect(shown({ options: [{ name: 'Material', values: ['Brass'] }] })).toHaveLength(3);
});

test('and what was searched for: a finish, a size, or the number itself', () => {
  expect(shown(searchedFor('polished chrome faucet'))).toEqual(['FA-100-CH', 'FA-100-CH-36']);
  expect(shown(searchedFor('chrome 36 faucet'))).toEqual(['FA-100-CH-36']);
  expect(shown(searchedFor('fa-100-br'))).toEqual(['FA-100-BR']);
  expect(shown(searchedFor('faucet in a box'))).toHaveLength(3);
});
