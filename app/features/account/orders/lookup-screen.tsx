import { Form } from '@remix-run/react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';

export function LookupScreen({ answer }: { answer: StaffAnswer | undefined }) {
  const scripted = useScripted();
  return (
    <Container className="py-10 wide:py-14">
      <div className="mx-auto max-w-md">
        <Heading level={1}>{m.follow_title()}</Heading>
        <p className="mt-3 text-stone">{m.follow_text()}</p>
        {answer?.message ? (
          <Notice tone="error" className="mt-6">
            {answer.message}
          </Notice>
        ) : null}
        <Form method="post" noValidate={scripted} className="mt-6 space-y-5">
          <TextField
            name="number"
            required
            autoComplete="off"
            label={m.follow_number()}
            defaultValue={answer?.values.number}
            error={answer?.errors.number}
          />
          <TextField
            name="email"
            type="email"
            required
            autoComplete="email"
            label={m.contact_email()}
            defaultValue={answer?.values.email}
            error={answer?.errors.email}
          />
          <Button type="submit">{m.follow_find()}</Button>
        </Form>
      </div>
    </Container>
  );
}
