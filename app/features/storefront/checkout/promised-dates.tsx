import * as m from '#messages';
import type { Order } from '#schemas/domain/sales/order.ts';
import { datesText } from './delivery-dates.ts';

/** The days that were promised when the order was placed. */
export function PromisedDates({ order: { promised, cart } }: { order: Pick<Order, 'promised' | 'cart'> }) {
  if (!promised) return null;
  return (
    <p className="mb-2">
      {m.order_promised()}:{' '}
      <span className="font-semibold">{datesText(cart.Delivery_method ?? 'Will Call', promised)}</span>
    </p>
  );
}
