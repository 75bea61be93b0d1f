import { expect, test } from 'vitest';
import {
  dayIn,
  formatDate,
  formatDay,
  formatFullDay,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatTime,
  formatWeekdayDate,
  formatZone,
} from './format-date.ts';

test('a day of the calendar is the same everywhere', () => {
  expect(formatDate('2026-11-21')).toBe('Nov 21, 2026');
  expect(formatLongDate('2026-11-21')).toBe('November 21, 2026');
  expect(formatWeekdayDate('2026-11-21')).toBe('Saturday, November 21');
  expect(formatMonth('2026-11-01')).toBe('November 2026');
});

test('a moment has the day and the time of its zone', () => {
  const late = '2026-11-22T05:30:00.000Z';
  expect(formatDay(late, 'America/Los_Angeles')).toBe('Nov 21, 2026');
  expect(formatDay(late, 'America/New_York')).toBe('Nov 22, 2026');
  expect(formatFullDay(late, 'America/Los_Angeles')).toBe('Saturday, November 21, 2026');
  expect(formatTime(late, 'America/Los_Angeles')).toBe('9:30 PM');
  expect(formatMoment(late, 'America/Los_Angeles')).toBe('Nov 21, 2026, 9:30 PM');
  expect(formatZone('America/Los_Angeles', late)).toBe('PST');
  expect(dayIn('America/Los_Angeles', Date.parse(late))).toBe('2026-11-21');
});
