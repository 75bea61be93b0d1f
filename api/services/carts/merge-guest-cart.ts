/** A guest's cart joins the account's at login: quantities summed, in one transaction (RESOLUTIONS 35). */
import type { Context } from '#api/services/context.ts';
import type { Executor } from '#api/storage/database.ts';
import {
  deleteCart,
  findBareLines,
  findOpenCarts,
  lockOwner,
  replaceLines,
  updateCart,
} from '#api/storage/repositories/carts.ts';
import { mergeLines } from './save-cart.ts';
import { activeOf } from './start-cart.ts';

export async function mergeGuestCart(
  context: Context,
  db: Executor,
  guestId: string,
  accountId: string,
): Promise<void> {
  await lockOwner(db, { guestId });
  await lockOwner(db, { accountId });
  const guestCarts = await findOpenCarts(db, { guestId });
  const now = context.now().toISOString();
  for (const guestCart of guestCarts) {
    const target = guestCart.name === '' ? activeOf(await findOpenCarts(db, { accountId })) : undefined;
    if (!target) {
      await updateCart(db, guestCart.id, {
        account_id: accountId,
        guest_id: null,
        version: guestCart.version + 1,
      });
      continue;
    }
    const lines = [...(await findBareLines(db, target.id)), ...(await findBareLines(db, guestCart.id))];
    // The guest's lines leave their cart before the account's takes them: a line's id is unique.
    await deleteCart(db, guestCart.id);
    await replaceLines(
      db,
      target.id,
      mergeLines(
        lines.map((line) => ({ id: line.id, skuId: line.sku_id, quantity: line.quantity, note: line.note })),
      ),
    );
    await updateCart(db, target.id, { version: target.version + 1, updated_at: now });
  }
}
