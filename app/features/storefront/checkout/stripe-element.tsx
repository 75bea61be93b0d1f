/** Stripe's own fields, by Stripe's own script; what is typed in them goes to Stripe alone. */
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import * as m from '#messages';
import { currentLanguage } from '#schemas/domain/platform/language.ts';
import { Notice } from '#ui/notice.tsx';
import type { PaymentElementProps, PaymentFields } from './payment-fields.ts';

const StripeElement = forwardRef<PaymentFields, PaymentElementProps>(function StripeElement(
  { kind, processor: { publishableKey }, amountCents },
  fields,
) {
  const box = useRef<HTMLDivElement>(null);
  const made = useRef<{ stripe: Stripe; elements: StripeElements } | null>(null);
  const [isLost, setLost] = useState(false);

  useEffect(() => {
    let isGone = false;
    void loadStripe(publishableKey, { locale: currentLanguage() })
      .catch(() => null)
      .then((stripe) => {
        if (isGone || !box.current) return;
        if (!stripe) {
          setLost(true);
          return;
        }
        const elements = stripe.elements({
          mode: 'payment',
          amount: Math.max(amountCents, 50),
          currency: 'usd',
          paymentMethodCreation: 'manual',
          ...(kind === 'card'
            ? { captureMethod: 'manual' as const, paymentMethodTypes: ['card'] }
            : { paymentMethodTypes: ['us_bank_account'] }),
        });
        elements.create('payment', { layout: 'tabs' }).mount(box.current);
        made.current = { stripe, elements };
      });
    return () => {
      isGone = true;
      made.current?.elements.getElement('payment')?.destroy();
      made.current = null;
    };
  }, [publishableKey, kind, amountCents]);

  useImperativeHandle(fields, () => ({
    tokenize: async () => {
      if (!made.current) return 'failed';
      const { stripe, elements } = made.current;
      const checked = await elements.submit();
      // Its own fields say what is wrong.
      if (checked.error) return 'invalid';
      const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
      if (!paymentMethod) return error?.type === 'validation_error' ? 'invalid' : 'failed';
      const { card, us_bank_account: bank } = paymentMethod;
      return {
        token: paymentMethod.id,
        brand: card?.brand ?? bank?.bank_name ?? '',
        last4: card?.last4 ?? bank?.last4 ?? '',
      };
    },
  }));

  return (
    <>
      {isLost ? <Notice tone="error">{m.checkout_card_unreachable()}</Notice> : null}
      <div ref={box} />
    </>
  );
});

export default StripeElement;
