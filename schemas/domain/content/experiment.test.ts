import { expect, test } from 'vitest';
import { isVisitorToken, variantFor } from './experiment.ts';

const shares = { guest: 30, customer: 60, company: 0 };
const tokens = Array.from({ length: 20_000 }, (_, index) => `visitor${index}`);
const partIn = (id: string, audience: 'guest' | 'customer') =>
  tokens.filter((token) => variantFor({ _id: id, shares }, token, audience) === 'b');

test('visitors come to variant B in the share of their audience, and none where it takes no part', () => {
  expect(partIn('one', 'guest').length / tokens.length).toBeCloseTo(0.3, 1);
  expect(partIn('one', 'customer').length / tokens.length).toBeCloseTo(0.6, 1);
  expect(variantFor({ _id: 'one', shares }, 'visitor1', 'company')).toBeNull();
});

test('the variant of one experiment says nothing of that in another', () => {
  const other = new Set(partIn('other', 'guest'));
  const both = partIn('one', 'guest').filter((token) => other.has(token)).length;
  expect(both / tokens.length).toBeCloseTo(0.09, 1);
});

test('who sees B as a guest sees B still where more of the audience do', () => {
  const customers = new Set(partIn('one', 'customer'));
  expect(partIn('one', 'guest').every((token) => customers.has(token))).toBe(true);
});

test('a token is what the shop makes, and nothing else', () => {
  expect(
    ['abcdefghij0123456789', '', '1', 'ABCDEFGHIJ0123456789', 'abcdefghij01234567890'].map(isVisitorToken),
  ).toEqual([true, false, false, false, false]);
});
