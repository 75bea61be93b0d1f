/** POST /api/v1/carts/{id}/duplicate: a copy of a cart. */

import { requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { newId } from '#api/platform/new-id.ts';
import { findLines, toNewLine, updateCart } from '#api/sales/storage/carts.ts';
import type { Cart } from '#schemas/domain/sales/cart.ts';
import { viewOne } from './cart-view.ts';
import { lockOpenCart } from './change-cart.ts';
import { insertEmptyCart, requireRoom } from './start-cart.ts';
import { skusOf, writeLines } from './write-lines.ts';
/**
 * Its lines with notes and choices, its delivery and its addresses, but neither coupon nor payment; it is the current
 * cart then. Throws not_found, cart_closed, and invalid for one cart too many.
 */
export function duplicateCart(context: Context, id: string, name: string): Promise<Cart> {
  const owner = requireOwner(context.actor);
  return context.database.transaction(async (tx) => {
    await requireRoom(tx, owner);
    const { row: from } = await lockOpenCart(context, tx, id);
    const selected_at = context.now().toISOString();
    const made = await insertEmptyCart(context, tx, owner, { name, selected_at });
    const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
    const row = await updateCart(tx, made.id, {
      warehouse_id: from.warehouse_id,
      delivery_method: from.delivery_method,
      shipping_address: json(from.shipping_address),
      billing_address: json(from.billing_address),
      job_name: from.job_name,
      lien: json(from.lien),
    });
    const lines = await findLines(tx, [from]);
    const copies = lines.map((line) => ({ ...toNewLine(line), id: newId(), proposalLine: null }));
    await writeLines(context, tx, { row, lines: [] }, copies, skusOf(lines));
    return viewOne(context, tx, row);
  });
}
