import { expect, test } from 'vitest';
import { usStates } from './address.ts';
import { addressInputSchema } from './address-input.ts';
import { stateOfZip } from './zip-state.ts';

test.each([
  ['97209', 'OR'],
  ['80205', 'CO'],
  ['28203', 'NC'],
  ['02134', 'MA'],
  ['00926', 'PR'],
  ['99501', 'AK'],
  ['83001', 'WY'],
  ['83814', 'ID'],
  ['79901', 'TX'],
  ['73301', 'TX'],
  ['20500', 'DC'],
  ['00100', null],
  ['09012', null],
])('%s is in %s', (zip, state) => expect(stateOfZip(zip)).toBe(state));

test('every state has a ZIP code', () => {
  const found = Array.from({ length: 1000 }, (_, prefix) => stateOfZip(String(prefix).padStart(3, '0')));
  expect(new Set(found.filter((state) => state !== null))).toEqual(new Set(usStates));
});

test.each([
  ['97209', 'OR', true],
  ['80205', 'OR', false],
  ['97209', 'AK', false],
  ['06390', 'NY', true],
  ['83414', 'WY', true],
  ['00000', 'OR', false],
])('an address with %s in %s: %s', (zip, state, isGood) => {
  const parsed = addressInputSchema.safeParse({ name: 'A', address: '1 A St', city: 'A', state, zip });
  expect(parsed.success).toBe(isGood);
  if (!isGood) expect(parsed.error?.issues[0]?.path).toEqual(['zip']);
});
