import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { choiceMade, chosenAddress } from './chosen-language.ts';

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

const followed = (url: string, referer: string) =>
  choiceMade(asked(url, { 'sec-fetch-site': 'same-origin', referer }), 'https://shop.example');

test('who follows the link to a page in the other language has chosen it, without a script too', () => {
  expect(followed('/es/cart', 'https://shop.example/cart')).toBe('es');
  expect(followed('/cart?a=1', 'https://shop.example/es/cart')).toBe('en');
});

test.each([
  ['to a page in the same language', '/es/cart', 'https://shop.example/es'],
  ['to a file', '/spec-sheets/faucet.pdf', 'https://shop.example/es/p/faucet'],
  ['from another shop', '/es/cart', 'https://other.example/cart'],
  ['from nowhere', '/es/cart', ''],
])('nobody has chosen by a way %s', (_, url, referer) => {
  expect(followed(url, referer)).toBeNull();
});
