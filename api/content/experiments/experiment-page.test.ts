import { expect, test } from 'vitest';
import type { StoredBlock } from '#schemas/domain/content/page.ts';
import { documentWithVariant, hasPlace, withVariant } from './experiment-page.ts';

const block = (id: string, text = id): StoredBlock => ({
  id,
  type: 'rich-text',
  schemaVersion: 1,
  visibility: {},
  props: { text },
});
const ids = (blocks: readonly { id: string }[]) => blocks.map(({ id }) => id);

test('variant B stands in the place of its block, or of all; without blocks it hides what it replaces', () => {
  const page = [block('one'), block('two'), block('three')];
  expect(withVariant(page, { block: 'two', blocks: [block('two', 'B'), block('new')] })).toEqual([
    block('one'),
    block('two', 'B'),
    block('new'),
    block('three'),
  ]);
  expect(ids(withVariant(page, { block: 'two', blocks: [] }))).toEqual(['one', 'three']);
  expect(ids(withVariant(page, { block: null, blocks: [block('new')] }))).toEqual(['new']);
  expect([hasPlace(page, 'two'), hasPlace(page, 'gone'), hasPlace([], null)]).toEqual([true, false, true]);
});

test('a block of B never has the id of another block of the page', () => {
  const page = [block('one'), block('two')];
  const placed = withVariant(page, { block: 'two', blocks: [block('one'), block('one-b2'), block('two')] });
  expect(ids(placed)).toEqual(['one', 'one-b2', 'one-b2-b2', 'two']);
  expect(new Set(ids(placed)).size).toBe(placed.length);
});

test('translations come along under the ids that their blocks have on the page', () => {
  const unit = (target: string) => ({ source: target, target });
  const page = {
    title: 'Page',
    blocks: [block('one'), block('two')],
    translations: { es: { title: unit('Página'), 'one/text': unit('uno'), 'two/text': unit('dos') } },
  };
  const variant = {
    blocks: [block('one'), block('two', 'B')],
    translations: { es: { title: unit('B'), 'one/text': unit('otro'), 'two/text': unit('dos B') } },
  };
  const whole = documentWithVariant(page, 'two', variant);
  expect(ids(whole.blocks)).toEqual(['one', 'one-b2', 'two']);
  expect(whole.translations?.es).toEqual({
    title: unit('Página'),
    'one/text': unit('uno'),
    'one-b2/text': unit('otro'),
    'two/text': unit('dos B'),
  });
});
