import { type Insertable, sql } from 'kysely';
import type { Executor } from '#api/storage/database.ts';
import type { Tables } from '#api/storage/schema.ts';

export function findOrderByCart(db: Executor, cartId: string) {
  return db.selectFrom('order').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
}

export function findOrderById(db: Executor, id: string) {
  return db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirst();
}
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrderById>>>;

export async function nextOrderNumber(db: Executor): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('order_number') as number`.execute(db);
  return rows[0]?.number ?? 0;
}

export async function insertOrder(
  db: Executor,
  order: Insertable<Tables['order']>,
  items: Insertable<Tables['order_item']>[],
) {
  await db.insertInto('order').values(order).execute();
  await db.insertInto('order_item').values(items).execute();
}

export function findIdempotency(db: Executor, owner: string, key: string) {
  return db
    .selectFrom('idempotency')
    .selectAll()
    .where('owner', '=', owner)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertIdempotency(db: Executor, row: Insertable<Tables['idempotency']>) {
  await db.insertInto('idempotency').values(row).execute();
}

/**
 * Takes `quantity` from a warehouse's stock; false when there is less. With `backorder` it takes what there is, which
 * may be nothing: the rest comes later.
 */
export async function takeStock(
  db: Executor,
  skuId: string,
  warehouseId: string,
  quantity: number,
  backorder = false,
): Promise<boolean> {
  const row = await db
    .updateTable('stock')
    .set({ quantity: sql<number>`greatest(quantity - ${quantity}, 0)` })
    .where('sku_id', '=', skuId)
    .where('warehouse_id', '=', warehouseId)
    .$if(!backorder, (q) => q.where('quantity', '>=', quantity))
    .returning('sku_id')
    .executeTakeFirst();
  return backorder || row !== undefined;
}

/** An account's orders, newest first; each row says how many there are in all. */
export function findOrdersOf(db: Executor, accountId: string, window: { limit: number; offset: number }) {
  return db
    .selectFrom('order')
    .select(['id', 'number', 'placed_at', 'total_cents'])
    .select([
      sql<string>`document->>'status'`.as('status'),
      sql<string>`document->>'po_number'`.as('po_number'),
      sql<number>`(document->'cart'->>'count')::int`.as('count'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('account_id', '=', accountId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
}
