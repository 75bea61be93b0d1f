import { expect, test } from 'vitest';
import { openDocument } from '../document/model.ts';
import { problemTrail } from './problem-trail.ts';
import { warningsOf } from './warnings.ts';

const picture = (alt: string, src = '/media/library/one') => ({ src, alt, width: 800, height: 600 });
const block = (id: string, type: string, props: object, schemaVersion = 1) => ({
  id,
  type,
  schemaVersion,
  visibility: {},
  props,
});
const page = (...blocks: object[]) =>
  openDocument({ slug: 'x', audience: 'guest', title: 'X', description: 'All of it.', blocks });
const now = Date.parse('2026-12-01T00:00:00Z');

test('each picture without words is said, in a block of any version and however deep, and no other', () => {
  const slide = (alt: string) => ({ title: 'One', video: { sources: [], poster: picture(alt) } });
  const document = page(
    block('a', 'banner', { title: 'A', image: picture('') }),
    block('b', 'banner', { title: 'B', image: picture('A tap') }),
    block('c', 'banner', { title: 'C' }),
    // One that is still to be chosen is in the way already.
    block('d', 'banner', { title: 'D', image: picture('', '') }),
    block('e', 'hero', { items: [slide('Tiles'), slide(' ')] }, 2),
    block('f', 'unheard-of', { image: picture('') }),
    // A logo has the company's name.
    block(
      'g',
      'navbar',
      { links: [], data: { logo: { image: { src: '/media/x', width: 1, height: 1 } } } },
      2,
    ),
  );
  const warnings = warningsOf(document, now);
  expect(warnings.map(({ key, path }) => [key, path.join('/')])).toEqual([
    ['a', 'props/image/alt'],
    ['e', 'props/items/1/video/poster/alt'],
  ]);
  expect(warnings.map((warning) => problemTrail(document, warning).join(' › '))).toEqual([
    'Banner › Photo › Alt text',
    expect.stringMatching(/ 2 › .*Alt text$/),
  ]);
  expect(warnings[0]?.message).toBe('This image has no alt text.');
});

test('so is one of a post, in its own fields and within its text', () => {
  const document = openDocument({
    kind: 'post',
    slug: 'x',
    title: 'X',
    picture: picture(''),
    body: {
      type: 'doc',
      content: [
        { type: 'paragraph' },
        { type: 'photo', attrs: { image: picture(''), caption: '', width: 'text' } },
      ],
    },
  });
  expect(warningsOf(document, now).map(({ key, path }) => [key, path.join('/')])).toEqual([
    [null, 'body/content/1/attrs/image/alt'],
    [null, 'picture/alt'],
  ]);
});

test('so is a share image without words, and a home page that search engines are kept from', () => {
  const of = (meta: object) =>
    warningsOf(
      openDocument({ title: 'X', audience: 'guest', description: 'All.', ...meta, blocks: [] }),
      now,
    );
  expect(of({ slug: 'x', share_image: picture('') })).toMatchObject([
    { key: null, path: ['share_image', 'alt'], message: 'This image has no alt text.' },
  ]);
  expect(of({ slug: 'home', noindex: true })).toMatchObject([{ key: null, path: ['noindex'] }]);
  expect([of({ slug: 'x', noindex: true }), of({ slug: 'home', noindex: false })]).toEqual([[], []]);
});

test('what is no document of any form has no warnings', () => {
  expect(
    warningsOf(openDocument({ blocks: [null, 3, { type: 'banner', schemaVersion: 1, props: [] }] }), now),
  ).toEqual([]);
  expect(
    warningsOf(page(block('a', 'banner', { image: 'x' }), block('b', 'banner', { image: { src: 1 } })), now),
  ).toEqual([]);
});

test('a page without a description is said, and its navigation is not', () => {
  const of = (meta: object) =>
    warningsOf(openDocument({ title: 'X', audience: 'guest', ...meta, blocks: [] }), now);
  expect(of({ slug: 'x', description: ' ' })).toMatchObject([{ key: null, path: ['description'] }]);
  expect(of({ slug: 'x' })).toHaveLength(1);
  expect([of({ slug: 'navigation' }), of({ slug: 'x', description: 'All of it.' })]).toEqual([[], []]);
});

test('a block that nobody will ever see is said: its dates are over, or its audience never comes', () => {
  const seen = (id: string, visibility: object) => ({ ...block(id, 'banner', { title: 'A' }), visibility });
  const blocks = [
    seen('a', { until: '2026-11-30T00:00:00Z' }),
    seen('b', { until: '2026-12-02T00:00:00Z' }),
    seen('c', { audience: ['guest'] }),
    seen('d', { audience: ['guest', 'company'] }),
    seen('e', { until: 3, audience: 'guest' }),
  ];
  const found = (audience: string) =>
    warningsOf(openDocument({ slug: 'x', audience, title: 'X', description: 'All.', blocks }), now).map(
      ({ key, path }) => `${key} ${path.at(-1)}`,
    );
  expect(found('guest')).toEqual(['a until']);
  expect(found('customer')).toEqual(['a until', 'c audience']);
  expect(found('company')).toEqual(['a until', 'c audience']);
});

test('text that is hard to read in the colours chosen is said, at its colour', () => {
  const look = (id: string, style: object) => block(id, 'faq', { title: 'A', items: [], style }, 2);
  const bar = { links: [], data: { style: { bar: {}, backgroundColor: 'ink' } } };
  const document = page(
    look('a', { background: 'accent', color: 'ink' }),
    look('b', { background: 'accent', color: 'white' }),
    look('c', { background: 'stone' }),
    look('d', { borderColor: 'ink', padding: 'small' }),
    block('e', 'navbar', bar, 2),
  );
  expect(warningsOf(document, now).map(({ key, path }) => [key, path.join('/')])).toEqual([
    ['a', 'props/style/color'],
    ['c', 'props/style/background'],
    ['e', 'props/data/style/backgroundColor'],
  ]);
});
