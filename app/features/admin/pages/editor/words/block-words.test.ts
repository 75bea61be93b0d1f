import { describe, expect, test } from 'vitest';
import type { Json } from '#app/shared/json.ts';
import { blockRegistry } from '#blocks/registry.ts';
import {
  blockName,
  blockTitle,
  fieldTrail,
  isUnsupported,
  pageFieldTrail,
  sayValue,
  typeLabel,
} from './block-words.ts';

const hero: Json = {
  id: 'a',
  type: 'hero',
  schemaVersion: 1,
  visibility: {},
  props: { title: ' Built by the trade ', items: [{ cta: { content: 'Open' } }] },
};

describe('a block', () => {
  test('is called by its schema and by its own first words', () => {
    expect(typeLabel(hero)).toBe('Hero video carousel');
    expect(blockTitle(hero)).toBe('Built by the trade');
    expect(blockName(hero)).toBe('Hero video carousel “Built by the trade”');
    expect(blockTitle({ ...(hero as object), props: { title: '', subtitle: 'Below' } } as Json)).toBe(
      'Below',
    );
  });

  test.each<[string, Json]>([
    ['a type nobody knows', { id: 'x', type: 'carousel-3000', schemaVersion: 1, props: {} }],
    ['a version from the future', { ...(hero as object), schemaVersion: 99 } as Json],
    ['no object at all', 'a text'],
    ['a type out of the prototype', { type: 'constructor' }],
  ])('%s is unsupported and has a name all the same', (_, value) => {
    expect(isUnsupported(value)).toBe(true);
    expect(blockName(value)).not.toBe('');
  });

  test('hostile props are named without falling over', () => {
    for (const type of Object.keys(blockRegistry))
      for (const props of [null, 7, 'text', [], [[1]], { title: { a: 1 }, items: 'x' }] as Json[])
        expect(() => blockName({ type, schemaVersion: 1, props })).not.toThrow();
  });
});

describe('a field', () => {
  test.each<[(string | number)[], string[]]>([
    [['props', 'title'], ['Heading']],
    [
      ['props', 'items', 1, 'cta', 'content'],
      ['Slide 2', 'Button', 'Button label'],
    ],
    [['props', 'items', 0], ['Slide 1']],
    [
      ['props', 'nobody', 'knows'],
      ['nobody', 'knows'],
    ],
    [['visibility', 'audience', 0], ['Audience']],
    [['visibility'], ['Visibility']],
    [['props'], []],
  ])('%j is %j', (path, trail) => {
    expect(fieldTrail(hero, path)).toEqual(trail);
  });

  test('a translation is named by the text that it is of', () => {
    const path = ['translations', 'es', 'text#1a2b'];
    expect(pageFieldTrail({ path, source: 'Seal it <1>once</1> a year.' })).toEqual([
      'Spanish',
      'Seal it once a year.',
    ]);
    expect(pageFieldTrail({ path, source: `${'a'.repeat(48)} b` })).toEqual([
      'Spanish',
      `${'a'.repeat(48)}…`,
    ]);
    expect(pageFieldTrail({ path })).toEqual(['Spanish']);
    expect(pageFieldTrail({ path: ['title'] })).toEqual(['Title']);
  });

  test.each<[Json | undefined, string]>([
    [undefined, 'empty'],
    ['', 'empty'],
    [true, 'yes'],
    [4, '4'],
    ['Hello', '“Hello”'],
    [['guest', 'company'], 'guest, company'],
    [[{ a: 1 }], '1 item'],
    [{ src: '/pictures/x', alt: 'A room' }, '“A room”'],
  ])('the value %j is said as %s', (value, words) => {
    expect(sayValue(value, 'America/Chicago')).toBe(words);
  });

  test('a day and a moment are said as people say them, with the zone', () => {
    expect(sayValue('2026-12-31', 'America/Chicago')).toBe('Dec 31, 2026');
    expect(sayValue('2026-12-01T15:00:00Z', 'America/Chicago')).toMatch(/^Dec 1, 2026, 9:00\sAM CST$/);
    expect(sayValue('2026', 'America/Chicago')).toBe('“2026”');
  });

  test('a text in Markdown names its block by its words', () => {
    const block = {
      type: 'rich-text',
      schemaVersion: 1,
      props: { text: '## Care\n\n- Seal **once** a [year](/page/care)' },
    };
    expect(blockTitle(block)).toBe('Care Seal once a year');
    expect(blockTitle({ ...block, props: { ...block.props, title: 'A * B' } })).toBe('A * B');
  });
});
