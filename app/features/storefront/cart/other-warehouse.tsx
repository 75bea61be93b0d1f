/** Said where the cart is at another warehouse than the visitor: what moving it changes, and the two ways out. */
import { useLocation } from '@remix-run/react';
import * as m from '#messages';
import type { CartMove } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { MoveChanges } from './move-changes.tsx';

/** Both are forms: choosing a warehouse moves the open carts there. */
export function OtherWarehouse({ move }: { move: CartMove }) {
  const { from, to, lines } = move;
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
          <MoveChanges move={move} />
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
