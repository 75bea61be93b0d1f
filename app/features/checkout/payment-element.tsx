/** Where the processor's own fields stand: what is typed in them never comes here (RESOLUTIONS 12). */
import { forwardRef, lazy, Suspense, useEffect, useState } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import * as m from '#messages';

export type Processor = { provider: 'stripe' | 'sandbox'; publishableKey: string; origin: string };
export type PaymentToken = { token: string; brand: string; last4: string };

/** `invalid`: the fields say what is wrong themselves. */
export type Tokenized = PaymentToken | 'invalid' | 'failed';

/** What stands around the fields asks them. */
export type PaymentFields = { tokenize: () => Promise<Tokenized> };

export type PaymentElementProps = {
  kind: 'card' | 'bank';
  processor: Processor;
  /** Cents, for what the fields say of the sum. */
  amountCents: number;
  /** The Enter key in the fields. */
  onEnter: () => void;
};

const SandboxElement = lazy(() => import('./sandbox-element.tsx'));
const StripeElement = lazy(() => import('./stripe-element.tsx'));

export const PaymentElement = forwardRef<PaymentFields, PaymentElementProps>(
  function PaymentElement(props, fields) {
    // The fields are a script's alone.
    const [isThere, setThere] = useState(false);
    useEffect(() => setThere(true), []);
    const wait = (
      <p role="status" className="min-h-60 text-stone">
        {m.checkout_card_loading()}
      </p>
    );
    const Element = props.processor.provider === 'stripe' ? StripeElement : SandboxElement;
    return (
      <>
        <noscript>
          <Notice tone="warning">{m.checkout_card_script()}</Notice>
        </noscript>
        {isThere ? (
          <Suspense fallback={wait}>
            <Element {...props} ref={fields} />
          </Suspense>
        ) : (
          <div className="script-only">{wait}</div>
        )}
      </>
    );
  },
);
