import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { maxQuantity } from '#schemas/domain/catalog/quantity.ts';
import { configuredItemSchema } from '#schemas/domain/sales/cart.ts';
import { StockMessage } from './stock-message.tsx';

const item = {
  stock: 0,
  backorder: false,
  lead_days: null,
  sold: true,
  configuration: null,
  ship_from: null,
  availability: null,
};
const denver = { _id: 'wh-denver', name: 'Denver' };
const sent = {
  ship_from: denver,
  availability: { kind: 'transfer', count: 9, warehouse: denver, lead_days: 4 },
};
const chosen = configuredItemSchema.parse({
  parts: [],
  drawing_name: null,
  surcharges: {},
  lead_time_days: 20,
  ready_on: '2026-12-12',
  returnable: false,
  problem: null,
});
const said = (change: object, quantity: number, quiet = false) =>
  renderToStaticMarkup(
    <StockMessage item={{ ...item, ...change }} quantity={quantity} quiet={quiet} />,
  ).replace(/<[^>]*>/g, '');

test.each([
  ['all of it', { stock: 9 }, 3, '9 in stock at your warehouse.'],
  ['some, and no more comes', { stock: 2 }, 3, 'Only 2 in stock at your warehouse.'],
  ['none, and none comes', {}, 3, 'Out of stock at your warehouse.'],
  ['all of it elsewhere', { ...sent, stock: 9 }, 3, 'Ships from Denver, 4 days to your warehouse'],
  ['some of it elsewhere', { ...sent, stock: 2 }, 3, 'Only 2 left at Denver.'],
  [
    'some, the rest in days',
    { stock: 2, backorder: true, lead_days: 14 },
    5,
    '2 in stock at your warehouse. 3 on backorder. Ships in about 14 days.',
  ],
  [
    'some, the rest some day',
    { stock: 2, backorder: true },
    5,
    '2 in stock at your warehouse. 3 on backorder. Ships when the manufacturer delivers.',
  ],
  [
    'none here, all in days',
    { backorder: true, lead_days: 14 },
    5,
    '5 on backorder. Ships in about 14 days.',
  ],
  [
    'none here, all some day',
    { backorder: true },
    5,
    '5 on backorder. Ships when the manufacturer delivers.',
  ],
  [
    'a kit of which a part comes later',
    {
      stock: 4,
      configuration: chosen,
      availability: { kind: 'backorder', count: 0, warehouse: null, lead_days: 21 },
    },
    1,
    '1 on backorder. Ships in about 21 days.',
  ],
  ['a kit whose parts are there', { stock: 4, configuration: chosen }, 1, 'In stock at your warehouse.'],
  ['a kit whose parts are not', { configuration: chosen }, 1, 'Out of stock at your warehouse.'],
  ['a piece made to measure', { stock: maxQuantity, configuration: chosen }, 1, ''],
])('it says of a line that there is %s', (_, change, quantity, words) => {
  expect(said(change, quantity)).toBe(words);
});

test('the drawer hears only of what is amiss', () => {
  expect(said({ stock: 9 }, 3, true)).toBe('');
  expect(said({ stock: 2 }, 3, true)).not.toBe('');
});
