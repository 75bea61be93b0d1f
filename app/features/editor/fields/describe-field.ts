/** What a form needs to know of a field, read from its schema: its control, its words, its limits, what it may be. */
import type { z } from 'zod';
import type { FieldMeta, FieldType, ReferenceKind } from '#schemas/fields/fields.ts';
import type { Json } from '../document/json.ts';

/** `unknown`: a schema that the kit did not make and no control fits; it is edited as JSON. */
export type ControlKind = FieldType | 'unknown';

export type FieldDescription = {
  field: ControlKind;
  label: string;
  help?: string;
  unit?: string;
  entity?: ReferenceKind;
  format?: 'date';
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
  open: boolean;
  /** Of an object, a button, a picture, a video and a style. */
  parts: readonly FieldPart[];
  /** Of a list. */
  item: FieldDescription | null;
};
export type FieldPart = { name: string; field: FieldDescription };

type Definition = {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  defaultValue?: unknown;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: readonly z.ZodType[];
  entries?: Record<string, string>;
  format?: string;
  checks?: readonly Check[];
};
type Check = { _zod: { def: { check: string; minimum?: number; maximum?: number; value?: number } } };

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition;

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
function optionsOf(definition: Definition): { options: string[]; open: boolean } {
  if (definition.type === 'enum')
    return { options: Object.values(definition.entries ?? {}).map(String), open: false };
  const choices = (definition.options ?? []).map(definitionOf);
  const named = choices.find(({ type }) => type === 'enum');
  return named
    ? { options: optionsOf(named).options, open: choices.some(({ type }) => type === 'string') }
    : { options: [], open: false };
}

const known = new WeakMap<z.ZodType, FieldDescription>();

/** The outer words win over the inner ones, as where a button's link is called something else. */
export function describeField(schema: z.ZodType, name = ''): FieldDescription {
  const found = known.get(schema);
  if (found) return found;
  const made = readSchema(schema, name);
  known.set(schema, made);
  return made;
}

function readSchema(schema: z.ZodType, name: string): FieldDescription {
  const definition = definitionOf(schema);
  const meta = (schema.meta() ?? {}) as Partial<FieldMeta>;
  const inner = definition.innerType ?? definition.in;
  if (inner) {
    const within = readSchema(inner, name);
    const stands = definition.type === 'default' || definition.type === 'prefault';
    return {
      ...within,
      ...meta,
      entity: (meta.entity as ReferenceKind | undefined) ?? within.entity,
      omittable: within.omittable || stands || definition.type === 'optional',
      fallback: stands ? (definition.defaultValue as Json) : within.fallback,
    };
  }
  const bound = (...names: string[]) => {
    const check = definition.checks?.find(({ _zod }) => names.includes(_zod.def.check))?._zod.def;
    return check && (check.value ?? check.minimum ?? check.maximum);
  };
  const { options, open } = optionsOf(definition);
  const parts = Object.entries(definition.shape ?? {}).map(([part, field]) => ({
    name: part,
    field: describeField(field, part),
  }));
  return {
    field: meta.field ?? (options.length > 0 ? 'select' : (kinds[definition.type] ?? 'unknown')),
    label: meta.label ?? words(name),
    help: meta.help,
    unit: meta.unit,
    entity: meta.entity as ReferenceKind | undefined,
    format: meta.format,
    multiline: meta.multiline ?? false,
    omittable: false,
    fallback: undefined,
    min: bound('min_length', 'greater_than'),
    max: bound('max_length', 'less_than'),
    integer: definition.format?.includes('int') ?? false,
    options,
    open,
    parts,
    item: definition.element ? describeField(definition.element, name) : null,
  };
}
