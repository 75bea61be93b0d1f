/** What is saved for later: one list for each owner, kept as a cart that is never current and never ordered. */

import { type Owner, requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import { newId } from '#api/platform/new-id.ts';
import {
  type CartRow,
  deleteCart,
  findLines,
  findSavedList,
  insertSavedList,
  lockSavedList,
  toNewLine,
  updateCart,
} from '#api/sales/storage/carts.ts';
import type { CartItem } from '#schemas/domain/sales/cart.ts';
import { choiceKey } from './apply-edits.ts';
import { priceCarts } from './cart-view.ts';
import type { LockedCart } from './change-cart.ts';
import { skusOf, writeLines } from './write-lines.ts';

/**
 * The list of a cart's owner, locked, and made where there is none; its lines with the stock at the cart's warehouse.
 * The cart is locked before it.
 */
export async function openSavedList(context: Context, db: Executor, cart: CartRow): Promise<LockedCart> {
  const { account_id, guest_id, warehouse_id } = cart;
  const now = context.now().toISOString();
  await insertSavedList(db, {
    id: newId(),
    account_id,
    guest_id,
    warehouse_id,
    name: '',
    status: 'saved',
    version: 1,
    delivery_method: null,
    payment_type: null,
    billing_address: null,
    shipping_address: null,
    created_at: now,
    updated_at: now,
    selected_at: null,
  });
  const owner = account_id ? { accountId: account_id } : { guestId: guest_id ?? '' };
  const row = await lockSavedList(db, owner);
  if (!row) throw new Error('the list that was just made is gone');
  return { row, lines: await findLines(db, [{ id: row.id, warehouse_id }]) };
}

/** Its lines at the caller's prices and warehouse, now; none for who has saved nothing. */
export async function listSaved(context: Context): Promise<CartItem[]> {
  const owner = requireOwner(context.actor, { optional: true });
  const db = context.database.kysely;
  const row = owner && (await findSavedList(db, owner));
  if (!row) return [];
  const here = { ...row, warehouse_id: context.warehouseId };
  const [priced] = await priceCarts(context, db, [here], undefined);
  return priced?.view.items ?? [];
}

/** A list joins an account's: a guest's at login, as the carts do, or a duplicate's. */
export async function mergeSavedLists(
  context: Context,
  db: Executor,
  from: Owner,
  accountId: string,
): Promise<void> {
  const others = await lockSavedList(db, from);
  if (!others) return;
  const own = await lockSavedList(db, { accountId });
  if (!own) {
    await updateCart(db, others.id, { account_id: accountId, guest_id: null });
    return;
  }
  const stored = await findLines(db, [own, others]);
  const before = stored.filter(({ cart_id }) => cart_id === own.id);
  const lines = before.map(toNewLine);
  for (const line of stored.filter(({ cart_id }) => cart_id === others.id).map(toNewLine)) {
    const same = lines.find((one) => choiceKey(one) === choiceKey(line));
    // Nobody wants a product twice for having saved it on two devices.
    if (same) same.quantity = Math.max(same.quantity, line.quantity);
    else lines.push(line);
  }
  // Its lines leave their list before the account's takes them: a line's id is unique.
  await deleteCart(db, others.id);
  await writeLines(context, db, { row: own, lines: before }, lines, skusOf(stored));
}
