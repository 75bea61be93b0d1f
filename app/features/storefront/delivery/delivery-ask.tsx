/** Asks for a ZIP code and says what delivery there costs and when it comes. */
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { ServedHtml } from '#app/features/storefront/served/served-html.tsx';
import type { DeliveryAnswer } from './delivery.server.tsx';
import { DeliveryForm, type DeliveryOf } from './delivery-form.tsx';
import { rememberedZip } from './remembered-zip.ts';

type Props = DeliveryOf & {
  /** Asks again with each change. */
  version?: number;
  /** The one to begin with; else the last one that was used here. */
  zip?: string | null;
  /** What the page has already: of /delivery itself. */
  answer?: DeliveryAnswer;
  hideTitle?: boolean;
};

export function DeliveryAsk({ sku, quantity = 1, version = 0, zip, answer, hideTitle }: Props) {
  const { data, state, load } = useFetcher<DeliveryAnswer>();
  const shown = data ?? answer;
  useEffect(() => {
    const known = zip ?? rememberedZip();
    const of: Record<string, string> = sku ? { sku, quantity: `${quantity}` } : {};
    // An empty one was asked for too, and is answered with what is wrong.
    if ((known || typeof zip === 'string') && !answer)
      load(`/delivery?${new URLSearchParams({ zip: known, ...of, version: `${version}` })}`);
  }, [load, sku, quantity, version, zip, answer]);
  return (
    <DeliveryForm
      {...(sku ? { sku, quantity } : {})}
      zip={shown?.zip ?? zip ?? undefined}
      error={shown?.error ?? null}
      hideTitle={hideTitle ?? false}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]);
        load(`/delivery?${new URLSearchParams(fields)}`);
      }}
    >
      <div role="status" aria-busy={state !== 'idle'}>
        {shown?.html ? <ServedHtml html={shown.html} /> : null}
      </div>
    </DeliveryForm>
  );
}
