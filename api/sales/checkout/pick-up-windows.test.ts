import { expect, test } from 'vitest';
import { pickUpWindows } from './pick-up-windows.ts';

const week = { open: '7:00 AM', close: '5:00 PM' };
const closed = { open: 'Closed', close: 'Closed' };
const house = {
  time_zone: 'America/Los_Angeles',
  hours: {
    monday: week,
    tuesday: week,
    wednesday: week,
    thursday: week,
    friday: week,
    saturday: { open: '8:00 AM', close: '11:30 AM' },
    sunday: closed,
  },
};
const at = (moment: string, most = 3) =>
  pickUpWindows(house, new Date(moment), { most }).map(
    ({ date, from_time, to_time }) => `${date} ${from_time}-${to_time}`,
  );

test('are the halves of open days, by the house’s own clock', () => {
  // Friday, 6 AM there.
  expect(at('2026-11-20T14:00:00Z', 4)).toEqual([
    '2026-11-20 7:00 AM-12:00 PM',
    '2026-11-20 12:00 PM-5:00 PM',
    '2026-11-21 8:00 AM-11:30 AM',
    '2026-11-23 7:00 AM-12:00 PM',
  ]);
  expect(pickUpWindows(house, new Date('2026-11-20T14:00:00Z'), { most: 1 })).toEqual([
    {
      from: '2026-11-20T15:00:00.000Z',
      to: '2026-11-20T20:00:00.000Z',
      date: '2026-11-20',
      weekday: 'friday',
      from_time: '7:00 AM',
      to_time: '12:00 PM',
    },
  ]);
});

test('leave the house time to lay the goods out', () => {
  // 2 PM: ready at 4, an hour is left; a minute later it is not.
  expect(at('2026-11-20T22:00:00Z', 1)).toEqual(['2026-11-20 12:00 PM-5:00 PM']);
  expect(at('2026-11-20T22:01:00Z', 1)).toEqual(['2026-11-21 8:00 AM-11:30 AM']);
});

test('follow the clocks when they change', () => {
  // The night to 1 November 2026 has an hour more.
  expect(pickUpWindows(house, new Date('2026-10-31T20:00:00Z'), { most: 1 })[0]?.from).toBe(
    '2026-11-02T15:00:00.000Z',
  );
  expect(pickUpWindows(house, new Date('2026-10-29T12:00:00Z'), { most: 1 })[0]?.from).toBe(
    '2026-10-29T14:00:00.000Z',
  );
});

test('are none of a house that nobody knows the hours of', () => {
  expect(pickUpWindows({ ...house, hours: {} as never }, new Date(), { most: 3 })).toEqual([]);
});

test('are none on a public holiday', () => {
  // Wednesday noon before Thanksgiving.
  expect(at('2026-11-25T20:00:00Z', 3)).toEqual([
    '2026-11-25 12:00 PM-5:00 PM',
    '2026-11-27 7:00 AM-12:00 PM',
    '2026-11-27 12:00 PM-5:00 PM',
  ]);
});

test('begin when the slowest line is there, and are none where nobody knows when', () => {
  const friday = new Date('2026-11-20T14:00:00Z');
  expect(pickUpWindows(house, friday, { most: 1, leadDays: 4 })[0]?.date).toBe('2026-11-24');
  expect(pickUpWindows(house, friday, { leadDays: null })).toEqual([]);
});

const rules = {
  lead_minutes: 60,
  windows: [
    { days: ['friday' as const, 'saturday' as const], open: '1:00 PM', close: '3:00 PM', orders: 0 },
    { days: ['friday' as const, 'saturday' as const], open: '10:00 AM', close: '12:00 PM', orders: 2 },
  ],
};
const texts = (at_: Parameters<typeof pickUpWindows>[0], moment: string, how: object = {}) =>
  pickUpWindows(at_, new Date(moment), { most: 3, ...how }).map(
    ({ date, from_time, to_time }) => `${date} ${from_time}-${to_time}`,
  );

test('are the warehouse’s own where it has some, within the hours of the day, and soon enough', () => {
  const own = { ...house, pick_up: rules };
  // Friday, 6 AM there; on Saturday it closes at 11:30 AM.
  expect(texts(own, '2026-11-20T14:00:00Z')).toEqual([
    '2026-11-20 10:00 AM-12:00 PM',
    '2026-11-20 1:00 PM-3:00 PM',
    '2026-11-21 10:00 AM-11:30 AM',
  ]);
  // 10:30 AM, and laid out an hour later: half an hour is not enough.
  expect(texts(own, '2026-11-20T18:30:00Z')[0]).toBe('2026-11-20 1:00 PM-3:00 PM');
});

test('are not offered when all their orders are taken', () => {
  const own = { ...house, pick_up: rules };
  const taken = new Map([
    ['2026-11-20T18:00:00.000Z', 2],
    ['2026-11-20T21:00:00.000Z', 40],
    ['2026-11-21T18:00:00.000Z', 1],
  ]);
  expect(texts(own, '2026-11-20T14:00:00Z', { taken })).toEqual([
    '2026-11-20 1:00 PM-3:00 PM',
    '2026-11-21 10:00 AM-11:30 AM',
    '2026-11-27 10:00 AM-12:00 PM',
  ]);
});

test('follow special days, also one that is open on a public holiday', () => {
  const exceptions = [
    { date: '2026-11-20', name: 'Inventory', ...closed },
    { date: '2026-11-26', name: 'Open', open: '8:00 AM', close: '10:00 AM' },
  ];
  expect(texts({ ...house, exceptions }, '2026-11-20T14:00:00Z', { most: 1 })).toEqual([
    '2026-11-21 8:00 AM-11:30 AM',
  ]);
  expect(texts({ ...house, exceptions }, '2026-11-26T13:00:00Z', { most: 1 })).toEqual([
    '2026-11-26 8:00 AM-10:00 AM',
  ]);
});
