import type { Executor } from '#api/platform/database/database.ts';
import { findOpenCarts } from '#api/sales/storage/carts.ts';
import { activeOf } from './cart-view.ts';

/** Where an account's current cart is; null while it has none. */
export async function findCartWarehouse(db: Executor, accountId: string): Promise<string | null> {
  return activeOf(await findOpenCarts(db, { accountId }))?.warehouse_id ?? null;
}
