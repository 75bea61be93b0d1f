/** A form's fields, read off the schema that the API checks it with; and what was typed, as that schema takes it. */
import { z } from 'zod';
import type { FormErrors } from '#app/shared/forms/form-errors.ts';
import { typedNumber } from '#app/shared/forms/typed-number.ts';

export type PricingField = {
  name: string;
  type: 'text' | 'long' | 'number' | 'date' | 'check' | 'list' | 'choice';
  required: boolean;
  /** Of an enum; a choice of something else is filled by its name. */
  options: string[] | null;
};

const ids = new Set(['company', 'warehouse', 'price_list']);
const long = new Set(['delayed_message', 'message', 'away_message']);

/** The field that a field says in Spanish; null for one that is by itself. */
export const saidInSpanish = (name: string): string | null => /^(.+)_es$/.exec(name)?.[1] ?? null;

function unwrap(schema: z.ZodType): { inner: z.ZodType; isOptional: boolean } {
  let inner = schema;
  let isOptional = false;
  while (inner instanceof z.ZodNullable || inner instanceof z.ZodDefault || inner instanceof z.ZodOptional) {
    isOptional = true;
    inner = inner.def.innerType as z.ZodType;
  }
  return { inner, isOptional };
}

function typeOf(name: string, inner: z.ZodType): PricingField['type'] {
  if (ids.has(name) || inner instanceof z.ZodEnum) return 'choice';
  if (inner instanceof z.ZodBoolean) return 'check';
  if (inner instanceof z.ZodNumber) return 'number';
  if (inner instanceof z.ZodArray) return 'list';
  if (inner instanceof z.ZodISODate) return 'date';
  return long.has(saidInSpanish(name) ?? name) ? 'long' : 'text';
}

/** In the schema's order; what tells kinds apart is no field. */
export function fieldsOf(schema: z.ZodObject): PricingField[] {
  return Object.entries(schema.shape)
    .filter(([, one]) => !(one instanceof z.ZodLiteral))
    .map(([name, one]) => {
      const { inner, isOptional } = unwrap(one as z.ZodType);
      return {
        name,
        type: typeOf(name, inner),
        required: !isOptional,
        options: inner instanceof z.ZodEnum ? inner.options.map(String) : null,
      };
    });
}

/** What was typed, for the schema: nothing typed is null, and what an absent box says is no. */
export function readFields(fields: readonly PricingField[], form: FormData): Record<string, unknown> {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  return Object.fromEntries(
    fields.flatMap(({ name, type, required }): [string, unknown][] => {
      const text = typed(name);
      if (type === 'check') return [[name, text !== '']];
      if (type === 'list') return [[name, text.split(/[\s,]+/).filter(Boolean)]];
      if (text === '') return required ? [[name, type === 'number' ? text : '']] : [];
      return [[name, type === 'number' ? typedNumber(text) : text]];
    }),
  );
}

/** A record as its form shows it. */
export function textsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (value === null || value === undefined || value === false) return [name, ''];
      return [name, Array.isArray(value) ? value.join(', ') : value === true ? 'yes' : String(value)];
    }),
  );
}

/** An item of a list that is wrong is said at the list. */
export const listErrors = (errors: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name.split('.')[0] ?? name, sentence]),
  );
