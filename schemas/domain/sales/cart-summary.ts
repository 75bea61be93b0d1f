import { z } from 'zod';

/** What the whole shop shows of a cart: the badge, and "In cart: n" beside a product. */
export const cartSummarySchema = z.object({
  /**
   * Which cart it is, at which version: an older answer never replaces a newer one (docs/product.md#saving-the-cart).
   */
  id: z.string().nullable(),
  version: z.number().int(),
  count: z.number().int(),
  /** Quantity by SKU. */
  lines: z.record(z.string(), z.number().int()),
  /** Pieces that a login brought, which the shopper is told of (docs/product.md#cart-at-login). */
  merged: z.number().int(),
});
export type CartSummary = z.output<typeof cartSummarySchema>;
