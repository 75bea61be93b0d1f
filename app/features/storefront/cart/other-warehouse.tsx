/** Said where the cart is at another warehouse than the visitor: what moving it changes, and the two ways out. */
import { useLocation } from '@remix-run/react';
import * as m from '#messages';
import { formatDollars } from '#schemas/domain/platform/format-dollars.ts';
import type { CartMove } from '#schemas/domain/sales/cart.ts';
import { AvailabilityLine } from '#ui/availability-line.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Both are forms: choosing a warehouse moves the open carts there. */
export function OtherWarehouse({ move: { from, to, lines, subtotal, subtotal_before } }: { move: CartMove }) {
  const { pathname } = useLocation();
  return (
    <Notice
      tone="warning"
      className="mt-4"
      title={m.cart_other_warehouse({ cart: from.name, current: to.name })}
    >
      {lines.length > 0 ? (
        <>
          <p>{m.cart_move_changes({ warehouse: to.name })}</p>
          <ul className="mt-1 list-disc pl-5">
            {lines.map((line) => (
              <li key={line._id}>
                {line.name}
                {line.price === line.price_before
                  ? null
                  : `: ${m.cart_move_price({ price: formatDollars(line.price), before: formatDollars(line.price_before) })}`}
                {line.availability && line.stock < line.quantity ? (
                  <AvailabilityLine availability={line.availability} />
                ) : null}
              </li>
            ))}
          </ul>
          {subtotal === subtotal_before ? null : (
            <p className="mt-1">
              {m.cart_move_subtotal({
                price: formatDollars(subtotal),
                before: formatDollars(subtotal_before),
              })}
            </p>
          )}
        </>
      ) : (
        <p>{m.cart_move_same({ warehouse: to.name })}</p>
      )}
      <form method="post" action="/warehouse" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="returnTo" value={pathname} />
        <Button type="submit" name="warehouse" value={to._id} size="small">
          {m.cart_move_to({ warehouse: to.name })}
        </Button>
        <Button type="submit" name="warehouse" value={from._id} size="small" variant="outline">
          {m.cart_move_stay({ warehouse: from.name })}
        </Button>
      </form>
    </Notice>
  );
}
