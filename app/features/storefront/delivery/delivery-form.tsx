import type { FormEventHandler, ReactNode } from 'react';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';

export type DeliveryOf = {
  /** Of a product; without it, of the cart. */
  sku?: string;
  quantity?: number;
};

type Props = DeliveryOf & {
  zip?: string | undefined;
  error?: string | null;
  /** Where the page's own heading says it. */
  hideTitle?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children?: ReactNode;
};

/** The form alone, once a page; it leads to a page of its own without a script. */
export function DeliveryForm(props: Props) {
  const { sku, quantity = 1, zip, error, hideTitle = false, onSubmit, children } = props;
  return (
    <section aria-labelledby="delivery-title" data-no-print className="mt-6">
      <h2 id="delivery-title" className={hideTitle ? 'sr-only' : 'text-base font-semibold'}>
        {m.delivery_title()}
      </h2>
      <form
        method="get"
        action="/delivery"
        noValidate
        onSubmit={onSubmit}
        className="mt-2 flex flex-wrap items-end gap-2"
      >
        {sku ? (
          <>
            <input type="hidden" name="sku" value={sku} />
            <input type="hidden" name="quantity" value={quantity} />
          </>
        ) : null}
        <label className="text-sm">
          {m.delivery_zip()}
          <input
            key={zip}
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={zip}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'delivery-error' : undefined}
            className="mt-1 block h-11 w-24 rounded-sm border border-line-strong bg-surface px-3 text-base"
          />
        </label>
        <Button type="submit" variant="outline">
          {m.delivery_show()}
        </Button>
      </form>
      {error ? (
        <p id="delivery-error" className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {children}
    </section>
  );
}
