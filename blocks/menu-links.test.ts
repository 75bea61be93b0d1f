import { expect, test } from 'vitest';
import {
  categoryPath,
  collectionPath,
  featuredImage,
  featuredPath,
  tagPath,
  vendorPath,
} from './menu-links.ts';

const item = {
  name: 'Vanities',
  slug: 'vanities',
  type: 'Subcategory',
  image: '/own.webp',
  featured_image: null,
};
const parents = [{ slug: 'bathroom' }];

test('the menu builder links each kind by its own rule', () => {
  expect(categoryPath({ slug: 'bathroom', type: 'Category', parents: [] })).toBe('/c/bathroom');
  expect(categoryPath({ slug: 'vanities', type: 'Subcategory', parents })).toBe('/c/bathroom/vanities');
  expect(categoryPath({ slug: 'vanities', type: 'Subcategory', parents: [] })).toBe('/s/vanities');
  expect(vendorPath('Calder & Voss')).toBe('/v/Calder%20%26%20Voss');
  expect(tagPath('featured')).toBe('/t/featured');
  expect(collectionPath('orchard')).toBe('/col/orchard');
});

test('a featured item leads where its kind leads; an unknown kind falls back to slug or name', () => {
  expect(featuredPath({ ...item, type: 'Category', slug: 'bathroom', parents: [] })).toBe('/c/bathroom');
  expect(featuredPath({ ...item, parents })).toBe('/c/bathroom/vanities');
  expect(featuredPath({ ...item, parents: [] })).toBe('/s/vanities');
  expect(featuredPath({ ...item, type: 'Collection', parents: [] })).toBe('/col/vanities');
  expect(featuredPath({ ...item, type: 'Tag', parents: [] })).toBe('/t/vanities');
  expect(featuredPath({ ...item, type: 'Promotion', parents: [] })).toBe('/vanities');
  expect(featuredPath({ ...item, type: 'Promotion', slug: '', name: 'Spring sale', parents: [] })).toBe(
    '/Spring%20sale',
  );
});

test('a featured item’s own picture goes before the thing’s', () => {
  expect(featuredImage({ ...item, parents })).toBe('/own.webp');
  expect(featuredImage({ ...item, parents, featured_image: '/chosen.webp' })).toBe('/chosen.webp');
});
