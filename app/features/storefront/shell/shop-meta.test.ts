import { expect, test } from 'vitest';
import { unsent } from '#app/page-renderer/unsent.ts';
import { shopMeta } from './shop-meta.ts';

const matches = [
  { id: 'root', data: { origin: 'https://shop.example', settings: { name: 'Alder & Fenn' }, share: [] } },
];
type Tag = { property?: string; name?: string; content?: string; rel?: string; href?: string };
const tagsOf = (page: Parameters<typeof shopMeta>[1]) => shopMeta(matches, page) as Tag[];
const property = (tags: Tag[], name: string) => tags.find((tag) => tag.property === name)?.content;

test('a page without a picture of its own shares one that is drawn for its address', () => {
  const tags = tagsOf({ title: 'Brands', canonical: '/v?page=2' });
  expect(property(tags, 'og:image')).toBe('https://shop.example/share/v.png');
  expect(property(tags, 'og:image:width')).toBe('1200');
  expect(property(tags, 'og:image:height')).toBe('630');
  expect(property(tags, 'og:url')).toBe('https://shop.example/v?page=2');
});

test('the home page, and a page that must not be found, share the shop’s own picture', () => {
  expect(property(tagsOf({ canonical: '/' }), 'og:image')).toBe('https://shop.example/share.jpg');
  const hidden = tagsOf({ title: 'Cart' });
  expect(property(hidden, 'og:image')).toBe('https://shop.example/share.jpg');
  expect(hidden).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(property(hidden, 'og:url')).toBeUndefined();
});

test.each([
  [{ width: 2400, height: 1350 }, 960, '960', '540'],
  [{ width: 640, height: 800 }, 640, '640', '800'],
  [{ width: 320, height: 320 }, 640, '320', '320'],
])('a picture of %j is shared as what is served of it', (size, file, width, height) => {
  const tags = tagsOf({
    title: 'Lamp',
    canonical: '/p/lamp',
    image: { src: '/pictures/a/b', alt: 'A lamp', ...size },
  });
  expect(property(tags, 'og:image')).toBe(`https://shop.example/pictures/a/b/${file}.webp`);
  expect(property(tags, 'og:image:width')).toBe(width);
  expect(property(tags, 'og:image:height')).toBe(height);
  expect(property(tags, 'og:image:alt')).toBe('A lamp');
});

test('a page that is kept out of search engines says so at its own address', () => {
  const tags = tagsOf({ title: 'Trade fair', canonical: '/page/fair', noindex: true });
  expect(tags.filter(({ name }) => name === 'robots')).toEqual([{ name: 'robots', content: 'noindex' }]);
  expect(property(tags, 'og:url')).toBe('https://shop.example/page/fair');
  expect(tagsOf({ title: 'Fair', canonical: '/page/fair', noindex: false })).not.toContainEqual(
    expect.objectContaining({ name: 'robots' }),
  );
});

test('a long description ends after a whole word', () => {
  const text = property(tagsOf({ title: 'x', description: 'words and '.repeat(40) }), 'og:description') ?? '';
  expect(text.length).toBeLessThanOrEqual(201);
  expect(text).toMatch(/(?:words|and)…$/);
});

test('what search engines read is written from what a document is sent without', () => {
  const data = unsent({ structured: { '@graph': [] } }, 'structured');
  expect(JSON.stringify(data)).toBe('{}');
  expect(tagsOf({ title: 'x', data })).toContainEqual({ 'script:ld+json': { '@graph': [] } });
});
