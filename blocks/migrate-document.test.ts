import { expect, test } from 'vitest';
import { because } from '#schemas/domain/platform/reasons.ts';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { object, text } from '#schemas/fields/fields.ts';
import { migrateDocument } from './migrate-document.ts';

const registry = {
  note: {
    definition: defineBlock({
      type: 'note',
      version: 3,
      label: () => 'Note',
      presets: {},
      category: 'content',
      schema: object({ label: () => 'Note', of: { heading: text({ label: () => 'Heading', max: 8 }) } }),
    }),
    migrations: {
      1: ({ title, ...rest }: Record<string, unknown>) => ({ ...rest, heading: title }),
      2: (props: Record<string, unknown>) => {
        if (props.heading === 'boom') throw new Error('boom');
        delete props.old;
        return props;
      },
    },
  },
};
const note = (id: string, schemaVersion: number, props: unknown) => ({
  id,
  type: 'note',
  schemaVersion,
  props,
});

test('old blocks come to the current version, everything else stays as it is', () => {
  const document = {
    title: 7,
    blocks: [
      note('a', 1, { title: 'Hello', old: [1] }),
      note('b', 3, { heading: 'New' }),
      { id: 'x', type: 'mystery', schemaVersion: 1, props: { kept: true } },
      'nonsense',
      note('c', 1, { title: 'Far too long' }),
      note('d', 2, { heading: 'boom' }),
    ],
  };
  const before = structuredClone(document);
  const result = migrateDocument(document, registry);
  expect(document).toEqual(before);
  expect(result.document).toEqual({
    title: 7,
    blocks: [
      note('a', 3, { heading: 'Hello' }),
      ...before.blocks.slice(1, 4),
      note('c', 3, { heading: 'Far too long' }),
      before.blocks[5],
    ],
  });
  expect(result.migrations).toEqual([
    {
      pointer: '/blocks/0',
      type: 'note',
      from: 1,
      to: 3,
      fields: [
        { pointer: '/blocks/0/props/title', before: 'Hello', after: undefined },
        { pointer: '/blocks/0/props/old', before: [1], after: undefined },
        { pointer: '/blocks/0/props/heading', before: undefined, after: 'Hello' },
      ],
      errors: {},
    },
    expect.objectContaining({
      pointer: '/blocks/4',
      errors: { '/blocks/4/props/heading': [because('text_too_long', { maximum: 8 })] },
    }),
    expect.objectContaining({
      pointer: '/blocks/5',
      fields: [],
      errors: {
        '/blocks/5/schemaVersion': [
          { reason: 'block_migration_failed', values: { from: 2, error: expect.stringContaining('boom') } },
        ],
      },
    }),
  ]);
});

test('a document in which nothing is old is the same one', () => {
  const document = { blocks: [note('b', 3, { heading: 'New' })] };
  expect(migrateDocument(document, registry)).toEqual({ document, migrations: [] });
  expect(migrateDocument({}, registry).migrations).toEqual([]);
});
