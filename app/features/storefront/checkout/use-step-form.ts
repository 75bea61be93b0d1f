/**
 * A step's form: the browser checks it by the server's own reader, sends it without leaving the page, and goes on. A
 * send that fails says so and keeps everything. Without a script it is a plain post.
 */
import { useRevalidator } from '@remix-run/react';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, get, set, useForm } from 'react-hook-form';
import { filledIn } from '#app/shared/forms/filled-in.ts';
import { formObject } from '#app/shared/forms/form-data.ts';
import type { FormErrors } from '#app/shared/forms/form-errors.ts';
import { stayHere } from '#app/shared/stay-here.ts';
import { carryAnswer, dropCarried, takeCarried } from './carried-answer.ts';
import { type CheckoutAnswer, standsInTheWay } from './checkout-answer.ts';
import type { StepPage } from './load-step.server.ts';
import { readStep } from './read-step.ts';
import { bringBackTyped, keepTyped } from './typed-store.ts';
import { useStepSender } from './use-step-sender.ts';

/** What a control called `name` takes, beside its own. */
export type FieldOf = (name: string) => {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  onChange: (event: { target: unknown }) => void;
  onBlur: (event: { target: unknown }) => void;
};

const intents = ['update', 'coupon', 'uncoupon', 'quote', 'approval'];

function flat(errors: FieldErrors, path = ''): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, value]) => {
      if (!value || typeof value !== 'object') return [];
      const name = `${path}${key}`;
      if (typeof value.message === 'string') return [[name, value.message]];
      return Object.entries(flat(value as FieldErrors, `${name}.`));
    }),
  );
}

function nested(errors: FormErrors): FieldErrors {
  const out: FieldErrors = {};
  for (const [name, message] of Object.entries(errors)) set(out, name, { type: 'checked', message });
  return out;
}

/** Methods do, and where it goes (a job's site is chosen with the job), once that is whole: its last line is the ZIP code. */
const movesTotal = (name: string, form: HTMLFormElement) =>
  ['Delivery_method', 'payment_type', 'ship_to', 'job', 'shipping_address.state'].includes(name) ||
  (name === 'shipping_address.zip' && /^\d{5}(?:-\d{4})?$/.test(String(new FormData(form).get(name))));

export function useStepForm(page: StepPage, posted: CheckoutAnswer | undefined) {
  const { step, choices, cart } = page;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState(posted);
  const resolver = useCallback(async () => {
    if (!form.current || step === 'review') return { values: {}, errors: {} };
    const read = await readStep(step, formObject(new FormData(form.current)), choices);
    return read.ok ? { values: read.body, errors: {} } : { values: {}, errors: nested(read.errors) };
  }, [step, choices]);
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<FieldValues>({
    resolver,
    shouldFocusError: false,
  });
  const { errors: own, isSubmitted } = formState;

  const refuse = (refusal: CheckoutAnswer | null, isOnward: boolean) => {
    if (refusal) {
      setAnswer(refusal);
      // What is being mended meanwhile stays said.
      clearErrors(isOnward ? undefined : 'coupon');
      for (const [name, message] of Object.entries(refusal.errors))
        setError(name, { type: 'server', message });
      // A page read anew without its cart would lead away from what was typed, and without its card, which is forgotten
      // when it is declined, from why.
      if (!refusal.lost && !refusal.toCard) {
        if (isOnward && refusal.notice && !refusal.toAccept) carryAnswer(refusal);
        revalidate();
      }
    }
    // Totals that could not be asked for are said where they are asked: nobody is taken away from what is typed.
    if (isOnward) setShown((count) => count + 1);
  };
  const { status, send } = useStepSender({ cartId: cart._id, step, onRefused: refuse });

  /** What is filled in is kept; a method changes the totals, and they are asked for at once. */
  const takeIn = (filled: HTMLFormElement, names: string[]) => {
    keepTyped(cart._id, step, filled);
    if (!names.some((name) => movesTotal(name, filled))) return;
    const body = new FormData(filled);
    body.set('intent', 'update');
    // Nobody has said that the code is complete.
    body.delete('coupon');
    void send(body, false);
  };

  useEffect(() => {
    const told = posted ?? takeCarried();
    setAnswer(told);
    // After the page that was loaded again stands where it stood (use-scroll.ts).
    const show = () => setShown((count) => count + 1);
    if (told && !posted) requestAnimationFrame(() => requestAnimationFrame(show));
  }, [posted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `takeIn` is made anew each time; a step begins once.
  useEffect(() => {
    if (!form.current || posted) return;
    // A person may be quicker than the page: what they filled in before it listened is the newest.
    const early = filledIn(form.current);
    bringBackTyped(cart._id, step, form.current, early);
    if (early.length > 0) takeIn(form.current, early);
  }, [cart._id, step, posted]);
  const errors = isSubmitted ? flat(own) : (answer?.errors ?? {});
  const stands = standsInTheWay(answer, errors, status === 'failed');
  /** What stands in the way takes the focus when it appears, not while it is mended. */
  const [shown, setShown] = useState(posted ? 1 : 0);
  useEffect(() => {
    if (shown === 0) return;
    stayHere();
    summary.current?.focus();
  }, [shown]);

  const field: FieldOf = (name) => {
    const { onBlur, onChange } = register(name);
    const error = isSubmitted
      ? (get(own, name) as { message?: string } | undefined)?.message
      : answer?.errors[name];
    return {
      id: name,
      name,
      defaultValue: posted?.values[name] ?? page.values[name],
      error,
      onChange: (event) => void onChange(event),
      onBlur: (event) => void onBlur(event),
    };
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const target = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const body = new FormData(target, submitter);
    const intent = String(body.get('intent') ?? '');
    event.preventDefault();
    dropCarried();
    if (intents.includes(intent)) {
      void send(body, intent === 'quote' || intent === 'approval');
      return;
    }
    void handleSubmit(
      () => send(body, true),
      () => setShown((count) => count + 1),
    )(event);
  };

  /** The Enter key in the coupon's field means the coupon. */
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || (event.target as HTMLElement).id !== 'coupon') return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    body.set('intent', 'coupon');
    void send(body, false);
  };

  const onChange = (event: FormEvent<HTMLFormElement>) =>
    takeIn(event.currentTarget, [(event.target as HTMLInputElement).name]);

  return {
    answer,
    errors,
    stands,
    field,
    /** Totals are on their way; `going`: so is the next page. */
    busy: status === 'busy' || status === 'going',
    going: status === 'going',
    failed: status === 'failed',
    summary,
    values: posted ? { ...page.values, save_address: '', ...posted.values } : page.values,
    retry: () => form.current?.requestSubmit(),
    form: {
      ref: form,
      id: 'checkout-step',
      method: 'post' as const,
      // Fields that a choice hides are required too: the browser would stop at them and say nothing.
      noValidate: true,
      onSubmit,
      onChange,
      onKeyDown,
    },
  };
}
export type StepForm = ReturnType<typeof useStepForm>;
