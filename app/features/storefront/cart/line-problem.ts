/** What keeps a line of a cart from being ordered. */
import * as m from '#messages';
import { availableOf } from '#schemas/domain/catalog/quantity.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';

/** A line wants more than can be had, or what is not made or sold any more. */
export const isProblem = (item: CartItem, quantity = item.quantity): boolean =>
  !item.sold || availableOf(item) < quantity || Boolean(item.configuration?.problem);

/** Why the line cannot be ordered, as a sentence; null when it can. */
export function lineProblem(item: CartItem): string | null {
  if (!isProblem(item)) return null;
  if (!item.sold) return m.cart_line_not_sold();
  if (item.configuration?.problem) return item.configuration.problem;
  if (item.ship_from)
    return m.cart_source_short({ count: Math.max(0, item.stock), warehouse: item.ship_from.name });
  return item.stock <= 0 ? m.cart_out_of_stock() : m.cart_not_enough({ count: item.stock });
}
