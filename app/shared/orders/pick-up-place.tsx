/** Where an order is picked up, and when; nothing for one that is brought. */
import * as m from '#messages';
import { Link } from '#ui/link.tsx';
import { OrderPart, type ShownOrder } from './order-parts.tsx';
import { windowText } from './window-text.ts';

export function PickUpPlace({ order }: { order: ShownOrder }) {
  if (order.cart.Delivery_method !== 'Will Call') return null;
  return (
    <OrderPart title={m.checkout_success_pick_up()}>
      <p>{order.warehouse_name}</p>
      {order.pick_up ? <p className="font-semibold">{windowText(order.pick_up)}</p> : null}
      <Link
        to="/locations"
        data-no-print
        className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
      >
        {m.order_pick_up_where()}
      </Link>
    </OrderPart>
  );
}
