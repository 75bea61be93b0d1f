/** GET /api/v1/carts and /api/v1/carts/{id} (docs/product.md#cart). */
import { requireOwned, requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { findCart, findQuantities } from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import type { CartSummary } from '#schemas/domain/sales/cart-summary.ts';
import { activeOf, openCartsOf, priceCarts, viewOne } from './cart-view.ts';

/** Most recent first; none for a visitor who has no cart. */
export async function listCarts(context: Context): Promise<Cart[]> {
  const owner = requireOwner(context.actor, { optional: true });
  if (!owner) return [];
  const db = context.database.kysely;
  const rows = await openCartsOf(context, db, owner);
  return (await priceCarts(context, db, rows, activeOf(rows)?.id)).map((cart) => cart.view);
}

/** Of the caller's current cart; empty where there is none. */
export async function getCartSummary(context: Context): Promise<CartSummary> {
  const owner = requireOwner(context.actor, { optional: true });
  const db = context.database.kysely;
  const cart = owner && activeOf(await openCartsOf(context, db, owner));
  if (!cart) return { id: null, version: 0, count: 0, lines: {}, merged: 0 };
  const quantities = await findQuantities(db, cart.id);
  return {
    id: cart.id,
    version: cart.version,
    count: quantities.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: Object.fromEntries(quantities.map(({ code, quantity }) => [code, quantity])),
    merged: cart.merged,
  };
}

/** Throws not_found, for another's cart too. */
export async function getCart(context: Context, id: string): Promise<Cart> {
  const db = context.database.kysely;
  return viewOne(context, db, requireOwned(context.actor, await findCart(db, id), because('cart_not_found')));
}
