import { expect, test } from 'vitest';
import { placeAddress } from './place-address.ts';

const part = (longText: string, shortText: string, ...types: string[]) => ({ longText, shortText, types });

test('a place’s parts become the fields of an address', () => {
  const parts = [
    part('2215', '2215', 'street_number'),
    part('Northwest Nicolai Street', 'NW Nicolai St', 'route'),
    part('Northwest Portland', 'Northwest Portland', 'neighborhood', 'political'),
    part('Portland', 'Portland', 'locality', 'political'),
    part('Oregon', 'OR', 'administrative_area_level_1', 'political'),
    part('97210', '97210', 'postal_code'),
    part('1807', '1807', 'postal_code_suffix'),
  ];
  expect(placeAddress(parts)).toEqual({
    street: '2215 NW Nicolai St',
    city: 'Portland',
    state: 'OR',
    zip: '97210',
  });
});

test('a part of New York is a town too, and what is missing stays empty', () => {
  const parts = [
    part('Brooklyn', 'Brooklyn', 'sublocality_level_1', 'sublocality', 'political'),
    part('New York', 'NY', 'administrative_area_level_1', 'political'),
  ];
  expect(placeAddress(parts)).toEqual({ street: '', city: 'Brooklyn', state: 'NY', zip: '' });
});
