/** POST /api/v1/site: a visitor chooses a warehouse, and the open carts move along. */
import { requireOwner } from '#api/platform/auth/ownership.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { getSite } from '#api/platform/site/get-site.ts';
import { lockOpenCarts, updateCart } from '#api/sales/storage/carts.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import type { Site } from '#schemas/domain/platform/warehouse.ts';

/** Makes a warehouse the current one; the caller's open carts go with it. Throws not_found. */
export async function selectWarehouse(context: Context, warehouseId: string): Promise<Site> {
  const site = await getSite({ ...context, warehouseId });
  if (site.warehouse._id !== warehouseId) throw new ProblemError('not_found', because('warehouse_not_found'));
  const owner = requireOwner(context.actor, { optional: true });
  if (owner) {
    await context.database.transaction(async (tx) => {
      for (const cart of await lockOpenCarts(tx, owner)) {
        if (cart.warehouse_id !== warehouseId) {
          await updateCart(tx, cart.id, { warehouse_id: warehouseId, version: cart.version + 1 });
        }
      }
    });
  }
  return site;
}
