import { expect, test } from 'vitest';
import type { ApiClient } from '#schemas/contract/client.ts';
import type { Warehouse } from '#schemas/domain/platform/warehouse.ts';
import { load } from './load.ts';
import { block } from './schema.ts';

const day = { open: '7:00 AM', close: '5:00 PM' };
const closed = { open: 'Closed', close: 'Closed' };
const warehouse = (id: string, time_zone: string): Warehouse => ({
  _id: id,
  name: id,
  phone: '(503) 555-0142',
  address: { address: '1 Mill Street', city: 'Portland', state: 'OR', zip: '97210', lat: 45.5, lng: -122.7 },
  time_zone,
  hours: {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: closed,
    sunday: closed,
  },
  exceptions: [],
});

const west = warehouse('west', 'America/Los_Angeles');
const east = warehouse('east', 'America/New_York');
const site = { warehouse: east, warehouses: [west, east] };
const api = { getSite: async () => ({ ok: true, status: 200, data: site }) } as unknown as ApiClient;
const props = block.schema.parse({ title: 'Locations' });
const at = (text: string) => load({ props, api, now: new Date(text), warn: () => {} });

test('each location tells its own hours, and the page holds until the next one opens or closes', async () => {
  // Monday, 1 PM in Portland and 4 PM in New York.
  const { data, until, tags } = await at('2026-11-23T21:00:00Z');
  expect(data.map(({ id, now, isCurrent }) => [id, now.is, isCurrent])).toEqual([
    ['west', 'open', false],
    ['east', 'open', true],
  ]);
  expect(until).toBe('2026-11-23T22:00:00.000Z');
  expect(tags).toEqual(['site']);
  expect((await at('2026-11-23T23:00:00Z')).data.map(({ now }) => now.is)).toEqual(['open', 'over']);
});

test('a day without hours is closed', async () => {
  const { data } = await at('2026-11-22T20:00:00Z');
  expect(data.map(({ hours }) => hours)).toEqual([null, null]);
});

test('the week ahead begins today, and a holiday says its name', async () => {
  const { data } = await at('2026-11-26T20:00:00Z');
  expect(data[0]?.week.map(({ weekday, holiday }) => [weekday, holiday])).toEqual([
    ['thursday', 'thanksgiving'],
    ['friday', null],
    ['saturday', null],
    ['sunday', null],
    ['monday', null],
    ['tuesday', null],
    ['wednesday', null],
  ]);
});
