import { describe, expect, it } from 'vitest';
import type { StoredBlock } from './page.ts';
import { combineVisibility, expandBlocks, sectionsIn } from './saved-section.ts';

const block = (id: string, change: Partial<StoredBlock> = {}): StoredBlock => ({
  id,
  type: 'rich-text',
  schemaVersion: 1,
  visibility: {},
  props: { text: id },
  ...change,
});
const showing = (id: string, section: unknown, visibility = {}): StoredBlock =>
  block(id, { type: 'saved-section', props: { section }, visibility });

describe('expandBlocks', () => {
  it('puts the blocks of a section in its place, each with an id that no other has', () => {
    const sections = new Map([['s', [block('one'), block('two')]]]);
    const { blocks, parts } = expandBlocks(
      [block('a__one'), showing('a', 's'), showing('b', 's'), block('end')],
      sections,
    );
    expect(blocks.map(({ props }) => (props as { text: string }).text)).toEqual([
      'a__one',
      'one',
      'two',
      'one',
      'two',
      'end',
    ]);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(6);
    expect(parts.get('b')).toEqual(['b__one', 'b__two']);
  });

  it('keeps ids within their length', () => {
    const long = 'x'.repeat(80);
    const sections = new Map([['s', [block(long), block(`${long.slice(1)}y`)]]]);
    const { blocks } = expandBlocks([showing(long, 's')], sections);
    expect(blocks.every(({ id }) => /^[A-Za-z0-9_-]{1,80}$/.test(id))).toBe(true);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(2);
  });

  it('shows nothing of a section that is not there, nor of one within another', () => {
    const sections = new Map([['s', [showing('self', 's'), block('one')]]]);
    expect(expandBlocks([showing('a', 'gone'), showing('b', 7)], sections).blocks).toEqual([]);
    expect(expandBlocks([showing('a', 's')], sections).blocks.map(({ id }) => id)).toEqual(['a__one']);
  });

  it('stops at as many blocks as a page has', () => {
    const sections = new Map([['s', Array.from({ length: 50 }, (_, at) => block(`b${at}`))]]);
    const page = Array.from({ length: 200 }, (_, at) => showing(`s${at}`, 's'));
    expect(expandBlocks(page, sections).blocks).toHaveLength(200);
  });
});

describe('combineVisibility', () => {
  it('shows a block where both do', () => {
    expect(
      combineVisibility(
        { audience: ['guest', 'customer'], warehouses: ['a'], from: '2026-01-01T00:00:00Z', device: 'all' },
        {
          audience: ['customer', 'company'],
          from: '2026-03-01T00:00:00Z',
          until: '2026-05-01T00:00:00Z',
          device: 'wide',
        },
      ),
    ).toEqual({
      audience: ['customer'],
      warehouses: ['a'],
      from: '2026-03-01T00:00:00Z',
      until: '2026-05-01T00:00:00Z',
      device: 'wide',
    });
  });

  it('hides what either hides, and what is for two devices', () => {
    expect(combineVisibility({ hidden: true }, {})).toEqual({ hidden: true });
    expect(combineVisibility({ device: 'narrow' }, { device: 'wide' })).toMatchObject({ hidden: true });
    expect(combineVisibility({}, {})).toEqual({});
  });
});

it('names each section once', () => {
  expect(sectionsIn([showing('a', 's'), showing('b', 't'), showing('c', 's'), null, block('d')])).toEqual([
    's',
    't',
  ]);
});
