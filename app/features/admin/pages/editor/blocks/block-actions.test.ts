import { describe, expect, test } from 'vitest';
import type { Json } from '#app/shared/json.ts';
import * as m from '#messages';
import { mostBlocks } from '#schemas/domain/content/draft-limits.ts';
import { type EditorDocument, openDocument, writeDocument } from '../document/model.ts';
import { applyAll } from '../document/operations.ts';
import {
  cut,
  duplicate,
  hasRules,
  type Intent,
  insert,
  isHidden,
  moveBy,
  moveTo,
  remove,
  toggleHidden,
} from './block-actions.ts';
import { readBlocks, writeBlocks } from './clipboard.ts';
import { whyNoMore, whyTooMany } from './limits.ts';

const block = (id: string, type = 'banner', more: object = {}) =>
  ({ id, type, schemaVersion: 1, visibility: {}, props: {}, ...more }) as Json;
const page = (...blocks: Json[]) => openDocument({ slug: 'a', blocks });
const done = (document: EditorDocument, intent: Intent | null) =>
  applyAll(document, intent?.operations ?? []).document;
const keys = ({ blocks }: EditorDocument) => blocks.map(({ key }) => key).join('');

describe('a block of the list', () => {
  const three = page(block('a'), block('b', 'hero'), block('c'));

  test.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 2, 'acb'],
  ])('%s moves to place %i', (key, place, order) => {
    const intent = moveTo(three, key, place);
    expect(keys(done(three, intent))).toBe(order);
  });

  test('does not move past the ends', () => {
    expect(moveBy(three, 'a', -1)).toBeNull();
    expect(moveBy(three, 'c', 1)).toBeNull();
    expect(moveTo(three, 'gone', 1)).toBeNull();
    expect(moveBy(three, 'b', 1)?.label).toBe('Move Hero video carousel');
  });

  test('a copy stands under it with an id of its own', () => {
    const after = done(three, duplicate(three, 'a'));
    const ids = after.blocks.map(({ value }) => (value as { id: string }).id);
    expect(new Set(ids).size).toBe(4);
    expect(ids[0]).toBe('a');
    expect(ids[1]).toMatch(/^banner-/);
  });

  test('is hidden and shown again, and is then as it was', () => {
    const hidden = done(three, toggleHidden(three, 'a'));
    expect(isHidden(hidden.blocks[0]?.value ?? null)).toBe(true);
    expect(writeDocument(done(hidden, toggleHidden(hidden, 'a')))).toEqual(writeDocument(three));
  });

  test('that is no object is moved, copied and deleted, and never changed', () => {
    const odd = page('a text', block('b'));
    expect(toggleHidden(odd, '~0')).toBeNull();
    expect(writeDocument(done(odd, duplicate(odd, '~0'))).blocks).toEqual(['a text', 'a text', block('b')]);
    expect(writeDocument(done(odd, remove(odd, '~0'))).blocks).toEqual([block('b')]);
  });

  test('rules are told from being hidden', () => {
    expect(hasRules(block('a', 'banner', { visibility: { hidden: true, device: 'all' } }))).toBe(false);
    expect(hasRules(block('a', 'banner', { visibility: { audience: ['company'] } }))).toBe(true);
    expect(hasRules('text')).toBe(false);
  });
});

test('what is pasted comes in order with fresh ids; other text is no block', () => {
  const copied = readBlocks(writeBlocks([block('a'), block('b', 'faq')]));
  const target = page(block('a'));
  const after = done(target, insert(copied ?? [], 'a', m.editor_do_paste));
  expect(after.blocks.map(({ value }) => (value as { type: string }).type)).toEqual([
    'banner',
    'banner',
    'faq',
  ]);
  expect(new Set(after.blocks.map(({ key }) => key)).size).toBe(3);
  for (const text of ['', 'hello', '[]', '{"blocks":[]}', '{"storefront/blocks":1,"blocks":[]}'])
    expect(readBlocks(text)).toBeNull();
});

describe('limits', () => {
  test('one hero', () => {
    expect(whyNoMore(page(block('a')), 'hero')).toBeNull();
    expect(whyNoMore(page(block('a', 'hero')), 'hero')).toContain('Hero video carousel');
  });
  test('three popups of whatever type', () => {
    const popups = page(
      block('a', 'promotional-popup'),
      block('b', 'promotional-popup'),
      block('c', 'contact-popup'),
    );
    expect(whyNoMore(popups, 'promotional-popup')).toContain('3');
    expect(whyNoMore(popups, 'banner')).toBeNull();
  });
  test('two hundred blocks, and nothing unknown', () => {
    const full = page(...Array.from({ length: 200 }, (_, index) => block(`b${index}`)));
    expect(whyNoMore(full, 'banner')).toContain('200');
    expect(whyNoMore(page(), 'nobody-knows')).not.toBeNull();
  });
});

describe('a page that is full', () => {
  const pageOf = (count: number) =>
    page(...Array.from({ length: count }, (_, index) => block(`b${index}`, 'spacer')));

  test('takes no block more, one by one or several at once', () => {
    const [full, nearly] = [pageOf(mostBlocks), pageOf(mostBlocks - 1)];
    const why = m.editor_limit_page({ count: mostBlocks });
    expect([whyNoMore(full, 'spacer'), whyNoMore(nearly, 'spacer')]).toEqual([why, null]);
    expect([whyTooMany(nearly, 2), whyTooMany(nearly, 1)]).toEqual([why, null]);
  });

  test('is cut to the blocks it may have, and is whole again when that is undone', () => {
    const stored = pageOf(10_000);
    const intent = cut(stored);
    const after = applyAll(stored, intent?.operations ?? []);
    expect(after.document.blocks).toEqual(stored.blocks.slice(0, mostBlocks));
    expect(applyAll(after.document, after.inverse).document).toEqual(stored);
    expect(cut(after.document)).toBeNull();
  });
});
