import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';
import type { NotificationChoices } from '#schemas/domain/people/notification.ts';

export async function insertNotification(db: Executor, row: Insertable<Tables['notification']>) {
  await db.insertInto('notification').values(row).execute();
}

/** The newest first: their ids are in the order of time. `isRead` null: all. `before`: older than that one. */
export function findNotifications(
  db: Executor,
  accountId: string,
  { isRead, before, limit }: { isRead: boolean | null; before: string | undefined; limit: number },
) {
  let query = db.selectFrom('notification').selectAll().where('account_id', '=', accountId);
  if (isRead !== null) query = query.where('is_read', '=', isRead);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}
export type NotificationRow = Awaited<ReturnType<typeof findNotifications>>[number];

/** Up to `most`. */
export async function countUnread(db: Executor, accountId: string, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('notification')
        .select('id')
        .where('account_id', '=', accountId)
        .where('is_read', '=', false)
        .limit(most)
        .as('unread'),
    )
    .select((eb) => eb.fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

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

/** What the account has switched off. */
export function findChoices(db: Executor, accountId: string) {
  return db
    .selectFrom('account')
    .select(['shop_off', 'email_off'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export async function saveChoices(
  db: Executor,
  accountId: string,
  { shop_off, email_off }: NotificationChoices,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ shop_off: JSON.stringify(shop_off), email_off: JSON.stringify(email_off) })
    .where('id', '=', accountId)
    .execute();
}
