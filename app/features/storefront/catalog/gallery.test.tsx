import { expect, test } from 'vitest';
import type { Picture, Product, Sku } from '#schemas/domain/catalog/catalog.ts';
import { galleryOf } from './gallery.tsx';

const shot = (name: string): Picture => ({ src: `/pictures/${name}`, alt: name, width: 640, height: 800 });
const sku = (finish: string) =>
  ({
    sku: finish,
    picture: shot(`globe/${finish}`),
    views: [shot(`globe-lit/${finish}`)],
  }) as Sku;

test('what is chosen is shown with its own views: no other finish, and no room of its collection', () => {
  const finishes = ['brass', 'black', 'nickel', 'bronze', 'copper', 'pewter', 'white'];
  const skus = finishes.map(sku);
  const product = {
    skus,
    picture: shot('globe/brass'),
    collections: [{ _id: 'c', name: 'Hall', slug: 'hall', picture: shot('room-hall/clay') }],
  } as unknown as Product;
  expect(galleryOf(product, skus[2] as Sku).map(({ alt }) => alt)).toEqual([
    'globe/nickel',
    'globe-lit/nickel',
  ]);
  const single = { ...product, skus: [sku('brass')], collections: [] };
  expect(galleryOf(single, sku('brass')).map(({ alt }) => alt)).toEqual(['globe/brass', 'globe-lit/brass']);
});
