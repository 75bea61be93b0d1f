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

export async function deleteFavorite(db: Executor, accountId: string, productId: string) {
  await db
    .deleteFrom('favorite')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
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
