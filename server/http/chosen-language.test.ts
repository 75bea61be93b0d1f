import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { chosenAddress } from './chosen-language.ts';

const asked = (url: string, headers: Record<string, string> = {}) =>
  ({
    url,
    headers: {
      cookie: 'a=1; language=es; b=2',
      'sec-fetch-site': 'none',
      'sec-fetch-dest': 'document',
      ...headers,
    },
  }) as unknown as IncomingMessage;

test('who chose Spanish is led to it from outside, with what the address asks for', () => {
  expect(chosenAddress(asked('/'))).toBe('/es');
  expect(chosenAddress(asked('/?a=1'))).toBe('/es?a=1');
  expect(chosenAddress(asked('/c/bathroom?page=2', { 'sec-fetch-site': 'cross-site' }))).toBe(
    '/es/c/bathroom?page=2',
  );
});

test.each([
  ['without a choice', asked('/', { cookie: 'language=en' })],
  ['to another cookie', asked('/', { cookie: 'xlanguage=es' })],
  ['within the shop', asked('/', { 'sec-fetch-site': 'same-origin' })],
  ['for data', asked('/_root.data', { 'sec-fetch-dest': 'empty' })],
  ['to a file', asked('/pictures/sink/640.webp')],
  ['in the language already', asked('/es/cart')],
])('nobody is led away: %s', (_, request) => {
  expect(chosenAddress(request)).toBeNull();
});
