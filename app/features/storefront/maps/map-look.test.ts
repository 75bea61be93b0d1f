import { expect, test } from 'vitest';
import { clusterIcon, clusterLook } from './map-look.ts';

test('a cluster is red above ten, or above the mean where that is more', () => {
  const isRed = (count: number, mean: number) => clusterLook(count, mean).isRed;
  expect([isRed(10, 2), isRed(11, 2), isRed(11, 40), isRed(40, 40), isRed(41, 40)]).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
  expect(clusterIcon(clusterLook(11, 2))).not.toBe(clusterIcon(clusterLook(10, 2)));
});

test('counts above a thousand are told in thousands', () => {
  const labels = [2, 999, 1000, 1001, 1049, 1260, 12_345].map((count) => clusterLook(count, 0).label);
  expect(labels).toEqual(['2', '999', '1000', '1k', '1k', '1.3k', '12.3k']);
});
