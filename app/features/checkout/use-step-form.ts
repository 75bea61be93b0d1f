/**
 * A step's form: the browser checks it by the server's own reader, sends it without leaving the page, and goes on. A
 * send that fails says so and keeps everything. Without a script it is a plain post.
 */
import { useNavigate, useRevalidator } from '@remix-run/react';
import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, get, set, useForm } from 'react-hook-form';
import { formObject } from '#app/services/form-data.ts';
import type { FormErrors } from '#app/services/form-errors.ts';
import type { CheckoutAnswer, SaveAnswer } from './checkout-answer.ts';
import type { StepPage } from './load-step.server.ts';
import { readStep } from './read-step.ts';
import { isFullLoad } from './steps.ts';
import { bringBackTyped, forgetAllTyped, forgetTyped, keepTyped } from './typed-store.ts';

/** What a control called `name` takes, beside its own. */
export type FieldOf = (name: string) => {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  onChange: (event: { target: unknown }) => void;
  onBlur: (event: { target: unknown }) => void;
};

/** Longer than any answer takes; after it nobody knows. */
const patience = 30_000;

const intents = ['update', 'coupon', 'uncoupon', 'quote'];

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

/** What the server says; null when it could not be reached. */
async function post(body: FormData): Promise<SaveAnswer | null> {
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch('/checkout/save', { method: 'POST', body, signal });
    return (await response.json()) as SaveAnswer;
  } catch {
    return null;
  }
}

/** Methods do, and where it goes, once that is whole: its last line is the ZIP code. */
const movesTotal = ({ name, value }: HTMLInputElement) =>
  ['Delivery_method', 'payment_type', 'ship_to', 'shipping_address.state'].includes(name) ||
  (name === 'shipping_address.zip' && /^\d{5}(?:-\d{4})?$/.test(value));

export function useStepForm(page: StepPage, posted: CheckoutAnswer | undefined) {
  const { step, choices, cart } = page;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [answer, setAnswer] = useState(posted);
  const [status, setStatus] = useState<'idle' | 'busy' | 'going' | 'failed'>('idle');
  const resolver = useCallback(async () => {
    if (!form.current || step === 'review') return { values: {}, errors: {} };
    const read = readStep(step, formObject(new FormData(form.current)), choices);
    return read.ok ? { values: read.body, errors: {} } : { values: {}, errors: nested(read.errors) };
  }, [step, choices]);
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<FieldValues>({
    resolver,
    shouldFocusError: false,
  });
  const { errors: own, isSubmitted } = formState;

  useEffect(() => setAnswer(posted), [posted]);
  useEffect(() => {
    if (form.current && !posted) bringBackTyped(cart._id, step, form.current);
  }, [cart._id, step, posted]);
  const errors = isSubmitted ? flat(own) : (answer?.errors ?? {});
  const stands = Object.keys(errors).length > 0 || Boolean(answer?.notice) || status === 'failed';
  /** What stands in the way takes the focus when it appears, not while it is mended. */
  const [shown, setShown] = useState(posted ? 1 : 0);
  useEffect(() => {
    if (shown > 0) summary.current?.focus();
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

  /** What is asked for while something is under way: the last of it, once that has been answered. */
  const waiting = useRef<[FormData, boolean] | null>(null);
  const underWay = useRef<'update' | 'onward' | null>(null);

  const send = async (body: FormData, isOnward: boolean): Promise<void> => {
    // A second press while the first one waits for its answer is none.
    if (underWay.current === 'onward') return;
    if (underWay.current) {
      if (isOnward || !waiting.current?.[1]) waiting.current = [body, isOnward];
      if (isOnward) setStatus('going');
      return;
    }
    underWay.current = isOnward ? 'onward' : 'update';
    setStatus(isOnward ? 'going' : 'busy');
    const saved = await post(body);
    underWay.current = null;
    const [next] = [waiting.current];
    waiting.current = null;
    if (saved && 'to' in saved) {
      goOn(saved.to);
      return;
    }
    if (next) {
      await send(...next);
      return;
    }
    setStatus(saved ? 'idle' : 'failed');
    const said = saved?.answer.errors ?? {};
    if (saved) {
      setAnswer(saved.answer);
      // What is being mended meanwhile stays said.
      clearErrors(isOnward ? undefined : 'coupon');
      for (const [name, message] of Object.entries(said)) setError(name, { type: 'server', message });
      // A page read anew without its cart would lead away from what was typed.
      if (!saved.answer.lost) revalidate();
    }
    // Totals that could not be asked for are said where they are asked: nobody is taken away from what is typed.
    if (isOnward) setShown((count) => count + 1);
  };

  const goOn = (to: string) => {
    forgetTyped(cart._id, step);
    if (to.startsWith('/checkout/success/')) forgetAllTyped();
    if (isFullLoad(to)) {
      location.assign(to);
      return;
    }
    setStatus('idle');
    navigate(to);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const target = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const body = new FormData(target, submitter);
    const intent = String(body.get('intent') ?? '');
    event.preventDefault();
    if (intents.includes(intent)) {
      void send(body, intent === 'quote');
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

  /** A method changes the totals: they are asked for at once. */
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    keepTyped(cart._id, step, event.currentTarget);
    if (!movesTotal(event.target as HTMLInputElement)) return;
    const body = new FormData(event.currentTarget);
    body.set('intent', 'update');
    // Nobody has said that the code is complete.
    body.delete('coupon');
    void send(body, false);
  };

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
