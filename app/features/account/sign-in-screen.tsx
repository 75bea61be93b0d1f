import { Link } from '@remix-run/react';
import type { HTMLInputTypeAttribute } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Container } from '#app/ui/section.tsx';
import * as m from '#messages';
import type { SignInAnswer } from './sign-in.server.ts';

export type SignInField = {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
  hint?: string;
  minLength?: number;
};

export type SignInScreenProps = {
  title: string;
  text: string;
  fields: SignInField[];
  submit: string;
  other: { to: '/login' | '/register'; text: string; label: string };
  returnTo: string;
  answer: SignInAnswer | undefined;
};

/** Login and register. Sent as a full load: cookies, cart and shell are then all the new person's. */
export function SignInScreen({ title, text, fields, submit, other, returnTo, answer }: SignInScreenProps) {
  const firstWrong = fields.find(({ name }) => answer?.errors[name])?.name;
  return (
    <Container className="py-band">
      <div className="mx-auto max-w-md">
        <Heading level={1}>{title}</Heading>
        <p className="mt-3 text-stone">{text}</p>
        {answer?.message ? (
          <Notice tone="error" className="mt-6">
            {answer.message}
          </Notice>
        ) : null}
        <form method="post" className="mt-8 space-y-5">
          <input type="hidden" name="returnTo" value={returnTo} />
          {fields.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={name}
              required
              defaultValue={answer?.values[name]}
              error={answer?.errors[name]}
              // After a refused form the focus belongs where the person must act.
              autoFocus={name === firstWrong}
            />
          ))}
          <Button type="submit" size="large" full>
            {submit}
          </Button>
        </form>
        <p className="mt-6 text-stone">
          {other.text}{' '}
          <Link
            to={returnTo ? `${other.to}?${new URLSearchParams({ returnTo })}` : other.to}
            className="font-semibold text-accent underline underline-offset-4"
          >
            {other.label}
          </Link>
        </p>
      </div>
    </Container>
  );
}

export const emailField = (): SignInField => ({
  name: 'email',
  label: m.account_email(),
  type: 'email',
  autoComplete: 'username',
});
