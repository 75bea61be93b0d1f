import { expect, test } from 'vitest';
import { returnTo } from './return-to.ts';

test.each([
  ['/cart', '/cart'],
  ['/c/bathroom?sort=price#list', '/c/bathroom?sort=price#list'],
  ['/p/ünder', '/p/%C3%BCnder'],
])('%s stays in the shop', (value, path) => {
  expect(returnTo(value, '/fallback')).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'cart',
  '',
  null,
  undefined,
  `/${'a'.repeat(3000)}`,
])('%s is ignored', (value) => {
  expect(returnTo(value, '/fallback')).toBe('/fallback');
});
