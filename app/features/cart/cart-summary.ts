/** What the whole shop shows of a cart: the badge, and "In cart: n" beside a product. */
import type { Cart } from '#schemas/domain/cart.ts';

export type CartSummary = {
  count: number;
  /** Quantity by SKU. */
  lines: Record<string, number>;
};

export const emptySummary: CartSummary = { count: 0, lines: {} };

export function summaryOf(cart: Pick<Cart, 'count' | 'items'> | null): CartSummary {
  if (!cart) return emptySummary;
  const lines: Record<string, number> = {};
  for (const { sku, quantity } of cart.items) lines[sku] = (lines[sku] ?? 0) + quantity;
  return { count: cart.count, lines };
}
