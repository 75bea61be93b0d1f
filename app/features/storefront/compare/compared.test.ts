import { expect, test } from 'vitest';
import { comparedCookieOf, comparedIds, compareHref, readCompared } from './compared.ts';

test('at most four products are compared, each once, and nothing that is no id', () => {
  expect(comparedIds(['a', 'b', 'a', '', '../x', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd']);
});

test('what was written into the cookie is read from it, among others', () => {
  const cookie = comparedCookieOf(['prod-a', 'prod-b']).split(';')[0];
  expect(readCompared(`guest=1; ${cookie}; recompare=no`)).toEqual(['prod-a', 'prod-b']);
  expect(readCompared('guest=1')).toEqual([]);
  expect(comparedCookieOf([])).toContain('Max-Age=0');
});

test('a comparison has an address', () => {
  expect(compareHref(['a', 'b'])).toBe('/compare?ids=a,b');
  expect(compareHref(['a', 'b'], true)).toBe('/compare?ids=a,b&differences=1');
  expect(compareHref([])).toBe('/compare');
});
