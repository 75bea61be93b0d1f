import type { Order } from '#schemas/domain/sales/order.ts';
import type { LineLeft } from './line-counts.tsx';

/** What was handed over, is not on its way back, and was not refunded. */
export function refundableLines({ cart, returns }: Pick<Order, 'cart' | 'returns'>): LineLeft[] {
  const back = new Map<string, number>();
  for (const { status, lines } of returns)
    if (status !== 'refused')
      for (const { item, quantity } of lines) back.set(item, (back.get(item) ?? 0) + quantity);
  return cart.items
    .map(({ _id, name, sku, fulfilled }) => ({
      _id,
      name,
      sku,
      left: fulfilled - (back.get(_id) ?? 0),
      value: 0,
    }))
    .filter(({ left }) => left > 0);
}

/** What of that can come back: what was not made to order (docs/product.md#custom-products). */
export function returnLines(order: Pick<Order, 'cart' | 'returns'>): LineLeft[] {
  const made = new Set(
    order.cart.items.filter(({ configuration }) => configuration?.returnable === false).map(({ _id }) => _id),
  );
  return refundableLines(order).filter(({ _id }) => !made.has(_id));
}
