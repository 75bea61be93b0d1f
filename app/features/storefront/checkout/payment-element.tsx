/** Where the processor's own fields stand: what is typed in them never comes here (docs/product.md#checkout). */
import { forwardRef, lazy, Suspense, useEffect, useState } from 'react';
import * as m from '#messages';
import { Notice } from '#ui/notice.tsx';
import type { PaymentElementProps, PaymentFields } from './payment-fields.ts';

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
