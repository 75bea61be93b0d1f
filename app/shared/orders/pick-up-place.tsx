/** Where an order is picked up, and when. */
import * as m from '#messages';
import { Link } from '#ui/link.tsx';
import { OrderPart, type ShownOrder } from './order-parts.tsx';
import { windowText } from './window-text.ts';

/** Nothing for one that is brought. */
export function PickUpPlace({ order }: { order: ShownOrder }) {
  if (order.cart.Delivery_method !== 'Will Call') return null;
  return (
    <OrderPart title={m.checkout_success_pick_up()}>
      <PickUpFacts order={order} />
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

type Facts = Pick<ShownOrder, 'warehouse_name' | 'pick_up' | 'pick_up_place'>;

/** The warehouse with its address and phone, as far as the order has them, and the window that was chosen. */
export function PickUpFacts({ order: { warehouse_name, pick_up, pick_up_place: place } }: { order: Facts }) {
  return (
    <>
      <address className="not-italic">
        {warehouse_name}
        {place ? (
          <>
            <br />
            {place.address}
            <br />
            {m.shop_city_line(place)}
            <br />
            <a
              href={`tel:${place.phone}`}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {place.phone}
            </a>
          </>
        ) : null}
      </address>
      {pick_up ? <p className="mt-2 font-semibold">{windowText(pick_up)}</p> : null}
    </>
  );
}
