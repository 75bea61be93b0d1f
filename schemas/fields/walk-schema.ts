/**
 * What a field's schema says, for forms, sketches and searches through a document. This is the one place that reads
 * zod's own description of a schema (`_zod.def`), which another version of zod may change.
 */
import type { z } from 'zod';
import type { FieldMeta } from './fields.ts';
import { parseJson } from './parse-json.ts';

/** A schema beneath its optional, default and other wrappers. */
export type SchemaNode = {
  /** zod's word for it: "object", "array", "string", "enum", "union" and so on. */
  type: string;
  /** The outer words win over the inner ones, as where a button's link is called something else. */
  meta: Partial<FieldMeta>;
  /** May be missing. */
  isOptional: boolean;
  /** Stands for a missing value; undefined where nothing does. */
  fallback: unknown;
  /** The fields of an object. */
  shape: Readonly<Record<string, z.ZodType>> | null;
  /** The items of a list. */
  item: z.ZodType | null;
  /** What a union is one of. */
  options: readonly z.ZodType[];
  /** The texts of an enum. */
  values: readonly string[];
  /** Characters of a text, items of a list, the bounds of a number. */
  min: number | undefined;
  max: number | undefined;
  isInteger: boolean;
};

type Check = { _zod: { def: { check: string; minimum?: number; maximum?: number; value?: number } } };
type Definition = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  defaultValue?: unknown;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: readonly z.ZodType[];
  entries?: Record<string, string | number>;
  format?: string;
  checks?: readonly Check[];
};

function boundOf({ checks }: Definition, names: readonly string[]): number | undefined {
  const check = checks?.find(({ _zod }) => names.includes(_zod.def.check))?._zod.def;
  return check && (check.value ?? check.minimum ?? check.maximum);
}

const nodes = new WeakMap<z.ZodType, SchemaNode>();

/** Reads a schema, once. */
export function readSchema(schema: z.ZodType): SchemaNode {
  const earlier = nodes.get(schema);
  if (earlier) return earlier;
  const node = makeNode(schema);
  nodes.set(schema, node);
  return node;
}

function makeNode(schema: z.ZodType): SchemaNode {
  const definition = schema._zod.def as unknown as Definition;
  const meta = (schema.meta() ?? {}) as Partial<FieldMeta>;
  const inner = definition.innerType ?? definition.in;
  if (inner) {
    const node = readSchema(inner);
    const hasDefault = definition.type === 'default' || definition.type === 'prefault';
    return {
      ...node,
      meta: { ...node.meta, ...meta },
      isOptional: node.isOptional || hasDefault || definition.type === 'optional',
      fallback: hasDefault ? definition.defaultValue : node.fallback,
    };
  }
  return {
    type: definition.type,
    meta,
    isOptional: false,
    fallback: undefined,
    shape: definition.shape ?? null,
    item: definition.element ?? null,
    options: definition.options ?? [],
    values: Object.values(definition.entries ?? {}).map(String),
    min: boundOf(definition, ['min_length', 'greater_than']),
    max: boundOf(definition, ['max_length', 'less_than']),
    isInteger: definition.format?.includes('int') ?? false,
  };
}

/**
 * Goes through a value and its schema together, in the order of the form. `visit` gets each part that is there with its
 * JSON pointer (RFC 6901) and says whether to go on beneath it; of a union, that is the first schema that fits.
 */
export function walkValue(
  schema: z.ZodType,
  value: unknown,
  visit: (node: SchemaNode, value: unknown, pointer: string) => boolean,
  pointer = '',
): void {
  if (value === undefined || value === null) return;
  const node = readSchema(schema);
  if (!visit(node, value, pointer)) return;
  if (node.item && Array.isArray(value))
    for (const [index, item] of value.entries()) walkValue(node.item, item, visit, `${pointer}/${index}`);
  else if (node.shape && typeof value === 'object' && !Array.isArray(value))
    for (const [key, field] of Object.entries(node.shape))
      if (Object.hasOwn(value, key))
        walkValue(field, (value as Record<string, unknown>)[key], visit, `${pointer}/${key}`);
  const option = node.options.find((one) => parseJson(one, value).success);
  if (option) walkValue(option, value, visit, pointer);
}
