/** Every link and id a document holds, found through its schemas' metadata, wherever a block keeps them. */
import type { z } from 'zod';
import { contentSchemaOf } from '#schemas/fields/content-schemas.ts';
import { type EntityKind, referenceKinds } from '#schemas/fields/fields.ts';
import { readSchema, type SchemaNode, walkValue } from '#schemas/fields/walk-schema.ts';
import { migrateProps } from './migrate.ts';
import { blockRegistry } from './registry.ts';
import type { RegisteredBlock } from './registry-types.ts';

export type DocumentReference = {
  entity: EntityKind;
  id: string;
  /** As `references` of a published page is keyed: "category:cat-bathroom". */
  key: string;
  /** Where it stands in the document (RFC 6901). */
  pointer: string;
  /** A link field's value, or an ID field's. */
  from: 'link' | 'ID';
};

const reference = new RegExp(`^(${referenceKinds.join('|')}):([A-Za-z0-9_-]+)$`);

/** The reference that a link or an ID holds; null for any other value. */
function referenceIn({ meta }: SchemaNode, value: unknown, pointer: string): DocumentReference | null {
  if (typeof value !== 'string') return null;
  if (meta.field === 'ID' && meta.entity) {
    const entity = meta.entity as EntityKind;
    return { entity, id: value, key: `${entity}:${value}`, pointer, from: 'ID' };
  }
  const [, entity, id] = (meta.field === 'link' && reference.exec(value)) || [];
  return entity && id ? { entity: entity as EntityKind, id, key: value, pointer, from: 'link' } : null;
}

/** A block of a document that nobody has checked. */
export type LooseBlock = {
  id?: unknown;
  type?: unknown;
  schemaVersion?: unknown;
  visibility?: unknown;
  props?: unknown;
};

/** The blocks of anything at all; one that is no object is an empty one, so that their places stay. */
export function blocksOf(input: unknown): LooseBlock[] {
  const blocks = (input as { blocks?: unknown } | null | undefined)?.blocks;
  return Array.isArray(blocks)
    ? blocks.map((block) => (block && typeof block === 'object' ? (block as LooseBlock) : {}))
    : [];
}

type Visit = Parameters<typeof walkValue>[2];

/** Goes through a post's fields or a page's blocks, in document order; a block of unknown type has none that we know of. */
function walkDocument(document: unknown, registry: Record<string, RegisteredBlock>, visit: Visit): void {
  const content = contentSchemaOf(document);
  if (content) walkValue(content, document, visit);
  for (const [index, block] of blocksOf(document).entries()) {
    const { type, schemaVersion } = block;
    if (typeof type !== 'string' || typeof schemaVersion !== 'number') continue;
    const registered = Object.hasOwn(registry, type) ? registry[type] : undefined;
    if (!registered) continue;
    const migrated = migrateProps(registered, schemaVersion, block.props);
    if (!migrated.ok) continue;
    walkValue(registered.definition.schema, migrated.props, visit, `/blocks/${index}/props`);
  }
}

/** Every link and id. */
export function collectReferences(
  document: unknown,
  registry: Record<string, RegisteredBlock> = blockRegistry,
): DocumentReference[] {
  const references: DocumentReference[] = [];
  walkDocument(document, registry, (node, value, pointer) => {
    const link = referenceIn(node, value, pointer);
    if (link) references.push(link);
    return link === null;
  });
  return references;
}

/** What a menu asks the catalog for: a kind ("category") and a query ("parents=cat-bathroom"). */
export type MenuQuery = { kind: string; query: string; pointer: string };

const isQuery = (field: z.ZodType | undefined) => field && readSchema(field).meta.format === 'query';

/** The queries of all menus; an empty one asks for everything, and is left out. */
export function collectMenuQueries(document: unknown): MenuQuery[] {
  const queries: MenuQuery[] = [];
  walkDocument(document, blockRegistry, ({ shape }, value, pointer) => {
    if (isQuery(shape?.query)) {
      const { type, query } = value as { type?: unknown; query?: unknown };
      if (typeof type === 'string' && typeof query === 'string' && query.trim() !== '')
        queries.push({ kind: type, query: query.trim(), pointer: `${pointer}/query` });
    }
    return true;
  });
  return queries;
}

/** Links to the shop's own addresses as somebody typed them: "/c/taps?sort=price". */
export function collectAddresses(
  document: unknown,
  registry: Record<string, RegisteredBlock> = blockRegistry,
): { pointer: string; href: string }[] {
  const addresses: { pointer: string; href: string }[] = [];
  walkDocument(document, registry, ({ meta }, value, pointer) => {
    if (meta.field === 'link' && typeof value === 'string' && value.startsWith('/'))
      addresses.push({ pointer, href: value });
    return true;
  });
  return addresses;
}
