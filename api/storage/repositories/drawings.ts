import type { Insertable } from 'kysely';
import type { Executor } from '#api/storage/database.ts';
import type { Tables } from '#api/storage/schema.ts';

export async function insertDrawing(db: Executor, row: Insertable<Tables['drawing']>): Promise<void> {
  await db.insertInto('drawing').values(row).execute();
}

export function findDrawings(db: Executor, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('drawing').selectAll().where('id', 'in', ids).execute();
}
export type DrawingRow = Awaited<ReturnType<typeof findDrawings>>[number];

/** What a guest uploaded is the account's from its login on. */
export async function claimDrawings(db: Executor, guestId: string, accountId: string): Promise<void> {
  await db
    .updateTable('drawing')
    .set({ account_id: accountId, guest_id: null })
    .where('guest_id', '=', guestId)
    .execute();
}
