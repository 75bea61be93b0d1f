/** /checkout/card: a card or a bank account, in the processor's own fields (docs/product.md#checkout). */

import { type FormEvent, useRef, useState } from 'react';
import { brandName } from '#app/shared/orders/payment-words.ts';
import * as m from '#messages';
import { toCents } from '#schemas/domain/platform/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import type { StepPage } from './load-step.server.ts';
import { PaymentElement } from './payment-element.tsx';
import type { PaymentFields, Processor } from './payment-fields.ts';
import { stepPaths } from './steps.ts';
import { useStepForm } from './use-step-form.ts';

type Props = {
  page: StepPage;
  processor: Processor | null;
  answer: CheckoutAnswer | undefined;
};

/** The fields of the token, as the step's form sends them. */
const tokenFields = ['token', 'brand', 'last4'] as const;

export function CardScreen({ page, processor, answer }: Props) {
  const work = useStepForm(page, answer);
  const kind = page.cart.payment_type === 'ACH' ? 'bank' : 'card';
  const known = page.draft.card;
  const [isNew, setNew] = useState(known === null);
  const [isFailed, setFailed] = useState(false);
  const fields = useRef<PaymentFields>(null);
  const hidden = useRef<Partial<Record<(typeof tokenFields)[number], HTMLInputElement | null>>>({});

  /** The processor makes a token of what was typed; the form goes on with that. */
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isContinue = !(submitter instanceof HTMLButtonElement) || submitter.name !== 'intent';
    if (!isContinue || !isNew || hidden.current.token?.value) return work.form.onSubmit(event);
    event.preventDefault();
    setFailed(false);
    const made = await (fields.current?.tokenize() ?? 'failed');
    if (made === 'invalid') return;
    if (made === 'failed') {
      setFailed(true);
      return;
    }
    for (const name of tokenFields) {
      const field = hidden.current[name];
      if (field) field.value = made[name];
    }
    form.requestSubmit();
  };

  return (
    <CheckoutFrame
      page={page}
      work={{ ...work, form: { ...work.form, onSubmit } }}
      title={kind === 'card' ? m.checkout_card_title() : m.checkout_bank_title()}
      submit={
        known && !isNew ? (
          <ButtonLink to={stepPaths.review} size="large" className="max-wide:w-full">
            {m.checkout_continue()}
          </ButtonLink>
        ) : undefined
      }
    >
      {processor ? null : <Notice tone="warning">{m.checkout_card_none()}</Notice>}
      {isFailed ? <Notice tone="error">{m.checkout_card_failed()}</Notice> : null}
      {known && !isNew ? (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="font-medium">
            {m.checkout_card_ending({ brand: brandName(known.brand), last4: known.last4 })}
          </span>
          <button
            type="button"
            onClick={() => setNew(true)}
            className="min-h-11 text-accent underline underline-offset-4"
          >
            {m.checkout_card_other()}
          </button>
        </p>
      ) : null}
      {processor && isNew ? (
        <PaymentElement
          ref={fields}
          kind={kind}
          processor={processor}
          amountCents={toCents(page.cart.total - page.accountCredit.used)}
          onEnter={() => work.form.ref.current?.requestSubmit()}
        />
      ) : null}
      <input type="hidden" name="kind" value={kind} />
      {tokenFields.map((name) => (
        <input
          key={name}
          type="hidden"
          name={name}
          defaultValue=""
          ref={(field) => {
            hidden.current[name] = field;
          }}
        />
      ))}
      <p>
        <Link to={stepPaths.billing} className="text-accent underline underline-offset-4">
          {m.checkout_card_change()}
        </Link>
      </p>
    </CheckoutFrame>
  );
}
