import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needsOf, shopAddresses } from '#schemas/domain/content/shop-addresses.ts';

/** The addresses of a route's file, with any name for what is variable. */
function addressesOf(file: string): string[] {
  const name = file.replace(/\.tsx?$/, '').replaceAll('[.]', '\u0000');
  const steps = name
    .split('.')
    .filter((step) => step !== '_index' && step !== '$')
    .map((step) => step.replace(/_$/, '').replaceAll('\u0000', '.'));
  const optional = steps.filter((step) => !step.startsWith('('));
  const all = steps.map((step) => step.replaceAll(/[()]/g, ''));
  return [...new Set([optional, all].map((one) => `/${one.join('/')}`.replaceAll(/\$\w+/g, ':')))];
}

test('the addresses that a link may lead to are those of the shop’s routes', () => {
  const routes = readdirSync('app/routes')
    .filter((file) => file !== '$.tsx' && !/^(?:a|admin_?)\./.test(file) && file !== 'admin.tsx')
    .flatMap(addressesOf);
  const known = shopAddresses
    .filter((address) => !address.endsWith('*'))
    .map((address) => address.replaceAll(/:\w+/g, ':'));
  expect(known.toSorted()).toEqual([...new Set(routes)].toSorted());
});

test('an address needs what it names', () => {
  expect(needsOf('/c/taps/basin%20taps')).toEqual([
    { part: 'category', word: 'taps' },
    { part: 'category', word: 'basin taps' },
  ]);
  expect(needsOf('/p/custom/shelf/')).toEqual([{ part: 'product', word: 'shelf' }]);
  for (const plain of [
    '/',
    '/blog/rss.xml',
    '/admin/pages',
    '/a/orders',
    '/orders/7',
    '/logo.svg',
    '/pay/abc',
  ])
    expect([plain, needsOf(plain)]).toEqual([plain, []]);
  for (const dead of ['/no-such-page', '/c', '/c/a/b/c', '/page', '/%E0%A4'])
    expect([dead, needsOf(dead)]).toEqual([dead, null]);
});
