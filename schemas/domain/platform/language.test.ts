import { expect, test } from 'vitest';
import { inLanguage, splitLanguage } from './language.ts';

test.each([
  ['/es', 'es', '/'],
  ['/es/', 'es', '/'],
  ['/es?a=1', 'es', '/?a=1'],
  ['/es#cart', 'es', '/#cart'],
  ['/es.data', 'es', '/_root.data'],
  ['/es/c/bathroom?page=2', 'es', '/c/bathroom?page=2'],
  ['/', 'en', '/'],
  ['/especial', 'en', '/especial'],
  ['/c/es', 'en', '/c/es'],
  ['/fr/cart', 'en', '/fr/cart'],
])('%s is the page %3$s in %2$s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
});

test.each([
  ['/', '/es'],
  ['/?a=1', '/es?a=1'],
  ['/#cart', '/es#cart'],
  ['/cart', '/es/cart'],
  ['/es/cart', '/es/cart'],
  ['/api/v1/products', '/api/v1/products'],
  ['/pictures/a/640.webp', '/pictures/a/640.webp'],
  ['/assets/a.js', '/assets/a.js'],
  ['#reviews', '#reviews'],
  ['//elsewhere.com/x', '//elsewhere.com/x'],
  ['https://elsewhere.com/x', 'https://elsewhere.com/x'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  ['/p/sink/spec-sheet.pdf', '/es/p/sink/spec-sheet.pdf'],
  ['/shares', '/es/shares'],
])('%s is at %s in Spanish, and at itself in the first language', (path, address) => {
  expect(inLanguage(path, 'es')).toBe(address);
  expect(inLanguage(path, 'en')).toBe(path);
});
