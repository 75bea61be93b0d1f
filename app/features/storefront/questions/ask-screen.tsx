import { Form, useNavigation } from '@remix-run/react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import * as m from '#messages';
import type { ProductCard } from '#schemas/domain/catalog/catalog.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/field.tsx';
import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Container } from '#ui/section.tsx';

type Props = {
  product: Pick<ProductCard, 'name' | 'href'>;
  /** The id of the question that is answered; empty for a new one. */
  question: string;
  answer: StaffAnswer | undefined;
};

export function AskScreen({ product, question, answer }: Props) {
  const scripted = useScripted();
  const busy = useNavigation().state !== 'idle';
  return (
    <Container className="max-w-2xl py-band">
      <Heading level={1} size="section">
        {question ? m.question_answer() : m.question_ask()}
      </Heading>
      <Link
        to={product.href}
        className="mt-2 inline-flex min-h-9 items-center underline underline-offset-4 hover:text-accent"
      >
        {product.name}
      </Link>
      {answer?.message ? (
        <Notice tone={answer.done ? 'success' : 'error'} className="mt-6">
          {answer.message}
        </Notice>
      ) : null}
      {answer?.done ? null : (
        <Form method="post" noValidate={scripted} className="mt-6 space-y-5">
          <TextareaField
            name="text"
            label={question ? m.question_your_answer() : m.question_your()}
            required
            maxLength={question ? 2000 : 500}
            defaultValue={answer?.values.text}
            error={answer?.errors.text}
          />
          <p className="text-sm text-stone">{question ? m.question_answer_rules() : m.question_rules()}</p>
          <Button type="submit" busy={busy}>
            {question ? m.question_answer_send() : m.question_send()}
          </Button>
        </Form>
      )}
    </Container>
  );
}
