/** Said where the cart is at another warehouse than the visitor: what moving it changes, and the two ways out. */
import { useLocation } from '@remix-run/react';
import * as m from '#messages';
import type { CartMove } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { MoveChanges } from './move-changes.tsx';

/** What the buttons send, where they stand in another form. */
export function OtherWarehouseForm({ id }: { id: string }) {
  const { pathname } = useLocation();
  return (
    <form id={id} method="post" action="/warehouse">
      <input type="hidden" name="returnTo" value={pathname} />
    </form>
  );
}

/** Choosing a warehouse moves the open carts there; the buttons belong to the OtherWarehouseForm with the id `form`. */
export function OtherWarehouse({ move, form }: { move: CartMove; form: string }) {
  const { from, to, lines } = move;
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
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" form={form} name="warehouse" value={to._id} size="small">
          {m.cart_move_to({ warehouse: to.name })}
        </Button>
        <Button type="submit" form={form} name="warehouse" value={from._id} size="small" variant="outline">
          {m.cart_move_stay({ warehouse: from.name })}
        </Button>
      </div>
    </Notice>
  );
}
