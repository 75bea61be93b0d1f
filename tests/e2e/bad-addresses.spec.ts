/** Every route with addresses that nobody means: whatever is in them, it is never the store's own failure. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '#tests/setup/e2e.ts';

const folder = join(import.meta.dirname, '../../app/routes');

/** A route's path with `word` in each of its open places, as Remix reads it from the file's name. */
const pathOf = (file: string, word: string) =>
  `/${file
    .replace(/\.tsx?$/, '')
    .split(/\.(?![^[]*\])/)
    .map((part) => part.replace(/^\(|\)$|_$|[[\]]/g, ''))
    .filter((part) => part !== '' && !part.startsWith('_'))
    .map((part) => (part.startsWith('$') ? word : part))
    .join('/')}`;

const words = [
  '%00',
  'a%00b',
  '%C3%28',
  '%E0%A4%A',
  '%ED%A0%80',
  '%2e%2e%2f',
  '%F0%9F%9A%BF',
  'x'.repeat(3000),
];
/** What pages read from their query; a word is put into each. */
const parameters = [
  'q',
  'page',
  'from',
  'sort',
  'min',
  'max',
  'vendor',
  'sub',
  'filter',
  'sku',
  'token',
  'cart',
];
const numbers = ['-1', '0', '1e99', '99999999999999999999', 'NaN', '0x10', '1.5', '%20'];

const queries = [
  ...words.map((word) => parameters.map((name) => `${name}=${word.slice(0, 300)}`).join('&')),
  ...words.map((word) => `${word.slice(0, 300)}=1`),
  ...numbers.map((number) => `page=${number}&from=${number}&min=${number}&max=${number}&size=${number}`),
  ...['q', 'token', 'sku', 'cart', 'returnTo', 'topic', 'room', 'o', 'size'].map((name) => `${name}=a%00b`),
  ...parameters.map((name) => `${name}=%00`),
  '&&&=&%',
  'q=%',
];

const files = readdirSync(folder).filter((file) => /\.tsx?$/.test(file));

test('there are routes to try', () => expect(files.length).toBeGreaterThan(60));

for (const file of files)
  test(`${file} answers any address without failing`, async ({ request }) => {
    const isOpen = file.includes('$');
    const addresses = [
      ...(isOpen ? words.map((word) => pathOf(file, word)) : []),
      ...queries.map((query) => `${pathOf(file, 'bathroom')}?${query}`),
    ];
    const failed: string[] = [];
    for (const address of addresses) {
      const response = await request.get(address, { maxRedirects: 0 });
      if (response.status() >= 500) failed.push(`${response.status()} ${address.slice(0, 120)}`);
      if (!isOpen || address.includes('?')) continue;
      const loaded = await request.get(`${address}.data`, { maxRedirects: 0 });
      if (loaded.status() >= 500) failed.push(`${loaded.status()} ${address.slice(0, 120)}.data`);
    }
    expect(failed).toEqual([]);
  });
