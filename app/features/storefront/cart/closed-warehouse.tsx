/** Said until it was read: the warehouse that the shopper chose was closed, and the cart is at another one. */
import { useLocation } from '@remix-run/react';
import * as m from '#messages';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type Closed = NonNullable<Cart['closed_warehouse']>;

export const closedText = ({ name, moved_to }: Closed): string =>
  m.cart_warehouse_closed({ closed: name, current: moved_to.name });

/** The shopper has read it once the new warehouse is their own choice. */
export function ClosedWarehouse({ closed }: { closed: Closed }) {
  const { pathname } = useLocation();
  return (
    <Notice tone="warning" className="mt-4" title={closedText(closed)}>
      <p>{m.cart_warehouse_closed_text()}</p>
      <form method="post" action="/warehouse" className="mt-3">
        <input type="hidden" name="returnTo" value={pathname} />
        <Button type="submit" name="warehouse" value={closed.moved_to._id} size="small" variant="outline">
          {m.cart_merged_seen()}
        </Button>
      </form>
    </Notice>
  );
}
