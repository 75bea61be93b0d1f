/** POST /api/v1/favorites/lists, ours: a list of favorites is renamed or ends (docs/product.md#favorites). */
import { deleteFavoriteList, renameFavoriteList } from '#api/people/storage/favorites.ts';
import { requireAccount } from '#api/platform/auth/require-account.ts';
import type { Context } from '#api/platform/context.ts';
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import type { ChangeFavoriteList, Favorite } from '#schemas/domain/people/favorite.ts';
import { because } from '#schemas/domain/platform/reasons.ts';
import { listFavorites } from './favorites.ts';

/** Throws unauthenticated, and not_found for a list that the caller doesn't have. */
export async function changeFavoriteList(
  context: Context,
  { label, to, remove }: ChangeFavoriteList,
): Promise<Favorite[]> {
  const accountId = requireAccount(context.actor);
  const db = context.database.kysely;
  const count = remove
    ? await deleteFavoriteList(db, { accountId, label })
    : await renameFavoriteList(db, { accountId, label, to });
  if (count === 0) throw new ProblemError('not_found', because('favorite_list_not_found'));
  return listFavorites(context);
}
