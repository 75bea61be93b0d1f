import { describe, expect, it } from 'vitest';
import type { ProductRecord } from './product-record.ts';
import { sameGroups, sameProduct, sameValue } from './same-product.ts';

const named = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: slug.toUpperCase() }));

describe('two values', () => {
  it('are the same in any order of their keys, and with keys that have no value', () => {
    expect(sameValue({ a: 1, b: { c: [1, 'x'] } }, { b: { c: [1, 'x'] }, a: 1, d: undefined })).toBe(true);
    expect(sameValue({ a: undefined }, {})).toBe(true);
  });

  it('differ by a key, a type, an order or a length', () => {
    for (const [a, b] of [
      [{ a: 1 }, { a: 1, b: null }],
      [{ a: 1, b: null }, { a: 1 }],
      [{ a: 1 }, { b: 1 }],
      [
        [1, 2],
        [2, 1],
      ],
      [[1], [1, 2]],
      [[], {}],
      [null, {}],
      ['1', 1],
      [{ a: null }, { a: 0 }],
    ])
      expect(sameValue(a, b), JSON.stringify([a, b])).toBe(false);
  });
});

describe('two groups', () => {
  it('count each slug once, whatever they are called', () => {
    expect(sameGroups(named('a', 'b', 'a'), [...named('a'), { slug: 'b', name: 'Other' }], true)).toBe(true);
    expect(sameGroups(named('a'), named('a', 'b'), false)).toBe(false);
    expect(sameGroups(named('a', 'b'), named('a'), false)).toBe(false);
  });

  it('differ by their order where the first is the home', () => {
    expect(sameGroups(named('a', 'b'), named('b', 'a'), true)).toBe(false);
    expect(sameGroups(named('a', 'b'), named('b', 'a'), false)).toBe(true);
  });
});

describe('two products', () => {
  const product = {
    name: 'Sink',
    vendor: { slug: 'alder', name: 'Alder' },
    categories: named('sinks'),
    tags: named('new', 'sale'),
    collections: [],
    custom: null,
    createdAt: '2026-01-02T03:04:05.000Z',
    skus: [{ code: 'S1', retailCents: 100 }],
  } as unknown as ProductRecord;

  it('are the same by the time and the vendor they mean', () => {
    const spelled = {
      ...product,
      createdAt: '2026-01-02T03:04:05Z',
      vendor: { slug: 'alder', name: 'Alder & Sons' },
      tags: named('sale', 'new'),
    };
    expect(sameProduct(product, spelled)).toBe(true);
  });

  it.each([
    ['name', 'Sinks'],
    ['vendor', { slug: 'birch', name: 'Alder' }],
    ['categories', named('baths')],
    ['collections', named('spring')],
    ['createdAt', '2026-01-02T03:04:06.000Z'],
    ['custom', {}],
    ['skus', [{ code: 'S1', retailCents: 101 }]],
    ['skus', []],
  ])('differ by %s', (field, value) => {
    expect(sameProduct(product, { ...product, [field]: value } as ProductRecord)).toBe(false);
  });
});
