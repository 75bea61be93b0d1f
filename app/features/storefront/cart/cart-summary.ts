/** What the whole shop shows of a cart: the badge, and "In cart: n" beside a product. */
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { CartSummary } from '#schemas/domain/sales/cart-summary.ts';

export type { CartSummary };

export const emptySummary: CartSummary = { id: null, version: 0, count: 0, lines: {}, merged: 0 };

export function summaryOf(cart: Cart | null): CartSummary {
  if (!cart) return emptySummary;
  const lines: Record<string, number> = {};
  for (const { sku, quantity } of cart.items) lines[sku] = (lines[sku] ?? 0) + quantity;
  return { id: cart._id, version: cart.version, count: cart.count, lines, merged: cart.merged };
}
