/** GET /api/v1/carts and /api/v1/carts/{id} (docs/product.md#cart). */
import { requireOwned, requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { findCart, findOpenCarts } from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { activeOf, priceCarts, viewOne } from './cart-view.ts';

/** Most recent first; none for a visitor who has no cart. */
export async function listCarts(context: Context): Promise<Cart[]> {
  const owner = requireOwner(context.actor, { optional: true });
  if (!owner) return [];
  const db = context.database.kysely;
  const rows = await findOpenCarts(db, owner);
  return (await priceCarts(context, db, rows, activeOf(rows)?.id)).map((cart) => cart.view);
}

/** Throws not_found, for another's cart too. */
export async function getCart(context: Context, id: string): Promise<Cart> {
  const db = context.database.kysely;
  return viewOne(context, db, requireOwned(context.actor, await findCart(db, id), because('cart_not_found')));
}
