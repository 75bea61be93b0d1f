/** What a form needs to know of a field, read from its schema: its control, its words, its limits, what it may be. */
import type { z } from 'zod';
import type { Json } from '#app/shared/json.ts';
import type { EntityKind, FieldMeta, FieldType } from '#schemas/fields/fields.ts';
import { unitLabels } from '#schemas/fields/units.ts';
import { readSchema, type SchemaNode } from '#schemas/fields/walk-schema.ts';

/** `unknown`: a schema that the kit did not make and no control fits; it is edited as JSON. */
export type ControlKind = FieldType | 'unknown';

export type FieldDescription = {
  field: ControlKind;
  /** Words in the reader's language, looked up when they are read. */
  readonly label: string;
  readonly help?: string;
  readonly unit?: string;
  entity?: EntityKind;
  format?: FieldMeta['format'];
  multiline: boolean;
  /** May be missing. */
  omittable: boolean;
  /** What stands for it then; undefined when nothing does. */
  fallback: Json | undefined;
  /** Characters of a text, items of a list, the bounds of a number. */
  min?: number;
  max?: number;
  integer: boolean;
  /** What a select offers; `open` says that other values pass too. */
  options: readonly string[];
  readonly optionLabels?: Readonly<Record<string, string>>;
  open: boolean;
  /** Of an object, a button, a picture, a video and a style. */
  parts: readonly FieldPart[];
  /** A field of earlier versions: the name of the one beside it that replaces it. */
  replacedBy?: string;
  /** A list of links that can be filled from the catalog. */
  fromCatalog?: true;
  /** Of a list. */
  item: FieldDescription | null;
};
export type FieldPart = { name: string; field: FieldDescription };

/** "focalX", "price-low" and "page_size" as words. */
export function words(name: string): string {
  const spaced = name.replaceAll(/[-_]+/g, ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

const kinds: Record<string, ControlKind> = {
  string: 'text',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  enum: 'select',
  array: 'array',
  object: 'object',
};

/** The texts that an enum, or a union of which one is an enum, names. */
function optionsOf({ type, values, options }: SchemaNode): { options: readonly string[]; open: boolean } {
  if (type === 'enum') return { options: values, open: false };
  const choices = options.map(readSchema);
  const named = choices.find((choice) => choice.type === 'enum');
  return named
    ? { options: named.values, open: choices.some((choice) => choice.type === 'string') }
    : { options: [], open: false };
}

const descriptions = new WeakMap<z.ZodType, FieldDescription>();

/** Describes a field, once; `name` stands for a label where the schema has none. */
export function describeField(schema: z.ZodType, name = ''): FieldDescription {
  const earlier = descriptions.get(schema);
  if (earlier) return earlier;
  const description = makeDescription(readSchema(schema), name);
  descriptions.set(schema, description);
  return description;
}

function makeDescription(node: SchemaNode, name: string): FieldDescription {
  const { meta } = node;
  const { options, open } = optionsOf(node);
  // The parts of a text are nodes, not fields.
  const isRich = meta.field === 'rich';
  const parts = Object.entries((isRich ? null : node.shape) ?? {}).map(([part, field]) => ({
    name: part,
    field: describeField(field, part),
  }));
  return {
    field: meta.field ?? (options.length > 0 ? 'select' : (kinds[node.type] ?? 'unknown')),
    get label() {
      return meta.label?.() ?? words(name);
    },
    get help() {
      return meta.help?.();
    },
    get unit() {
      return meta.unit && unitLabels[meta.unit]();
    },
    get optionLabels() {
      const labels = Object.entries(meta.optionLabels ?? {});
      return Object.fromEntries(labels.map(([value, label]) => [value, label()]));
    },
    entity: meta.entity as EntityKind | undefined,
    format: meta.format,
    multiline: meta.multiline ?? false,
    replacedBy: meta.replacedBy,
    fromCatalog: meta.fromCatalog,
    omittable: node.isOptional,
    fallback: node.fallback as Json | undefined,
    min: node.min,
    max: node.max,
    integer: node.isInteger,
    options,
    open,
    parts,
    item: node.item && !isRich ? describeField(node.item, name) : null,
  };
}
