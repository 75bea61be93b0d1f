import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartTotals as Sums } from '#schemas/domain/sales/cart.ts';

/** What the delivery costs, or why that is not known yet: then it is not in the total either. */
function deliveryOf({ Delivery_method: method, shipping, shipping_pending: pending }: Sums): string {
  if (pending === 'address') return m.cart_shipping_by_address();
  if (pending === 'quote') return m.cart_shipping_by_quote();
  if (pending === 'no_rate') return m.cart_shipping_no_rate();
  return method === null ? m.cart_shipping_at_checkout() : formatDollars(shipping);
}

/**
 * Only what the server answered; while a change is under way it says so instead of guessing. `credit`: dollars that the
 * account's credit pays.
 */
export function CartTotals({
  cart,
  busy = false,
  credit = 0,
}: {
  cart: Sums;
  busy?: boolean;
  credit?: number;
}) {
  // It goes by where the goods are handed over.
  const isTaxed = cart.Delivery_method !== null && cart.shipping_pending !== 'address';
  const rows: [string, string][] = [
    [m.cart_subtotal(), formatDollars(cart.subtotal)],
    ...(cart.discount > 0 ? [[m.cart_discount(), formatDollars(-cart.discount)] as [string, string]] : []),
    [m.cart_shipping(), deliveryOf(cart)],
    ...(cart.fee > 0 ? [[m.cart_fee(), formatDollars(cart.fee)] as [string, string]] : []),
    [isTaxed ? m.cart_tax() : m.cart_tax_estimated(), formatDollars(cart.tax)],
  ];
  const isWhole = cart.shipping_pending === null;
  return (
    <dl aria-busy={busy} className="group/totals mt-4 space-y-1.5 text-sm tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-stone">{label}</dt>
          <dd className="group-aria-busy/totals:text-stone group-aria-busy/totals:line-through">{amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>{isWhole ? m.cart_total() : m.cart_total_without_delivery()}</dt>
        <dd>
          {busy ? (
            <span className="font-normal text-stone">{m.cart_updating()}</span>
          ) : (
            formatDollars(cart.total)
          )}
        </dd>
      </div>
      {credit > 0 && !busy ? (
        <>
          <div className="flex justify-between gap-4">
            <dt className="text-stone">{m.cart_account_credit()}</dt>
            <dd>{formatDollars(-credit)}</dd>
          </div>
          <div className="flex justify-between gap-4 text-lg font-semibold">
            <dt>{m.cart_to_pay()}</dt>
            <dd>{formatDollars(cart.total - credit)}</dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}
