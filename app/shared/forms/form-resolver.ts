/** A form that the browser checks by the server's own schema; the sentences are loaded when something is wrong. */
import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { formErrors } from './form-errors.ts';

export const formResolver =
  <S extends z.ZodType<FieldValues, FieldValues>>(schema: S): Resolver<z.input<S>, unknown, z.output<S>> =>
  async (values, _context, options) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const { fieldErrorsOf } = await import('../problem-sentences.ts');
    const errors = Object.entries(formErrors(fieldErrorsOf(parsed.error))).map(([name, message]) => [
      name,
      { type: 'checked', message },
    ]);
    return { values: {}, errors: toNestErrors(Object.fromEntries(errors), options) };
  };
