/** What screens of several small forms are made of: sheets with a heading, each with forms that say which they are. */
import { Form, useNavigation } from '@remix-run/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import type { StaffAnswer } from './staff-answer.ts';
import { useScripted } from './use-scripted.ts';

/**
 * What came of the form that was sent. It is done when the page shows what is so now: a next form before that would be
 * sent with the version before.
 */
export function Answer({ answer }: { answer: StaffAnswer | undefined }) {
  const isReading = useNavigation().state !== 'idle';
  if (!answer?.message || (answer.done && isReading)) return null;
  return (
    <Notice tone={answer.done ? 'success' : 'error'} className="mt-6">
      {answer.message}
    </Notice>
  );
}

/**
 * A form of the screen; `name` says to the action which one, `action` where its answer is seen, `id` is for buttons that
 * stand elsewhere. A second submit, as of a double click, is ignored until the first is answered and shown.
 */
export function StaffForm(props: {
  name: string;
  id?: string;
  action?: string;
  className?: string;
  children: ReactNode;
}) {
  const scripted = useScripted();
  const isIdle = useNavigation().state === 'idle';
  const isSent = useRef(false);
  useEffect(() => {
    if (isIdle) isSent.current = false;
  }, [isIdle]);
  const sendOnce = (event: FormEvent) => {
    // Refused by what is around it: nothing goes.
    if (event.defaultPrevented) return;
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
  return (
    <Form
      id={props.id}
      method="post"
      action={props.action}
      preventScrollReset
      noValidate={scripted}
      onSubmit={sendOnce}
      className={props.className}
    >
      <input type="hidden" name="form" value={props.name} />
      {props.children}
    </Form>
  );
}

type SubmitProps = ButtonProps & { form: string; formId?: string };

/** The button that sends it, busy while it is on its way; `formId` is the form's, where the button stands outside it. */
export function Submit({ form, formId, ...button }: SubmitProps) {
  const { formData } = useNavigation();
  const isSent =
    formData?.get('form') === form && (!button.name || formData.get(button.name) === button.value);
  return <Button {...button} form={formId} type="submit" busy={isSent} />;
}

/** A sheet of the screen with its heading. */
export function Panel(props: { id: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={props.id}
      className="mt-6 rounded-lg border border-line bg-surface p-5 shadow-card wide:p-7"
    >
      <Heading level={2} size="small" id={props.id}>
        {props.title}
      </Heading>
      {props.text ? <p className="mt-1.5 max-w-text text-sm text-stone">{props.text}</p> : null}
      {props.children}
    </section>
  );
}
