/** GET /api/v1/carts/{id}/move (ours): what would change if a cart moved to another warehouse. Nothing is written. */
import { requireOwned } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { knownWarehouses } from '#api/platform/site/current-warehouse.ts';
import { findCart } from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { CartItem, CartMove } from '#schemas/domain/sales/cart.ts';
import { priceOne } from './cart-view.ts';

/** What a buyer would want to know of a line before it moves. */
const factsOf = ({ price, availability, stock, quantity, sold }: CartItem) =>
  JSON.stringify([price, availability?.kind, sold && stock >= quantity]);

/** Throws not_found, for another's cart and for a warehouse that there is not. */
export async function previewMove(context: Context, id: string, warehouseId: string): Promise<CartMove> {
  const db = context.database.kysely;
  const row = requireOwned(context.actor, await findCart(db, id), because('cart_not_found'));
  const places = await knownWarehouses(context);
  const placeOf = (wanted: string) => {
    const place = places.find((one) => one.id === wanted);
    if (!place) throw new ProblemError('not_found', because('warehouse_not_found'));
    return { _id: place.id, name: place.name };
  };
  const to = placeOf(warehouseId);
  const here = await priceOne(context, db, row);
  const there = await priceOne(context, db, { ...row, warehouse_id: warehouseId });
  const lines = there.view.items.flatMap((after) => {
    const before = here.view.items.find(({ _id }) => _id === after._id);
    if (!before || factsOf(before) === factsOf(after)) return [];
    const { _id, name, options, sku, quantity, stock, availability, price } = after;
    return [{ _id, name, options, sku, quantity, stock, availability, price, price_before: before.price }];
  });
  return {
    from: placeOf(row.warehouse_id),
    to,
    lines,
    subtotal: there.view.subtotal,
    subtotal_before: here.view.subtotal,
  };
}
