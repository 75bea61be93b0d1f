/** What lines of an order came to. Pure: the API charges by it, and the desk's form shows it. */
import { toCents } from '../platform/money.ts';
import type { CartItem } from './cart.ts';
import type { Order } from './order.ts';
import type { OrderLineCount } from './order-desk.ts';

/** Cents: what these lines cost after the coupon, with their share of the tax; delivery and fees are not in it. */
export function worthOf({ cart }: Pick<Order, 'cart'>, lines: readonly OrderLineCount[]): number {
  const net = ({ line_total, coupon_discount }: CartItem) => toCents(line_total - coupon_discount);
  const goods = cart.items.reduce((sum, item) => sum + net(item), 0);
  const items = new Map(cart.items.map((item) => [item._id, item]));
  const chosen = lines.reduce((sum, { item: id, quantity }) => {
    const item = items.get(id);
    return item ? sum + (net(item) * quantity) / item.quantity : sum;
  }, 0);
  const tax = goods > 0 ? (toCents(cart.tax) * chosen) / goods : 0;
  return Math.round(chosen + tax);
}
