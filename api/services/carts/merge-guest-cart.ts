/** A guest's cart joins the account's at login: quantities summed, in one transaction (RESOLUTIONS 35). */
import type { Context } from '#api/services/context.ts';
import type { Executor } from '#api/storage/database.ts';
import {
  type CartRow,
  deleteCart,
  findBareLines,
  lockOpenCarts,
  lockOwner,
  replaceLines,
  updateCart,
} from '#api/storage/repositories/carts.ts';
import { mergeLines } from './save-cart.ts';

const byMostRecent = (a: CartRow, b: CartRow) => (a.updated_at < b.updated_at ? 1 : -1);

export async function mergeGuestCart(
  context: Context,
  db: Executor,
  guestId: string,
  accountId: string,
): Promise<void> {
  await lockOwner(db, { guestId });
  await lockOwner(db, { accountId });
  // Locked before their lines are read: an add in another tab waits, or has been read.
  const guestCarts = await lockOpenCarts(db, { guestId });
  const own = await lockOpenCarts(db, { accountId });
  // A named cart is somebody's job: a guest's goods do not go into one.
  const target = own.filter((cart) => cart.name === '').sort(byMostRecent)[0];
  const now = context.now().toISOString();
  for (const guestCart of guestCarts) {
    if (!target || guestCart.name !== '') {
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
    // The goods were chosen at this warehouse, at its stock.
    await updateCart(db, target.id, {
      version: target.version + 1,
      updated_at: now,
      warehouse_id: context.warehouseId,
    });
  }
}
