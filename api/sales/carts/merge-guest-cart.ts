/** A guest's cart joins the account's at login: quantities summed, in one transaction. */

import { claimDrawings } from '#api/catalog/public-storage.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import {
  type CartRow,
  claimPayingCarts,
  deleteCart,
  findLines,
  lockOpenCarts,
  lockOwner,
  toNewLine,
  unselectCarts,
  updateCart,
} from '#api/sales/storage/carts.ts';
import { mergeLines } from './change-lines.ts';
import { mergeSavedLists } from './saved-list.ts';
import { skusOf, writeLines } from './write-lines.ts';

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
  await mergeSavedLists(context, db, { guestId }, accountId);
  // Locked before their lines are read: an add in another tab waits, or has been read.
  const guestCarts = await lockOpenCarts(db, { guestId });
  const accountCarts = await lockOpenCarts(db, { accountId });
  // A named cart is somebody's job: a guest's goods do not go into one.
  const target = accountCarts.filter((cart) => cart.name === '').sort(byMostRecent)[0];
  await unselectCarts(db, { accountId });
  await unselectCarts(db, { guestId });
  const isMerged = (cart: CartRow) => target !== undefined && cart.name === '';
  for (const guestCart of guestCarts.filter((cart) => !isMerged(cart)))
    await updateCart(db, guestCart.id, {
      account_id: accountId,
      guest_id: null,
      version: guestCart.version + 1,
    });
  if (target) await mergeInto(context, db, target, guestCarts.filter(isMerged));
}

/** Puts the lines of carts, which are deleted, into another one. */
async function mergeInto(context: Context, db: Executor, target: CartRow, carts: readonly CartRow[]) {
  if (carts.length === 0) return;
  // The goods were chosen at this warehouse, at its stock.
  const { warehouseId: warehouse_id } = context;
  const ids = [target, ...carts].map(({ id }) => id);
  const stored = await findLines(
    db,
    ids.map((id) => ({ id, warehouse_id })),
  );
  const before = stored.filter(({ cart_id }) => cart_id === target.id);
  const brought = stored.filter(({ cart_id }) => cart_id !== target.id);
  // The guest's lines leave their cart before the account's takes them: a line's id is unique.
  for (const { id } of carts) await deleteCart(db, id);
  if (brought.length === 0) return;
  const after = mergeLines([...before, ...brought].map(toNewLine));
  await writeLines(context, db, { row: { ...target, warehouse_id }, lines: before }, after, skusOf(stored));
  const filled = carts.filter(({ id }) => brought.some(({ cart_id }) => cart_id === id));
  const coupons = [target, ...filled].flatMap(({ coupon }) => coupon ?? []);
  await updateCart(db, target.id, {
    version: target.version + 1,
    updated_at: context.now().toISOString(),
    warehouse_id,
    coupon: coupons[0] ?? null,
    // Goods that were there already got company: the shopper is told.
    merged: before.length > 0 ? brought.reduce((sum, { quantity }) => sum + quantity, 0) : 0,
  });
}
