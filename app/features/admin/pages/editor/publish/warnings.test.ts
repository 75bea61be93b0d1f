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
  openDocument({ slug: 'x', audience: 'guest', title: 'X', description: '', blocks });

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
  const warnings = warningsOf(document);
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
  expect(warningsOf(document).map(({ key, path }) => [key, path.join('/')])).toEqual([
    [null, 'body/content/1/attrs/image/alt'],
    [null, 'picture/alt'],
  ]);
});

test('what is no document of any form has no warnings', () => {
  expect(
    warningsOf(openDocument({ blocks: [null, 3, { type: 'banner', schemaVersion: 1, props: [] }] })),
  ).toEqual([]);
  expect(
    warningsOf(page(block('a', 'banner', { image: 'x' }), block('b', 'banner', { image: { src: 1 } }))),
  ).toEqual([]);
});
