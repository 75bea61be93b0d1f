import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from '#schemas/domain/platform/slug.ts';
import { centsOf } from '../import/cents.ts';
import { searchTextOf } from './search-text.ts';
import { sortKeyOf } from './sort-key.ts';

describe('what is derived of a product', () => {
  it('sorts without accents and capitals', () => {
    expect(['Zinc', 'Étagère', 'oak'].map(sortKeyOf).sort()).toEqual(['etagere', 'oak', 'zinc']);
  });

  it.each([
    ['Étagère & Shelf, 36"', 'etagere-and-shelf-36'],
    ['  --Straße Ørsted Æble-- ', 'strasse-orsted-aeble'],
    ['浴室', ''],
    [`${'long '.repeat(40)}`, `${'long-'.repeat(24).slice(0, -1)}`],
  ])('makes of %j the slug %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('makes slugs of any text that are slugs, and of slugs themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it('finds a product by its names, numbers and values', () => {
    expect(
      searchTextOf({
        name: 'Étagère',
        productNumber: 'ET-1',
        codes: ['ET-1-BR'],
        vendor: 'Fenn',
        groups: ['Shelves'],
        options: [{ Finish: 'Brass' }, { Finish: 'Brass' }],
        specifications: { Material: 'Oak' },
        width: 36,
      }),
    ).toBe('etagere et-1 et-1-br fenn shelves brass oak 36 in wide');
  });

  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,5', 1250],
    ['.5', 50],
    ['0', 0],
    ['$1,234.50', 123450],
    ['1.234,50 €', 123450],
    ['1 234,50', 123450],
    ["1'234.50", 123450],
    ['1,234', 123400],
    ['1,234,567', 123456700],
    ['1.234.567', 123456700],
    ['USD 19.99', 1999],
    ['19.9900', 1999],
    ['21474836.47', 2147483647],
  ])('reads %j as %d cents', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each([
    '',
    'abc',
    '-5',
    '12.345',
    '1,23,4',
    '1.2.3',
    '12.34.5',
    '=1+1',
    '21474836.48',
    '1e3',
    '12 dollars',
    '.',
    '1,234,5.00',
  ])('does not take %j for an amount', (text) => {
    expect(centsOf(text)).toBeNull();
  });

  it('reads back what it is written as, in any of four manners', () => {
    fc.assert(
      fc.property(fc.nat(2_147_483_647), (cents) => {
        const [whole = '', part = ''] = (cents / 100).toFixed(2).split('.');
        const by = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
        for (const text of [
          `${whole}.${part}`,
          `${by(',')}.${part}`,
          `${by('.')},${part}`,
          `${by(' ')},${part}`,
        ])
          expect(centsOf(text)).toBe(cents);
      }),
    );
  });
});
