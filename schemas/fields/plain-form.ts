/** Plain fields as a form asks for them: schemas that carry their control and label. */
import type { z } from 'zod';
import * as f from './fields.ts';
import type { PlainField, PlainFieldTable } from './plain-field.ts';

type FormSchema<F> = F extends { type: 'number' }
  ? z.ZodDefault<z.ZodType<number, number>>
  : F extends { presence: string }
    ? z.ZodType<string, string>
    : z.ZodDefault<z.ZodType<string, string>>;

type FormShape<T> = {
  [K in keyof T as T[K] extends { form: object; column: infer C extends string } ? C : never]: FormSchema<
    T[K]
  >;
};

function formSchemaOf(field: PlainField, words: NonNullable<PlainField['form']>): z.ZodType {
  const { label, help } = words;
  const labels = { label, ...(help ? { help } : {}) };
  if (field.type === 'number')
    return f.number({ ...labels, min: field.min, max: field.max }).default(field.fallback);
  const text = f.text({
    ...labels,
    max: field.maxTyped,
    ...(field.rows ? { multiline: true } : {}),
    ...(field.presence === 'filled' ? {} : { optional: true }),
  });
  return field.presence ? text : text.default('');
}

/** The fields that a form asks for, by their columns. */
export const formShapeOf = <const T extends PlainFieldTable>(fields: T): FormShape<T> =>
  Object.fromEntries(
    Object.values(fields).flatMap((field) =>
      field.form ? [[field.column, formSchemaOf(field, field.form)]] : [],
    ),
  ) as FormShape<T>;
