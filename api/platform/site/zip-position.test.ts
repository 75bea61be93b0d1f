import { expect, test } from 'vitest';
import { zipPosition } from './zip-position.ts';

test('a ZIP code has its town and its place', async () => {
  expect(await zipPosition('97210')).toEqual({
    zip: '97210',
    city: 'Portland',
    state: 'OR',
    lat: expect.closeTo(45.53, 1),
    lng: expect.closeTo(-122.7, 1),
  });
  // The first and the last half of the country, and one with a leading zero.
  expect((await zipPosition('02108'))?.city).toBe('Boston');
  expect((await zipPosition('99501'))?.city).toBe('Anchorage');
  expect((await zipPosition('10001'))?.state).toBe('NY');
});

test('a ZIP code that there is not has none, and neither has military mail', async () => {
  expect(await zipPosition('99999')).toBeNull();
  expect(await zipPosition('00000')).toBeNull();
  expect(await zipPosition('09001')).toBeNull();
});
