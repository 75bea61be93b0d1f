/** A whole document brought to its blocks' current versions, and what that changes. Nothing else of it is touched. */
import { reasonsOf, toPointer } from '#schemas/domain/platform/problem.ts';
import type { FieldReasons } from '#schemas/domain/platform/reasons.ts';
import { parseJson } from '#schemas/fields/parse-json.ts';
import { blocksOf } from './collect-references.ts';
import { migrateProps } from './migrate.ts';
import { blockRegistry } from './registry.ts';
import type { RegisteredBlock } from './registry-types.ts';

/** One value before and after; undefined where there is none. */
export type FieldChange = { pointer: string; before: unknown; after: unknown };

export type BlockMigration = {
  /** Of the block in the document. */
  pointer: string;
  type: string;
  from: number;
  to: number;
  fields: FieldChange[];
  /** What keeps the block at its old version, or what its new props still lack. */
  errors: FieldReasons;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every value that is not the same, the deepest first place where it differs. */
function changesBetween(before: unknown, after: unknown, path: PropertyKey[]): FieldChange[] {
  if (isObject(before) && isObject(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
  }
  return Object.is(before, after) ? [] : [{ pointer: toPointer(path), before, after }];
}

/** `document` itself when nothing is old in it. A block that cannot be migrated stays as it is. */
export function migrateDocument(
  document: Record<string, unknown>,
  registry: Record<string, RegisteredBlock> = blockRegistry,
): { document: Record<string, unknown>; migrations: BlockMigration[] } {
  const migrations: BlockMigration[] = [];
  const blocks = Array.isArray(document.blocks) ? [...(document.blocks as unknown[])] : [];
  for (const [index, block] of blocksOf(document).entries()) {
    const { type, schemaVersion: from, props } = block;
    if (typeof type !== 'string' || typeof from !== 'number' || !Object.hasOwn(registry, type)) continue;
    const registered = registry[type];
    if (!registered || from >= registered.definition.version) continue;
    const { version: to, schema } = registered.definition;
    const pointer = `/blocks/${index}`;
    const migrated = migrateProps(registered, from, structuredClone(props));
    if (!migrated.ok) {
      const errors = { [`${pointer}/schemaVersion`]: [migrated.reason] };
      migrations.push({ pointer, type, from, to, fields: [], errors });
      continue;
    }
    const parsed = parseJson(schema, migrated.props);
    const fields = changesBetween(props, migrated.props, ['blocks', index, 'props']);
    const errors = parsed.success ? {} : reasonsOf(parsed.error, `${pointer}/props`);
    migrations.push({ pointer, type, from, to, fields, errors });
    blocks[index] = { ...block, schemaVersion: to, props: migrated.props };
  }
  const moved = migrations.some(({ pointer, errors }) => !(`${pointer}/schemaVersion` in errors));
  return { document: moved ? { ...document, blocks } : document, migrations };
}
