import { type Insertable, sql, type Updateable } from 'kysely';
import type { Executor } from '#api/storage/database.ts';
import type { Tables } from '#api/storage/schema.ts';

export function findOrderByCart(db: Executor, cartId: string) {
  return db.selectFrom('order').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
}

export function findOrderById(db: Executor, id: string) {
  return db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirst();
}
export type OrderRow = Omit<NonNullable<Awaited<ReturnType<typeof findOrderById>>>, 'searched'>;

/** Locked until the transaction ends. */
export function lockOrder(db: Executor, id: string) {
  return db.selectFrom('order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findOrderByNumber(db: Executor, number: string) {
  return db.selectFrom('order').selectAll().where('number', '=', number).executeTakeFirst();
}

export async function updateOrder(
  db: Executor,
  id: string,
  values: Pick<Updateable<Tables['order']>, 'status' | 'version'>,
) {
  await db.updateTable('order').set(values).where('id', '=', id).execute();
}

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

/** An account's orders, newest first; each row says how many there are in all. */
export function findOrdersOf(db: Executor, accountId: string, window: { limit: number; offset: number }) {
  return db
    .selectFrom('order')
    .select(['id', 'number', 'placed_at', 'total_cents', 'status'])
    .select([
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
