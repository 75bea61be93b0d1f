/** DELETE /api/v1/carts/{id}. */

import { requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { closeCartApprovals } from '#api/sales/approvals/close-approvals.ts';
import {
  deleteCart as deleteCartRow,
  findOpenCarts,
  lockOwner,
  updateCart,
} from '#api/sales/storage/carts.ts';
import { activeOf } from './cart-view.ts';
import { lockOpenCart } from './change-cart.ts';
import { insertEmptyCart } from './start-cart.ts';
/**
 * Deletes a cart. When it was the current one, the first that remains is; when none remains, a new one is made.
 * Throws not_found and cart_closed.
 */
export function deleteCart(context: Context, id: string): Promise<Record<string, never>> {
  const owner = requireOwner(context.actor);
  return context.database.transaction(async (tx) => {
    await lockOwner(tx, owner);
    await lockOpenCart(context, tx, id);
    const wasActive = activeOf(await findOpenCarts(tx, owner))?.id === id;
    await closeCartApprovals(context, tx, id);
    await deleteCartRow(tx, id);
    const [first] = await findOpenCarts(tx, owner);
    if (!first) await insertEmptyCart(context, tx, owner, { name: '' });
    else if (wasActive) await updateCart(tx, first.id, { selected_at: context.now().toISOString() });
    return {};
  });
}
