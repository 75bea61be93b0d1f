import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

/** Kept from others until the transaction ends: places in the list, and that one stays open, are settled one by one. */
export const lockWarehouses = (db: Executor) =>
  db.selectFrom('warehouse').select(['id', 'version']).orderBy('id').forUpdate().execute();

export async function insertWarehouse(db: Executor, row: Insertable<Tables['warehouse']>): Promise<void> {
  await db.insertInto('warehouse').values(row).execute();
}

/** As the next version. */
export async function updateWarehouse(
  db: Executor,
  id: string,
  values: Updateable<Tables['warehouse']>,
): Promise<void> {
  await db
    .updateTable('warehouse')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** In this order; the others' versions stay. */
export async function orderWarehouses(db: Executor, ids: readonly string[]): Promise<void> {
  await sql`update warehouse as w set position = x.position
    from unnest(${[...ids]}::text[]) with ordinality as x(id, position)
    where w.id = x.id and w.position <> x.position`.execute(db);
}

/** By warehouse: SKUs in stock, orders that are not handed over, and carts that would be ordered there. */
export async function countWarehouseUses(db: Executor) {
  const { rows } = await sql<{ id: string; skus: number; orders: number; carts: number }>`
    select w.id,
      (select count(*)::int from stock s where s.warehouse_id = w.id and s.quantity > 0) as skus,
      (select count(*)::int from "order" o where o.document #>> '{cart,warehouse}' = w.id
        and o.status in ('placed', 'partly_fulfilled')) as orders,
      (select count(*)::int from cart c where c.warehouse_id = w.id and c.status in ('open', 'paying')
        and exists (select 1 from cart_item i where i.cart_id = c.id)) as carts
    from warehouse w`.execute(db);
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
}

/** Carts, lists and open proposals of one warehouse are another's; their lines come from no warehouse that is closed. */
export async function moveFromWarehouse(db: Executor, from: string, to: string): Promise<void> {
  await db
    .updateTable('cart')
    .set((eb) => ({ warehouse_id: to, version: eb('version', '+', 1) }))
    .where('warehouse_id', '=', from)
    .where('status', 'in', ['open', 'saved'])
    .execute();
  // What waits for its payment is written as it was asked for; its cart is the shopper's again if that fails.
  await db
    .updateTable('cart')
    .set({ warehouse_id: to })
    .where('warehouse_id', '=', from)
    .where('status', '=', 'paying')
    .execute();
  await db.updateTable('cart_item').set({ ship_from: null }).where('ship_from', '=', from).execute();
  await db
    .updateTable('proposal')
    .set({ warehouse_id: to })
    .where('warehouse_id', '=', from)
    .where('status', 'in', ['draft', 'sent'])
    .execute();
}

export const findSpecialDays = (db: Executor) =>
  db
    .selectFrom('special_day as d')
    .leftJoin('warehouse as w', 'w.id', 'd.warehouse_id')
    .selectAll('d')
    .select('w.name as warehouse_name')
    .orderBy('d.day')
    .orderBy('w.position')
    .orderBy('d.id')
    .execute();
export type SpecialDayRow = Awaited<ReturnType<typeof findSpecialDays>>[number];

/** False where the warehouse has hours of its own on that day already. */
export async function insertSpecialDay(
  db: Executor,
  row: Insertable<Tables['special_day']>,
): Promise<boolean> {
  const [written] = await db
    .insertInto('special_day')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return written !== undefined;
}

/** The day that went; undefined for none. */
export const deleteSpecialDay = (db: Executor, id: string) =>
  db.deleteFrom('special_day').where('id', '=', id).returningAll().executeTakeFirst();
