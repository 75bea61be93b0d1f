import { expect, test } from 'vitest';
import { dayAhead, directionsTo, hoursToday, opensNext, shortDay } from './opening-hours.ts';

const open = { open: '7:00 AM', close: '5:00 PM' };
const closed = { open: 'Closed', close: 'Closed' };
const week = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: closed,
  sunday: closed,
};

test('today is the warehouse’s own day, not the visitor’s', () => {
  const lateSunday = new Date('2026-11-23T03:30:00Z');
  const weekdayIn = (time_zone: string) => dayAhead({ hours: week, time_zone }, 0, lateSunday).weekday;
  expect(weekdayIn('America/Los_Angeles')).toBe('sunday');
  expect(weekdayIn('America/New_York')).toBe('sunday');
  expect(weekdayIn('Europe/Berlin')).toBe('monday');
});

test('a closed day has no hours; days have three letters', () => {
  const friday = new Date('2026-11-20T18:00:00Z');
  const house = { hours: week, time_zone: 'America/Los_Angeles' };
  expect(dayAhead(house, 0, friday).hours).toEqual(open);
  expect(dayAhead(house, 2, friday).hours).toBeNull();
  expect((['monday', 'sunday'] as const).map((day) => shortDay(day))).toEqual(['Mon', 'Sun']);
});

test('a public holiday is closed unless an employee said otherwise', () => {
  const wednesday = new Date('2026-11-25T18:00:00Z');
  const house = { hours: week, time_zone: 'America/Los_Angeles' };
  expect(dayAhead(house, 1, wednesday)).toMatchObject({ hours: null, holiday: 'thanksgiving' });
  const said = { date: '2026-11-26', name: 'Open for contractors', open: '7:00 AM', close: '11:00 AM' };
  expect(dayAhead({ ...house, exceptions: [said] }, 1, wednesday)).toMatchObject({
    hours: { open: '7:00 AM', close: '11:00 AM' },
    name: 'Open for contractors',
    holiday: null,
  });
  const inventory = { date: '2026-11-25', name: 'Inventory', open: 'Closed', close: 'Closed' };
  expect(hoursToday({ ...house, exceptions: [inventory] }, wednesday).is).toBe('closed');
});

test('directions lead to the door', () => {
  const address = {
    address: '2215 NW Nicolai Street',
    city: 'Portland',
    state: 'OR',
    zip: '97210',
    lat: 0,
    lng: 0,
  };
  const url = new URL(directionsTo({ address }));
  expect(url.searchParams.get('destination')).toBe('2215 NW Nicolai Street, Portland, OR 97210');
});

test('what today’s hours come to is told by the house’s clock, and until when that holds', () => {
  const day = { open: '7:00 AM', close: '5:00 PM' };
  const closed = { open: 'Closed', close: 'Closed' };
  const hours = {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: { open: '9:00 AM', close: '12:30 PM' },
    sunday: closed,
  };
  const portland = { hours, time_zone: 'America/Los_Angeles' };
  const at = (text: string) => {
    const { until, ...rest } = hoursToday(portland, new Date(text));
    return { ...rest, until: new Date(until).toISOString() };
  };
  expect(at('2026-11-23T14:59:00Z')).toEqual({
    is: 'later',
    time: '7:00 AM',
    until: '2026-11-23T15:00:00.000Z',
  });
  expect(at('2026-11-23T15:00:00Z')).toEqual({
    is: 'open',
    time: '5:00 PM',
    until: '2026-11-24T01:00:00.000Z',
  });
  expect(at('2026-11-24T01:00:00Z')).toMatchObject({ is: 'over', until: '2026-11-24T08:00:00.000Z' });
  expect(at('2026-11-21T20:29:30Z')).toMatchObject({ is: 'open', time: '12:30 PM' });
  // Sunday there, Monday in London.
  expect(at('2026-11-23T03:00:00Z')).toMatchObject({ is: 'closed', until: '2026-11-23T08:00:00.000Z' });
});

test('when a closed house opens next skips weekends and holidays; an open one does not say', () => {
  const house = { hours: week, time_zone: 'America/Los_Angeles' };
  const next = (text: string) => opensNext(house, new Date(text));
  expect(next('2026-11-20T18:00:00Z')).toBeNull();
  expect(next('2026-11-20T13:00:00Z')).toEqual({ date: '2026-11-20', days: 0, time: '7:00 AM' });
  // Friday evening; then the evening before Thanksgiving.
  expect(next('2026-11-21T02:30:00Z')).toEqual({ date: '2026-11-23', days: 3, time: '7:00 AM' });
  expect(next('2026-11-26T02:30:00Z')).toEqual({ date: '2026-11-27', days: 2, time: '7:00 AM' });
  const never = Object.fromEntries(Object.keys(week).map((day) => [day, closed])) as typeof week;
  expect(opensNext({ ...house, hours: never }, new Date('2026-11-20T18:00:00Z'))).toBeNull();
});
