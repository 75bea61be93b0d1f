/**
 * npm run blocks:freeze: writes down what each block's current version is (blocks/NAME/fixtures/vN.json), for the
 * test that a schema never changes without a new version, and that everything ever stored can still be shown.
 * What is frozen is never overwritten: raise the version and write a migration instead.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { blockRegistry } from '#blocks/registry.ts';
import type { RegisteredBlock } from '#blocks/registry-types.ts';

const defaultRoot = fileURLToPath(new URL('../blocks', import.meta.url));

export type Fixture = {
  version: number;
  /** Hash of the schema. */
  schema: string;
  /** Props as they were stored in that version: the presets of its day. */
  examples: Record<string, unknown>[];
};

/** With sorted keys, so that an order says nothing. */
const sorted = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, part]) => [key, sorted(part)]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value;

/**
 * What the schema takes. Labels and help are words for people, whether a text is translated, is Markdown or a list can be
 * filled says nothing of it, the order of days is checked when a page is published, and a format's pattern is the library's own.
 */
export function schemaHash(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const words = jsonSchema as Record<string, unknown>;
      delete words.label;
      delete words.help;
      delete words.optionLabels;
      delete words.translated;
      delete words.fromCatalog;
      delete words.notBefore;
      if (words.format === 'markdown') delete words.format;
      if (words.format) delete words.pattern;
    },
  });
  return createHash('sha256')
    .update(JSON.stringify(sorted(json)))
    .digest('hex');
}

const fixtureFile = (root: string, type: string, version: number) =>
  path.join(root, type, 'fixtures', `v${version}.json`);

/** Everything that was frozen of a block, the oldest first. */
export function fixturesOf(type: string, root = defaultRoot): Fixture[] {
  const folder = path.join(root, type, 'fixtures');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Fixture)
    .sort((a, b) => a.version - b.version);
}

/** Writes what is missing, gives the names of those files. Throws when a frozen version is another one today. */
export function freezeBlocks(
  root = defaultRoot,
  registry: Record<string, RegisteredBlock> = blockRegistry,
): string[] {
  const missing: [file: string, fixture: Fixture][] = [];
  const changed: string[] = [];
  for (const [type, { definition }] of Object.entries(registry)) {
    const { version } = definition;
    const schema = schemaHash(definition.schema);
    const frozen = fixturesOf(type, root).find((fixture) => fixture.version === version);
    if (frozen && frozen.schema !== schema) changed.push(type);
    if (frozen) continue;
    const presets = JSON.parse(readFileSync(path.join(root, type, 'presets.json'), 'utf8')) as {
      props: Record<string, unknown>;
    }[];
    const examples = presets.map(({ props }) => props);
    missing.push([fixtureFile(root, type, version), { version, schema, examples }]);
  }
  if (changed.length > 0) {
    throw new Error(
      `${changed.join(', ')}: the schema is not the frozen one. Raise the version, write the step in migrations.ts, then freeze.`,
    );
  }
  for (const [file, fixture] of missing) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(fixture, null, 2)}\n`);
  }
  return missing.map(([file]) => path.relative(path.dirname(root), file));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const made = freezeBlocks();
    console.log(made.length > 0 ? `Wrote ${made.join(', ')}.` : 'Every block is frozen as it is.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
