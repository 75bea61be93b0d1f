import { describe, expect, it } from 'vitest';
import { mayNameSomebody, searchWords } from './search-words.ts';

describe('the words of a search', () => {
  it.each([
    ['  Matte  BLACK faucet! ', 'matte black faucet'],
    ['Baño', 'bano'],
    ['36” vanity', '36" vanity'],
    ['🚿', ''],
    ['OST-2100/BR', 'ost-2100/br'],
  ])('%s is counted as %s', (typed, key) => expect(searchWords(typed)).toBe(key));

  it('is cut, and never ends in a space', () => {
    const key = searchWords(`${'x'.repeat(99)} y`);
    expect(key).toBe('x'.repeat(99));
  });

  it.each([
    'ines@example.com',
    'faucet for ines@example.com',
    '(503) 555-0148',
    '+1 503.555.0148',
    '5035550148',
  ])('%s may name somebody', (typed) => expect(mayNameSomebody(typed, false)).toBe(true));

  it.each(['36 in vanity', 'OST-2100-BRBR', '0.5 gpm 2700', 'faucet @ 50'])('%s names nobody', (typed) =>
    expect(mayNameSomebody(typed, false)).toBe(false),
  );

  it('a number that finds products is a product', () =>
    expect(mayNameSomebody('5035550148', true)).toBe(false));
});
