/** What an order takes from the warehouses and gives back, written down with each change of the stock. */

import { addStock, findTakenBy, insertMovements } from '#api/catalog/public-storage.ts';
import type { Services } from '#api/platform/context.ts';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import { newId } from '#api/platform/new-id.ts';
import type { OrderRow } from '#api/sales/storage/orders.ts';

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

type Units = ReadonlyMap<string, number>;

/**
 * What an order took for units that will not be handed over, by SKU: never more than it took and did not hand over
 * (`gone`). Its own warehouse has them first.
 */
export async function putBackRest(
  services: Pick<Services, 'now'>,
  db: Executor,
  { id, document }: Pick<OrderRow, 'id' | 'document'>,
  { gone, left }: { gone: Units; left: Units },
): Promise<void> {
  const own = document.cart.warehouse;
  const taken = (await findTakenBy(db, id)).map((one) => ({ ...one, quantity: -one.quantity }));
  const takenOf = (sku: string) =>
    taken.reduce((sum, { sku_id, quantity }) => sum + (sku_id === sku ? quantity : 0), 0);
  const open = new Map(
    [...left].map(([sku, units]) => [sku, Math.min(units, takenOf(sku) - (gone.get(sku) ?? 0))] as const),
  );
  const isOwn = ({ warehouse_id }: Movement) => Number(warehouse_id === own);
  const goods = [...taken]
    .sort((a, b) => isOwn(b) - isOwn(a))
    .flatMap(({ sku_id, warehouse_id, quantity }) => {
      const units = Math.min(quantity, open.get(sku_id) ?? 0);
      open.set(sku_id, (open.get(sku_id) ?? 0) - Math.max(0, units));
      return units > 0 ? [{ sku_id, warehouse_id, quantity: units }] : [];
    });
  // In the order in which everybody locks the stock.
  const keyOf = ({ sku_id, warehouse_id }: Movement) => `${sku_id} ${warehouse_id}`;
  goods.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await putBack(services, db, id, 'return', goods);
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
