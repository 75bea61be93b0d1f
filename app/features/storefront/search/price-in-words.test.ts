import { expect, test } from 'vitest';
import { priceInWords } from './price-in-words.ts';

test.each([
  ['vanity under $600', 'vanity', '', '600'],
  ['Vanity for less than $1,200.50, white', 'Vanity, white', '', '1200.50'],
  ['brass faucet below 200 dollars', 'brass faucet', '', '200'],
  ['sconce up to USD 90', 'sconce', '', '90'],
  ['sconce $90 or less', 'sconce', '', '90'],
  ['sofa over $900', 'sofa', '900', ''],
  ['no less than $900 sofa', 'sofa', '900', ''],
  ['sofa, no more than $900', 'sofa', '', '900'],
  ['$900 and up sofa', 'sofa', '900', ''],
  ['pulls between $5 and $10', 'pulls', '5', '10'],
  ['pulls between 5 and 10 dollars', 'pulls', '5', '10'],
  ['pulls $5-$10', 'pulls', '5', '10'],
  ['tiradores de menos de $10', 'tiradores', '', '10'],
  ['sofá entre 500 y 900 dólares', 'sofá', '500', '900'],
  ['espejo hasta 300$', 'espejo', '', '300'],
])('%s', (asked, words, min, max) => {
  expect(priceInWords(asked)).toEqual({ words, min, max });
});

test.each([
  'vanity under 36',
  'over the toilet cabinet',
  'under $200',
  'cabinet 24 to 36 in',
  '$200',
  'under sink shelf',
  'hasta 90 cm',
  'gift card $50',
])('%s says nothing of a price to keep to', (asked) => {
  expect(priceInWords(asked)).toBeNull();
});

test('a long text is read at once', () => {
  expect(priceInWords('between '.repeat(20_000))).toBeNull();
  expect(priceInWords('9'.repeat(200_000))).toBeNull();
});
