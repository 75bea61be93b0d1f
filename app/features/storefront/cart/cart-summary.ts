/** What the whole shop shows of a cart: the badge, and "In cart: n" beside a product. */
import type { Cart } from '#schemas/domain/sales/cart.ts';

export type CartSummary = {
  /**
   * Which cart it is, at which version: an older answer never replaces a newer one (docs/product.md#saving-the-cart).
   */
  id: string | null;
  version: number;
  count: number;
  /** Quantity by SKU. */
  lines: Record<string, number>;
  /** Pieces that a login brought, which the shopper is told of (docs/product.md#cart-at-login). */
  merged: number;
};

export const emptySummary: CartSummary = { id: null, version: 0, count: 0, lines: {}, merged: 0 };

export function summaryOf(cart: Cart | null): CartSummary {
  if (!cart) return emptySummary;
  const lines: Record<string, number> = {};
  for (const { sku, quantity } of cart.items) lines[sku] = (lines[sku] ?? 0) + quantity;
  return { id: cart._id, version: cart.version, count: cart.count, lines, merged: cart.merged };
}
