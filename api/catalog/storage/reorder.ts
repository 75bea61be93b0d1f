/** Reorder levels and what is at or under them. Rows in, rows out. */
import { sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';

type Level = { warehouse_id: string; reorder_at: number; reorder_to: number; version: number };

/** A SKU's levels, kept from others until the transaction ends; stock of nothing is made where there was none. */
export async function lockLevels(db: Executor, skuId: string, warehouses: readonly string[]) {
  await sql`insert into stock (sku_id, warehouse_id, quantity, bin)
    select ${skuId}::text, id, 0, '' from warehouse where id = any(${warehouses}::text[]) order by id
    on conflict do nothing`.execute(db);
  // A level that is not there yet is kept by its stock.
  await sql`select 1 from stock where sku_id = ${skuId} and warehouse_id = any(${warehouses}::text[])
    order by warehouse_id for update`.execute(db);
  return db
    .selectFrom('reorder_level')
    .select(['warehouse_id', 'reorder_at', 'reorder_to', 'version'])
    .where('sku_id', '=', skuId)
    .execute();
}

export async function writeLevel(db: Executor, skuId: string, level: Level): Promise<void> {
  await db
    .insertInto('reorder_level')
    .values({ sku_id: skuId, ...level })
    .onConflict((conflict) => conflict.columns(['sku_id', 'warehouse_id']).doUpdateSet(level))
    .execute();
}

export async function removeLevel(db: Executor, skuId: string, warehouseId: string): Promise<void> {
  await db
    .deleteFrom('reorder_level')
    .where('sku_id', '=', skuId)
    .where('warehouse_id', '=', warehouseId)
    .execute();
}

/** SKUs at warehouses at or under their reorder point; closed warehouses buy nothing. */
const toReorder = (db: Executor) =>
  db
    .selectFrom('reorder_level as r')
    .innerJoin('stock as t', (join) =>
      join.onRef('t.sku_id', '=', 'r.sku_id').onRef('t.warehouse_id', '=', 'r.warehouse_id'),
    )
    .innerJoin('warehouse as w', 'w.id', 'r.warehouse_id')
    .whereRef('t.quantity', '<=', 'r.reorder_at')
    .where('w.closed_at', 'is', null);

/** How many SKUs at warehouses are at or under their reorder point. */
export async function countToReorder(db: Executor): Promise<number> {
  const { count } = await toReorder(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** By vendor's name and code. */
export const findToReorder = (
  db: Executor,
  where: { warehouse?: string | undefined; vendor?: string | undefined },
  limit: number,
) =>
  toReorder(db)
    .innerJoin('sku as s', 's.id', 'r.sku_id')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .innerJoin('vendor as v', 'v.id', 'p.vendor_id')
    .select([
      's.id as sku_id',
      's.code',
      'p.name',
      's.cost_cents',
      'v.id as vendor_id',
      'v.name as vendor_name',
    ])
    .select([
      'r.reorder_at',
      'r.reorder_to',
      't.quantity',
      'w.id as warehouse_id',
      'w.name as warehouse_name',
    ])
    .$if(where.warehouse !== undefined, (q) => q.where('r.warehouse_id', '=', where.warehouse ?? ''))
    .$if(where.vendor !== undefined, (q) => q.where('v.id', '=', where.vendor ?? ''))
    .orderBy('v.name')
    .orderBy('v.id')
    .orderBy('s.code')
    .orderBy('w.position')
    .orderBy('w.id')
    .limit(limit)
    .execute();
export type ReorderRow = Awaited<ReturnType<typeof findToReorder>>[number];

/** Undefined where there is no such vendor. */
export const findVendorName = async (db: Executor, id: string): Promise<string | undefined> =>
  (await db.selectFrom('vendor').select('name').where('id', '=', id).executeTakeFirst())?.name;
