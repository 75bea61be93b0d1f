import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { defineBlock } from '#schemas/fields/define-block.ts';
import { object, text } from '#schemas/fields/fields.ts';
import { fixturesOf, freezeBlocks, schemaHash } from '../scripts/blocks-freeze.ts';
import { migrateProps } from './migrate.ts';
import { blockRegistry } from './registry.ts';

describe.each(Object.entries(blockRegistry))('%s', (type, registered) => {
  const { definition } = registered;
  const fixtures = fixturesOf(type);

  test('has the schema that its version was frozen with', () => {
    const frozen = fixtures.find(({ version }) => version === definition.version);
    expect(
      frozen?.schema,
      frozen
        ? `the schema of ${type} changed: raise its version, write the step in migrations.ts, run npm run blocks:freeze`
        : `${type} v${definition.version} is not frozen yet: run npm run blocks:freeze`,
    ).toBe(schemaHash(definition.schema));
  });

  test('can show everything that was stored in any of its versions', () => {
    expect(fixtures.map(({ version }) => version)).toEqual(
      Array.from({ length: definition.version }, (_, index) => index + 1),
    );
    for (const { version, examples } of fixtures) {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const migrated = migrateProps(registered, version, example);
        expect(migrated.ok ? null : migrated.reason).toBeNull();
        const parsed = definition.schema.safeParse(migrated.ok ? migrated.props : undefined);
        expect(parsed.error?.issues ?? []).toEqual([]);
      }
    }
  });
});

describe('freezing', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'frozen-'));
  afterEach(() => rmSync(path.join(root, 'note'), { recursive: true, force: true }));

  const block = (label: string, max: number, version = 1) => ({
    definition: defineBlock({
      type: 'note',
      version,
      label: () => 'Note',
      presets: {},
      category: 'content',
      schema: object({ label: () => 'Note', of: { title: text({ label: () => label, max }) } }),
    }),
    migrations: {},
  });

  test('writes a version once; words may change afterwards, what is taken may not', () => {
    mkdirSync(path.join(root, 'note'));
    writeFileSync(path.join(root, 'note/presets.json'), '[{ "name": "A", "props": { "title": "Hello" } }]');
    expect(freezeBlocks(root, { note: block('Title', 40) })).toHaveLength(1);
    expect(freezeBlocks(root, { note: block('Heading', 40) })).toEqual([]);
    expect(() => freezeBlocks(root, { note: block('Title', 41) })).toThrow(
      'note: the schema is not the frozen',
    );
    expect(freezeBlocks(root, { note: block('Title', 41, 2) })).toHaveLength(1);
    expect(fixturesOf('note', root)).toMatchObject([
      { version: 1, examples: [{ title: 'Hello' }] },
      { version: 2, examples: [{ title: 'Hello' }] },
    ]);
  });
});
