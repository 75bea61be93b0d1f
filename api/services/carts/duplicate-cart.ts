/** POST /api/v1/carts/{id}/duplicate (ours): the same once more, as a cart of its own. */
import type { Context } from '#api/services/context.ts';
import { newId } from '#api/services/new-id.ts';
import { findBareLines, findCart, toNewLine, updateCart } from '#api/storage/repositories/carts.ts';
import type { Cart } from '#schemas/domain/cart.ts';
import { viewOne } from './cart-view.ts';
import { requireOwner } from './ownership.ts';
import { lockOpenCart } from './save-cart.ts';
import { insertEmptyCart, requireRoom } from './start-cart.ts';
import { writeLines } from './write-lines.ts';

/**
 * Its lines with notes and choices, its delivery and its addresses, but neither coupon nor payment; it is the current
 * cart then. Throws not_found, cart_closed, and invalid for one cart too many.
 */
export function duplicateCart(context: Context, id: string, name: string): Promise<Cart> {
  const owner = requireOwner(context.actor);
  return context.database.transaction(async (tx) => {
    await requireRoom(tx, owner);
    const from = await lockOpenCart(context, tx, id);
    const selected_at = context.now().toISOString();
    const made = await insertEmptyCart(context, tx, owner, { name, selected_at });
    const lines = (await findBareLines(tx, from.id)).map(toNewLine);
    await writeLines(
      context,
      tx,
      { id: made.id, warehouse_id: from.warehouse_id },
      lines.map((line) => ({ ...line, id: newId() })),
    );
    const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
    await updateCart(tx, made.id, {
      warehouse_id: from.warehouse_id,
      delivery_method: from.delivery_method,
      shipping_address: json(from.shipping_address),
      billing_address: json(from.billing_address),
      job_name: from.job_name,
      lien: json(from.lien),
    });
    return viewOne(context, tx, (await findCart(tx, made.id)) ?? made);
  });
}
