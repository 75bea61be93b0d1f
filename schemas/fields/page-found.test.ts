import { expect, test } from 'vitest';
import { pageDocumentSchema } from '../domain/content/page.ts';
import { pageFoundSchema } from './page-found.ts';

const page = { slug: 'x', audience: 'guest', title: 'X', blocks: [] };
const image = { src: '/media/library/one', alt: 'A tap', width: 800, height: 600, focalX: 0.2, focalY: 1 };

test.each([
  [{}, true],
  [{ share_image: image, noindex: true }, true],
  [{ share_image: { ...image, alt: '' } }, true],
  [{ share_image: null }, false],
  [{ share_image: { ...image, src: 'https://elsewhere.example/a.jpg' } }, false],
  [{ share_image: { ...image, src: '' } }, false],
  [{ share_image: { ...image, alt: 'a'.repeat(251) } }, false],
  [{ share_image: { ...image, width: 0 } }, false],
  [{ share_image: { ...image, focalX: 2 } }, false],
  [{ share_image: { ...image, more: 1 } }, false],
  [{ noindex: 'yes' }, false],
])('a page and the form of its fields agree on %j', (fields, isValid) => {
  expect(pageDocumentSchema.safeParse({ ...page, ...fields }).success).toBe(isValid);
  expect(pageFoundSchema.safeParse(fields).success).toBe(isValid);
});

test('a page from before these fields is as it was', () => {
  expect(pageDocumentSchema.parse(page)).toEqual({ ...page, description: '' });
});
