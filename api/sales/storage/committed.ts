import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

/**
 * What orders took of SKUs and did not hand over or give back yet, by order and warehouse. One without a status waits
 * for its payment.
 */
export async function findTakenOfSkus(db: Executor, skuIds: readonly string[]) {
  const { rows } = await sql<{
    order_id: string;
    status: string | null;
    own: string | null;
    sku_id: string;
    warehouse_id: string;
    units: number;
  }>`select m.order_id, o.status, o.document #>> '{cart,warehouse}' as own, m.sku_id, m.warehouse_id,
      (-sum(m.quantity))::int as units
    from stock_movement m left join "order" o on o.id = m.order_id
    where m.sku_id = any(${skuIds}::text[]) and m.reason in ('order', 'order_edit', 'release')
      and (o.id is null or o.status in ('placed', 'partly_fulfilled'))
    group by m.order_id, o.id, m.sku_id, m.warehouse_id having sum(m.quantity) < 0
    order by m.order_id, m.sku_id, m.warehouse_id`.execute(db);
  return rows;
}

export function findFulfilmentLines(db: Executor, orderIds: readonly string[]) {
  return db
    .selectFrom('fulfilment')
    .select(['order_id', 'lines'])
    .where('order_id', 'in', orderIds)
    .execute();
}

export function findItemsOfOrders(db: Executor, orderIds: readonly string[]) {
  return db
    .selectFrom('order_item')
    .select(['id', 'order_id', 'sku_id', 'quantity', 'parent_id'])
    .where('order_id', 'in', orderIds)
    .execute();
}

export function findOrderNumbers(db: Executor, orderIds: readonly string[]) {
  return db.selectFrom('order').select(['id', 'number']).where('id', 'in', orderIds).execute();
}
