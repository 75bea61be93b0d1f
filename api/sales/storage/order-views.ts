import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export function findOrderViews(db: Executor, accountId: string) {
  return db
    .selectFrom('order_view')
    .select(['id', 'name', 'search'])
    .where('account_id', '=', accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Throws 23505 when the employee has another view of that name. */
export async function insertOrderView(db: Executor, row: Insertable<Tables['order_view']>) {
  await db.insertInto('order_view').values(row).execute();
}

/** Throws 23505 when the employee has another view of that name. */
export function renameOrderView(db: Executor, accountId: string, id: string, name: string) {
  return db
    .updateTable('order_view')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['id', 'name', 'search'])
    .executeTakeFirst();
}

export function deleteOrderView(db: Executor, accountId: string, id: string) {
  return db
    .deleteFrom('order_view')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['id', 'name', 'search'])
    .executeTakeFirst();
}
