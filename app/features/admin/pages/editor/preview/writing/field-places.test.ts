import { expect, test } from 'vitest';
import { blockRegistry } from '#blocks/registry.ts';
import { linkBeside, sharedItem } from './chosen-place.ts';
import { fieldPlaces } from './field-places.ts';

const column = (heading: string) => ({
  heading,
  text: '',
  image: { src: '/pictures/room-showroom/clay', alt: 'Clay', width: 1600, height: 900 },
  cta: { content: 'Go', link: '/c/bathroom', variant: 'outline' },
});
const schema = blockRegistry.columns?.definition.schema;
const places = schema ? fieldPlaces(schema, { title: 'Ways in', text: '', columns: [column('Pickup')] }) : [];

test('texts, pictures and links are named by their pointers; other fields are not', () => {
  expect(places.map(({ pointer, kind }) => [pointer, kind])).toEqual([
    ['/title', 'line'],
    ['/text', 'line'],
    ['/columns/0/heading', 'line'],
    ['/columns/0/text', 'lines'],
    ['/columns/0/image', 'picture'],
    ['/columns/0/cta/content', 'line'],
    ['/columns/0/cta/link', 'link'],
  ]);
  expect(places.find(({ pointer }) => pointer === '/columns/0/heading')).toMatchObject({
    label: 'Heading',
    max: 80,
  });
});

test('a button’s words know its link', () => {
  const at = (pointer: string) => places.find((place) => place.pointer === pointer);
  const words = at('/columns/0/cta/content');
  const heading = at('/columns/0/heading');
  if (!words || !heading) throw new Error('The block has no button.');
  expect(linkBeside(places, words)).toBe(at('/columns/0/cta/link'));
  expect(linkBeside(places, heading)).toBeNull();
});

test('what pointers share is the innermost item of a list', () => {
  expect(sharedItem(['/columns/1/heading', '/columns/1/cta/content'])).toBe('/columns/1');
  expect(sharedItem(['/columns/1/links/2/label'])).toBe('/columns/1/links/2');
  expect(sharedItem(['/columns/1/heading', '/columns/2/heading'])).toBe('');
  expect(sharedItem(['/title', '/columns/2/heading'])).toBe('');
});
