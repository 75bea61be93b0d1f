/** Stock that stands in a warehouse for orders (docs/decisions/0073-inventory.md). */
import type { Executor } from '#api/platform/database/database.ts';
import { countLines, unitsOf } from '#api/sales/orders/order-lines.ts';
import { findFulfilmentLines, findItemsOfOrders, findTakenOfSkus } from '#api/sales/storage/committed.ts';

/** What was handed over of partly fulfilled orders, by order and SKU. */
async function findGone(db: Executor, orderIds: readonly string[]): Promise<Map<string, number>> {
  const gone = new Map<string, number>();
  if (orderIds.length === 0) return gone;
  const [items, fulfilments] = await Promise.all([
    findItemsOfOrders(db, orderIds),
    findFulfilmentLines(db, orderIds),
  ]);
  for (const id of orderIds) {
    const done = countLines(fulfilments.filter(({ order_id }) => order_id === id));
    const lines = [...done].map(([item, quantity]) => ({ item, quantity }));
    const own = items.filter(({ order_id }) => order_id === id);
    for (const [sku, units] of unitsOf(own, lines)) gone.set(`${id} ${sku}`, units);
  }
  return gone;
}

/**
 * Sell units by "sku warehouse". Goods that came from another warehouse go out first, as they do where the rest of an
 * order is canceled (stock-movements.ts).
 */
export async function countCommitted(db: Executor, skuIds: readonly string[]): Promise<Map<string, number>> {
  const committed = new Map<string, number>();
  if (skuIds.length === 0) return committed;
  const taken = await findTakenOfSkus(db, [...new Set(skuIds)]);
  const partly = taken.filter(({ status }) => status === 'partly_fulfilled');
  const gone = await findGone(db, [...new Set(partly.map(({ order_id }) => order_id))]);
  const isOwn = ({ own, warehouse_id }: (typeof taken)[number]) => Number(own === warehouse_id);
  for (const row of [...taken].sort((a, b) => isOwn(a) - isOwn(b))) {
    const order = `${row.order_id} ${row.sku_id}`;
    const out = Math.min(row.units, gone.get(order) ?? 0);
    gone.set(order, (gone.get(order) ?? 0) - out);
    const key = `${row.sku_id} ${row.warehouse_id}`;
    committed.set(key, (committed.get(key) ?? 0) + row.units - out);
  }
  return committed;
}
