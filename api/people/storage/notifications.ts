import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export async function insertNotification(db: Executor, row: Insertable<Tables['notification']>) {
  await db.insertInto('notification').values(row).execute();
}

export function findNotifications(db: Executor, accountId: string, isRead: boolean, limit: number) {
  return db
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('is_read', '=', isRead)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

export async function markAllRead(db: Executor, accountId: string) {
  await db
    .updateTable('notification')
    .set({ is_read: true })
    .where('account_id', '=', accountId)
    .where('is_read', '=', false)
    .execute();
}

/** Undefined when there is no such notification of this account. */
export function markRead(db: Executor, accountId: string, id: string) {
  return db
    .updateTable('notification')
    .set({ is_read: true })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
}
