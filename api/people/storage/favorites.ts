import type { Executor } from '#api/platform/database/database.ts';

export function findFavorites(db: Executor, accountId: string) {
  return db
    .selectFrom('favorite')
    .select(['product_id', 'label'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
}

/** Keeps the label it has when none is given. */
export async function saveFavorite(
  db: Executor,
  favorite: { accountId: string; productId: string; label: string | undefined },
  now: Date,
) {
  const { accountId, productId, label } = favorite;
  await db
    .insertInto('favorite')
    .values({
      account_id: accountId,
      product_id: productId,
      label: label ?? '',
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => {
      const columns = conflict.columns(['account_id', 'product_id']);
      return label === undefined ? columns.doNothing() : columns.doUpdateSet({ label });
    })
    .execute();
}

export async function deleteFavorites(db: Executor, accountId: string, productIds: readonly string[]) {
  if (productIds.length === 0) return;
  await db
    .deleteFrom('favorite')
    .where('account_id', '=', accountId)
    .where('product_id', 'in', productIds)
    .execute();
}

/** Answers how many favorites the list has. */
export async function renameFavoriteList(
  db: Executor,
  { accountId, label, to }: { accountId: string; label: string; to: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('favorite')
    .set({ label: to })
    .where('account_id', '=', accountId)
    .where('label', '=', label)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Takes the list's products out of the favorites; answers how many. */
export async function deleteFavoriteList(
  db: Executor,
  { accountId, label }: { accountId: string; label: string },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('favorite')
    .where('account_id', '=', accountId)
    .where('label', '=', label)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function insertFavoriteLink(
  db: Executor,
  link: { id: string; account_id: string; label: string; created_at: string },
): Promise<void> {
  await db.insertInto('favorite_link').values(link).execute();
}

/** Those of an account, the oldest of each list first. */
export function findFavoriteLinks(db: Executor, accountId: string) {
  return db
    .selectFrom('favorite_link')
    .select(['id', 'label'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findFavoriteLink(db: Executor, id: string) {
  return db
    .selectFrom('favorite_link')
    .select(['id', 'account_id', 'label'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Links follow their list into its new name. */
export async function renameFavoriteLinks(
  db: Executor,
  { accountId, label, to }: { accountId: string; label: string; to: string },
): Promise<void> {
  await db
    .updateTable('favorite_link')
    .set({ label: to })
    .where('account_id', '=', accountId)
    .where('label', '=', label)
    .execute();
}

/** Every link to the list: a list that two became can have two. */
export async function deleteFavoriteLinks(
  db: Executor,
  { accountId, label }: { accountId: string; label: string },
): Promise<void> {
  await db
    .deleteFrom('favorite_link')
    .where('account_id', '=', accountId)
    .where('label', '=', label)
    .execute();
}

/** One at a time changes which links an account has. */
export async function lockFavorites(db: Executor, accountId: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
}
