import { expect, test } from 'vitest';
import { differentPhotos, type Photo } from './photos.ts';

const photo = (src: string, alt: string): Photo => ({
  src,
  alt,
  width: 2000,
  height: 1200,
  focalX: 0.5,
  focalY: 0.5,
});

test('the same room in another color is the same photo, a thing of the same name is another one', () => {
  const green = photo(
    '/one',
    'A kitchen with deep green cabinets, white tile, an oak island and two brass pendants',
  );
  const navy = photo('/two', 'A kitchen with ink navy cabinets, white tile and an oak island');
  const vanity = photo('/three', 'Vanities: one in sage');
  const bath = photo('/four', 'A double vanity in sage under two arched mirrors');
  expect(differentPhotos([green, navy, vanity, bath, green])).toEqual([green, vanity, bath]);
  expect(differentPhotos([photo('/five', '')]), 'without words nobody knows what it shows').toEqual([]);
});
