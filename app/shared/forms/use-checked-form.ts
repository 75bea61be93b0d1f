/**
 * A form that the browser checks by the server's own schema (docs/product.md#forms) and then sends as a full load:
 * cookies, cart and shell are all the new person's afterwards. Without a script it is a plain post.
 */
import { type FormEvent, useEffect, useRef } from 'react';
import { type FieldValues, get, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { FormAnswer } from './form-answer.ts';
import { formResolver } from './form-resolver.ts';
import { useScripted } from './use-scripted.ts';

type Schema = z.ZodType<FieldValues, FieldValues>;

/**
 * `before` runs between the check and the sending: the cart's pending edits go first (docs/product.md#saving-the-cart).
 */
export function useCheckedForm(
  schema: Schema,
  answer: Pick<FormAnswer, 'values' | 'errors'> | undefined,
  before?: () => Promise<unknown>,
) {
  const { register, handleSubmit, formState } = useForm<FieldValues>({ resolver: formResolver(schema) });
  const { errors, isSubmitted } = formState;
  const scripted = useScripted();
  const sent = useRef(false);
  useEffect(() => {
    const back = () => {
      sent.current = false;
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, []);

  let focused = false;
  /** What a control called `name` takes; dotted names are of nested objects. */
  const field = (name: string) => {
    const { ref, onBlur, onChange } = register(name);
    const own = (get(errors, name) as { message?: string } | undefined)?.message;
    const error = own ?? (isSubmitted ? undefined : answer?.errors[name]);
    // After a refused form the focus belongs where the person must act.
    const autoFocus = error !== undefined && !isSubmitted && !focused;
    focused ||= autoFocus;
    return { ref, props: { name, onBlur, onChange, error, autoFocus, defaultValue: answer?.values[name] } };
  };
  return {
    /** For <TextField>. */
    text: (name: string) => {
      const { ref, props } = field(name);
      return { ...props, inputRef: ref };
    },
    /** For <SelectField>. */
    select: (name: string) => {
      const { ref, props } = field(name);
      return { ...props, selectRef: ref };
    },
    form: {
      method: 'post' as const,
      noValidate: scripted,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const form = event.currentTarget;
        void handleSubmit(async () => {
          if (sent.current) return;
          sent.current = true;
          await before?.();
          form.submit();
        })(event);
      },
    },
  };
}
