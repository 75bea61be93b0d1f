import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

/** Once for an email, a SKU and a warehouse, however often it is asked for. */
export async function insertStockAlert(
  db: Executor,
  alert: Insertable<Tables['stock_alert']>,
): Promise<void> {
  await db
    .insertInto('stock_alert')
    .values(alert)
    .onConflict((conflict) =>
      conflict.columns(['email', 'sku_id', 'warehouse_id']).doUpdateSet((eb) => ({
        account_id: eb.fn.coalesce('excluded.account_id', 'stock_alert.account_id'),
      })),
    )
    .execute();
}

/** What is back, taken out of the list: nobody else takes it, and a transaction that fails puts it back. */
export async function takeAnswered(db: Executor, limit: number) {
  const due = await db
    .selectFrom('stock_alert as a')
    .innerJoin('stock as t', (join) =>
      join.onRef('t.sku_id', '=', 'a.sku_id').onRef('t.warehouse_id', '=', 'a.warehouse_id'),
    )
    .innerJoin('sku as s', 's.id', 'a.sku_id')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .innerJoin('warehouse as w', 'w.id', 'a.warehouse_id')
    .select([
      'a.id',
      'a.email',
      'a.account_id',
      's.code',
      's.options',
      'p.id as product_id',
      'p.name',
      'p.slug',
      'p.kind',
      'w.name as warehouse',
    ])
    .where('t.quantity', '>', 0)
    .where('p.active', '=', true)
    .orderBy('a.created_at')
    .limit(limit)
    .forUpdate('a')
    .skipLocked()
    .execute();
  if (due.length > 0)
    await db
      .deleteFrom('stock_alert')
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
  return due;
}

export async function countStockAlerts(db: Executor, email: string): Promise<number> {
  const row = await db
    .selectFrom('stock_alert')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function deleteStockAlerts(db: Executor, email: string): Promise<number> {
  const rows = await db.deleteFrom('stock_alert').where('email', '=', email).returning('id').execute();
  return rows.length;
}

export async function findStock(db: Executor, skuId: string, warehouseId: string): Promise<number> {
  const row = await db
    .selectFrom('stock')
    .select('quantity')
    .where('sku_id', '=', skuId)
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst();
  return row?.quantity ?? 0;
}
