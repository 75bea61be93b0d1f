import { Form, useRevalidator } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { brandName, declineSentence } from '#app/shared/orders/payment-words.ts';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartPayment } from '#schemas/domain/sales/payment.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';
import { stepPaths } from './steps.ts';

/** ms between two looks at a payment that is not known yet. */
const lookMs = 3000;

export function PaymentScreen({ payment }: { payment: CartPayment }) {
  const { status } = payment;
  if (status === 'action') return <AtTheBank payment={payment} />;
  if (status === 'declined' || status === 'voided') return <NotPaid payment={payment} />;
  return <Waiting payment={payment} />;
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className="pt-14 pb-band">
      <div className="max-w-xl">
        <Heading level={1}>{title}</Heading>
        <div className="mt-4 space-y-6">{children}</div>
      </div>
    </Container>
  );
}

const meansOf = ({ brand, last4 }: CartPayment) =>
  last4 ? m.checkout_card_ending({ brand: brandName(brand), last4 }) : '';

function AtTheBank({ payment: { cart_id, amount, action_url } }: { payment: CartPayment }) {
  return (
    <Frame title={m.payment_bank_title()}>
      <p className="text-lg text-stone">{m.payment_bank_text({ amount: formatDollars(amount) })}</p>
      <Form method="post" action="/checkout/payment" reloadDocument className="flex flex-wrap gap-3">
        <input type="hidden" name="cart" value={cart_id} />
        {action_url ? (
          <ButtonLink to={action_url} size="large">
            {m.payment_bank_go()}
          </ButtonLink>
        ) : null}
        <Button type="submit" variant="outline" size="large">
          {m.payment_other()}
        </Button>
      </Form>
    </Frame>
  );
}

function NotPaid({ payment }: { payment: CartPayment }) {
  return (
    <Frame title={m.payment_declined_title()}>
      <p className="text-lg">
        {payment.status === 'voided' ? m.payment_given_up() : declineSentence(payment.decline_code)}
      </p>
      <p className="text-stone">{m.payment_declined_safe()}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={stepPaths.card} size="large" reloadDocument>
          {m.payment_again()}
        </ButtonLink>
        <ButtonLink to={stepPaths.billing} variant="outline" size="large">
          {m.payment_other()}
        </ButtonLink>
      </div>
    </Frame>
  );
}

function Waiting({ payment }: { payment: CartPayment }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, lookMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Frame title={m.payment_waiting_title()}>
      <div role="status" className="space-y-4 text-lg">
        <p>{m.payment_waiting_text({ amount: formatDollars(payment.amount), means: meansOf(payment) })}</p>
        <p className="font-semibold">{m.payment_waiting_once()}</p>
      </div>
      <p className="text-stone">{m.payment_waiting_mail()}</p>
      <noscript>
        <meta httpEquiv="refresh" content="5" />
      </noscript>
    </Frame>
  );
}
