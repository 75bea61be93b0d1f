/** Every link and id a document holds, found through its schemas' metadata, wherever a block keeps them. */
import type { z } from 'zod';
import type { FieldMeta, ReferenceKind } from '#schemas/fields/fields.ts';
import { migrateProps } from './migrate.ts';
import { blockRegistry } from './registry.ts';
import type { RegisteredBlock } from './registry-types.ts';

export type DocumentReference = {
  entity: ReferenceKind;
  id: string;
  /** As `references` of a published page is keyed: "category:cat-bathroom". */
  key: string;
  /** Where it stands in the document (RFC 6901). */
  pointer: string;
  /** A link field's value, or an ID field's. */
  from: 'link' | 'ID';
};

const reference = /^(category|vendor|tag|collection|product|page):([A-Za-z0-9_-]+)$/;

type Definition = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
};

function walk(schema: z.ZodType, value: unknown, pointer: string, found: DocumentReference[]): void {
  if (value === undefined || value === null) return;
  const meta = schema.meta() as Partial<FieldMeta> | undefined;
  if (typeof value === 'string') {
    if (meta?.field === 'ID' && meta.entity) {
      const entity = meta.entity as ReferenceKind;
      found.push({ entity, id: value, key: `${entity}:${value}`, pointer, from: 'ID' });
      return;
    }
    const match = meta?.field === 'link' ? reference.exec(value) : null;
    if (match) {
      found.push({
        entity: match[1] as ReferenceKind,
        id: match[2] as string,
        key: value,
        pointer,
        from: 'link',
      });
      return;
    }
  }
  const def = schema._zod.def as unknown as Definition;
  const inner = def.innerType ?? def.in;
  if (inner) walk(inner, value, pointer, found);
  else if (def.type === 'array' && def.element && Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(def.element, item, `${pointer}/${index}`, found);
  } else if (def.type === 'object' && def.shape && typeof value === 'object') {
    for (const [key, field] of Object.entries(def.shape)) {
      walk(field, (value as Record<string, unknown>)[key], `${pointer}/${key}`, found);
    }
  } else if (def.type === 'union') {
    const fitting = def.options?.find((option) => option.safeParse(value).success);
    if (fitting) walk(fitting, value, pointer, found);
  }
}

/** A block of a document that nobody has checked. */
export type LooseBlock = { id?: unknown; type?: unknown; schemaVersion?: unknown; props?: unknown };

/** The blocks of anything at all; one that is no object is an empty one, so that their places stay. */
export function blocksOf(input: unknown): LooseBlock[] {
  const blocks = (input as { blocks?: unknown } | null | undefined)?.blocks;
  return Array.isArray(blocks)
    ? blocks.map((block) => (block && typeof block === 'object' ? (block as LooseBlock) : {}))
    : [];
}

/** The references of all blocks, in document order; a block of unknown type has none that we know of. */
export function collectReferences(
  document: unknown,
  registry: Record<string, RegisteredBlock> = blockRegistry,
): DocumentReference[] {
  const found: DocumentReference[] = [];
  for (const [index, block] of blocksOf(document).entries()) {
    const { type, schemaVersion } = block;
    if (typeof type !== 'string' || typeof schemaVersion !== 'number') continue;
    const registered = Object.hasOwn(registry, type) ? registry[type] : undefined;
    if (!registered) continue;
    const migrated = migrateProps(registered, schemaVersion, block.props);
    if (migrated.ok) walk(registered.definition.schema, migrated.props, `/blocks/${index}/props`, found);
  }
  return found;
}
