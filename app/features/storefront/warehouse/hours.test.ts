import { expect, test } from 'vitest';
import { directionsTo, hoursOn, hoursToday, shortDay, todayAt } from './hours.ts';

test('today is the warehouse’s own day, not the visitor’s', () => {
  const lateSunday = new Date('2026-11-23T03:30:00Z');
  expect(todayAt({ time_zone: 'America/Los_Angeles' }, lateSunday)).toBe('sunday');
  expect(todayAt({ time_zone: 'America/New_York' }, lateSunday)).toBe('sunday');
  expect(todayAt({ time_zone: 'Europe/Berlin' }, lateSunday)).toBe('monday');
});

test('a closed day has no hours; days have three letters', () => {
  const open = { open: '7:00 AM', close: '5:00 PM' };
  const closed = { open: 'Closed', close: 'Closed' };
  const hours = {
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: closed,
    sunday: closed,
  };
  expect(hoursOn({ hours }, 'friday')).toEqual(open);
  expect(hoursOn({ hours }, 'sunday')).toBeNull();
  expect((['monday', 'sunday'] as const).map((day) => shortDay(day, 'en'))).toEqual(['Mon', 'Sun']);
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
