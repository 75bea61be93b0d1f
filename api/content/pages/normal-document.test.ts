import { expect, test } from 'vitest';
import type { PageDocument } from '#schemas/domain/content/page.ts';
import { normalDocument } from './normal-document.ts';

const block = { id: 'words', type: 'rich-text', schemaVersion: 1, props: { text: 'Open on Sundays' } };
const page = { slug: 'about', audience: 'guest', title: 'About', description: '', blocks: [block] };
const read = (stored: object) => {
  const skipped: string[] = [];
  const { blocks } = normalDocument(stored as PageDocument, (pointer) => skipped.push(pointer));
  return { blocks, skipped };
};
const whole = { ...block, visibility: {} };

test('a block without visibility is shown to everybody', () => {
  expect(read(page)).toEqual({ blocks: [whole], skipped: [] });
  expect(read({ ...page, title: '' })).toEqual({ blocks: [whole], skipped: [] });
});

test.each([
  null,
  'a block',
  7,
  [],
  {},
  { id: 'a' },
  { ...block, visibility: null },
  { ...block, visibility: { from: 'soon' } },
])('what is no block is skipped and named: %j', (bad) => {
  expect(read({ ...page, blocks: [bad, block] })).toEqual({ blocks: [whole], skipped: ['/blocks/0'] });
});

test.each([null, 'blocks', { 0: block }, undefined])('blocks that are no list are none: %j', (blocks) => {
  expect(read({ ...page, blocks })).toEqual({ blocks: [], skipped: ['/blocks'] });
});
