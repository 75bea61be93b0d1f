import { type Insertable, sql } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { Window } from '#api/platform/pagination.ts';
import { personName } from '#api/platform/storage/person-name.ts';

/** SKUs by code with what a warehouse has of them; kept from others, at both warehouses, until the transaction ends. */
export async function lockStock(db: Executor, codes: readonly string[], from: string, to: string) {
  const skus = await db
    .selectFrom('sku as s')
    .innerJoin('product as p', 'p.id', 's.product_id')
    .select(['s.id', 's.code', 's.product_id', 'p.name'])
    .where(sql`upper(s.code)`, 'in', codes.length > 0 ? [...codes] : [''])
    .execute();
  if (skus.length === 0) return [];
  const ids = skus.map(({ id }) => id);
  await db
    .insertInto('stock')
    .values(ids.map((sku_id) => ({ sku_id, warehouse_id: to, quantity: 0, bin: '' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // In the order in which orders lock it.
  const rows = await db
    .selectFrom('stock')
    .select(['sku_id', 'warehouse_id', 'quantity'])
    .where('sku_id', 'in', ids)
    .where('warehouse_id', 'in', [from, to])
    .orderBy('sku_id')
    .orderBy('warehouse_id')
    .forUpdate()
    .execute();
  const there = new Map(
    rows.filter(({ warehouse_id }) => warehouse_id === from).map((row) => [row.sku_id, row.quantity]),
  );
  return skus.map((sku) => ({ ...sku, quantity: there.get(sku.id) ?? 0 }));
}

export async function insertTransfer(db: Executor, row: Insertable<Tables['stock_transfer']>): Promise<void> {
  await db.insertInto('stock_transfer').values(row).execute();
}

const transfers = (db: Executor) =>
  db
    .selectFrom('stock_transfer as t')
    .innerJoin('warehouse as f', 'f.id', 't.from_id')
    .innerJoin('warehouse as w', 'w.id', 't.to_id')
    .select(['t.id', 't.from_id', 't.to_id', 't.note', 't.lines', 't.created_at'])
    .select(['f.name as from_name', 'w.name as to_name', personName('t.actor').as('by')]);
export type TransferRow = Awaited<ReturnType<ReturnType<typeof transfers>['execute']>>[number];

/** Newest first, and how many there are. */
export async function findTransfers(db: Executor, { limit, offset }: Window) {
  const [rows, count] = await Promise.all([
    transfers(db)
      .orderBy('t.created_at', 'desc')
      .orderBy('t.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('stock_transfer')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirst(),
  ]);
  return { rows, total: Number(count?.n ?? 0) };
}

export const findTransfer = (db: Executor, id: string) =>
  transfers(db).where('t.id', '=', id).executeTakeFirst();

/** What came to a warehouse and left it, newest first, and how many of these there are. */
export async function findMovements(db: Executor, warehouseId: string, { limit, offset }: Window) {
  const [rows, count] = await Promise.all([
    db
      .selectFrom('stock_movement as m')
      .innerJoin('sku as s', 's.id', 'm.sku_id')
      .innerJoin('product as p', 'p.id', 's.product_id')
      .leftJoin('stock_transfer as t', 't.id', 'm.transfer_id')
      .leftJoin('warehouse as o', (join) =>
        join.on(sql<boolean>`o.id = case when t.from_id = m.warehouse_id then t.to_id else t.from_id end`),
      )
      .select(['m.id', 'm.created_at', 'm.quantity', 'm.reason', 'm.order_id'])
      .select(['s.code', 'p.name', 'o.name as other'])
      .where('m.warehouse_id', '=', warehouseId)
      .orderBy('m.created_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('stock_movement')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('warehouse_id', '=', warehouseId)
      .executeTakeFirst(),
  ]);
  return { rows, total: Number(count?.n ?? 0) };
}
