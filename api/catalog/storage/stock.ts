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

/** Stock that a step will give back and take, locked until its transaction ends, in the order in which orders take it. */
export async function lockStock(
  db: Executor,
  places: readonly { sku_id: string; warehouse_id: string }[],
): Promise<void> {
  const keys = new Map(places.map((place) => [`${place.sku_id} ${place.warehouse_id}`, place]));
  for (const [, { sku_id, warehouse_id }] of [...keys].sort(([a], [b]) => (a < b ? -1 : 1)))
    await db
      .selectFrom('stock')
      .select('quantity')
      .where('sku_id', '=', sku_id)
      .where('warehouse_id', '=', warehouse_id)
      .forUpdate()
      .execute();
}

export async function addStock(db: Executor, skuId: string, warehouseId: string, quantity: number) {
  await db
    .updateTable('stock')
    .set({ quantity: sql<number>`quantity + ${quantity}` })
    .where('sku_id', '=', skuId)
    .where('warehouse_id', '=', warehouseId)
    .execute();
}

/** The stock itself was changed before, in the same transaction: what is there now is each movement's balance. */
export async function insertMovements(db: Executor, movements: Insertable<Tables['stock_movement']>[]) {
  if (movements.length === 0) return;
  const balance = (sku: string, warehouse: string) =>
    sql<number>`(select quantity from stock where sku_id = ${sku} and warehouse_id = ${warehouse})`;
  await db
    .insertInto('stock_movement')
    .values(
      movements.map((movement) => ({
        ...movement,
        balance: balance(movement.sku_id, movement.warehouse_id),
      })),
    )
    .execute();
}

type Quantity = { sku_id: string; warehouse_id: string; quantity: number };

/**
 * Writes down what will change where stock is overwritten; kept from others until the transaction ends. `actor`: who
 * overwrites it, as the audit log names them; null where nobody does.
 */
export async function noteOverwritten(
  db: Executor,
  rows: readonly Quantity[],
  actor: string | null,
): Promise<void> {
  await sql`with before as (
      select t.sku_id, t.warehouse_id, t.quantity, x.quantity as after
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(sku_id text, warehouse_id text, quantity int)
      join stock t on t.sku_id = x.sku_id and t.warehouse_id = x.warehouse_id
      order by t.sku_id, t.warehouse_id for update of t)
    insert into stock_movement (id, sku_id, warehouse_id, quantity, reason, created_at, balance, actor)
    select gen_random_uuid()::text, sku_id, warehouse_id, after - quantity, 'edit',
      date_trunc('milliseconds', clock_timestamp()), after, ${actor}::text
    from before where after <> quantity`.execute(db);
}

/**
 * What an order took, by SKU and warehouse, less what it gave back when its items were changed; in one order for
 * everybody, so that two of them do not deadlock.
 */
export function findTakenBy(db: Executor, orderId: string) {
  return db
    .selectFrom('stock_movement')
    .select(['sku_id', 'warehouse_id', sql<number>`sum(quantity)::int`.as('quantity')])
    .where('order_id', '=', orderId)
    .where('reason', 'in', ['order', 'order_edit'])
    .groupBy(['sku_id', 'warehouse_id'])
    .having(sql<boolean>`sum(quantity) <> 0`)
    .orderBy('sku_id')
    .orderBy('warehouse_id')
    .execute();
}
