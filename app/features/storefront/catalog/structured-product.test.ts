import { expect, test } from 'vitest';
import type { Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import { gtinOf, structuredProduct } from './structured-product.server.ts';

const sku = (change: Partial<Sku>): Sku =>
  ({
    sku: 'A-1',
    options: {},
    picture: { src: '/pictures/a/b', alt: '', width: 640, height: 800 },
    price: 60,
    retail: 100,
    availability: { kind: 'here' },
    ...change,
  }) as Sku;
const product = (change: Partial<Product>): Product =>
  ({
    kind: 'variant',
    name: 'Lamp',
    description: 'A lamp.',
    product_number: 'LAMP',
    vendor_name: 'Northlight',
    href: '/p/lamp',
    option_names: [],
    skus: [],
    custom: null,
    price: 60,
    retail: 100,
    availability: { kind: 'here' },
    ...change,
  }) as Product;

test('tells everybody’s price, whatever the visitor pays', () => {
  const one = sku({});
  const told = structuredProduct('https://shop.example', product({ skus: [one] }), one, {});
  expect(told).toMatchObject({ '@type': 'Product', offers: { price: '100.00', priceCurrency: 'USD' } });
  expect(JSON.stringify(told)).not.toContain('60');
});

test('tells variants as a group, each by its own address, and what they differ in', () => {
  const skus = [
    sku({ sku: 'A-1', options: { Finish: 'Brass', Width: '24 in', Hand: 'Left' } }),
    sku({
      sku: 'A 2',
      options: { Finish: 'Black', Width: '24 in', Hand: 'Right' },
      barcode: '4006381333931',
    }),
  ];
  const told = structuredProduct(
    'https://shop.example',
    product({ skus, option_names: ['Finish', 'Width', 'Hand'] }),
    skus[0] ?? sku({}),
    { aggregateRating: { ratingValue: 4 } },
  );
  expect(told).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'LAMP',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    aggregateRating: { ratingValue: 4 },
    hasVariant: [
      {
        name: 'Lamp, Brass, 24 in, Left',
        color: 'Brass',
        size: '24 in',
        additionalProperty: [{ name: 'Hand', value: 'Left' }],
      },
      { gtin: '4006381333931', offers: { url: 'https://shop.example/p/lamp?sku=A+2' } },
    ],
  });
});

test('tells a kit by what its page opens with', () => {
  const skus = [sku({ retail: 10 }), sku({ sku: 'A-2', retail: 20 })];
  const told = structuredProduct('', product({ kind: 'combination', skus }), skus[0] ?? sku({}), {});
  expect(told).toMatchObject({ '@type': 'Product', offers: { price: '100.00' } });
});

test.each([
  ['4006381333931', '4006381333931'],
  ['4006381333932', null],
  ['96385074', '96385074'],
  ['ABC-1', null],
  ['', null],
])('a barcode %j is the trade number %j', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin);
});
