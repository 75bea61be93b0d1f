import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { BookAnswer } from '#app/features/account/address-book/book-answer.ts';
import * as m from '#messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';

type Control = { id: string; name: string; defaultValue: string | undefined; error: string | undefined };

type Props = {
  /** Of the record that is changed; null for a new one. */
  id: string | null;
  title: string;
  /** The page itself. */
  path: string;
  values: Record<string, string>;
  answer: BookAnswer | undefined;
  children: (field: (name: string) => Control, isOn: (name: string) => boolean) => ReactNode;
};

/** A record's form: what is wrong is said beside the fields and on top, which takes the focus. */
export function BookForm({ id, title, path, values, answer, children }: Props) {
  const busy = useNavigation().formData?.get('intent') === 'save';
  const problems = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) problems.current?.focus();
  }, [answer]);
  // A box that was unticked is not among what was sent.
  const typed: Record<string, string> = answer ? answer.values : values;
  const field = (name: string): Control => ({
    id: name,
    name,
    defaultValue: typed[name],
    error: answer?.errors[name],
  });
  const errors = Object.entries(answer?.errors ?? {});
  return (
    <Form method="post" action={path} noValidate className="max-w-2xl">
      <Heading level={2} size="card" id="book-form">
        {title}
      </Heading>
      <input type="hidden" name="id" value={id ?? ''} />
      <div ref={problems} tabIndex={-1}>
        {answer ? (
          <Notice tone="error" title={answer.message} className="mt-4">
            <ul className="list-disc pl-5">
              {errors.map(([name, message]) => (
                <li key={name}>
                  <a href={`#${name}`} className="underline underline-offset-4">
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
      <div className="mt-5 space-y-5">{children(field, (name) => typed[name] === 'yes')}</div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="save" busy={busy}>
          {m.book_save()}
        </Button>
        {id ? (
          <ButtonLink to={path} variant="outline">
            {m.book_cancel()}
          </ButtonLink>
        ) : null}
      </div>
    </Form>
  );
}
