/** GET /api/v1/carts and /api/v1/carts/{id} (SPEC 7). */
import type { Context } from '#api/services/context.ts';
import { findCart, findOpenCarts } from '#api/storage/repositories/carts.ts';
import type { Cart } from '#schemas/domain/cart.ts';
import { activeOf, priceCarts, viewOne } from './cart-view.ts';
import { requireOwned, requireOwner } from './ownership.ts';

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
  return viewOne(context, db, requireOwned(context.actor, await findCart(db, id), 'cart'));
}
