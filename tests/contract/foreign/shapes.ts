/** Reads zod shapes: what answers are made of, the objects of a body, and where it names things by their ids. */
import { z } from 'zod';
import { idSchema } from '#schemas/domain/platform/ids.ts';

type Schema = z.core.$ZodType;

/** The schema under `optional`, `nullable`, `default` and transforms: what is sent. */
export function bare(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bare(schema.unwrap());
  if (schema instanceof z.ZodDefault) return bare(schema.unwrap());
  if (schema instanceof z.ZodPipe) return bare(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return schema;
}

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

/** A value of the right type, as whoever wants to cheat would send it: a cent, the last choice, yes. */
export function sampleOf(schema: Schema): unknown {
  const inner = bare(schema);
  if (inner instanceof z.ZodNumber) return accepts(inner, 0.01) ? 0.01 : 1;
  if (inner instanceof z.ZodBoolean) return true;
  if (inner instanceof z.ZodLiteral) return [...inner.values][0];
  if (inner instanceof z.ZodEnum) return inner.options.at(-1);
  if (inner instanceof z.ZodArray) return [sampleOf(inner.element)];
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(inner.shape).map(([name, one]) => [name, sampleOf(one)]));
  if (inner instanceof z.ZodRecord) return { foreign: 'foreign' };
  if (inner instanceof z.ZodUnion) return sampleOf(inner.options[0] as Schema);
  const texts = ['foreign', '2026-01-02T03:04:05.000Z', '2026-01-02', 'foreign@example.com', '97209'];
  return texts.find((text) => accepts(inner, text)) ?? 'foreign';
}

/** Every field of an answer by its name, at whatever depth, with a value of its type. */
export function fieldsOf(schema: Schema, into: Map<string, unknown> = new Map()): Map<string, unknown> {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) fieldsOf(inner.element, into);
  if (inner instanceof z.ZodUnion) for (const option of inner.options) fieldsOf(option as Schema, into);
  if (inner instanceof z.ZodObject)
    for (const [name, one] of Object.entries(inner.shape)) {
      if (!into.has(name)) into.set(name, sampleOf(one));
      fieldsOf(one, into);
    }
  return into;
}

type Place = { pointer: string; fields: ReadonlySet<string> };

/** The objects in a valid body, each with the fields that it may have. A record's keys are the sender's own. */
export function objectsIn(schema: Schema, value: unknown, pointer = ''): Place[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((one, index) => objectsIn(inner.element, one, `${pointer}/${index}`));
  if (inner instanceof z.ZodUnion) {
    const option = inner.options.find((one) => accepts(one as Schema, value));
    return option ? objectsIn(option as Schema, value, pointer) : [];
  }
  if (!(inner instanceof z.ZodObject) || value === null || typeof value !== 'object') return [];
  const fields = Object.entries(inner.shape);
  return [
    { pointer, fields: new Set(fields.map(([name]) => name)) },
    ...fields.flatMap(([name, one]) =>
      objectsIn(one, (value as Record<string, unknown>)[name], `${pointer}/${name}`),
    ),
  ];
}

/** Names under which a body says whose or which thing it means, where they are not of the type of ids. */
const naming = /^(_id|id|client|company|drawing|guest|invite|job|line|token|user)$/;

/** Names that an address has too, where they are only words. */
const isWord = (pointer: string) => /address\/company$/.test(pointer);

/** Where a body names a thing by its id or token: "/items/…/_id", with a star for each place in a list. */
export function idsIn(schema: Schema, pointer = '', name = ''): string[] {
  if (reaches(schema)) return [pointer];
  const inner = bare(schema);
  if (inner instanceof z.ZodString && naming.test(name)) return isWord(pointer) ? [] : [pointer];
  if (inner instanceof z.ZodArray) return idsIn(inner.element, `${pointer}/*`);
  if (inner instanceof z.ZodUnion)
    return [...new Set(inner.options.flatMap((one) => idsIn(one as Schema, pointer, name)))];
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([key, one]) => idsIn(one, `${pointer}/${key}`, key));
}

const reaches = (schema: Schema): boolean => bare(schema) === idSchema;

/** Where a body takes fields that the contract does not name. */
export function openIn(schema: Schema, pointer = ''): string[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return openIn(inner.element, `${pointer}/*`);
  if (inner instanceof z.ZodUnion)
    return [...new Set(inner.options.flatMap((one) => openIn(one as Schema, pointer)))];
  if (inner instanceof z.ZodObject) {
    const { catchall } = inner.def;
    const isOpen = catchall !== undefined && !(catchall instanceof z.ZodNever);
    const within = Object.entries(inner.shape).flatMap(([key, one]) => openIn(one, `${pointer}/${key}`));
    return isOpen ? [pointer, ...within] : within;
  }
  const isOpen = inner instanceof z.ZodRecord || inner instanceof z.ZodAny || inner instanceof z.ZodUnknown;
  return isOpen ? [pointer] : [];
}

/** The names of all that a schema holds, at whatever depth, where `is` says yes to it. */
export function namesIn(schema: Schema, is: (one: Schema) => boolean = () => true): string[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return namesIn(inner.element, is);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((one) => namesIn(one as Schema, is));
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape).flatMap(([name, one]) => [
    ...(is(bare(one)) ? [name] : []),
    ...namesIn(one, is),
  ]);
}
