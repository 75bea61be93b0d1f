/** What an order takes from the warehouses and gives back, written down with each change of the stock. */

import { addStock, findTakenBy, insertMovements } from '#api/catalog/public-storage.ts';
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';

/** Sell units of a SKU at a warehouse: less than nothing where they leave it. */
export type Movement = { sku_id: string; warehouse_id: string; quantity: number };
type Reason = Tables['stock_movement']['reason'];

/** The record alone: the stock itself was changed before. `at` is ISO text. */
export const writeMovements = (
  db: Executor,
  order: { id: string; at: string },
  reason: Reason,
  movements: readonly Movement[],
): Promise<void> =>
  insertMovements(
    db,
    movements.map((movement) => ({
      id: newId(),
      order_id: order.id,
      ...movement,
      reason,
      created_at: order.at,
    })),
  );

/** Goods stand in their warehouse again; sorted by SKU, so that two of these do not deadlock. */
export async function putBack(
  { now }: Pick<Services, 'now'>,
  db: Executor,
  orderId: string,
  reason: Reason,
  goods: readonly Movement[],
): Promise<void> {
  for (const { sku_id, warehouse_id, quantity } of goods) await addStock(db, sku_id, warehouse_id, quantity);
  await writeMovements(db, { id: orderId, at: now().toISOString() }, reason, goods);
}

/** All that an order took. */
export async function putBackTaken(
  services: Pick<Services, 'now'>,
  db: Executor,
  orderId: string,
  reason: Reason,
): Promise<void> {
  const taken = await findTakenBy(db, orderId);
  await putBack(
    services,
    db,
    orderId,
    reason,
    taken.map(({ quantity, ...of }) => ({ ...of, quantity: -quantity })),
  );
}
