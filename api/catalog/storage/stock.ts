import { type Insertable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

/**
 * Takes `quantity` from a warehouse's stock and answers how much that was; null when there is less. With `backorder` it
 * takes what there is, which may be nothing: the rest comes later.
 */
export async function takeStock(
  db: Executor,
  skuId: string,
  warehouseId: string,
  quantity: number,
  backorder = false,
): Promise<number | null> {
  const row = await db
    .selectFrom('stock')
    .select('quantity')
    .where('sku_id', '=', skuId)
    .where('warehouse_id', '=', warehouseId)
    .forUpdate()
    .executeTakeFirst();
  const there = row?.quantity ?? 0;
  if (there < quantity && !backorder) return null;
  const taken = Math.min(there, quantity);
  if (taken > 0) await addStock(db, skuId, warehouseId, -taken);
  return taken;
}

export async function addStock(db: Executor, skuId: string, warehouseId: string, quantity: number) {
  await db
    .updateTable('stock')
    .set({ quantity: sql<number>`quantity + ${quantity}` })
    .where('sku_id', '=', skuId)
    .where('warehouse_id', '=', warehouseId)
    .execute();
}

export async function insertMovements(db: Executor, movements: Insertable<Tables['stock_movement']>[]) {
  if (movements.length > 0) await db.insertInto('stock_movement').values(movements).execute();
}

/** What an order took, by SKU and warehouse; in one order for everybody, so that two of them do not deadlock. */
export function findTakenBy(db: Executor, orderId: string) {
  return db
    .selectFrom('stock_movement')
    .select(['sku_id', 'warehouse_id', 'quantity'])
    .where('order_id', '=', orderId)
    .where('reason', '=', 'order')
    .orderBy('sku_id')
    .orderBy('warehouse_id')
    .execute();
}
