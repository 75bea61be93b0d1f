import * as m from '#messages';
import type { Cart } from '#schemas/domain/cart.ts';
import { formatDollars } from '#schemas/domain/format-dollars.ts';

/** Only what the server answered; while a change is under way it says so instead of guessing. */
export function CartTotals({ cart, busy = false }: { cart: Cart; busy?: boolean }) {
  const rows: [string, number][] = [
    [m.cart_subtotal(), cart.subtotal],
    ...(cart.discount > 0 ? [[m.cart_discount(), -cart.discount] as [string, number]] : []),
    [m.cart_shipping(), cart.shipping],
    ...(cart.fee > 0 ? [[m.cart_fee(), cart.fee] as [string, number]] : []),
    [m.cart_tax(), cart.tax],
  ];
  return (
    <dl aria-busy={busy} className="group/totals mt-4 space-y-1.5 text-sm tabular-nums">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-stone">{label}</dt>
          <dd className="group-aria-busy/totals:text-stone group-aria-busy/totals:line-through">
            {formatDollars(amount)}
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>{m.cart_total()}</dt>
        <dd>
          {busy ? (
            <span className="font-normal text-stone">{m.cart_updating()}</span>
          ) : (
            formatDollars(cart.total)
          )}
        </dd>
      </div>
    </dl>
  );
}
