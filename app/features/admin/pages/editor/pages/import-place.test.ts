import { expect, test } from 'vitest';
import { openDocument } from '../document/model.ts';
import { importPlace } from './import-place.ts';

const document = openDocument({
  slug: 'x',
  audience: 'guest',
  title: 'X',
  blocks: [
    { id: 'a', type: 'faq', schemaVersion: 2, visibility: {}, props: { title: 'A', items: [{}, {}] } },
    { id: 'odd', type: 'nobody-knows' },
    7,
  ],
});

test('a place of a block or of the page is said as its form says it', () => {
  const pointer = '/blocks/0/props/items/1/question';
  const trail = expect.stringMatching(/^FAQ › .*2 › Question$/);
  expect(importPlace(document, pointer)).toEqual({ pointer, trail });
  expect(importPlace(document, '/title')).toEqual({ pointer: '/title', trail: 'Page › Title' });
});

test('where the editor has no words, and of the file as a whole, there is no trail', () => {
  for (const pointer of ['/blocks/1/type', '/blocks/2', '/blocks/9/props', '/nobody/knows', '', '/'])
    expect(importPlace(document, pointer)).toEqual({ pointer, trail: null });
});
