import * as m from '#messages';
import type { CartItem } from '#schemas/domain/cart.ts';
import { availableOf } from '#schemas/domain/quantity.ts';

type Props = {
  item: Pick<CartItem, 'stock' | 'backorder' | 'lead_days' | 'sold'>;
  /** What the shopper wants, which the server may not know yet. */
  quantity: number;
};

/** That the warehouse has fewer than the line wants; or, for what is sold all the same, when the rest comes. */
export function StockMessage({ item, quantity }: Props) {
  const { stock, backorder, lead_days: days } = item;
  if (stock >= quantity) return null;
  if (availableOf(item) >= quantity && backorder) {
    const later = Math.max(0, quantity - stock);
    return (
      <p className="mt-2 text-warning">
        {days === null ? m.cart_backorder({ count: later }) : m.cart_backorder_days({ count: later, days })}
      </p>
    );
  }
  return (
    <p className="mt-2 font-medium text-danger">
      {stock <= 0 ? m.cart_out_of_stock() : m.cart_not_enough({ count: stock })}
    </p>
  );
}
