import { expect, test } from 'vitest';
import { momentOfWall, zoneOffset } from './zone-offset.ts';

const momentAt = (wall: string, zone: string) =>
  new Date(momentOfWall(Date.parse(`${wall}Z`), zone)).toISOString();

test('a zone is ahead of UTC or behind it, by the season', () => {
  const hour = 3_600_000;
  expect(zoneOffset(Date.parse('2026-07-01T00:00:00Z'), 'America/Los_Angeles')).toBe(-7 * hour);
  expect(zoneOffset(Date.parse('2026-12-01T00:00:00Z'), 'America/Los_Angeles')).toBe(-8 * hour);
  expect(zoneOffset(Date.parse('2026-12-01T00:00:00.250Z'), 'Asia/Kolkata')).toBe(5.5 * hour);
  expect(() => zoneOffset(0, 'Nowhere/Land')).toThrow(RangeError);
});

test('a wall time is the moment at which the clock shows it', () => {
  expect(momentAt('2026-07-01T00:00', 'America/Los_Angeles')).toBe('2026-07-01T07:00:00.000Z');
  expect(momentAt('2026-12-01T09:30', 'Europe/Berlin')).toBe('2026-12-01T08:30:00.000Z');
  // The hours beside a change, on either side of it.
  expect(momentAt('2026-03-08T01:59', 'America/Los_Angeles')).toBe('2026-03-08T09:59:00.000Z');
  expect(momentAt('2026-03-08T03:00', 'America/Los_Angeles')).toBe('2026-03-08T10:00:00.000Z');
  expect(momentAt('2026-11-01T00:59', 'America/Los_Angeles')).toBe('2026-11-01T07:59:00.000Z');
  expect(momentAt('2026-11-01T02:00', 'America/Los_Angeles')).toBe('2026-11-01T10:00:00.000Z');
});

test('a skipped hour is moved on by the change, west and east of UTC', () => {
  expect(momentAt('2026-03-08T02:30', 'America/Los_Angeles')).toBe('2026-03-08T10:30:00.000Z');
  expect(momentAt('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  // Half an hour on an island.
  expect(momentAt('2026-10-04T02:10', 'Australia/Lord_Howe')).toBe('2026-10-03T15:40:00.000Z');
});

test('a doubled hour is the first of the two, west and east of UTC', () => {
  expect(momentAt('2026-11-01T01:30', 'America/Los_Angeles')).toBe('2026-11-01T08:30:00.000Z');
  expect(momentAt('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});
