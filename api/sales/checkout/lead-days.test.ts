import { expect, test } from 'vitest';
import { noAvailability } from '#api/catalog/stock/availability.ts';
import { leadDays } from './lead-days.ts';

const line = {
  quantity: 2,
  available: 5,
  backorder: false,
  lead_days: 21,
  configured: null,
  source: null,
  availability: noAvailability,
};
const denver = { _id: 'wh-denver', name: 'Denver' };
const sent = {
  ...line,
  source: denver,
  availability: { kind: 'transfer' as const, count: 5, warehouse: denver, lead_days: 4 },
};
const kit = (stock: number, leads: [string, number | null][], later: string[] = []) => ({
  ...line,
  configured: {
    need: {
      units: new Map([
        ['tub', 1],
        ['drain', 2],
      ]),
      stock: new Map([
        ['tub', stock],
        ['drain', 10],
      ]),
      later: new Set(later),
      isUnlimited: false,
    },
    partLeads: new Map(leads),
    view: { lead_time_days: null },
  },
});
const made = {
  ...line,
  configured: {
    need: { units: new Map(), stock: new Map(), later: new Set<string>(), isUnlimited: true },
    partLeads: new Map(),
    view: { lead_time_days: 30 },
  },
};

test('what is in stock is there', () => expect(leadDays([line], 'UPS')).toBe(0));

test('what another warehouse sends takes its days, and nobody knows where it has run out', () => {
  expect(leadDays([line, sent], 'UPS')).toBe(4);
  expect(leadDays([{ ...sent, available: 1, backorder: true }], 'UPS')).toBeNull();
});

test('a backordered line takes its lead time, and nobody knows without one', () => {
  expect(leadDays([{ ...line, available: 1, backorder: true }], 'UPS')).toBe(21);
  expect(leadDays([{ ...line, available: 1, backorder: true, lead_days: null }], 'UPS')).toBeNull();
  expect(leadDays([{ ...line, available: 1 }], 'UPS')).toBeNull();
});

test('a kit takes as long as its slowest part that is short', () => {
  expect(
    leadDays(
      [
        kit(
          2,
          [
            ['tub', 14],
            ['drain', 40],
          ],
          ['tub'],
        ),
      ],
      'UPS',
    ),
  ).toBe(0);
  expect(
    leadDays(
      [
        kit(
          1,
          [
            ['tub', 14],
            ['drain', 40],
          ],
          ['tub'],
        ),
      ],
      'UPS',
    ),
  ).toBe(14);
  expect(leadDays([kit(1, [['drain', 40]], ['tub'])], 'UPS')).toBeNull();
  expect(leadDays([kit(1, [['tub', 14]])], 'UPS')).toBeNull();
});

test('the slowest line decides', () => {
  expect(leadDays([line, made], 'UPS')).toBe(30);
  expect(leadDays([], 'UPS')).toBe(0);
});

test('what the maker sends takes the maker’s lead time, in stock or not', () => {
  expect(leadDays([line], 'Drop Ship')).toBe(21);
  expect(leadDays([{ ...line, lead_days: null }], 'Drop Ship')).toBeNull();
  expect(
    leadDays(
      [
        kit(9, [
          ['tub', 14],
          ['drain', 40],
        ]),
      ],
      'Drop Ship',
    ),
  ).toBe(40);
});
