/** A guest's cart joins the account's at login: quantities summed, in one transaction (RESOLUTIONS 35). */
import type { Context } from '#api/services/context.ts';
import type { Executor } from '#api/storage/database.ts';
import {
  type CartRow,
  claimPayingCarts,
  deleteCart,
  findBareLines,
  lockOpenCarts,
  lockOwner,
  toNewLine,
  unselectCarts,
  updateCart,
} from '#api/storage/repositories/carts.ts';
import { claimDrawings } from '#api/storage/repositories/drawings.ts';
import { mergeLines } from './save-cart.ts';
import { mergeSavedLists } from './saved-list.ts';
import { writeLines } from './write-lines.ts';

const byMostRecent = (a: CartRow, b: CartRow) => (a.updated_at < b.updated_at ? 1 : -1);

export async function mergeGuestCart(
  context: Context,
  db: Executor,
  guestId: string,
  accountId: string,
): Promise<void> {
  await lockOwner(db, { guestId });
  await lockOwner(db, { accountId });
  await claimDrawings(db, guestId, accountId);
  await claimPayingCarts(db, guestId, accountId);
  await mergeSavedLists(context, db, guestId, accountId);
  // Locked before their lines are read: an add in another tab waits, or has been read.
  const guestCarts = await lockOpenCarts(db, { guestId });
  const accountCarts = await lockOpenCarts(db, { accountId });
  // A named cart is somebody's job: a guest's goods do not go into one.
  const target = accountCarts.filter((cart) => cart.name === '').sort(byMostRecent)[0];
  const now = context.now().toISOString();
  await unselectCarts(db, { accountId });
  await unselectCarts(db, { guestId });
  let merged = 0;
  for (const guestCart of guestCarts) {
    if (!target || guestCart.name !== '') {
      await updateCart(db, guestCart.id, {
        account_id: accountId,
        guest_id: null,
        version: guestCart.version + 1,
      });
      continue;
    }
    const own = await findBareLines(db, target.id);
    const brought = await findBareLines(db, guestCart.id);
    // The guest's lines leave their cart before the account's takes them: a line's id is unique.
    await deleteCart(db, guestCart.id);
    if (brought.length === 0) continue;
    merged += brought.reduce((sum, line) => sum + line.quantity, 0);
    // The goods were chosen at this warehouse, at its stock.
    const there = { ...target, warehouse_id: context.warehouseId };
    await writeLines(context, db, there, mergeLines([...own, ...brought].map(toNewLine)));
    await updateCart(db, target.id, {
      version: target.version + 1,
      updated_at: now,
      warehouse_id: context.warehouseId,
      ...(target.coupon === null ? { coupon: guestCart.coupon } : {}),
      // Goods that were there already got company: the shopper is told (RESOLUTIONS 35).
      merged: own.length > 0 ? merged : 0,
    });
  }
}
