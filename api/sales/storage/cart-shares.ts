import type { Insertable } from 'kysely';
import type { Executor } from '#api/platform/database/database.ts';
import type { Tables } from '#api/platform/database/schema.ts';

export async function insertCartShare(db: Executor, share: Insertable<Tables['cart_share']>) {
  await db.insertInto('cart_share').values(share).execute();
}

/** Those of a cart that still open, the first to expire first. */
export function findLiveCartShares(db: Executor, cartId: string, now: Date) {
  return db
    .selectFrom('cart_share')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
}
export type CartShareRow = Awaited<ReturnType<typeof findLiveCartShares>>[number];

export function findCartShare(db: Executor, id: string) {
  return db.selectFrom('cart_share').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteCartShare(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('cart_share').where('id', '=', id).execute();
}

export async function deleteExpiredCartShares(db: Executor, cartId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('cart_share')
    .where('cart_id', '=', cartId)
    .where('expires_at', '<=', now.toISOString())
    .execute();
}
